// What happens to strategy cards outside duels, and to the market: dealing, drawing, discarding (DT-3 to DT-6).
#pragma once

#include <vector>

#include "games/dice_tuners/event_shapes.h"

namespace alea::dice_tuners {

/// DT-5: the lot for who is the first player.
struct Lot : SeatEvent {
  static constexpr std::string_view kName = "lot";
};

/// DT-3: the four cards dealt to a seat.
struct SecretDeal : SecretCards {};

struct Dealt {
  static constexpr std::string_view kName = "dealt";
  Seat who{};
  Shared<Content> content;
  CardSet cards;
  std::vector<CardPhrase> card_phrases() const { return phrases(content, cards); }
  static constexpr auto kFields = std::tuple{field("who", &Dealt::who), field("cards", &Dealt::card_phrases)};
};

struct DealtUnseen {
  static constexpr std::string_view kName = "dealt_unseen";
  Seat who{};
  int n = 0;
  static constexpr auto kFields = std::tuple{field("who", &DealtUnseen::who), field("n", &DealtUnseen::n)};
};

/// DT-8: the top card, and those drawn from below it together with it.
struct SecretDraw {
  Seat who{};
  ContentCard top;
  CardSet below;
  bool operator==(const SecretDraw&) const = default;
};

/// As the seat itself sees it.
struct Drew {
  static constexpr std::string_view kName = "drew";
  Seat who{};
  ContentCard top;
  CardSet below;
  std::vector<CardPhrase> card_phrases() const;
  static constexpr auto kFields = std::tuple{field("who", &Drew::who), field("cards", &Drew::card_phrases)};
};

/// As the others see it: the top card, and how many more.
struct DrewUnseen {
  static constexpr std::string_view kName = "drew_unseen";
  Seat who{};
  ContentCard top;
  int n = 0;
  CardPhrase card_phrase() const { return phrase(top); }
  static constexpr auto kFields =
      std::tuple{field("who", &DrewUnseen::who), field("card", &DrewUnseen::card_phrase), field("n", &DrewUnseen::n)};
};

struct DrewTop : CardEvent {
  static constexpr std::string_view kName = "drew_top";
};

/// The first top card of the strategy deck. Later ones are told when they are drawn.
struct NewTop {
  static constexpr std::string_view kName = "new_top";
  ContentCard card;
  CardPhrase card_phrase() const { return phrase(card); }
  static constexpr auto kFields = std::tuple{field("card", &NewTop::card_phrase)};
  bool operator==(const NewTop&) const = default;
};

/// DT-4: the discards have become the strategy deck.
struct Reshuffled : BareEvent {
  static constexpr std::string_view kName = "reshuffled";
};

/// DT-6: one card too many.
struct Discarded : CardEvent {
  static constexpr std::string_view kName = "discarded";
};

/// A hero in a list.
struct MarketHero {
  static constexpr std::string_view kName = "market.hero";
  std::string_view hero;
  int n = 0;  // its cost
  Quote hero_name() const { return {std::string(hero)}; }
  static constexpr auto kFields = std::tuple{field("hero", &MarketHero::hero_name), field("n", &MarketHero::n)};
};

/// DT-4, DT-11: all heroes in the market, once it is full.
struct MarketFilled {
  static constexpr std::string_view kName = "market";
  Shared<Content> content;
  HeroSet market;
  std::vector<MarketHero> heroes() const;
  static constexpr auto kFields = std::tuple{field("heroes", &MarketFilled::heroes)};
  bool operator==(const MarketFilled&) const = default;
};

}  // namespace alea::dice_tuners
