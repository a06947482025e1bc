// The basic types of Blazing Spuds.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/dice.h"
#include "engine/options.h"
#include "engine/seat.h"

namespace alea::blazing_spuds {

inline constexpr int kMostPlayers = 4;
inline constexpr int kValues = 6;
inline constexpr Faces kSixFaces{{1, 1, 1, 1, 1, 1}};

/// Seat A plays red, B yellow, C white and D green. With two players white belongs to nobody (BS-3).
enum class Colour : std::uint8_t { red, yellow, white, green };
inline constexpr int kColours = 4;
inline constexpr std::array kAllColours{Colour::red, Colour::yellow, Colour::white, Colour::green};

constexpr Colour colour_of(Seat seat) { return static_cast<Colour>(index(seat)); }

/// A die: its colour and the value it shows, 1 to 6.
class Die {
 public:
  constexpr Die() = default;
  constexpr Die(Colour colour, int value)
      : code_(static_cast<std::uint8_t>(static_cast<int>(colour) * kCodesOfAColour + value - 1)) {}
  static constexpr Die from_code(int code) {
    Die die;
    die.code_ = static_cast<std::uint8_t>(code);
    return die;
  }

  constexpr Colour colour() const { return static_cast<Colour>(code_ / kCodesOfAColour); }
  constexpr int value() const { return code_ % kCodesOfAColour + 1; }

  /// Orders dice by colour, then by value.
  constexpr int code() const { return code_; }
  static constexpr int kCodesOfAColour = 8;  // two are unused, so that a colour fills half a word of DiceSet
  static constexpr int kCodes = kCodesOfAColour * kColours;

  constexpr bool operator==(const Die&) const = default;

 private:
  std::uint8_t code_ = 0;
};

/// The four cards of a player (BS-1): three with two sides, in the order of their fronts, and the Stove.
enum class Card : std::uint8_t { one, two, three, stove };
inline constexpr std::array kActionCards{Card::one, Card::two, Card::three};
inline constexpr std::array kAllCards{Card::one, Card::two, Card::three, Card::stove};

/// Calls visit(card) for each card in a set of bits.
template <class Visit>
constexpr void each_card(unsigned cards, Visit visit) {
  for (; cards != 0; cards &= cards - 1U) visit(static_cast<Card>(std::countr_zero(cards)));
}

enum class Side : std::uint8_t { run, kind, pair, different, reassign, target, stove };

inline constexpr std::array kFronts{Side::run, Side::kind, Side::pair};

/// BS-7: the backs of the three fronts, in the order of the fronts. The rulebook's pairing comes first.
inline constexpr std::array<std::array<Side, 3>, 6> kBacks{{
    {Side::different, Side::reassign, Side::target},
    {Side::different, Side::target, Side::reassign},
    {Side::reassign, Side::different, Side::target},
    {Side::reassign, Side::target, Side::different},
    {Side::target, Side::different, Side::reassign},
    {Side::target, Side::reassign, Side::different},
}};
inline constexpr std::array<std::string_view, 6> kBacksNames{
    "different_reassign_target", "different_target_reassign", "reassign_different_target",
    "reassign_target_different", "target_different_reassign", "target_reassign_different",
};

/// BS-15: when dice that are handed round are placed. Together after the last one, or each before the next.
inline constexpr std::array<std::string_view, 2> kPlacingNames{"together", "at_once"};

struct Options {
  OptionValue backs = 0;    // BS-7
  OptionValue placing = 0;  // BS-15
  constexpr bool operator==(const Options&) const = default;

  constexpr bool is_at_once() const { return placing == 1; }
};

inline constexpr std::array kOptions{word("backs", &Options::backs, kBacksNames),
                                     word("placing", &Options::placing, kPlacingNames)};

/// The side that comes up when an action card is flipped (BS-10).
constexpr Side other_side(const Options& options, Card card, Side up) {
  const auto at = static_cast<std::size_t>(card);
  return up == kFronts[at] ? kBacks[static_cast<std::size_t>(options.backs)][at] : kFronts[at];
}

/// One small choice; longer decisions are chains of these. Identical dice are one choice.
class Move {
 public:
  enum class Kind : std::uint8_t {
    reroll_card,    // all dice on a card (BS-8)
    reroll_colour,  // all dice of a colour (BS-8)
    place,          // a die from the hand on a card; on the Stove, all dice identical to it (BS-9)
    activate,       // a card (BS-10)
    pass,           // no card
    deal,           // the next die of a distribution (BS-11)
    give,           // both dice of Target to one player (BS-13)
    lift,           // a die off a card, to be placed again (BS-14)
    done,           // lift no more dice
    set,            // a die of the Reassign card to a value (BS-14)
  };

  constexpr Move() = default;
  static constexpr Move reroll(Card card) { return {Kind::reroll_card, card, 0}; }
  static constexpr Move reroll(Colour colour) { return {Kind::reroll_colour, {}, static_cast<int>(colour)}; }
  static constexpr Move place(Die die, Card on) { return {Kind::place, on, die.code()}; }
  static constexpr Move activate(Card card) { return {Kind::activate, card, 0}; }
  static constexpr Move pass() { return {Kind::pass, {}, 0}; }
  static constexpr Move deal(Die die) { return {Kind::deal, {}, die.code()}; }
  static constexpr Move give(Seat to) { return {Kind::give, {}, index(to)}; }
  static constexpr Move lift(Die die, Card off) { return {Kind::lift, off, die.code()}; }
  static constexpr Move done() { return {Kind::done, {}, 0}; }
  static constexpr Move set(Die die) { return {Kind::set, {}, die.code()}; }

  constexpr Kind kind() const { return static_cast<Kind>(word_ >> kKindShift); }
  constexpr Card card() const { return static_cast<Card>(word_ >> kCardShift & 0xFU); }
  constexpr Die die() const { return Die::from_code(what()); }
  constexpr Colour colour() const { return static_cast<Colour>(what()); }
  constexpr Seat seat() const { return alea::seat(what()); }

  constexpr bool operator==(const Move&) const = default;

 private:
  static constexpr unsigned kCardShift = 8;
  static constexpr unsigned kKindShift = 12;
  constexpr Move(Kind kind, Card card, int what)
      : word_(static_cast<std::uint16_t>(static_cast<unsigned>(kind) << kKindShift |
                                         static_cast<unsigned>(card) << kCardShift | static_cast<unsigned>(what))) {}

  /// A die, a colour or a seat, depending on the kind.
  constexpr int what() const { return word_ & 0xFF; }

  std::uint16_t word_;  // uninitialised, so that making an empty list of moves costs nothing
};

/// A chance event: the draw for the first player, or a roll of all loose dice of one colour.
struct Outcome {
  enum class Kind : std::uint8_t { lot, roll };
  Kind kind = Kind::lot;
  Seat first{};       // of a lot
  Colour colour{};    // of a roll
  FaceCounts values;  // of a roll: how many dice show 1, 2 and so on

  static constexpr Outcome lot(Seat first) { return {.kind = Kind::lot, .first = first, .colour = {}, .values = {}}; }
  static constexpr Outcome roll(Colour colour, FaceCounts values) {
    return {.kind = Kind::roll, .first = {}, .colour = colour, .values = values};
  }
  constexpr bool operator==(const Outcome&) const = default;
};

}  // namespace alea::blazing_spuds
