// What a player of Blazing Spuds may know: everything. There are no secrets in this game.
#pragma once

#include "engine/canvas.h"
#include "engine/description.h"
#include "engine/dice.h"
#include "games/blazing_spuds/state.h"

namespace alea::blazing_spuds {

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

}  // namespace alea::blazing_spuds
