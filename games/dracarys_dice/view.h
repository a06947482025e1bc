// What a player of Dracarys Dice may know: everything. There are no secrets in this game.
#pragma once

#include "engine/canvas.h"
#include "engine/description.h"
#include "engine/dice.h"
#include "games/dracarys_dice/state.h"

namespace alea::dracarys_dice {

struct View {
  State table;
  constexpr bool operator==(const View&) const = default;
};

struct Views {
  static View view(const State& state, Viewer /*viewer*/) { return {state}; }

  template <DiceSource D>
  static State imagine(const View& view, D& /*dice*/) {
    return view.table;
  }

  static void describe(const State& state, Description& description);
  static void describe(const View& view, Description& description) { describe(view.table, description); }
  static void show(const View& view, Canvas& canvas);
};

}  // namespace alea::dracarys_dice
