// Sets of strategy cards, of heroes and of rolled dice, each in one machine word.
#pragma once

#include <bit>
#include <cstdint>

#include "games/dice_tuners/types.h"

namespace alea::dice_tuners {

/// The position of the nth set bit, counted from 0. The word must have that many.
constexpr int nth_bit(std::uint64_t word, int n) {
  unsigned at = 0;
  for (unsigned width = 32; width > 0; width /= 2) {
    const int below = std::popcount(word >> at & ((std::uint64_t{1} << width) - 1));
    const bool is_above = n >= below;
    n -= is_above ? below : 0;
    at += is_above ? width : 0;
  }
  return static_cast<int>(at);
}

/// A set of strategy cards: a bit for each named card, and above them one bit for each Bluff. Bluffs are identical, so
/// their bits are filled from the lowest.
class CardSet {
 public:
  constexpr CardSet() = default;
  /// The first `named` cards of the content, and `bluffs` Bluffs.
  constexpr CardSet(int named, int bluffs)
      : bits_(low_bits(static_cast<unsigned>(named)) | low_bits(static_cast<unsigned>(bluffs)) << kBluffShift) {}

  constexpr bool has(Card card) const { return (bits_ & bit(card)) != 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool is_empty() const { return bits_ == 0; }
  constexpr int bluffs() const { return std::popcount(bits_ >> kBluffShift); }
  constexpr CardSet named() const { return CardSet(bits_ & low_bits(kBluffShift)); }
  constexpr CardSet with_bluffs(int bluffs) const {
    return CardSet(named().bits_ | low_bits(static_cast<unsigned>(bluffs)) << kBluffShift);
  }

  constexpr void add(Card card) { *this = card == kBluff ? with_bluffs(bluffs() + 1) : CardSet(bits_ | bit(card)); }
  constexpr void remove(Card card) { *this = card == kBluff ? with_bluffs(bluffs() - 1) : CardSet(bits_ & ~bit(card)); }

  /// The union of two sets without a common named card. Bluffs add up.
  constexpr CardSet operator+(CardSet other) const {
    return CardSet(bits_ | other.named().bits_).with_bluffs(bluffs() + other.bluffs());
  }
  /// This set without the other, which must be a subset.
  constexpr CardSet operator-(CardSet other) const {
    return CardSet(bits_ & ~other.named().bits_).with_bluffs(bluffs() - other.bluffs());
  }
  /// The named cards in both, and the smaller number of Bluffs.
  constexpr CardSet operator&(CardSet other) const { return CardSet(bits_ & other.bits_); }
  /// The named cards in either, and the larger number of Bluffs.
  constexpr CardSet operator|(CardSet other) const { return CardSet(bits_ | other.bits_); }

  /// The nth card, counted from 0, each Bluff by itself.
  constexpr Card nth(int n) const {
    const int at = nth_bit(bits_, n);
    return at < kMostCards ? static_cast<Card>(at) : kBluff;
  }

  /// Calls visit(card) for each named card, and once for all Bluffs.
  template <class Visit>
  constexpr void each_kind(Visit visit) const {
    for (std::uint64_t left = named().bits_; left != 0; left &= left - 1) {
      visit(static_cast<Card>(std::countr_zero(left)));
    }
    if (bluffs() > 0) visit(kBluff);
  }

  constexpr bool operator==(const CardSet&) const = default;

 private:
  static constexpr unsigned kBluffShift = kMostCards;
  static_assert(kMostCards + kBluffs <= 64);

  constexpr explicit CardSet(std::uint64_t bits) : bits_(bits) {}
  static constexpr std::uint64_t low_bits(unsigned count) { return (std::uint64_t{1} << count) - 1; }
  static constexpr std::uint64_t bit(Card card) { return std::uint64_t{1} << index(card); }

  std::uint64_t bits_ = 0;
};

class HeroSet {
 public:
  constexpr HeroSet() = default;
  /// The first `count` heroes of the content.
  constexpr explicit HeroSet(std::size_t count) : bits_(static_cast<std::uint32_t>((std::uint64_t{1} << count) - 1)) {}

  constexpr bool has(HeroCard hero) const { return index(hero) < kMostHeroes && (bits_ >> index(hero) & 1U) != 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool is_empty() const { return bits_ == 0; }
  constexpr void add(HeroCard hero) { bits_ |= 1U << index(hero); }
  constexpr void remove(HeroCard hero) { bits_ &= ~(1U << index(hero)); }
  constexpr HeroCard nth(int n) const { return static_cast<HeroCard>(nth_bit(bits_, n)); }

  template <class Visit>
  constexpr void each(Visit visit) const {
    for (std::uint32_t left = bits_; left != 0; left &= left - 1) visit(static_cast<HeroCard>(std::countr_zero(left)));
  }
  constexpr bool operator==(const HeroSet&) const = default;

 private:
  static_assert(kMostHeroes <= 32);
  std::uint32_t bits_ = 0;
};

/// A set of rolled dice: the number of each kind, in four bits.
class DiceSet {
 public:
  constexpr int count(RolledDie die) const { return static_cast<int>(counts_ >> shift(die) & 0xFU); }
  constexpr bool is_empty() const { return counts_ == 0; }
  constexpr int size() const {
    int dice = 0;
    for (std::uint64_t left = counts_; left != 0; left >>= 4U) dice += static_cast<int>(left & 0xFU);
    return dice;
  }
  /// The first die of the set, by code.
  constexpr RolledDie first() const { return RolledDie::from_code(std::countr_zero(counts_) / 4); }

  constexpr void add(RolledDie die) { counts_ += std::uint64_t{1} << shift(die); }
  constexpr void remove(RolledDie die) { counts_ -= std::uint64_t{1} << shift(die); }

  /// The colours in the set, as bits.
  constexpr unsigned colours() const {
    unsigned bits = 0;
    for (const Colour colour : kAllColours) {
      const std::uint64_t of_colour = counts_ & (kRedKinds << (4U * kFaces * static_cast<unsigned>(colour)));
      bits |= static_cast<unsigned>(of_colour != 0) << static_cast<unsigned>(colour);
    }
    return bits;
  }

  /// Calls visit(die) once for each kind, ordered by colour and face.
  template <class Visit>
  constexpr void each_kind(Visit visit) const {
    for (std::uint64_t left = counts_; left != 0;) {
      const int code = std::countr_zero(left) / 4;
      visit(RolledDie::from_code(code));
      left &= ~(std::uint64_t{0xF} << (4U * static_cast<unsigned>(code)));
    }
  }
  constexpr bool operator==(const DiceSet&) const = default;

 private:
  static_assert(RolledDie::kCodes <= 16);
  static constexpr std::uint64_t kRedKinds = 0xFFFFF0;  // five faces of four bits each, after those of no die
  static constexpr unsigned shift(RolledDie die) { return 4U * static_cast<unsigned>(die.code()); }
  std::uint64_t counts_ = 0;
};

}  // namespace alea::dice_tuners
