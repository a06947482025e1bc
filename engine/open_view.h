// The view of a game without secrets: everyone may know everything.
//
//   using View = OpenView<State>;
//   struct Views : OpenViews<State> { … };
#pragma once

#include <optional>

#include "engine/dice.h"
#include "engine/seat.h"

namespace alea {

template <class State>
struct OpenView {
  State table;
  Viewer viewer = Viewer::spectator();
  constexpr bool operator==(const OpenView&) const = default;
};

/// The verbs (game.h) that are the same in every game without secrets.
template <class State>
struct OpenViews {
  static OpenView<State> view(const State& state, Viewer viewer) { return {state, viewer}; }
  static OpenView<State> full_view(const State& state) { return {state}; }

  template <DiceSource D>
  static State imagine(const OpenView<State>& view, D& /*dice*/) {
    return view.table;
  }

  template <class Event>
  static std::optional<Event> see(const Event& event, Viewer /*viewer*/) {
    return event;
  }
};

}  // namespace alea
