// Dice, and where their outcomes come from.
//
// A dice source has two verbs:
//   pick(n)          one of n equally likely things: a lot, a side, a card out of those unseen
//   roll<kFaces>(n)  n alike dice at once, as the number of dice that show each face
// Both are without bias and give the same on every platform for the same source. Rules are written
// against the concept; `Dice` is the same as an abstract class, for callers that work with any source.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>

namespace alea {

inline constexpr int kMaxFaces = 8;

/// The different faces of one kind of die, as the number of sides that show each.
struct Faces {
  std::array<std::uint8_t, kMaxFaces> sides{};

  /// How many different faces there are; those named first are the ones in use.
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
  /// The face that side number `side` shows, counted from 0 in the order of the faces.
  constexpr int face_of(int side) const {
    int face = 0;
    while (side >= sides[static_cast<std::size_t>(face)]) side -= sides[static_cast<std::size_t>(face++)];
    return face;
  }
  constexpr bool operator==(const Faces&) const = default;
};

/// How many dice of a roll show each face: one byte a face, so that rolls add up as one number.
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

/// A dice source of any kind. Every die of a roll is drawn on its own, unless the source knows better.
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
