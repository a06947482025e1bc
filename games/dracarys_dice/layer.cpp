#include "games/dracarys_dice/layer.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "games/dracarys_dice/types.h"

namespace alea::dracarys_dice {
namespace {

constexpr double kNothing = 1e-12;    // less is rounding
constexpr double kFirstDelta = 1e-6;  // and then it doubles
constexpr int kAllAtOnce = 30;        // sweeps in which all choices change that have to, then only some
constexpr int kOneIn = 8;             // how few those are
constexpr int kPatience = 300;        // sweeps with changes before another beginning is tried
constexpr double kSmallDelta = 2e-4;  // up to here delta grows each time, then only after a few tries
constexpr int kTries = 4;

}  // namespace

void Settled::add(const Settled& other) {
  delta = std::max(delta, other.delta);
  regret = std::max(regret, other.regret);
  sweeps = std::max(sweeps, other.sweeps);
  decisions += other.decisions;
}

Layer::Layer(int players, std::uint32_t positions, double envy)
    : players_(static_cast<std::size_t>(players)),
      positions_(positions),
      envy_(envy),
      worths_(positions * players_),
      gains_(positions),
      known_(positions * players_, 0.0) {
  forget_worths();
}

std::span<const double> Layer::worths(Target target) const { return {worths_.data() + target * players_, players_}; }

double Layer::gain(Target target) const {
  const std::span<const double> all = worths(target);
  double others = 0;
  for (const double worth : all.first(players_ - 1)) others += worth;
  return all.back() - envy_ * others;
}

Layer::Target Layer::add_end(std::span<const float> worths) {
  worths_.insert(worths_.end(), worths.begin(), worths.end());
  const auto target = static_cast<Target>(gains_.size());
  gains_.push_back(gain(target));
  return target;
}

Layer::Decision Layer::add_decision(std::span<const Target> choices) {
  // Where everything comes to the same there is nothing to decide.
  const bool matters = std::ranges::any_of(choices, [&](Target target) { return target != choices.front(); });
  const std::span<const Target> kept = matters ? choices : choices.first(1);
  decisions_.push_back({.first = static_cast<std::uint32_t>(targets_.size()),
                        .count = static_cast<std::uint32_t>(kept.size()),
                        .choice = 0});
  targets_.insert(targets_.end(), kept.begin(), kept.end());
  chosen_.push_back(choices.front());
  return static_cast<Decision>(decisions_.size() - 1);
}

void Layer::add_known(double probability, std::span<const float> worths) {
  double* known = known_.data() + roll_ends_.size() * players_;
  known[0] += probability * worths.back();
  for (std::size_t player = 1; player < players_; ++player) known[player] += probability * worths[player - 1];
}

bool Layer::settle(const std::function<bool()>& go_on) {
  double delta = 0;
  int restless = 0;
  int tries = 0;
  for (int sweeps = 1;; ++sweeps) {
    const bool kept = choose(std::max(delta, kNothing), restless > kAllAtOnce);
    const double moved = sweep();
    if (kept && moved < kNothing) {
      finish(delta, sweeps);
      return true;
    }
    if (!go_on()) return false;
    if (!kept && ++restless > kPatience) {
      if (delta < kSmallDelta || ++tries % kTries == 0) delta = std::max(2 * delta, kFirstDelta);
      restless = kAllAtOnce;
      begin_anew();
    }
  }
}

std::uint32_t Layer::best(const Choices& decision) const {
  const Target* targets = targets_.data() + decision.first;
  std::uint32_t best = 0;
  double most = gains_[targets[0]];
  for (std::uint32_t at = 1; at < decision.count; ++at) {
    const double gain = gains_[targets[at]];
    if (gain > most) {
      most = gain;
      best = at;
    }
  }
  return best;
}

/// From choices drawn by lot: one may come to rest from there, and not from where one is.
void Layer::begin_anew() {
  for (Decision number = 0; number < decisions_.size(); ++number) {
    Choices& decision = decisions_[number];
    decision.choice = static_cast<std::uint32_t>(lots_.pick(static_cast<int>(decision.count)));
    chosen_[number] = targets_[decision.first + decision.choice];
  }
  forget_worths();
}

/// Of the positions.
void Layer::forget_worths() {
  std::fill_n(worths_.begin(), positions_ * players_, 1.0 / static_cast<double>(players_));
  for (Target position = 0; position < positions_; ++position) gains_[position] = gain(position);
}

/// Whether no choice had to change. Those that have to change, do; `some`: only one in a few, drawn by lot,
/// which leads out of many a circle in which all of them together would go on forever.
bool Layer::choose(double delta, bool some) {
  bool kept = true;
  for (Decision number = 0; number < decisions_.size(); ++number) {
    Choices& decision = decisions_[number];
    if (decision.count == 1) continue;
    const std::uint32_t at = best(decision);
    const Target target = targets_[decision.first + at];
    if (gains_[target] <= gains_[chosen_[number]] + delta) continue;
    kept = false;
    if (some && lots_.pick(kOneIn) != 0) continue;
    decision.choice = at;
    chosen_[number] = target;
  }
  return kept;
}

/// The most that the worth of a position changed.
double Layer::sweep() {
  double moved = 0;
  std::uint32_t at = 0;
  std::array<double, kMostPlayers> sum{};
  for (Target position = 0; position < positions_; ++position) {
    double* now = worths_.data() + position * players_;
    const double* known = known_.data() + position * players_;
    std::copy_n(known, players_, sum.begin());
    for (; at < roll_ends_[position]; ++at) {
      const Roll& roll = rolls_[at];
      const double* after = worths_.data() + chosen_[roll.decision] * players_;
      sum[0] += roll.probability * after[players_ - 1];
      for (std::size_t player = 1; player < players_; ++player) sum[player] += roll.probability * after[player - 1];
    }
    for (std::size_t player = 0; player < players_; ++player)
      moved = std::max(moved, std::abs(sum[player] - now[player]));
    std::copy_n(sum.begin(), players_, now);
    gains_[position] = gain(position);
  }
  return moved;
}

/// Rounds to what a table keeps, and looks at every choice once more.
void Layer::finish(double delta, int sweeps) {
  for (double& worth : worths_) worth = static_cast<float>(worth);
  for (Target target = 0; target < gains_.size(); ++target) gains_[target] = gain(target);
  settled_ = {.delta = delta, .regret = 0, .sweeps = sweeps, .decisions = 0};
  for (Decision number = 0; number < decisions_.size(); ++number) {
    const Choices& decision = decisions_[number];
    const double missed = gains_[targets_[decision.first + best(decision)]] - gains_[chosen_[number]];
    settled_.regret = std::max(settled_.regret, missed);
    settled_.decisions += decision.count > 1 ? 1 : 0;
  }
}

}  // namespace alea::dracarys_dice
