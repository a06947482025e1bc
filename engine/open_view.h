// The view of a game without secrets: everyone may know everything.
#pragma once

#include "engine/description.h"
#include "engine/dice.h"
#include "engine/seat.h"

namespace alea {

template <class State>
struct OpenView {
  State table;
  constexpr bool operator==(const OpenView&) const = default;
};

/// The verbs of such a view that are the same in every game.
template <class State>
struct OpenViews {
  static OpenView<State> view(const State& state, Viewer /*viewer*/) { return {state}; }

  template <DiceSource D>
  static State imagine(const OpenView<State>& view, D& /*dice*/) {
    return view.table;
  }
};

}  // namespace alea
