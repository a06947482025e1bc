// What happens while heroes are hired (DT-7 to DT-11).
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "games/dice_tuners/event_shapes.h"

namespace alea::dice_tuners {

/// DT-28: a later round begins.
struct RoundBegan {
  static constexpr std::string_view kName = "round";
  Seat who{};  // the first player
  int n = 0;
  static constexpr auto kFields = std::tuple{field("who", &RoundBegan::who), field("n", &RoundBegan::n)};
  constexpr bool operator==(const RoundBegan&) const = default;
};

/// DT-7: a card put down face down.
struct SecretBid : SecretCard {};

struct Bid : CardEvent {
  static constexpr std::string_view kName = "bid";
};

struct BidShown : CardEvent {
  static constexpr std::string_view kName = "bid_shown";
};

/// A seat in a list.
struct SeatName : SeatEvent {
  static constexpr std::string_view kName = "seat";
};

/// DT-7, DT-8
struct HiringOrder {
  static constexpr std::string_view kName = "hiring_order";
  std::array<SeatName, kMostPlayers> seats{};
  std::uint8_t players = 0;
  std::span<const SeatName> order() const { return std::span(seats).first(players); }
  static constexpr auto kFields = std::tuple{field("order", &HiringOrder::order)};
  constexpr bool operator==(const HiringOrder&) const = default;
};

/// DT-8: the first card for a hero.
struct Spent : CardEvent {
  static constexpr std::string_view kName = "spent";
};

/// DT-9: a second one.
struct Added : CardEvent {
  static constexpr std::string_view kName = "added";
};

struct Enough : SeatEvent {
  static constexpr std::string_view kName = "enough";
};

/// DT-10: the cards spent pay for nobody.
struct TooPoor : SeatEvent {
  static constexpr std::string_view kName = "too_poor";
};

struct Hired : HeroEvent {
  static constexpr std::string_view kName = "hired";
};

}  // namespace alea::dice_tuners
