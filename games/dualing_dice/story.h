// What happens in Dualing Dice, as facts for the log and choices for the menu.
#pragma once

#include "engine/fact.h"
#include "games/dualing_dice/view.h"

namespace alea::dualing_dice {

struct Story {
  /// Of choices made at the same time, nothing is told until the last one is in.
  static void tell(const State& before, Seat seat, const Move& move, Viewer viewer, Facts& facts);
  /// Only who draws a goal is told which.
  static void tell(const State& before, const Outcome& outcome, Viewer viewer, Facts& facts);
  static Fact choice(const View& view, const Move& move);
};

}  // namespace alea::dualing_dice
