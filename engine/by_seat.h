// A value for every seat: an array indexed by Seat.
//
//   BySeat<int, kPlayers> points{};
//   points[state.breaker()] += 20;
//
// Otherwise it is a std::array, so it can be filled, compared, copied and iterated like one. Where seats are known only
// by number, as when parsing a list, it can also be indexed by that number.
#pragma once

#include <array>
#include <cstddef>

#include "engine/seat.h"

namespace alea {

template <class T, std::size_t N = kMaxSeats>
struct BySeat : std::array<T, N> {
  using std::array<T, N>::operator[];
  constexpr T& operator[](Seat seat) { return (*this)[static_cast<std::size_t>(index(seat))]; }
  constexpr const T& operator[](Seat seat) const { return (*this)[static_cast<std::size_t>(index(seat))]; }

  constexpr bool operator==(const BySeat&) const = default;
};

}  // namespace alea
