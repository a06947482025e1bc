// What a player of Dobbelduel may know (DO-14): everything but the code, and its maker knows that as well.
#pragma once

#include "engine/canvas.h"
#include "engine/description.h"
#include "engine/dice.h"
#include "games/dobbelduel/codes.h"
#include "games/dobbelduel/state.h"

namespace alea::dobbelduel {

/// The state, with an empty row for a code that the viewer may not see.
struct View {
  State table;
  constexpr bool hides_code() const { return table.has_secret() && table.code.is_empty(); }
  constexpr bool operator==(const View&) const = default;
};

struct Views {
  static View view(const State& state, Viewer viewer) {
    View seen{state};
    if (state.has_secret() && !viewer.is(state.maker())) seen.table.code = {};
    return seen;
  }

  /// A code that is hidden becomes one of the possible codes, each as likely as the others.
  template <DiceSource D>
  static State imagine(const View& view, D& dice) {
    State state = view.table;
    if (view.hides_code()) {
      const PossibleCodes possible = possible_codes(state);
      state.code = possible.codes[static_cast<std::size_t>(dice.pick(static_cast<int>(possible.codes.size())))];
    }
    return state;
  }

  static void describe(const State& state, Description& description);
  static void describe(const View& view, Description& description) { describe(view.table, description); }

  /// The board as it lies on the table; only where the view has the code is it on it.
  static void show(const View& view, Canvas& canvas);
  /// Which codes are still possible.
  static void notes(const View& view, Canvas& canvas);
};

}  // namespace alea::dobbelduel
