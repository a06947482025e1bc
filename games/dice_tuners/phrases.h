// Cards, heroes and dice as phrases, for events, choices and notes.
#pragma once

#include "engine/fact.h"
#include "games/dice_tuners/state.h"

namespace alea::dice_tuners {

/// A strategy card together with the content that describes it, which outlives every game.
struct ContentCard {
  Shared<Content> content;
  Card card = kNoCard;
  bool operator==(const ContentCard&) const = default;
};

inline ContentCard card_of(const State& state, Card card) { return {state.options.content, card}; }

Word word_of(Colour colour);
Word word_of(Side side);

/// "a red die with two Katanas"
Fact phrase(RolledDie die);
/// "Power Chord (red 3)", "a Bluff"
Fact phrase(const ContentCard& card);
/// The same with what it does: "Power Chord (red 3): +2 strength".
Fact phrase_with_effect(const ContentCard& card);
Facts phrases(const Shared<Content>& content, CardSet cards);
Facts phrases(const DiceSet& dice);

}  // namespace alea::dice_tuners
