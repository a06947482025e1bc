// What skills, overdrives and strategy cards do: sentences of one small vocabulary (DT-32).
//
//   MOMENT: ACTION [per COUNT] [if CONDITION [and CONDITION …]] [always]
//
// such as "strength: add 2 if own die red and behind". data/README.md has an example for each word. No
// effect ever harms its owner, so a hero's need not be asked for.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "engine/checked.h"
#include "engine/fact.h"

namespace alea::dice_tuners {

enum class Colour : std::uint8_t { red, green, blue };

inline constexpr int kColours = 3;
inline constexpr std::array<std::string_view, kColours> kColourNames{"red", "green", "blue"};

/// DT-32: when an effect works.
enum class Moment : std::uint8_t {
  shield,    // before cards are chosen, in every duel; heroes only
  reveal,    // when the cards are shown, before anyone retreats: fixes who is On Fire
  strength,  // when strengths are compared; not of those who retreated
  result,    // when the duel is over; not of those who retreated
};

inline constexpr std::array<std::string_view, 4> kMomentNames{"shield", "reveal", "strength", "result"};

/// What an effect does. "Opponents" are the others in the same duel who have not left it; `n` is the amount.
enum class Action : std::uint8_t {
  // shield
  pierce,  // Shields of opponents do not stop the duel; such a die stays in it with strength 0
  strike,  // the own Shield does not stop the duel; it stays in it with strength n
  // shield, result. At the Shield check: whenever the own Shield stops a duel or leaves it (DT-19)
  draw,   // n cards from the strategy deck (DT-6 holds)
  score,  // n VP
  // reveal. In this order: values are raised; the highest is On Fire; kindle; douse
  raise,   // the own card counts n more for who is On Fire
  kindle,  // On Fire whatever the values, if a card was played
  douse,   // opponents are not On Fire
  look,    // see the hands of opponents, as they are now
  // strength. All are added up before a strength below 0 becomes 0
  add,        // n more
  take,       // n less for each opponent
  unsheathe,  // the own Sheathe counts the hero's cost without fire
  colour,     // the own die counts as this colour too, wherever that gives it the advantage
  win_ties,   // wins a tie; if several of the tied do, the tie is decided as without them
  // result
  keep,  // the own played card goes back to hand (DT-6 holds), so a loser cannot take it
};

inline constexpr int kActions = 14;
inline constexpr std::array<std::string_view, kActions> kActionNames{
    "pierce", "strike", "draw", "score",     "raise",  "kindle",   "douse",
    "look",   "add",    "take", "unsheathe", "colour", "win ties", "keep"};

/// What an amount is multiplied with.
enum class Count : std::uint8_t {
  once,
  katana,  // on the own die
  card,    // in the own hand, the played one not counted
};

inline constexpr std::array<std::string_view, 3> kCountNames{"once", "katana", "card"};

/// What must be true at the effect's moment. "Some" and "every" are among opponents.
enum class Condition : std::uint8_t {
  // known from the Shield check on
  own_red,
  own_green,
  own_blue,
  opposing_red,  // some opposing die
  opposing_green,
  opposing_blue,
  front,  // this duel is on that side of the own hero
  left,
  right,
  behind,    // some opponent has more VP
  underdog,  // some opponent's hero costs more
  own_sheathe,
  // from the reveal on
  bluff,  // the own card is a Bluff
  // from the strength on
  on_fire,
  not_on_fire,
  // only of the result
  won,
  lost,
  null,  // nobody won, for a tie or a retreat; a Shield is none of this
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

/// The first moment at which it can be asked whether it is true.
constexpr Moment known_from(Condition condition) {
  if (condition >= Condition::won) return Moment::result;
  if (condition >= Condition::on_fire) return Moment::strength;
  return condition >= Condition::bluff ? Moment::reveal : Moment::shield;
}

/// A set of conditions: those an effect asks for, or those that are true.
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
  std::uint8_t amount = 0;      // of actions that have one
  Colour colour = Colour::red;  // of `colour`
  Count per = Count::once;      // of add, take and raise
  bool always = false;          // of a card: works also when it is not On Fire (DT-23)
  Conditions needs;             // all of them

  constexpr bool operator==(const Effect&) const = default;
};

/// An effect as a data file writes it, or the reason why it is none.
enum class EffectOf : std::uint8_t { hero, card };
Checked<Effect> read_effect(std::string_view text, EffectOf owner);

/// What players read of it, made from the data: keys of the catalogue that begin with `effect.` and `when.`.
Fact wording(const Effect& effect);

}  // namespace alea::dice_tuners
