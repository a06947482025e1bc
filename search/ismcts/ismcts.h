// Information set Monte Carlo tree search, for games with dice, hidden information and simultaneous choices.
//
// It follows SO-ISMCTS of Cowling, Powley and Whitehouse ("Information Set Monte Carlo Tree Search", IEEE Transactions
// on Computational Intelligence and AI in Games 4(2), 2012). Each iteration samples a state that is consistent with the
// view (a determinization, `G::imagine`), descends one shared tree with it, adds one node, runs a playout and updates
// the nodes along the line. Since all samples share their statistics, a line of play cannot exploit what the searching
// seat does not know.
//
// Where it departs from the paper, and why:
//
// - Open loop (Perez et al. 2015, "Open Loop Search for General Video Game Playing"). A node is a sequence of choices,
//   not an information set: the dice rolled in between are not part of it, and it averages over them. With chance
//   nodes, a dozen dice would leave almost every node with a single visit. The price is that a choice deeper in the
//   tree can only react to a roll through the moves that are legal then.
// - Simultaneous choices. Upper confidence bounds are deterministic and would settle on a pure strategy that the others
//   can exploit. Where several seats choose at once, each has its own bandit in the node, cannot see the others'
//   choice, and learns by regret matching (bandit.h). The move is then drawn from the average strategy.
// - Widening. The paper expands every legal move before it selects. Our lists are long and budgets short, so moves are
//   added gradually (bandit.h).
// - Selection uses UCB1-Tuned rather than UCB1 with a constant (bandit.h): the games differ in the spread of their
//   values, and one constant would not suit all of them.
// - Playouts use the game's heuristic and may stop early at its evaluation (search/playout.h).
//
// As in the paper, the tree branches on the real moves of all seats, also on moves that the searching seat cannot see
// (the paper's variants SO-ISMCTS+POM and MO-ISMCTS address that); and the other seats are modelled as if they did not
// know their own secrets either.
#pragma once

#include <algorithm>
#include <cstdint>
#include <unordered_map>
#include <utility>
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

  /// Searches until the budget runs out and returns the moves that were tried, the one with the most weight first.
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

  /// One seat's choice in the current iteration.
  struct Step {
    std::uint32_t node;
    Seat seat;
    typename MoveBandit::ArmNumber arm;
    bool is_mixed;  // picked by choose_by_regret()
  };

  /// One iteration: sample, descend, expand, play out, update.
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

  /// Every seat that is to move chooses. Returns a hash of the choices, which identifies the child.
  std::uint64_t let_all_choose(State& state, std::uint32_t node) {
    const Seats seats = G::turn(state).seats();
    const bool is_simultaneous = seats.size() > 1;
    std::uint64_t choices = 0;
    for (const Seat seat : seats) {
      MoveBandit& bandit = nodes_[node].bandit_of(seat);
      bandit.offer(G::moves(state, seat));
      const auto untried = bandit.choose_untried([&] { return likely_move<G>(state, seat, dice_); }, dice_);
      const auto arm = untried           ? *untried
                       : is_simultaneous ? bandit.choose_by_regret(dice_)
                                         : bandit.choose_by_bound(dice_);
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

  /// After simultaneous choices the weights are the average strategy. Otherwise all weight goes to the most visited
  /// move (the "robust child"), whose value rests on the most evidence. Moves with equal visits and values are in
  /// random order.
  std::vector<Ranked<typename G::Move>> ranked(const MoveBandit& bandit) {
    std::vector<Ranked<typename G::Move>> moves;
    double strategies = 0;
    for (const auto& arm : bandit.arms()) strategies += arm.strategy;
    for (const auto& arm : bandit.arms()) {
      if (arm.visits == 0) continue;
      moves.push_back({.move = arm.move,
                       .value = arm.mean(),
                       .weight = strategies > 0 ? arm.strategy : 1.0 * arm.visits,
                       .margin = arm.margin()});
    }
    for (std::size_t i = moves.size(); i > 1; --i) {
      std::swap(moves[i - 1], moves[static_cast<std::size_t>(dice_.pick(static_cast<int>(i)))]);
    }
    std::stable_sort(moves.begin(), moves.end(), [](const auto& a, const auto& b) {
      return a.weight > b.weight || (a.weight == b.weight && a.value > b.value);
    });
    // Moves with less than a fifth of the top weight are dropped from a mixed strategy: early iterations, before the
    // regrets had settled, leave a residue on bad moves (thresholding, Ganzfried, Sandholm and Waugh 2012). A higher
    // threshold plays fewer bad moves but is easier to predict; 1 would always play the top move.
    constexpr double kLeastPartOfTop = 0.2;
    const double least = moves.front().weight * (strategies > 0 ? kLeastPartOfTop : 1);
    double sum = 0;
    for (auto& one : moves) {
      if (one.weight < least || (strategies == 0 && sum > 0)) one.weight = 0;
      sum += one.weight;
    }
    for (auto& one : moves) one.weight /= sum;
    return moves;
  }

  /// Children are found by a 64-bit hash of the parent and the choices. A collision is unlikely and would only blur the
  /// statistics of two nodes: every visit offers the moves that are legal in its own state.
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
