// What is counted over many games. All counts are whole numbers, so that their sums do not depend
// on the order in which games end, nor on the number of threads.
#pragma once

#include <array>
#include <cstdint>

#include "engine/result.h"
#include "engine/seat.h"

namespace alea::lab {

struct Tally {
  /// A win in parts: divisible by every number of players who can share it.
  static constexpr std::uint64_t kWin = 840;

  std::uint64_t games = 0;
  std::uint64_t choices = 0;
  std::uint64_t outcomes = 0;
  std::uint64_t draws = 0;  // games in which first place is shared
  std::array<std::uint64_t, kMaxSeats> by_seat{};
  std::array<std::uint64_t, kMaxSeats> by_order{};  // counted clockwise from who began

  void add(const Result& result, Seat first) {
    const Seats winners = result.winners();
    const int sharing = winners.size();
    const std::uint64_t part = kWin / static_cast<std::uint64_t>(sharing);
    ++games;
    draws += static_cast<std::uint64_t>(sharing > 1);
    for (const Seat winner : winners) {
      const int order = index(winner) - index(first);
      by_seat[static_cast<std::size_t>(index(winner))] += part;
      by_order[static_cast<std::size_t>(order < 0 ? order + result.players : order)] += part;
    }
  }

  void add(const Tally& other) {
    games += other.games;
    choices += other.choices;
    outcomes += other.outcomes;
    draws += other.draws;
    for (std::size_t i = 0; i < kMaxSeats; ++i) {
      by_seat[i] += other.by_seat[i];
      by_order[i] += other.by_order[i];
    }
  }

  bool operator==(const Tally&) const = default;
};

}  // namespace alea::lab
