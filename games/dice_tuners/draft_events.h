// What happens while dice are rolled, drafted and deployed (DT-12 to DT-17).
#pragma once

#include <vector>

#include "games/dice_tuners/event_shapes.h"

namespace alea::dice_tuners {

/// DT-12: the dice picked up beyond one of each colour.
struct TookExtra {
  static constexpr std::string_view kName = "took_extra";
  Seat who{};
  ColourCounts extra;
  std::vector<Thing> dice() const;
  static constexpr auto kFields = std::tuple{field("who", &TookExtra::who), field("dice", &TookExtra::dice)};
  constexpr bool operator==(const TookExtra&) const = default;
};

/// All dice of a roll, once the last one has been rolled.
struct Rolled {
  static constexpr std::string_view kName = "rolled";
  Seat who{};
  DiceSet row;
  std::vector<DiePhrase> dice() const { return phrases(row); }
  static constexpr auto kFields = std::tuple{field("who", &Rolled::who), field("dice", &Rolled::dice)};
  constexpr bool operator==(const Rolled&) const = default;
};

/// DT-13
struct Drafted {
  static constexpr std::string_view kName = "drafted";
  Seat who{};
  RolledDie die;
  DiePhrase die_phrase() const { return phrase(die); }
  static constexpr auto kFields = std::tuple{field("who", &Drafted::who), field("die", &Drafted::die_phrase)};
  constexpr bool operator==(const Drafted&) const = default;
};

/// DT-13: the die that nobody took.
struct PutAside {
  static constexpr std::string_view kName = "put_aside";
  RolledDie die;
  DiePhrase die_phrase() const { return phrase(die); }
  static constexpr auto kFields = std::tuple{field("die", &PutAside::die_phrase)};
  constexpr bool operator==(const PutAside&) const = default;
};

/// A colour in a list.
struct ColourName {
  static constexpr std::string_view kName = "colour";
  Colour colour{};
  Word word() const { return word_of(colour); }
  static constexpr auto kFields = std::tuple{field("colour", &ColourName::word)};
};

/// DT-15: the colours of the dice put aside, whose cards may be played this round.
struct ColoursSettled {
  static constexpr std::string_view kName = "colours_settled";
  DiceSet aside;
  std::vector<ColourName> colours() const;
  static constexpr auto kFields = std::tuple{field("colours", &ColoursSettled::colours)};
  constexpr bool operator==(const ColoursSettled&) const = default;
};

/// DT-16
struct Deployed {
  static constexpr std::string_view kName = "deployed";
  Seat who{};
  RolledDie die;
  Side side{};
  DiePhrase die_phrase() const { return phrase(die); }
  Word side_word() const { return word_of(side); }
  static constexpr auto kFields = std::tuple{field("who", &Deployed::who), field("die", &Deployed::die_phrase),
                                             field("side", &Deployed::side_word)};
  constexpr bool operator==(const Deployed&) const = default;
};

/// The dice beyond one of each colour, as events and choices list them.
std::vector<Thing> extra_dice(const ColourCounts& dice);

}  // namespace alea::dice_tuners
