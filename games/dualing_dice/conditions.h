// What a goal requires of the five dice on a scoring card: measures that must lie within a range.
//
// Conditions are data. condition_words.h reads them from the words of a deck file; data/README.md explains the words.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <span>

#include "games/dualing_dice/types.h"

namespace alea::dualing_dice {

struct Range {
  static constexpr std::uint8_t kOpen = 255;
  std::uint8_t least = 0;
  std::uint8_t most = kOpen;

  constexpr bool has(int value) const { return value >= least && value <= most; }
  auto operator<=>(const Range&) const = default;
};

/// Which dice a count includes: those that match in every respect.
struct Trait {
  enum class Colour : std::uint8_t { any, white, colour };
  enum class Parity : std::uint8_t { any, odd, even };

  Colour colour = Colour::any;
  bool has_kind = false;
  Kind kind = Kind::d4;
  Parity parity = Parity::any;
  bool is_prime = false;
  std::uint8_t multiple_of = 1;
  Range number{};
  bool is_highest = false;  // that the die can show

  /// Whether it says anything about numbers.
  bool has_number() const;
  bool fits(SavedDie die) const;
  auto operator<=>(const Trait&) const = default;
};

enum class Measure : std::uint8_t {
  sum,
  white_sum,
  colour_sum,
  balance,    // the difference between the sums of white and colour dice
  remainder,  // of the sum, divided by `divisor`
  spread,     // from the lowest to the highest number
  count,      // dice with the trait
  kinds,      // different kinds of dice, whatever their colours
  alike,      // the most dice that show the same number
  pairs,      // different numbers that two or more dice show
  houses,     // 1 for three dice of one number and two of another
  run,        // the most consecutive numbers, in any order
};

struct Condition {
  Measure measure = Measure::sum;
  Range range;
  Trait trait{};             // of a count
  std::uint8_t divisor = 0;  // of a remainder

  auto operator<=>(const Condition&) const = default;
};

inline constexpr int kMostConditions = 3;  // of one goal
using Conditions = std::span<const Condition>;

/// All that some conditions need to know about the dice saved so far. Fields they do not use stay 0, so that cards that
/// are equivalent to them have the same summary.
struct Summary {
  std::array<std::uint8_t, kRounds> numbers{};          // highest first
  std::array<std::uint8_t, kMostConditions> tallies{};  // by condition: a count, or a remainder
  std::uint8_t sum = 0;
  std::uint8_t white_sum = 0;
  std::uint8_t colour_sum = 0;
  std::int8_t balance = 0;  // white minus colour
  std::uint8_t lowest = 0;
  std::uint8_t highest = 0;
  std::uint8_t kinds = 0;  // one bit each

  void add(Conditions conditions, SavedDie die);
  /// Whether a quick check shows that they cannot all be met with `left` more dice. It does not find every such case.
  bool is_hopeless(Conditions conditions, int left) const;
  /// Whether five dice with this summary meet them all.
  bool meets(Conditions conditions) const;
  bool operator==(const Summary&) const = default;
};

}  // namespace alea::dualing_dice
