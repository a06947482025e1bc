// Estimates what a match is worth to its breaker from the number of possible codes, efforts made and white dice left.
//
// It ignores which codes are possible, so it is rough, but it is cheap and works for any goal: points, or the chance to
// beat a target. The search (search.h) looks one or two plies ahead and uses it at the leaves.
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "games/dobbelduel/rules.h"

namespace alea::dobbelduel {

/// What the points of a match are worth to its breaker.
class Stakes {
 public:
  static constexpr Stakes points() { return Stakes(0, false); }
  /// In the last match: more points than the target win the game, and exactly as many are half a win.
  static constexpr Stakes target(int points) { return Stakes(points, true); }

  constexpr bool is_target() const { return is_target_; }
  constexpr double worth(int points) const {
    if (!is_target_) return points;
    // Once the game is decided, more points are still better.
    constexpr double kTieBreak = 1e-6;
    const double share = points > target_ ? 1 : points == target_ ? 0.5 : 0;
    return share + points * kTieBreak;
  }
  /// How much more a right solution is worth than a wrong one.
  constexpr float gain(int efforts, int white_dice) const {
    return static_cast<float>(worth(score_of_broken_code(efforts, white_dice)) - worth(0));
  }

 private:
  constexpr Stakes(int target, bool is_target) : target_(target), is_target_(is_target) {}

  int target_;
  bool is_target_;
};

/// The expected gain over a wrong solution of a breaker who has to decide (DO-7), for every number of possible codes,
/// efforts made and white dice left.
class Prospects {
 public:
  /// Values for 1, 2, 4 … 512 codes and for all 1,296, interpolated linearly in between.
  static constexpr int kOctaves = 11;
  using Curve = std::array<float, kOctaves>;

  explicit Prospects(Stakes stakes);
  /// For the match in progress.
  static Prospects of(const State& table);

  Stakes stakes() const { return stakes_; }
  /// When guessing the code now.
  float solution(int codes, int efforts, int white_dice) const {
    return stakes_.gain(efforts, white_dice) / static_cast<float>(codes);
  }
  /// When making another effort. There must be a row and a die for it.
  float effort(int codes, int efforts, int white_dice) const {
    const int octave = std::min(static_cast<int>(std::bit_width(static_cast<unsigned>(codes))), kOctaves) - 1;
    const Curve& curve = efforts_[index_of(efforts, white_dice)];
    if (octave == kOctaves - 1) return curve.back();
    const auto at = static_cast<std::size_t>(octave);
    const float part = static_cast<float>(codes - (1 << octave)) / static_cast<float>(1 << octave);
    return curve[at] + part * (curve[at + 1] - curve[at]);
  }
  /// The better of the two, if there is a choice.
  float best(int codes, int efforts, int white_dice) const {
    const float solved = solution(codes, efforts, white_dice);
    if (codes == 1 || efforts == kEfforts || white_dice == 0) return solved;
    return std::max(solved, effort(codes, efforts, white_dice));
  }

 private:
  static constexpr std::size_t index_of(int efforts, int white_dice) {
    return static_cast<std::size_t>(efforts) * (kWhiteDice + 1) + static_cast<std::size_t>(white_dice);
  }
  Curve best_curve(int efforts, int white_dice) const;

  Stakes stakes_;
  std::array<Curve, std::size_t{kEfforts} * (kWhiteDice + 1)> efforts_{};
};

}  // namespace alea::dobbelduel
