#include "games/dice_tuners/events.h"

#include <cstdlib>

namespace alea::dice_tuners {

std::vector<Thing> extra_dice(const ColourCounts& dice) {
  constexpr std::array<std::string_view, kColours> kNouns{"extra.red", "extra.green", "extra.blue"};
  std::vector<Thing> things;
  for (const Colour colour : kAllColours) {
    if (dice[colour] > 0) things.push_back({kNouns[static_cast<std::size_t>(colour)], dice[colour]});
  }
  return things;
}

std::vector<CardPhrase> Drew::card_phrases() const {
  std::vector<CardPhrase> list = phrases(top.content, below);
  list.insert(list.begin(), phrase(top));
  return list;
}

std::vector<MarketHero> MarketFilled::heroes() const {
  std::vector<MarketHero> list;
  market.each([&](HeroCard hero) {
    const Hero& data = content->heroes[index(hero)];
    list.push_back({.hero = data.name, .n = data.cost});
  });
  return list;
}

std::vector<Thing> TookExtra::dice() const { return extra_dice(extra); }

std::vector<ColourName> ColoursSettled::colours() const {
  std::vector<ColourName> list;
  for (const Colour colour : kAllColours) {
    if ((aside.colours() >> static_cast<unsigned>(colour) & 1U) != 0) list.push_back({colour});
  }
  return list;
}

PartPhrase StrengthPart::phrase() const {
  switch (kind) {
    case Kind::katanas: return DiePart{one_of<kDieParts>("part.katanas"), n};
    case Kind::sheathe: return DiePart{one_of<kDieParts>("part.sheathe"), n};
    case Kind::shield: return DiePart{one_of<kDieParts>("part.shield"), n};
    case Kind::effect: break;
  }
  const auto name = n < 0 ? one_of<kEffectParts>("part.taken") : one_of<kEffectParts>("part.added");
  return EffectPart{.name = name, .n = std::abs(n), .by = by};
}

std::vector<PartPhrase> Strength::parts() const {
  std::vector<PartPhrase> phrases;
  for (const StrengthPart& part : std::span(summands).first(count)) phrases.push_back(part.phrase());
  return phrases;
}

}  // namespace alea::dice_tuners
