// The race to 15 points: each seat's chance to win from its points alone, if everyone scores independently, set by set,
// as often as `greedy` players do.
#pragma once

#include <array>
#include <cstddef>

#include "engine/by_seat.h"
#include "engine/seat_values.h"
#include "games/dualing_dice/state.h"

namespace alea::dualing_dice {

/// How a seat may do in each set from now on: the probability of reaching 15 or more in that set, by its points then;
/// and, for each such end, the probability that the seat does not prevent another one from winning with these points in
/// the same set, where a tie counts half.
class Course {
 public:
  static constexpr std::size_t kSets = 14;  // longer games are very rare
  static constexpr std::size_t kEnds = 17;  // from 15 points on
  using ByEnd = std::array<float, kEnds>;

  /// For a seat that has these points, not necessarily a whole number, before a set at a table of `players`.
  static Course from(float points, int players);
  /// For a seat that has these points after the set.
  static Course after_set(int points, int players);

  const ByEnd& ends(std::size_t set) const { return ends_[set]; }
  const ByEnd& lets_win(std::size_t set) const { return lets_win_[set]; }
  /// The probability of reaching 15 in this set.
  float ends_in(std::size_t set) const;

  bool operator==(const Course&) const = default;

 private:
  friend class Courses;
  std::array<ByEnd, kSets> ends_{};
  std::array<ByEnd, kSets> lets_win_{};
};

/// Each seat's chance to win; they add up to 1. If the fewest goals win, all who reach 15 in the same set are equally
/// likely to have them.
SeatValues winners_of(const BySeat<Course, kMostPlayers>& courses, int players, Ending ending);

}  // namespace alea::dualing_dice
