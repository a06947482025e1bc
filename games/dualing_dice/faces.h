// Numbers for every face that a player can save: first the white dice, then the colour dice.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "games/dualing_dice/types.h"

namespace alea::dualing_dice {

inline constexpr int kWhiteFaces = 40;
inline constexpr int kColourFaces = 60;
inline constexpr int kAllFaces = kWhiteFaces + kColourFaces;

/// Where the faces of each kind begin among the white or the colour faces.
inline constexpr std::array<int, kColourKinds> kFirstFace{0, 4, 10, 18, 28, 40};

constexpr int first_face(Kind kind, bool is_white) {
  return kFirstFace[static_cast<std::size_t>(kind)] + (is_white ? 0 : kWhiteFaces);
}
constexpr int face_of(SavedDie die) { return first_face(die.kind, die.is_white) + die.number - 1; }

constexpr SavedDie die_with(int face) {
  const bool is_white = face < kWhiteFaces;
  const int at = is_white ? face : face - kWhiteFaces;
  int kind = 0;
  while (kind + 1 < kColourKinds && kFirstFace[static_cast<std::size_t>(kind) + 1] <= at) ++kind;
  return {.kind = static_cast<Kind>(kind),
          .is_white = is_white,
          .number = static_cast<std::uint8_t>(at - kFirstFace[static_cast<std::size_t>(kind)] + 1)};
}

/// What each face is worth to a player who saves it.
using FaceWorth = std::array<float, kAllFaces>;

constexpr float worth_of(const FaceWorth& worth, SavedDie die) { return worth[static_cast<std::size_t>(face_of(die))]; }

/// DU-9: what the better of two dice is worth on average after one of them is rerolled.
inline float worth_of_reroll(const FaceWorth& worth, SavedDie rerolled, SavedDie kept) {
  const float other = worth_of(worth, kept);
  const int first = first_face(rerolled.kind, rerolled.is_white);
  float sum = 0;
  for (int face = first; face < first + faces(rerolled.kind); ++face) {
    sum += std::max(other, worth[static_cast<std::size_t>(face)]);
  }
  return sum / static_cast<float>(faces(rerolled.kind));
}

/// Calls visit(colour, white, worth) for each pair of a free colour die (a set of bits) and a white die, with the
/// average worth of the better one when both are rolled.
template <class Visit>
void each_pair(const FaceWorth& worth, unsigned free_colours, Visit visit) {
  each_kind(free_colours, [&](Kind colour) {
    // For each white face, the worth of the better one, summed over the faces of the colour die
    std::array<float, kWhiteFaces> better{};
    const auto first = static_cast<std::size_t>(first_face(colour, false));
    for (std::size_t face = first; face < first + static_cast<std::size_t>(faces(colour)); ++face) {
      for (std::size_t white = 0; white < kWhiteFaces; ++white) better[white] += std::max(worth[white], worth[face]);
    }
    for (int kind = 0; kind < kWhiteKinds; ++kind) {
      const auto white = static_cast<Kind>(kind);
      float sum = 0;
      for (int face = first_face(white, true); face < first_face(white, true) + faces(white); ++face) {
        sum += better[static_cast<std::size_t>(face)];
      }
      visit(colour, white, sum / static_cast<float>(faces(colour) * faces(white)));
    }
  });
}

/// A number for each pair of a colour die and a white die.
class PairWorth {
 public:
  float& of(Kind colour, Kind white) { return worth_[place(colour, white)]; }
  float of(Kind colour, Kind white) const { return worth_[place(colour, white)]; }

 private:
  static constexpr std::size_t place(Kind colour, Kind white) {
    return static_cast<std::size_t>(colour) * kWhiteKinds + static_cast<std::size_t>(white);
  }
  std::array<float, std::size_t{kColourKinds} * kWhiteKinds> worth_{};
};

/// The pairs of each_pair; 0 for colour dice that are not free.
inline PairWorth worth_of_pairs(const FaceWorth& worth, unsigned free_colours) {
  PairWorth pairs;
  each_pair(worth, free_colours, [&](Kind colour, Kind white, float here) { pairs.of(colour, white) = here; });
  return pairs;
}

}  // namespace alea::dualing_dice
