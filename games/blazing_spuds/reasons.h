// Arguments for or against a move, as a player would put them.
#pragma once

#include "engine/fact.h"
#include "games/blazing_spuds/view.h"

namespace alea::blazing_spuds {

struct Reasons {
  static void reasons(const View& view, Move move, Facts& facts);
};

}  // namespace alea::blazing_spuds
