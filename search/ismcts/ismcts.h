// Search for games of chance with hidden information and choices made at the same time.
//
// Information-set Monte Carlo tree search. Each step draws a state that fits the view and follows one
// line of play in it. The tree is one of choices only: what chance does between two choices, and what
// the drawn state hides, differ from step to step, and a node keeps the averages. So no line can count on
// what its player does not know.
//
// Where one seat chooses, its moves compete by upper confidence bounds. Where several choose at the same
// time each has a bandit of its own in the node and none sees the others' choice: regret matching, and what
// is played in the end is the average strategy, since the best answer may be a mixed one.
#pragma once

#include <algorithm>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "engine/budget.h"
#include "engine/ranked.h"
#include "search/ismcts/bandit.h"
#include "search/playout.h"

namespace alea {

template <Game G>
class Ismcts {
 public:
  Ismcts(const typename G::View& view, SimulationDice& dice) : view_(view), dice_(dice), nodes_(1) {}

  /// What is known of the seat's moves after some thought, the one to play most often first.
  std::vector<Ranked<typename G::Move>> think(Seat seat, const Budget& budget) {
    Thinking thinking(budget);
    do {
      follow_a_line();
    } while (thinking.goes_on());
    return ranked(nodes_.front().bandit_of(seat));
  }

 private:
  using State = typename G::State;
  using MoveBandit = Bandit<typename G::Move>;

  struct Node {
    std::vector<std::pair<Seat, MoveBandit>> bandits;

    MoveBandit& bandit_of(Seat seat) {
      for (auto& [owner, bandit] : bandits) {
        if (owner == seat) return bandit;
      }
      return bandits.emplace_back(seat, MoveBandit()).second;
    }
  };

  /// One seat's choice on the line that is followed.
  struct Step {
    std::uint32_t node;
    Seat seat;
    typename MoveBandit::ArmNumber arm;
    bool is_mixed;  // chosen by regret
  };

  void follow_a_line() {
    State state = G::imagine(view_, dice_);
    line_.clear();
    std::uint32_t node = 0;
    bool is_in_tree = true;
    while (is_in_tree) {
      while (G::turn(state).is_chance()) G::settle(state, G::draw(state, dice_));
      if (G::turn(state).is_over()) break;
      const std::uint64_t choices = let_all_choose(state, node);
      const auto [child, is_new] = children_.try_emplace(child_key(node, choices), nodes_.size());
      node = child->second;
      if (is_new) nodes_.emplace_back();
      is_in_tree = !is_new;
    }
    learn(play_out<G>(state, dice_, varied_move<G>));
  }

  /// Returns what they chose as a number that names the child.
  std::uint64_t let_all_choose(State& state, std::uint32_t node) {
    const Seats seats = G::turn(state).seats();
    const bool is_simultaneous = seats.size() > 1;
    std::uint64_t choices = 0;
    for (const Seat seat : seats) {
      MoveBandit& bandit = nodes_[node].bandit_of(seat);
      bandit.offer(G::moves(state, seat));
      const auto untried = bandit.choose_untried([&] { return likely_move<G>(state, seat, dice_); }, dice_);
      const auto arm = untried ? *untried : is_simultaneous ? bandit.choose_by_regret(dice_) : bandit.choose_by_bound();
      line_.push_back({.node = node, .seat = seat, .arm = arm, .is_mixed = is_simultaneous && !untried});
      G::play(state, seat, bandit.move(arm));
      choices = mixed(choices ^ (arm + 1));
    }
    return choices;
  }

  void learn(const SeatValues& values) {
    for (const Step& step : line_) {
      MoveBandit& bandit = nodes_[step.node].bandit_of(step.seat);
      const double value = value_of(values, step.seat);
      bandit.learn(step.arm, value);
      if (step.is_mixed) bandit.learn_regrets(step.arm, value);
    }
  }

  /// By the average strategy where others choose at the same time, and otherwise only the most visited.
  static std::vector<Ranked<typename G::Move>> ranked(const MoveBandit& bandit) {
    std::vector<Ranked<typename G::Move>> moves;
    double strategies = 0;
    for (const auto& arm : bandit.arms()) strategies += arm.strategy;
    for (const auto& arm : bandit.arms()) {
      if (arm.visits == 0) continue;
      moves.push_back(
          {.move = arm.move, .value = arm.mean(), .weight = strategies > 0 ? arm.strategy : 1.0 * arm.visits});
    }
    std::stable_sort(moves.begin(), moves.end(), [](const auto& a, const auto& b) { return a.weight > b.weight; });
    // What is left over from looking around is not worth playing.
    const double least = moves.front().weight * (strategies > 0 ? 0.2 : 1);
    double sum = 0;
    for (auto& one : moves) {
      if (one.weight < least || (strategies == 0 && sum > 0)) one.weight = 0;
      sum += one.weight;
    }
    for (auto& one : moves) one.weight /= sum;
    return moves;
  }

  static std::uint64_t mixed(std::uint64_t bits) {
    bits *= 0x9E3779B97F4A7C15U;
    return bits ^ (bits >> 29U);
  }
  static std::uint64_t child_key(std::uint32_t node, std::uint64_t choices) { return mixed(choices + mixed(node + 1)); }

  const typename G::View& view_;
  SimulationDice& dice_;
  std::vector<Node> nodes_;
  std::unordered_map<std::uint64_t, std::uint32_t> children_;
  std::vector<Step> line_;
};

}  // namespace alea
