// What speaks for or against a move, as a player would say it.
#pragma once

#include "engine/fact.h"
#include "games/dice_tuners/view.h"

namespace alea::dice_tuners {

struct Reasons {
  static void reasons(const View& view, Move move, Facts& facts);
};

}  // namespace alea::dice_tuners
