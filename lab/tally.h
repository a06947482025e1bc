// Counts over many games. All are whole numbers, so that their sums depend neither on the order in which games end nor
// on the number of threads.
#pragma once

#include <array>
#include <cstdint>

#include "engine/result.h"
#include "engine/seat.h"

namespace alea::lab {

struct Tally {
  /// The value of a win: divisible by any number of players who may share it.
  static constexpr std::uint64_t kWin = 840;

  std::uint64_t games = 0;
  std::uint64_t choices = 0;
  std::uint64_t outcomes = 0;
  std::uint64_t draws = 0;  // games with a shared first place
  std::array<std::uint64_t, kMaxSeats> by_seat{};
  std::array<std::uint64_t, kMaxSeats> by_order{};  // clockwise from the first player
  std::array<std::int64_t, kMaxSeats> points{};     // in the same order, summed over all games
  std::array<std::int64_t, kMaxSeats> squares{};    // summed squares of the points per game

  void add(const Result& result, Seat first) {
    const Seats winners = result.winners();
    const int sharing = winners.size();
    const std::uint64_t part = kWin / static_cast<std::uint64_t>(sharing);
    ++games;
    draws += static_cast<std::uint64_t>(sharing > 1);
    for (const Seat seat : Seats::all(result.players)) {
      const int behind = index(seat) - index(first);
      const auto order = static_cast<std::size_t>(behind < 0 ? behind + result.players : behind);
      const std::int64_t scored = result.points_of(seat);
      points[order] += scored;
      squares[order] += scored * scored;
      if (!winners.has(seat)) continue;
      by_seat[static_cast<std::size_t>(index(seat))] += part;
      by_order[order] += part;
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
      points[i] += other.points[i];
      squares[i] += other.squares[i];
    }
  }

  bool operator==(const Tally&) const = default;
};

}  // namespace alea::lab
