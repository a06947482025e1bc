// What a player of Dracarys Dice may know: everything. There are no secrets in this game.
#pragma once

#include "engine/canvas.h"
#include "engine/description.h"
#include "engine/open_view.h"
#include "games/dracarys_dice/state.h"

namespace alea::dracarys_dice {

using View = OpenView<State>;

struct Views : OpenViews<State> {
  static void describe(const State& state, Description& description);
  static void describe(const View& view, Description& description) { describe(view.table, description); }
  static void show(const View& view, Canvas& canvas);
};

}  // namespace alea::dracarys_dice
