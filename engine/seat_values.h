// The value of a position for each seat, for search.
#pragma once

#include "engine/by_seat.h"
#include "engine/result.h"
#include "engine/seat.h"

namespace alea {

/// Each seat's probability of winning, or its share of a shared win. The values of all players add up to 1.
using SeatValues = BySeat<float>;

inline float& value_of(SeatValues& values, Seat seat) { return values[seat]; }
inline float value_of(const SeatValues& values, Seat seat) { return values[seat]; }

/// The values of a finished game: the winners share the win equally.
inline SeatValues values_of(const Result& result) {
  SeatValues values{};
  const Seats winners = result.winners();
  for (const Seat winner : winners) values[winner] = 1.0F / static_cast<float>(winners.size());
  return values;
}

/// The values of a position about which nothing is known: the same for every player.
inline SeatValues equal_values(int players) {
  SeatValues values{};
  for (const Seat seat : Seats::all(players)) values[seat] = 1.0F / static_cast<float>(players);
  return values;
}

}  // namespace alea
