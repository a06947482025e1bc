// A small number for every seat, all in one machine word.
//
// The numbers of all seats change with one addition: a split of Dragons is given away at once, whoever
// gets them.
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

  /// `by` may be negative; what the seat then has must not be.
  constexpr void add(Seat seat, int by) {
    packed_ += static_cast<std::uint64_t>(static_cast<std::int64_t>(by)) << shift(seat);
  }

  constexpr SeatCounts operator+(SeatCounts other) const { return SeatCounts(packed_ + other.packed_); }

  /// One byte a seat, that of seat A the lowest.
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
