// What skills, overdrives and strategy cards do, written in a small language (DT-32).
//
//   MOMENT: ACTION [per COUNT] [if CONDITION [and CONDITION …]] [always]
//
// For example "strength: add 2 if own die red and behind". data/README.md has an example of every word. No effect ever
// harms its owner, so a hero's effects are applied without asking.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "engine/checked.h"

namespace alea::dice_tuners {

enum class Colour : std::uint8_t { red, green, blue };

inline constexpr int kColours = 3;
inline constexpr std::array<std::string_view, kColours> kColourNames{"red", "green", "blue"};

/// DT-32: when an effect applies.
enum class Moment : std::uint8_t {
  shield,    // before cards are chosen, in every duel; heroes only
  reveal,    // when the cards are shown, before anyone retreats: decides who is On Fire
  strength,  // when strengths are compared; not for those who retreated
  result,    // when the duel is over; not for those who retreated
};

inline constexpr std::array<std::string_view, 4> kMomentNames{"shield", "reveal", "strength", "result"};

/// What an effect does. Opponents are the others who are still in the same duel; `n` is the amount.
enum class Action : std::uint8_t {
  // shield
  pierce,  // opponents' Shields do not stop the duel; they stay in it with strength 0
  strike,  // the owner's Shield does not stop the duel; it stays in it with strength n
  // shield, result. At the Shield check: whenever the owner's Shield stops a duel or leaves it (DT-19)
  draw,   // n cards from the strategy deck (DT-6 applies)
  score,  // n VP
  // reveal. In this order: values are raised; the highest is On Fire; kindle; douse
  raise,   // the owner's card counts n more when fire is decided
  kindle,  // the owner is On Fire at any value, if they played a card
  douse,   // opponents are not On Fire
  look,    // see the hands of opponents, as they are now
  // strength. Everything is added up before a negative strength becomes 0
  add,        // n more
  take,       // n less for each opponent
  unsheathe,  // the owner's Sheathe counts the hero's cost even without fire
  colour,     // the owner's die also counts as this colour where that gives it the advantage
  win_ties,   // wins a tie; if several tied players have it, the tie is decided without it
  // result
  keep,  // the owner's played card goes back to hand (DT-6 applies), so a loser cannot take it
};

inline constexpr int kActions = 14;
inline constexpr std::array<std::string_view, kActions> kActionNames{
    "pierce", "strike", "draw", "score",     "raise",  "kindle",   "douse",
    "look",   "add",    "take", "unsheathe", "colour", "win ties", "keep"};

/// What an amount is multiplied by.
enum class Count : std::uint8_t {
  once,
  katana,  // on the owner's die
  card,    // in the owner's hand, without the played one
};

inline constexpr std::array<std::string_view, 3> kCountNames{"once", "katana", "card"};

/// What must be true at the effect's moment.
enum class Condition : std::uint8_t {
  // Known from the Shield check on
  own_red,
  own_green,
  own_blue,
  opposing_red,  // at least one opposing die
  opposing_green,
  opposing_blue,
  front,  // this duel is on that side of the owner's hero
  left,
  right,
  behind,    // at least one opponent has more VP
  underdog,  // at least one opponent's hero costs more
  own_sheathe,
  // Known from the reveal on
  bluff,  // the owner's card is a Bluff
  // Known when strengths are compared
  on_fire,
  not_on_fire,
  // Known at the result
  won,
  lost,
  null,  // nobody won because of a tie or a retreat, but not because of a Shield
};

inline constexpr int kConditions = 18;
inline constexpr std::array<std::string_view, kConditions> kConditionNames{
    "own die red",
    "own die green",
    "own die blue",
    "opposing die red",
    "opposing die green",
    "opposing die blue",
    "front",
    "left",
    "right",
    "behind",
    "underdog",
    "own die sheathe",
    "bluff",
    "on fire",
    "not on fire",
    "won",
    "lost",
    "null",
};

/// The first moment at which the condition is known.
constexpr Moment known_from(Condition condition) {
  if (condition >= Condition::won) return Moment::result;
  if (condition >= Condition::on_fire) return Moment::strength;
  return condition >= Condition::bluff ? Moment::reveal : Moment::shield;
}

/// A set of conditions: those that an effect needs, or those that hold.
class Conditions {
 public:
  constexpr Conditions() = default;

  constexpr bool has(Condition one) const { return (bits_ & bit(one)) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr bool includes(Conditions others) const { return (others.bits_ & ~bits_) == 0; }
  constexpr Conditions with(Condition one) const { return Conditions(bits_ | bit(one)); }
  constexpr Conditions with_if(Condition one, bool wanted) const { return wanted ? with(one) : *this; }

  /// Calls visit(condition) for each.
  template <class Visit>
  constexpr void each(Visit visit) const {
    for (std::uint32_t left = bits_; left != 0; left &= left - 1) visit(static_cast<Condition>(std::countr_zero(left)));
  }

  constexpr bool operator==(const Conditions&) const = default;

 private:
  constexpr explicit Conditions(std::uint32_t bits) : bits_(bits) {}
  static constexpr std::uint32_t bit(Condition one) { return 1U << static_cast<unsigned>(one); }

  std::uint32_t bits_ = 0;
};

struct Effect {
  Moment moment = Moment::strength;
  Action action = Action::add;
  std::uint8_t amount = 0;      // for actions that have one
  Colour colour = Colour::red;  // for `colour`
  Count per = Count::once;      // for add, take and raise
  bool always = false;          // for cards: works even if its owner is not On Fire (DT-23)
  Conditions needs;             // all of them

  constexpr bool operator==(const Effect&) const = default;
};

/// Reads an effect from a data file, or says why it is not one.
enum class EffectOf : std::uint8_t { hero, card };
Checked<Effect> read_effect(std::string_view text, EffectOf owner);

}  // namespace alea::dice_tuners
