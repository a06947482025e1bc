// A small number for every seat, packed into one machine word.
//
// One addition changes the numbers of all seats: Dragons that go to several seats are given away at once.
#pragma once

#include <cstdint>

#include "engine/seat.h"

namespace alea {

/// 0 to 255 for each seat.
class SeatCounts {
 public:
  constexpr SeatCounts() = default;
  constexpr explicit SeatCounts(std::uint64_t packed) : packed_(packed) {}

  constexpr int operator[](Seat seat) const { return static_cast<int>((packed_ >> shift(seat)) & 0xFFU); }
  constexpr void set(Seat seat, int count) { add(seat, count - (*this)[seat]); }

  /// `by` may be negative, but the resulting count must not be.
  constexpr void add(Seat seat, int by) {
    packed_ += static_cast<std::uint64_t>(static_cast<std::int64_t>(by)) << shift(seat);
  }

  constexpr SeatCounts operator+(SeatCounts other) const { return SeatCounts(packed_ + other.packed_); }

  /// One byte per seat; seat A has the lowest byte.
  constexpr std::uint64_t packed() const { return packed_; }

  constexpr int sum() const {
    int total = 0;
    for (const Seat seat : Seats::all(kMaxSeats)) total += (*this)[seat];
    return total;
  }

  constexpr bool operator==(const SeatCounts&) const = default;

 private:
  static constexpr unsigned shift(Seat seat) { return 8U * static_cast<unsigned>(index(seat)); }

  static_assert(kMaxSeats == 8, "one byte a seat");
  std::uint64_t packed_ = 0;
};

}  // namespace alea
