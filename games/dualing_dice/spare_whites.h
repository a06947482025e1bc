// White dice rolled by other players, one of which a player may save instead.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>

#include "games/dualing_dice/faces.h"

namespace alea::dualing_dice {

/// An estimate of how many other players' white dice are effectively available to a player, in halves of a die.
/// data/README.md says how accurate it is.
inline int spare_halves(int players) {
  constexpr std::array<int, kMostPlayers> kHalves{0, 2, 2, 3, 3, 4, 4, 4};
  return kHalves[static_cast<std::size_t>(players) - 1];
}

/// The probability that something holds for all spare dice, given the probability for one.
inline float for_all(float likelihood, int halves) {
  const float of_half = std::sqrt(likelihood);
  float all = 1;
  for (int i = 0; i < halves; ++i) all *= of_half;
  return all;
}

/// What each face is worth if it may be passed over for the best of some spare white dice, on average. Every kind of
/// white die is equally likely.
class SpareWhites {
 public:
  SpareWhites(const FaceWorth& worth, int halves) {
    for (std::size_t face = 0; face < kWhiteFaces; ++face) sorted_[face] = {worth[face], kLikelihood[face]};
    std::sort(sorted_.begin(), sorted_.end(),
              [](const Entry& one, const Entry& other) { return one.worth < other.worth; });
    float below = 0;
    for (std::size_t i = 0; i < kWhiteFaces; ++i) {
      below += sorted_[i].likelihood;
      sorted_[i].likelihood = for_all(std::min(below, 1.0F), halves);  // that the best spare die is worth at most this
    }
    for (std::size_t i = kWhiteFaces; i-- > 0;) {
      const float before = i == 0 ? 0 : sorted_[i - 1].likelihood;
      better_[i] = better_[i + 1] + sorted_[i].worth * (sorted_[i].likelihood - before);
    }
  }

  float or_better(float worth) const {
    const auto at =
        static_cast<std::size_t>(std::upper_bound(sorted_.begin(), sorted_.end(), worth,
                                                  [](float one, const Entry& other) { return one < other.worth; }) -
                                 sorted_.begin());
    return (at == 0 ? 0 : worth * sorted_[at - 1].likelihood) + better_[at];
  }

 private:
  struct Entry {
    float worth;
    float likelihood;
  };
  static constexpr std::array<float, kWhiteFaces> kLikelihood = [] {
    std::array<float, kWhiteFaces> likelihood{};
    for (int face = 0; face < kWhiteFaces; ++face) {
      likelihood[static_cast<std::size_t>(face)] = 1.0F / static_cast<float>(kWhiteKinds * faces(die_with(face).kind));
    }
    return likelihood;
  }();

  std::array<Entry, kWhiteFaces> sorted_;
  std::array<float, kWhiteFaces + 1> better_{};  // the contribution of this entry and all better ones to the average
};

}  // namespace alea::dualing_dice
