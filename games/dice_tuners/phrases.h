// Cards, heroes and dice as phrases, for events, choices and notes.
#pragma once

#include <array>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "engine/events.h"
#include "games/dice_tuners/effect_wording.h"
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

// Dice: "a red die with two Katanas"

inline constexpr std::array<std::string_view, 2> kFacesWithoutKatanas{"die.shield", "die.sheathe"};

struct PlainDie {
  OneOf<kFacesWithoutKatanas> name;
  Colour colour{};
  Word colour_word() const { return word_of(colour); }
  static constexpr auto kFields = std::tuple{field("colour", &PlainDie::colour_word)};
};

struct KatanaDie {
  static constexpr std::string_view kName = "die.katanas";
  Colour colour{};
  int n = 0;
  Word colour_word() const { return word_of(colour); }
  static constexpr auto kFields = std::tuple{field("colour", &KatanaDie::colour_word), field("n", &KatanaDie::n)};
};

using DiePhrase = std::variant<PlainDie, KatanaDie>;

DiePhrase phrase(RolledDie die);
std::vector<DiePhrase> phrases(const DiceSet& dice);

// Cards: "Power Chord (red 3)", "a Bluff"

inline constexpr std::array<std::string_view, 2> kCardsWithoutName{"card.bluff", "card.none"};

struct PlainCard {
  OneOf<kCardsWithoutName> name;
  static constexpr std::tuple<> kFields{};
};

struct NamedCard {
  static constexpr std::string_view kName = "card.named";
  ContentCard card;
  const StrategyCard& data() const { return card.content->cards[index(card.card)]; }
  Quote name() const { return {data().name}; }
  Word colour() const { return word_of(data().colour); }
  int value() const { return data().value; }
  static constexpr auto kFields =
      std::tuple{field("name", &NamedCard::name), field("colour", &NamedCard::colour), field("n", &NamedCard::value)};
};

using CardPhrase = std::variant<PlainCard, NamedCard>;

CardPhrase phrase(const ContentCard& card);
std::vector<CardPhrase> phrases(const Shared<Content>& content, CardSet cards);

/// A card with what it does: "Power Chord (red 3): +2 strength".
struct CardWithEffect {
  static constexpr std::string_view kName = "card.with_effect";
  NamedCard card;
  EffectPhrase effect() const { return wording(card.data().effect); }
  static constexpr auto kFields =
      std::tuple{field("card", &CardWithEffect::card), field("effect", &CardWithEffect::effect)};
};

using OfferedCard = std::variant<PlainCard, CardWithEffect>;

OfferedCard phrase_with_effect(const ContentCard& card);

}  // namespace alea::dice_tuners
