// What a position is worth to each seat.
#pragma once

#include <array>

#include "engine/result.h"
#include "engine/seat.h"

namespace alea {

/// By seat: the chance to win, or the share of a win; those of all players add up to 1.
using SeatValues = std::array<float, kMaxSeats>;

inline float& value_of(SeatValues& values, Seat seat) { return values[static_cast<std::size_t>(index(seat))]; }
inline float value_of(const SeatValues& values, Seat seat) { return values[static_cast<std::size_t>(index(seat))]; }

/// A game that is over: the winners share it.
inline SeatValues values_of(const Result& result) {
  SeatValues values{};
  const Seats winners = result.winners();
  for (const Seat winner : winners) value_of(values, winner) = 1.0F / static_cast<float>(winners.size());
  return values;
}

/// A position of which nothing is known.
inline SeatValues equal_values(int players) {
  SeatValues values{};
  for (const Seat seat : Seats::all(players)) value_of(values, seat) = 1.0F / static_cast<float>(players);
  return values;
}

}  // namespace alea
