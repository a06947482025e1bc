// The result of a game: places and points.
#pragma once

#include <cstdint>

#include "engine/by_seat.h"
#include "engine/seat.h"

namespace alea {

struct Result {
  std::uint8_t players = 0;
  BySeat<std::uint8_t> place{};   // 1 is best; tied seats share a place
  BySeat<std::int32_t> points{};  // all 0 in a game without points

  constexpr int place_of(Seat seat) const { return place[seat]; }
  constexpr int points_of(Seat seat) const { return points[seat]; }

  /// The seats in first place: one, or several that are tied.
  constexpr Seats winners() const {
    Seats first;
    for (const Seat seat : Seats::all(players)) first = first.with_if(seat, place_of(seat) == 1);
    return first;
  }

  constexpr bool operator==(const Result&) const = default;
};

}  // namespace alea
