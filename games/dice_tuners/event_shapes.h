// What many events of Dice Tuners have in common: a seat, a card, a hero or a die.
//
// Events are listed by theme in card_events.h, recruitment_events.h, draft_events.h and duel_events.h.
#pragma once

#include <string>
#include <string_view>
#include <tuple>

#include "engine/events.h"
#include "games/dice_tuners/phrases.h"

namespace alea::dice_tuners {

struct BareEvent {
  static constexpr std::tuple<> kFields{};
  constexpr bool operator==(const BareEvent&) const = default;
};

struct SeatEvent {
  Seat who{};
  static constexpr auto kFields = std::tuple{field("who", &SeatEvent::who)};
  constexpr bool operator==(const SeatEvent&) const = default;
};

/// With a card that every recipient of the event may see.
struct CardEvent {
  Seat who{};
  ContentCard card;
  CardPhrase card_phrase() const { return phrase(card); }
  static constexpr auto kFields = std::tuple{field("who", &CardEvent::who), field("card", &CardEvent::card_phrase)};
  bool operator==(const CardEvent&) const = default;
};

/// With a hero by name, and the hero's cost or an amount.
struct HeroEvent {
  Seat who{};
  std::string_view hero;
  int n = 0;
  Quote hero_name() const { return {std::string(hero)}; }
  static constexpr auto kFields =
      std::tuple{field("who", &HeroEvent::who), field("hero", &HeroEvent::hero_name), field("n", &HeroEvent::n)};
  constexpr bool operator==(const HeroEvent&) const = default;
};

/// A card that only its owner may see. It has no name and no fields: `see` makes of it what a viewer may know.
struct SecretCard {
  Seat who{};
  ContentCard card;
  bool operator==(const SecretCard&) const = default;
};

/// Cards that only one seat may see.
struct SecretCards {
  Seat who{};
  Shared<Content> content;
  CardSet cards;
  bool operator==(const SecretCards&) const = default;
};

}  // namespace alea::dice_tuners
