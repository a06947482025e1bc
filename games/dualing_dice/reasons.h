// Arguments for and against a move, as a player would put them: how it changes the chances that the board shows beside
// the goals, and what the next player would like to have.
#pragma once

#include "engine/fact.h"
#include "games/dualing_dice/view.h"

namespace alea::dualing_dice {

struct Reasons {
  /// Two or three sentences at most.
  static void reasons(const View& view, Move move, Facts& facts);
};

}  // namespace alea::dualing_dice
