// What a player of Blazing Spuds may know: everything. There are no secrets in this game.
#pragma once

#include "engine/canvas.h"
#include "engine/description.h"
#include "engine/open_view.h"
#include "games/blazing_spuds/state.h"

namespace alea::blazing_spuds {

using View = OpenView<State>;

struct Views : OpenViews<State> {
  static void describe(const State& state, Description& description);
  static void describe(const View& view, Description& description) { describe(view.table, description); }
  static void show(const View& view, Canvas& canvas);
};

}  // namespace alea::blazing_spuds
