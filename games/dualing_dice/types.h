// The nouns of Dualing Dice.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "engine/seat.h"

namespace alea::dualing_dice {

inline constexpr int kMostPlayers = kMaxSeats;  // DU-3
inline constexpr int kRounds = 5;               // in a set, so also the dice on a full scoring card (DU-6)
inline constexpr int kHandSize = 3;             // DU-4
inline constexpr int kMostDiscards = 2;         // DU-5
inline constexpr int kPointsToWin = 15;         // DU-15
inline constexpr int kLastSet = 300;            // DU-19

/// The kinds of dice. Each shows 1 up to its number of faces. There is no white D20 (DU-1).
enum class Kind : std::uint8_t { d4, d6, d8, d10, d12, d20 };

inline constexpr int kWhiteKinds = 5;
inline constexpr int kColourKinds = 6;
inline constexpr int kWhiteDiceOfAKind = 10;  // DU-1
inline constexpr std::array<int, kColourKinds> kFaces{4, 6, 8, 10, 12, 20};
inline constexpr std::array<std::string_view, kColourKinds> kKindNames{"D4", "D6", "D8", "D10", "D12", "D20"};

constexpr int faces(Kind kind) { return kFaces[static_cast<std::size_t>(kind)]; }
constexpr std::string_view kind_name(Kind kind) { return kKindNames[static_cast<std::size_t>(kind)]; }

/// Calls visit(kind) for each kind of a set of bits, of which D4 is the lowest.
template <class Visit>
constexpr void each_kind(unsigned kinds, Visit visit) {
  for (; kinds != 0; kinds &= kinds - 1U) visit(static_cast<Kind>(std::countr_zero(kinds)));
}
constexpr unsigned bit(Kind kind) { return 1U << static_cast<unsigned>(kind); }

/// A die that was chosen for a round; it shows 0 until it is rolled.
struct Die {
  Kind kind;
  std::uint8_t number;
  constexpr bool operator==(const Die&) const = default;
};

/// A die on a scoring card.
struct SavedDie {
  Kind kind;
  bool is_white;
  std::uint8_t number;
  constexpr bool operator==(const SavedDie&) const = default;
};

/// One choice. Identical dice give one choice.
class Move {
 public:
  enum class Verb : std::uint8_t {
    none,           // no choice, or an unknown one
    discard,        // none, one or two goals of the hand (DU-5)
    choose,         // a colour die and a white die to roll (DU-7)
    white,          // another white die, where the pile had too few (DU-7)
    reroll_colour,  // DU-9
    reroll_white,
    take_colour,  // DU-10
    take_white,
  };

  constexpr Move() = default;
  static constexpr Move keep() { return {Verb::discard, kNothing, kNothing}; }
  static constexpr Move discard(int goal) { return {Verb::discard, goal, kNothing}; }
  /// Two different goals, in any order.
  static constexpr Move discard(int one, int other) {
    return {Verb::discard, std::min(one, other), std::max(one, other)};
  }
  static constexpr Move choose(Kind colour, Kind white) {
    return {Verb::choose, static_cast<int>(colour), static_cast<int>(white)};
  }
  static constexpr Move white(Kind white) { return {Verb::white, 0, static_cast<int>(white)}; }
  static constexpr Move reroll_colour() { return {Verb::reroll_colour, 0, 0}; }
  static constexpr Move reroll_white() { return {Verb::reroll_white, 0, 0}; }
  static constexpr Move take_colour() { return {Verb::take_colour, 0, 0}; }
  static constexpr Move take_white(Die die) { return {Verb::take_white, die.number, static_cast<int>(die.kind)}; }

  constexpr Verb verb() const { return static_cast<Verb>(word_ & 0xFFU); }
  constexpr Kind colour_kind() const { return static_cast<Kind>(first()); }
  constexpr Kind white_kind() const { return static_cast<Kind>(second()); }
  constexpr Die white_die() const { return {.kind = white_kind(), .number = static_cast<std::uint8_t>(first())}; }
  /// Of a discard
  constexpr bool discards(int goal) const { return first() == goal || second() == goal; }
  constexpr int number_of_discards() const { return int{first() != kNothing} + int{second() != kNothing}; }

  constexpr bool operator==(const Move&) const = default;

 private:
  static constexpr int kNothing = 0xFF;
  constexpr Move(Verb verb, int first, int second)
      : word_(static_cast<std::uint32_t>(verb) | static_cast<std::uint32_t>(first) << 8U |
              static_cast<std::uint32_t>(second) << 16U) {}
  constexpr int first() const { return static_cast<int>(word_ >> 8U & 0xFFU); }
  constexpr int second() const { return static_cast<int>(word_ >> 16U & 0xFFU); }

  std::uint32_t word_;  // left uninitialised, so that making an empty list of moves costs nothing
};

/// What chance did to one seat.
struct Outcome {
  enum class Type : std::uint8_t {
    deal,    // the seat drew a goal (DU-4, DU-5)
    roll,    // rolled its two dice (DU-8)
    reroll,  // rolled one of them again (DU-9)
  };
  Type type;
  Seat seat;
  std::uint8_t first;   // the goal, from 0; or the number on the colour die, or on the die rolled again
  std::uint8_t second;  // of a roll: the number on the white die

  static constexpr Outcome deal(Seat seat, int goal) { return make(Type::deal, seat, goal, 0); }
  static constexpr Outcome roll(Seat seat, int colour, int white) { return make(Type::roll, seat, colour, white); }
  static constexpr Outcome reroll(Seat seat, int number) { return make(Type::reroll, seat, number, 0); }

  constexpr bool operator==(const Outcome&) const = default;

 private:
  static constexpr Outcome make(Type type, Seat seat, int first, int second) {
    return {type, seat, static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)};
  }
};

}  // namespace alea::dualing_dice
