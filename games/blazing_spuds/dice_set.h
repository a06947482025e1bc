// A set of dice, as a count for each colour and value.
//
// There are never more than ten dice of a colour, so a count fits in four bits and a set in two machine words. Joining
// sets is an addition; finding the first die counts trailing zeros.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

#include "games/blazing_spuds/types.h"

namespace alea::blazing_spuds {

/// How many dice show each value, with four bits per value.
class ValueCounts {
 public:
  constexpr ValueCounts() = default;
  constexpr explicit ValueCounts(std::uint32_t packed) : packed_(packed & kAll) {}

  /// Dice that all show the same value.
  static constexpr ValueCounts of(int value, int dice) {
    return ValueCounts(static_cast<std::uint32_t>(dice) << 4U * static_cast<unsigned>(value - 1));
  }
  static constexpr ValueCounts from(FaceCounts counts) {
    std::uint64_t bits = counts.packed();  // a byte per value
    bits = (bits | bits >> 4U) & 0x00FF00FF00FFU;
    bits = (bits | bits >> 8U) & 0x00FF0000FFFFU;
    return ValueCounts(static_cast<std::uint32_t>(bits | bits >> 16U));
  }

  /// The same with a byte per value.
  constexpr FaceCounts spread() const {
    std::uint64_t bits = packed_;
    bits = (bits | bits << 16U) & 0x00FF0000FFFFU;
    bits = (bits | bits << 8U) & 0x00FF00FF00FFU;
    return FaceCounts((bits | bits << 4U) & 0x0F0F0F0F0F0FU);
  }

  constexpr ValueCounts operator+(ValueCounts other) const { return ValueCounts(packed_ + other.packed_); }

  constexpr std::uint32_t packed() const { return packed_; }
  constexpr int size() const { return static_cast<int>((packed_ * kOnes) >> kTop & 0xFU); }

  /// The values that some die shows, as bits: 1 for value 1, 2 for value 2, 4 for value 3 …
  constexpr unsigned present() const { return gathered(packed_ | packed_ >> 1U | packed_ >> 2U | packed_ >> 3U); }
  /// The values that an odd number of dice show.
  constexpr unsigned odd() const { return gathered(packed_); }

 private:
  static constexpr std::uint32_t kAll = 0xFFFFFF;
  static constexpr std::uint32_t kOnes = 0x111111;
  static constexpr unsigned kTop = 20;

  /// The lowest bit of each count, side by side.
  static constexpr unsigned gathered(std::uint32_t bits) {
    bits &= kOnes;
    bits = (bits | bits >> 3U) & 0x030303U;
    return (bits | bits >> 6U | bits >> 12U) & 0x3FU;
  }

  std::uint32_t packed_ = 0;
};

/// A number of dice for each colour, values unknown.
class ColourCounts {
 public:
  constexpr int operator[](Colour colour) const { return static_cast<int>(packed_ >> shift(colour) & 0xFFU); }
  constexpr void add(Colour colour, int dice) { packed_ += static_cast<std::uint32_t>(dice) << shift(colour); }
  constexpr void clear(Colour colour) { packed_ &= ~(std::uint32_t{0xFF} << shift(colour)); }
  constexpr bool is_empty() const { return packed_ == 0; }
  /// The first colour with any dice; the counts must not all be zero.
  constexpr Colour first() const { return static_cast<Colour>(std::countr_zero(packed_) / 8); }
  constexpr int size() const { return static_cast<int>((packed_ * 0x01010101U) >> 24U); }

  constexpr bool operator==(const ColourCounts&) const = default;

 private:
  static constexpr unsigned shift(Colour colour) { return 8U * static_cast<unsigned>(colour); }

  std::uint32_t packed_ = 0;
};

class DiceSet {
 public:
  constexpr DiceSet() = default;
  /// Identical dice.
  constexpr explicit DiceSet(Die die, int dice = 1) { add(die, dice); }
  constexpr DiceSet(Colour colour, ValueCounts dice) { add(colour, dice); }

  constexpr int count(Die die) const { return static_cast<int>(words_[word(die)] >> shift(die) & 0xFU); }
  constexpr bool has(Die die) const { return count(die) > 0; }
  constexpr bool is_empty() const { return (words_[0] | words_[1]) == 0; }
  constexpr void add(Die die, int dice = 1) { words_[word(die)] += static_cast<std::uint64_t>(dice) << shift(die); }
  constexpr void remove(Die die, int dice = 1) {
    assert(count(die) >= dice);
    words_[word(die)] -= static_cast<std::uint64_t>(dice) << shift(die);
  }

  constexpr ValueCounts of(Colour colour) const {
    return ValueCounts(static_cast<std::uint32_t>(words_[word(colour)] >> shift(colour)));
  }
  constexpr void add(Colour colour, ValueCounts dice) {
    words_[word(colour)] += std::uint64_t{dice.packed()} << shift(colour);
  }
  constexpr DiceSet without(Colour colour) const {
    DiceSet rest = *this;
    rest.words_[word(colour)] &= ~(std::uint64_t{0xFFFFFFFF} << shift(colour));
    return rest;
  }

  /// All colours together. Only for the few dice of an action card: more could overflow.
  constexpr ValueCounts by_value() const {
    const std::uint64_t both = words_[0] + words_[1];
    return ValueCounts(static_cast<std::uint32_t>(both + (both >> 32U)));
  }
  /// The same for any number of dice.
  constexpr FaceCounts faces() const {
    FaceCounts counts;
    for (const Colour colour : kAllColours) counts = counts + of(colour).spread();
    return counts;
  }
  constexpr ColourCounts by_colour() const {
    ColourCounts counts;
    for (const Colour colour : kAllColours) counts.add(colour, of(colour).size());
    return counts;
  }
  constexpr int size() const { return by_colour().size(); }
  /// The colours with any dice, as bits.
  constexpr unsigned colours() const {
    unsigned bits = 0;
    for (const Colour colour : kAllColours) {
      bits |= static_cast<unsigned>(of(colour).packed() != 0) << static_cast<unsigned>(colour);
    }
    return bits;
  }

  /// The first die by colour, then by value; the set must not be empty.
  constexpr Die first() const {
    const bool in_second = words_[0] == 0;
    return Die::from_code(std::countr_zero(words_[static_cast<std::size_t>(in_second)]) / 4 +
                          16 * static_cast<int>(in_second));
  }
  /// Calls visit(die) once for each kind of die, in order, starting at code `from`.
  template <class Visit>
  constexpr void each_kind(Visit visit, int from = 0) const {
    for (std::size_t at = 0; at < words_.size(); ++at) {
      std::uint64_t left = words_[at];
      while (left != 0) {
        const int in_word = std::countr_zero(left) / 4;
        left &= ~(std::uint64_t{0xF} << static_cast<unsigned>(4 * in_word));
        const int code = in_word + 16 * static_cast<int>(at);
        if (code >= from) visit(Die::from_code(code));
      }
    }
  }

  constexpr bool operator==(const DiceSet&) const = default;

 private:
  static constexpr std::size_t word(Die die) { return static_cast<std::size_t>(die.code()) / 16; }
  static constexpr unsigned shift(Die die) { return static_cast<unsigned>(die.code()) % 16U * 4U; }
  static constexpr std::size_t word(Colour colour) { return static_cast<std::size_t>(colour) / 2; }
  static constexpr unsigned shift(Colour colour) { return static_cast<unsigned>(colour) % 2U * 32U; }

  std::array<std::uint64_t, 2> words_{};
};

}  // namespace alea::blazing_spuds
