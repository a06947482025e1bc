// What speaks for or against a move, as a player would say it: what becomes of the chances that stand beside the
// goals on the board, and what others would like to have.
#pragma once

#include "engine/fact.h"
#include "games/dualing_dice/view.h"

namespace alea::dualing_dice {

struct Reasons {
  /// Two or three sentences at most.
  static void reasons(const View& view, Move move, Facts& facts);
};

}  // namespace alea::dualing_dice
