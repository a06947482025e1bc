#include "games/dice_tuners/phrases.h"

namespace alea::dice_tuners {

Word word_of(Colour colour) {
  constexpr std::array<std::string_view, kColours> kKeys{"colour.red", "colour.green", "colour.blue"};
  return {kKeys[static_cast<std::size_t>(colour)]};
}

Word word_of(Side side) {
  constexpr std::array<std::string_view, kSides.size()> kKeys{"side.left", "side.front", "side.right"};
  return {kKeys[static_cast<std::size_t>(side)]};
}

Fact phrase(RolledDie die) {
  switch (die.face()) {
    case Face::shield: return {"die.shield", {{"colour", word_of(die.colour())}}};
    case Face::sheathe: return {"die.sheathe", {{"colour", word_of(die.colour())}}};
    default: return {"die.katanas", {{"colour", word_of(die.colour())}, {"n", katanas(die.face())}}};
  }
}

Fact phrase(const ContentCard& card) {
  if (card.card == kBluff) return {"card.bluff", {}};
  if (card.card == kNoCard) return {"card.none", {}};
  const StrategyCard& data = card.content->cards[index(card.card)];
  return {"card.named", {{"name", Quote{data.name}}, {"colour", word_of(data.colour)}, {"n", data.value}}};
}

Fact phrase_with_effect(const ContentCard& card) {
  if (!is_named(card.card)) return phrase(card);
  const Effect& effect = card.content->cards[index(card.card)].effect;
  return {"card.with_effect", {{"card", Facts{phrase(card)}}, {"effect", Facts{wording(effect)}}}};
}

Facts phrases(const Shared<Content>& content, CardSet cards) {
  Facts list;
  for (int i = 0; i < cards.size(); ++i) list.push_back(phrase(ContentCard{content, cards.nth(i)}));
  return list;
}

Facts phrases(const DiceSet& dice) {
  Facts list;
  dice.each_kind([&](RolledDie die) {
    for (int i = 0; i < dice.count(die); ++i) list.push_back(phrase(die));
  });
  return list;
}

}  // namespace alea::dice_tuners
