// What happens in Blazing Spuds. Everyone sees everything.
//
// Events carry the exact dice, and where they come from or go to, so that a board can follow each of them. A sentence
// needs less: `kFields` lists what it gets.
#pragma once

#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "engine/events.h"
#include "games/blazing_spuds/dice_set.h"

namespace alea::blazing_spuds {

// Dice, sides and colours as words of a sentence
std::vector<Thing> words_of(const DiceSet& dice);
Word words_of(Side side);
Word words_of(Colour colour);

template <class E>
std::vector<Thing> dice_of(const E& event) {
  return words_of(event.dice);
}
template <class E>
Word side_of(const E& event) {
  return words_of(event.side);
}
template <class E>
Word colour_in(const E& event) {
  return words_of(event.colour);
}

/// BS-2: the draw for the first player.
struct Begins {
  static constexpr std::string_view kName = "begins";
  Seat who{};
  static constexpr auto kFields = std::tuple{field("who", &Begins::who)};
  constexpr bool operator==(const Begins&) const = default;
};

/// The dice of one colour go to the hand of the player who rolled them.
struct Rolled {
  static constexpr std::string_view kName = "rolled";
  Seat who{};
  DiceSet dice;
  static constexpr auto kFields = std::tuple{field("who", &Rolled::who), field("what", dice_of<Rolled>)};
  constexpr bool operator==(const Rolled&) const = default;
};

/// BS-8: all dice on a card are picked up.
struct RerollsCard {
  static constexpr std::string_view kName = "rerolls_card";
  Seat who{};
  DiceSet dice;
  Card card{};
  Side side{};
  static constexpr auto kFields = std::tuple{field("who", &RerollsCard::who), field("where", side_of<RerollsCard>)};
  constexpr bool operator==(const RerollsCard&) const = default;
};

/// BS-8: all dice of a colour are picked up, from every card.
struct RerollsColour {
  static constexpr std::string_view kName = "rerolls_colour";
  Seat who{};
  DiceSet dice;
  Colour colour{};
  static constexpr auto kFields =
      std::tuple{field("who", &RerollsColour::who), field("colour", colour_in<RerollsColour>)};
  constexpr bool operator==(const RerollsColour&) const = default;
};

/// BS-9: from the hand to a card.
struct Placed {
  static constexpr std::string_view kName = "placed";
  Seat who{};
  DiceSet dice;
  Card card{};
  Side side{};
  static constexpr auto kFields =
      std::tuple{field("who", &Placed::who), field("what", dice_of<Placed>), field("where", side_of<Placed>)};
  constexpr bool operator==(const Placed&) const = default;
};

/// BS-10: a card is flipped and its dice are picked up.
struct Activated {
  static constexpr std::string_view kName = "activated";
  Seat who{};
  DiceSet dice;
  Card card{};
  Side side{};
  Side back{};  // the side that comes up, which may be the front
  Word back_words() const { return words_of(back); }
  static constexpr auto kFields = std::tuple{field("who", &Activated::who), field("side", side_of<Activated>),
                                             field("back", &Activated::back_words)};
  constexpr bool operator==(const Activated&) const = default;
};

/// BS-10: no card is activated.
struct Passed {
  static constexpr std::string_view kName = "passed";
  Seat who{};
  static constexpr auto kFields = std::tuple{field("who", &Passed::who)};
  constexpr bool operator==(const Passed&) const = default;
};

/// BS-11: from the player's hand to the Compost.
struct Composted {
  static constexpr std::string_view kName = "composted";
  Seat who{};
  DiceSet dice;
  static constexpr auto kFields = std::tuple{field("who", &Composted::who), field("what", dice_of<Composted>)};
  constexpr bool operator==(const Composted&) const = default;
};

/// BS-11, BS-13: from the player's hand to another player's.
struct Dealt {
  static constexpr std::string_view kName = "dealt";
  Seat who{};
  DiceSet dice;
  Seat whom{};
  static constexpr auto kFields =
      std::tuple{field("who", &Dealt::who), field("what", dice_of<Dealt>), field("whom", &Dealt::whom)};
  constexpr bool operator==(const Dealt&) const = default;
};

/// BS-12, BS-13: from the player's hand to the Compost, off a player of that colour.
struct Bounced {
  static constexpr std::string_view kName = "bounced";
  Seat who{};
  DiceSet dice;
  Seat whom{};
  static constexpr auto kFields = std::tuple{field("what", dice_of<Bounced>), field("whom", &Bounced::whom)};
  constexpr bool operator==(const Bounced&) const = default;
};

/// BS-14: from a card to the hand.
struct Lifted {
  static constexpr std::string_view kName = "lifted";
  Seat who{};
  DiceSet dice;
  Card card{};
  Side side{};
  static constexpr auto kFields =
      std::tuple{field("who", &Lifted::who), field("what", dice_of<Lifted>), field("where", side_of<Lifted>)};
  constexpr bool operator==(const Lifted&) const = default;
};

/// BS-14: a die of the Reassign card goes to the hand and shows this now.
struct Set {
  static constexpr std::string_view kName = "set";
  Seat who{};
  DiceSet dice;
  static constexpr auto kFields = std::tuple{field("who", &Set::who), field("what", dice_of<Set>)};
  constexpr bool operator==(const Set&) const = default;
};

/// BS-16
struct Won {
  static constexpr std::string_view kName = "won";
  Seat who{};
  static constexpr auto kFields = std::tuple{field("who", &Won::who)};
  constexpr bool operator==(const Won&) const = default;
};

/// BS-17: nobody can ever get rid of their last die.
struct DrawnDead {
  static constexpr std::string_view kName = "drawn_dead";
  static constexpr std::tuple<> kFields{};
  constexpr bool operator==(const DrawnDead&) const = default;
};

/// BS-17: the last turn has been played.
struct DrawnLong {
  static constexpr std::string_view kName = "drawn_long";
  int n = 0;
  static constexpr auto kFields = std::tuple{field("n", &DrawnLong::n)};
  constexpr bool operator==(const DrawnLong&) const = default;
};

using Event = std::variant<Begins, Rolled, RerollsCard, RerollsColour, Placed, Activated, Passed, Composted, Dealt,
                           Bounced, Lifted, Set, Won, DrawnDead, DrawnLong>;

}  // namespace alea::blazing_spuds
