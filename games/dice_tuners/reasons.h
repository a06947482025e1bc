// Reasons for and against a move, in a player's words.
#pragma once

#include "engine/fact.h"
#include "games/dice_tuners/view.h"

namespace alea::dice_tuners {

struct Reasons {
  static void reasons(const View& view, Move move, Facts& facts);
};

}  // namespace alea::dice_tuners
