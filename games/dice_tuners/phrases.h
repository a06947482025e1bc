// Cards, heroes and dice as phrases, for story and board.
#pragma once

#include "engine/fact.h"
#include "games/dice_tuners/state.h"

namespace alea::dice_tuners {

Word word_of(Colour colour);
Word word_of(Side side);

/// "a red die with two Katanas"
Fact phrase(RolledDie die);
/// "Power Chord (red 3)", "a Bluff"
Fact phrase(const Content& content, Card card);
Facts phrases(const Content& content, CardSet cards);
Facts phrases(const DiceSet& dice);
/// "Ann", in a list
Fact phrase(Seat seat);

Quote name_of(const Content& content, Card card);
Quote name_of(const Content& content, HeroCard hero);

}  // namespace alea::dice_tuners
