// What happens in Dice Tuners, as facts for the log and choices for the menu.
//
// A move is told with all that follows from it before the game waits again, one step of the rules after the
// other: a duel is read line by line, from the reveal to the result.
#pragma once

#include "engine/fact.h"
#include "games/dice_tuners/view.h"

namespace alea::dice_tuners {

struct Story {
  static void tell(const State& before, Seat seat, const Move& move, Viewer viewer, Facts& facts);
  static void tell(const State& before, const Outcome& outcome, Viewer viewer, Facts& facts);
  static Fact choice(const View& view, const Move& move);

 private:
  /// What the rules do by themselves.
  static void tell_steps(State state, Viewer viewer, Facts& facts);
};

}  // namespace alea::dice_tuners
