// What a tree search has learned of one seat's moves at one point of the game.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/simulation_dice.h"

namespace alea {

/// The moves that were ever legal there, and how they fared. Which of them are legal may differ from
/// visit to visit, since what is hidden does.
template <class Move>
class Bandit {
 public:
  struct Arm {
    Move move;
    int offered;      // how often it was legal
    int visits;       // how often it was chosen
    double total;     // of the values that followed
    double squares;   // of those
    double regret;    // that it was not chosen more often, never below 0
    double strategy;  // the sum of the shares that its regret gave it

    double mean() const { return visits == 0 ? 0 : total / visits; }
    double variance() const { return squares / visits - mean() * mean(); }
  };
  using ArmNumber = std::uint32_t;

  /// These moves are legal now: what follows is about them.
  void offer(const auto& moves) {
    ++visits_;
    tried_ = 0;
    legal_.clear();
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const ArmNumber number = find_or_add(moves[i], i);
      ++arms_[number].offered;
      tried_ += static_cast<int>(arms_[number].visits > 0);
      legal_.push_back(number);
    }
  }

  /// Untried moves come one by one, what `likely_move` returns first, so that a long list does not use up all visits.
  /// Nothing where it is not yet time for another.
  std::optional<ArmNumber> choose_untried(const auto& likely_move, SimulationDice& dice) {
    const int untried = static_cast<int>(legal_.size()) - tried_;
    if (untried == 0 || tried_ * tried_ > 2 * visits_) return std::nullopt;
    if (tried_ == 0) return find_or_add(likely_move(), 0);
    int nth = dice.pick(untried);
    return *std::find_if(legal_.begin(), legal_.end(),
                         [&](ArmNumber number) { return arms_[number].visits == 0 && nth-- == 0; });
  }

  /// The tried arm with the best upper confidence bound: the less its values differ, the sooner they are believed.
  ArmNumber choose_by_bound() const {
    constexpr double kMostVariance = 0.25;
    ArmNumber best = legal_.front();
    double best_bound = -1;
    for (const ArmNumber number : legal_) {
      const Arm& arm = arms_[number];
      if (arm.visits == 0) continue;
      const double doubt = std::log(arm.offered) / arm.visits;
      const double bound =
          arm.mean() + std::sqrt(doubt * std::min(kMostVariance, arm.variance() + std::sqrt(2 * doubt)));
      if (bound > best_bound) {
        best_bound = bound;
        best = number;
      }
    }
    return best;
  }

  /// A tried arm by regret matching, now and then any.
  ArmNumber choose_by_regret(SimulationDice& dice) {
    const double regrets = sum_of_regrets();
    for (const ArmNumber number : legal_) arms_[number].strategy += share_of(arms_[number], regrets);
    if (unit(dice) < kRandomShare) return any(dice);
    double left = unit(dice);
    for (const ArmNumber number : legal_) {
      left -= share_of(arms_[number], regrets);
      if (left < 0) return number;
    }
    return any(dice);  // what rounding left over
  }

  void learn(ArmNumber chosen, double value) {
    ++arms_[chosen].visits;
    arms_[chosen].total += value;
    arms_[chosen].squares += value * value;
  }

  /// After learn(), where `chosen` was chosen by regret: what each legal arm would have given, against what their
  /// mixture would. An arm is taken to give what it gave on average, corrected for the one that was chosen by what it
  /// gave now: no expectation is changed by that, and much less left to chance.
  void learn_regrets(ArmNumber chosen, double value) {
    const double regrets = sum_of_regrets();
    const double likely =
        (1 - kRandomShare) * share_of(arms_[chosen], regrets) + kRandomShare / static_cast<double>(legal_.size());
    const auto estimate = [&](ArmNumber number) {
      const double mean = arms_[number].mean();
      return number == chosen ? mean + (value - mean) / likely : mean;
    };
    double mixture = 0;
    for (const ArmNumber number : legal_) mixture += share_of(arms_[number], regrets) * estimate(number);
    for (const ArmNumber number : legal_) {
      Arm& arm = arms_[number];
      if (arm.visits > 0) arm.regret = std::max(0.0, arm.regret + estimate(number) - mixture);
    }
  }

  const Move& move(ArmNumber number) const { return arms_[number].move; }
  const std::vector<Arm>& arms() const { return arms_; }

 private:
  static constexpr double kRandomShare = 0.1;

  /// `guess` is where it stands if the same moves are legal every time.
  ArmNumber find_or_add(const Move& move, std::size_t guess) {
    if (guess < arms_.size() && arms_[guess].move == move) return static_cast<ArmNumber>(guess);
    const auto found = std::find_if(arms_.begin(), arms_.end(), [&](const Arm& arm) { return arm.move == move; });
    if (found == arms_.end()) {
      arms_.push_back({.move = move, .offered = 0, .visits = 0, .total = 0, .squares = 0, .regret = 0, .strategy = 0});
      return static_cast<ArmNumber>(arms_.size() - 1);
    }
    return static_cast<ArmNumber>(found - arms_.begin());
  }

  double sum_of_regrets() const {
    double sum = 0;
    for (const ArmNumber number : legal_) sum += arms_[number].regret;
    return sum;
  }
  /// All tried arms the same while nothing is regretted.
  double share_of(const Arm& arm, double regrets) const {
    if (regrets > 0) return arm.regret / regrets;
    return arm.visits > 0 && tried_ > 0 ? 1.0 / tried_ : 0;
  }

  ArmNumber any(SimulationDice& dice) const {
    return legal_[static_cast<std::size_t>(dice.pick(static_cast<int>(legal_.size())))];
  }
  static double unit(SimulationDice& dice) {
    constexpr int kSteps = 1 << 30;
    return static_cast<double>(dice.pick(kSteps)) / kSteps;
  }

  int visits_ = 0;
  int tried_ = 0;  // of the legal arms, at this visit
  std::vector<Arm> arms_;
  std::vector<ArmNumber> legal_;
};

}  // namespace alea
