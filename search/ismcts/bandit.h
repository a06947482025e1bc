// The statistics of one seat's moves in one node of the search tree, and the rules that pick a move by them.
//
// A visit is offer(), then one of the choose functions, and learn() once the value is known:
//
//   choose_untried     Progressive widening (Coulom 2007, "Computing Elo Ratings of Move Patterns in the Game of Go"):
//                      the number of moves tried grows as a power of the visits, as in Couëtoux et al. 2011,
//                      "Continuous Upper Confidence Trees". Coulom orders the candidates by a learned prior. We only
//                      know one good move, so that one comes first and the others follow at random.
//   choose_by_bound    UCB1-Tuned (Auer, Cesa-Bianchi, Fischer 2002, "Finite-time Analysis of the Multiarmed Bandit
//                      Problem", section 4), as a subset-armed bandit (Cowling, Powley, Whitehouse 2012): not every arm
//                      is legal at every visit, so the total number of plays is replaced, for each arm, by the number
//                      of visits at which it was legal. UCB1-Tuned has no exploration constant to tune.
//   choose_by_regret   Regret matching (Hart and Mas-Colell 2000, "A Simple Adaptive Procedure Leading to Correlated
//                      Equilibrium") for simultaneous choices, as in Lanctot, Lisý, Winands 2014, "Monte Carlo Tree
//                      Search in Simultaneous Move Games". It differs in two ways. Regrets are never negative, as in
//                      regret matching+ (Tammelin 2014, "Solving Large Imperfect Information Games Using CFR+"), so a
//                      move that was bad for long can come back quickly. And the regrets of the moves that were not
//                      played are estimated with a baseline, see learn_regrets().
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/best_of.h"
#include "engine/simulation_dice.h"

namespace alea {

/// One arm for each move that was ever legal here. Which moves are legal may change from visit to visit, because each
/// visit comes with another sample of the hidden information and of the dice.
template <class Move>
class Bandit {
 public:
  struct Arm {
    Move move;
    int offered;      // visits at which it was legal (Cowling et al. call this the availability count)
    int visits;       // visits at which it was chosen
    double total;     // the sum of the values observed
    double squares;   // the sum of their squares
    double regret;    // cumulative regret for not having played it, at least 0
    double strategy;  // the sum of its regret-matching probabilities; normalized, this is the average strategy

    double mean() const { return visits == 0 ? 0 : total / visits; }
    double variance() const { return squares / visits - mean() * mean(); }

    /// The half-width of a 95 % confidence interval for the mean, at most 1.
    ///
    /// The usual interval assumes many independent values with the same mean, and neither is true here. So it is
    /// widened twice. Two values are added, a win and a loss: a few values that happen to be alike prove little, and
    /// for proportions this makes short series cover what they claim (Agresti and Coull 1998, "Approximate Is Better
    /// than 'Exact' for Interval Estimation of Binomial Proportions"). And the standard error is multiplied by kDrift:
    /// while the tree grows, the moves that follow improve, so later values have another mean than earlier ones.
    ///
    /// It tells moves of one search apart; docs/strength.md has how often longer searches agree. The level of all
    /// values is less certain, because all of them depend on how far the tree, the playouts and a game's evaluation
    /// look ahead.
    double margin() const {
      constexpr double kDeviations = 1.96;  // 95 % of a normal distribution
      constexpr double kDrift = 1.5;        // 1 misses the best move of a longer search more often, 2 calls more equal
      const double n = visits + 2;
      const double centre = (total + 1) / n;
      const double spread = (squares + 1) / n - centre * centre;
      return std::min(1.0, kDeviations * kDrift * std::sqrt(spread / n));
    }
  };
  using ArmNumber = std::uint32_t;

  /// Starts a visit at which these moves are legal. The choose functions only pick from them.
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

  /// Picks an untried move if it is time to widen, and nothing otherwise. The first one is `likely_move()`.
  std::optional<ArmNumber> choose_untried(const auto& likely_move, SimulationDice& dice) {
    const int untried = static_cast<int>(legal_.size()) - tried_;
    // After n visits about sqrt(2 n) moves have been tried: 14 after 100 visits, 45 after 1,000. A larger factor tries
    // long lists sooner but spends less on each move; too small a factor may never reach the best move.
    constexpr int kWidening = 2;
    if (untried == 0 || tried_ * tried_ > kWidening * visits_) return std::nullopt;
    if (tried_ == 0) return find_or_add(likely_move(), 0);
    int nth = dice.pick(untried);
    return *std::find_if(legal_.begin(), legal_.end(),
                         [&](ArmNumber number) { return arms_[number].visits == 0 && nth-- == 0; });
  }

