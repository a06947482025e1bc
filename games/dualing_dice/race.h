// The race to 15 points, by points alone: how likely each seat is to win if everyone goes on to score, set by set, as
// players of `greedy` do, each for themselves.
#pragma once

#include <array>
#include <cstddef>

#include "engine/seat_values.h"
#include "games/dualing_dice/types.h"

namespace alea::dualing_dice {

/// How a seat may do, for each set from now on: with how many points it comes to 15 or more in that set; and, for
/// each such end, how likely it is not to be in the way of someone who ends there in the same set. Of a tie that is
/// half.
class Course {
 public:
  static constexpr std::size_t kSets = 14;  // more are hardly ever played
  static constexpr std::size_t kEnds = 17;  // from 15 points on
  using ByEnd = std::array<float, kEnds>;

  /// A seat that has these points before a set, which may lie between two whole numbers, at a table of `players`.
  static Course from(float points, int players);
  /// One that has these points after it.
  static Course after_set(int points, int players);

  const ByEnd& ends(std::size_t set) const { return ends_[set]; }
  const ByEnd& lets_win(std::size_t set) const { return lets_win_[set]; }

 private:
  friend class Courses;
  std::array<ByEnd, kSets> ends_{};
  std::array<ByEnd, kSets> lets_win_{};
};

/// Adds up to 1.
SeatValues winners_of(const std::array<Course, kMostPlayers>& courses, int players);

}  // namespace alea::dualing_dice
