// How a game ended: places and points.
#pragma once

#include <array>
#include <cstdint>

#include "engine/seat.h"

namespace alea {

struct Result {
  std::uint8_t players = 0;
  std::array<std::uint8_t, kMaxSeats> place{};   // 1 is the best; equal places are shared
  std::array<std::int32_t, kMaxSeats> points{};  // all 0 in a game without points

  constexpr int place_of(Seat seat) const { return place[static_cast<std::size_t>(index(seat))]; }
  constexpr int points_of(Seat seat) const { return points[static_cast<std::size_t>(index(seat))]; }

  /// Who is in first place: one seat, or all that share it.
  constexpr Seats winners() const {
    Seats first;
    for (const Seat seat : Seats::all(players)) first = first.with_if(seat, place_of(seat) == 1);
    return first;
  }

  constexpr bool operator==(const Result&) const = default;
};

}  // namespace alea
