// What happens in Dobbelduel, as facts for the log and choices for the menu.
#pragma once

#include "engine/fact.h"
#include "games/dobbelduel/view.h"

namespace alea::dobbelduel {

struct Story {
  static void tell(const State& before, Seat seat, const Move& move, Viewer viewer, Facts& facts);
  /// Of a code, only its maker is told what was rolled (DO-2).
  static void tell(const State& before, const Outcome& outcome, Viewer viewer, Facts& facts);
  static Fact choice(const View& view, const Move& move);
};

}  // namespace alea::dobbelduel
