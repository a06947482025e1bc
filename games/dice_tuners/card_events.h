// What happens to strategy cards outside duels, and to the market: dealing, drawing, discarding (DT-3 to DT-6).
#pragma once

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
  Facts card_phrases() const { return phrases(content, cards); }
  static constexpr auto kFields = std::tuple{field("who", &Dealt::who), field("cards", &Dealt::card_phrases)};
};

struct DealtUnseen {
  static constexpr std::string_view kName = "dealt_unseen";
  Seat who{};
  int n = 0;
  static constexpr auto kFields = std::tuple{field("who", &DealtUnseen::who), field("n", &DealtUnseen::n)};
};

/// DT-8: a card from below the top one.
struct SecretDraw : SecretCard {};

struct Drew : CardEvent {
  static constexpr std::string_view kName = "drew";
};

struct DrewUnseen : SeatEvent {
  static constexpr std::string_view kName = "drew_unseen";
};

struct DrewTop : CardEvent {
  static constexpr std::string_view kName = "drew_top";
};

/// The new top card of the strategy deck.
struct NewTop {
  static constexpr std::string_view kName = "new_top";
  ContentCard card;
  Facts card_phrase() const { return {phrase(card)}; }
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

/// DT-4, DT-11: a hero joins the market.
struct NewHero {
  static constexpr std::string_view kName = "new_hero";
  std::string_view hero;
  int n = 0;  // its cost
  Quote hero_name() const { return {std::string(hero)}; }
  static constexpr auto kFields = std::tuple{field("hero", &NewHero::hero_name), field("n", &NewHero::n)};
  constexpr bool operator==(const NewHero&) const = default;
};

}  // namespace alea::dice_tuners
