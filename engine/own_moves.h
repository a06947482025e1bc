// The legal moves of a view's own seat, for games whose view holds a state (`table`) without what is hidden from the
// viewer.
#pragma once

#include "engine/turn.h"

namespace alea {

/// Applies the rules for states to the view's `table`. Empty for a spectator or a seat that has nothing to choose.
template <class Rules, class View>
auto own_moves(const View& view) {
  using Moves = decltype(Rules::moves(view.table, Seat{}));
  const auto seat = view.viewer.seat();
  return seat && Rules::turn(view.table).seats().has(*seat) ? Rules::moves(view.table, *seat) : Moves{};
}

}  // namespace alea
