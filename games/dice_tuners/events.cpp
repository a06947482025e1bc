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

Facts Drew::card_phrases() const {
  Facts list{phrase(top)};
  for (Fact& one : phrases(top.content, below)) list.push_back(std::move(one));
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

Fact StrengthPart::phrase() const {
  switch (kind) {
    case Kind::katanas: return {"part.katanas", {{"n", int{n}}}};
    case Kind::sheathe: return {"part.sheathe", {{"n", int{n}}}};
    case Kind::shield: return {"part.shield", {{"n", int{n}}}};
    case Kind::effect: break;
  }
  return {n < 0 ? "part.taken" : "part.added", {{"n", std::abs(n)}, {"by", Quote{std::string(by)}}}};
}

Facts Strength::parts() const {
  Facts phrases;
  for (const StrengthPart& part : std::span(summands).first(count)) phrases.push_back(part.phrase());
  return phrases;
}

}  // namespace alea::dice_tuners
