// An estimate of each seat's chance to win, for search: from points and the expected points of the goals in hand.
#pragma once

#include "engine/seat_values.h"
#include "games/dualing_dice/state.h"

namespace alea::dualing_dice {

struct Evaluation {
  /// Exact for a finished game; for a game in progress, most accurate between two sets.
  static SeatValues evaluate(const State& state);
};

}  // namespace alea::dualing_dice
