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

DiePhrase phrase(RolledDie die) {
  switch (die.face()) {
    case Face::shield: return PlainDie{one_of<kFacesWithoutKatanas>("die.shield"), die.colour()};
    case Face::sheathe: return PlainDie{one_of<kFacesWithoutKatanas>("die.sheathe"), die.colour()};
    default: return KatanaDie{.colour = die.colour(), .n = katanas(die.face())};
  }
}

std::vector<DiePhrase> phrases(const DiceSet& dice) {
  std::vector<DiePhrase> list;
  dice.each_kind([&](RolledDie die) {
    for (int i = 0; i < dice.count(die); ++i) list.push_back(phrase(die));
  });
  return list;
}

CardPhrase phrase(const ContentCard& card) {
  if (card.card == kBluff) return PlainCard{one_of<kCardsWithoutName>("card.bluff")};
  if (card.card == kNoCard) return PlainCard{one_of<kCardsWithoutName>("card.none")};
  return NamedCard{card};
}

std::vector<CardPhrase> phrases(const Shared<Content>& content, CardSet cards) {
  std::vector<CardPhrase> list;
  for (int i = 0; i < cards.size(); ++i) list.push_back(phrase(ContentCard{content, cards.nth(i)}));
  return list;
}

OfferedCard phrase_with_effect(const ContentCard& card) {
  const CardPhrase plain = phrase(card);
  if (const auto* unnamed = std::get_if<PlainCard>(&plain)) return *unnamed;
  return CardWithEffect{{card}};
}

}  // namespace alea::dice_tuners
