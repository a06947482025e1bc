// What decides the game if several players have the most VP (DT-29).
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "games/dice_tuners/event_shapes.h"

namespace alea::dice_tuners {

/// A player and what counts for them.
struct TiedPlayer {
  static constexpr std::string_view kName = "tied.player";
  Seat who{};
  int n = 0;
  static constexpr auto kFields = std::tuple{field("who", &TiedPlayer::who), field("n", &TiedPlayer::n)};
  constexpr bool operator==(const TiedPlayer&) const = default;
};

struct TiedEvent {
  std::array<TiedPlayer, kMostPlayers> tied{};
  std::uint8_t count = 0;  // of tied players
  void add(Seat who, int n) { tied[count++] = {.who = who, .n = n}; }
  std::span<const TiedPlayer> players() const { return std::span(tied).first(count); }
  static constexpr auto kFields = std::tuple{field("players", &TiedEvent::players)};
  constexpr bool operator==(const TiedEvent&) const = default;
};

/// Several have the most VP, so the values of their hands are compared.
struct HandsDecide : TiedEvent {
  static constexpr std::string_view kName = "tied.hands";
};

/// Those whose hands are equal compare the costs of their last heroes.
struct HeroesDecide : TiedEvent {
  static constexpr std::string_view kName = "tied.heroes";
};

/// Everything is equal.
struct WinShared : BareEvent {
  static constexpr std::string_view kName = "tied.shared";
};

}  // namespace alea::dice_tuners
