// About how likely each seat is to win, for search: by points, and by what the goals in hand promise.
#pragma once

#include "engine/seat_values.h"
#include "games/dualing_dice/state.h"

namespace alea::dualing_dice {

struct Evaluation {
  /// Of a game in progress it is an estimate, nearest the truth between two sets.
  static SeatValues evaluate(const State& state);
};

}  // namespace alea::dualing_dice