  /// The tried arm with the highest upper confidence bound, where a low variance makes for a tight bound:
  ///   mean + sqrt(ln(offered) / visits * min(1/4, variance + sqrt(2 ln(offered) / visits)))
  /// Equal bounds are common as long as values are equal, so one of them is picked at random.
  ArmNumber choose_by_bound(SimulationDice& dice) const {
    return best_of(legal_, dice, [&](ArmNumber number) { return upper_bound(arms_[number]); });
  }

  /// Plays each arm with a probability proportional to its regret, except for a share of uniformly random choices.
  ArmNumber choose_by_regret(SimulationDice& dice) {
    const double regrets = sum_of_regrets();
    for (const ArmNumber number : legal_) arms_[number].strategy += share_of(arms_[number], regrets);
    if (unit(dice) < kRandomShare) return any(dice);
    double left = unit(dice);
    for (const ArmNumber number : legal_) {
      left -= share_of(arms_[number], regrets);
      if (left < 0) return number;
    }
    return any(dice);  // reached only through rounding errors
  }

  /// Records the value, from 0 (loss) to 1 (win), that followed the chosen arm.
  void learn(ArmNumber chosen, double value) {
    ++arms_[chosen].visits;
    arms_[chosen].total += value;
    arms_[chosen].squares += value * value;
  }

  /// Updates the regrets after learn(), if choose_by_regret() picked the arm. A regret grows by the difference between
  /// what the arm would have given and what the current mixture would.
  ///
  /// Only the chosen arm's value was observed. Importance sampling would count every other arm as 0 and divide the
  /// observed value by the probability of the choice, which is unbiased but very noisy. We use each arm's mean as a
  /// baseline and divide only the deviation from it (a control variate, as in Schmid et al. 2019, "Variance Reduction
  /// in Monte Carlo Counterfactual Regret Minimization"). The mean already contains the present value, a bias that
  /// vanishes as visits grow.
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
  /// The share of uniformly random choices under regret matching (gamma in Lanctot et al.). It bounds the divisor in
  /// learn_regrets() from below and keeps every move's mean up to date. It is not part of the average strategy, so it
  /// does not make the final choice more random; a larger share only spends more visits on bad moves.
  static constexpr double kRandomShare = 0.1;

  /// `guess` is the arm's number if the same moves are legal at every visit, which saves the linear search.
  ArmNumber find_or_add(const Move& move, std::size_t guess) {
    if (guess < arms_.size() && arms_[guess].move == move) return static_cast<ArmNumber>(guess);
    const auto found = std::find_if(arms_.begin(), arms_.end(), [&](const Arm& arm) { return arm.move == move; });
    if (found == arms_.end()) {
      arms_.push_back({.move = move, .offered = 0, .visits = 0, .total = 0, .squares = 0, .regret = 0, .strategy = 0});
      return static_cast<ArmNumber>(arms_.size() - 1);
    }
    return static_cast<ArmNumber>(found - arms_.begin());
  }

  /// See choose_by_bound(). Below every other for an arm that was not tried.
  static double upper_bound(const Arm& arm) {
    constexpr double kMostVariance = 0.25;  // the largest variance possible for values between 0 and 1
    if (arm.visits == 0) return -1;
    const double doubt = std::log(arm.offered) / arm.visits;
    return arm.mean() + std::sqrt(doubt * std::min(kMostVariance, arm.variance() + std::sqrt(2 * doubt)));
  }

  double sum_of_regrets() const {
    double sum = 0;
    for (const ArmNumber number : legal_) sum += arms_[number].regret;
    return sum;
  }
  /// The regret-matching probability of an arm: uniform over the tried arms while no arm has any regret.
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
  int tried_ = 0;  // how many of the arms in legal_ had been tried before this visit
  std::vector<Arm> arms_;
  std::vector<ArmNumber> legal_;
};

}  // namespace alea
