// What happens in Blazing Spuds, as facts for the log and choices for the menu.
#pragma once

#include "engine/fact.h"
#include "games/blazing_spuds/view.h"

namespace alea::blazing_spuds {

struct Story {
  static void tell(const State& before, Seat seat, const Move& move, Viewer viewer, Facts& facts);
  static void tell(const State& before, const Outcome& outcome, Viewer viewer, Facts& facts);
  static Fact choice(const View& view, const Move& move);
};

}  // namespace alea::blazing_spuds
