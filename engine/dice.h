// Dice, and the sources of their outcomes.
//
// A dice source has two verbs:
//   pick(n)          one of the numbers 0 to n - 1, equally likely: a lot, a side of a die, one of the unseen cards
//   roll<kFaces>(n)  n identical dice at once, as the number of dice that show each face
// Both are unbiased, and the same source gives the same results on every platform. Rules are templates over the concept
// `DiceSource`; `Dice` is the same as an abstract class, for callers that work with any source.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>

namespace alea {

inline constexpr int kMaxFaces = 8;

/// The faces of one kind of die: for each face, the number of sides that show it.
struct Faces {
  std::array<std::uint8_t, kMaxFaces> sides{};

  /// The number of different faces. The unused entries of `sides` are 0 and come last.
  constexpr int kinds() const {
    int used = 0;
    while (used < kMaxFaces && sides[static_cast<std::size_t>(used)] > 0) ++used;
    return used;
  }
  constexpr int total() const {
    int sum = 0;
    for (const int count : sides) sum += count;
    return sum;
  }
  /// The face that a side shows. Sides are numbered from 0, in the order of the faces.
  constexpr int face_of(int side) const {
    int face = 0;
    while (side >= sides[static_cast<std::size_t>(face)]) side -= sides[static_cast<std::size_t>(face++)];
    return face;
  }
  constexpr bool operator==(const Faces&) const = default;
};

/// How many dice of a roll show each face: one byte per face, so that one addition adds two rolls.
class FaceCounts {
 public:
  constexpr FaceCounts() = default;
  constexpr explicit FaceCounts(std::uint64_t packed) : packed_(packed) {}

  constexpr int operator[](int face) const { return static_cast<int>((packed_ >> (8 * face)) & 0xFFU); }
  constexpr void add(int face, int dice = 1) { packed_ += static_cast<std::uint64_t>(dice) << (8 * face); }
  constexpr std::uint64_t packed() const { return packed_; }

  constexpr FaceCounts operator+(FaceCounts other) const { return FaceCounts(packed_ + other.packed_); }
  constexpr bool operator==(const FaceCounts&) const = default;

 private:
  std::uint64_t packed_ = 0;
};

template <class D>
concept DiceSource = requires(D& dice, int n) {
  { dice.pick(n) } -> std::same_as<int>;
  { dice.template roll<Faces{{1}}>(n) } -> std::same_as<FaceCounts>;
};

/// A dice source of any kind. A roll makes one pick for each die.
class Dice {
 public:
  Dice() = default;
  Dice(const Dice&) = delete;
  Dice& operator=(const Dice&) = delete;
  virtual ~Dice() = default;

  virtual int pick(int n) = 0;

  template <Faces kFaces>
  FaceCounts roll(int n) {
    return roll(kFaces, n);
  }

  FaceCounts roll(const Faces& faces, int n) {
    FaceCounts counts;
    for (int die = 0; die < n; ++die) counts.add(faces.face_of(pick(faces.total())));
    return counts;
  }
};

static_assert(DiceSource<Dice>);

}  // namespace alea
