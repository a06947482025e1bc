// How a terminal asks for a decision in Dracarys Dice, and what players may type besides the notation of a move.
//
//   b c c       one Dragon to B and two to C
//   all b       every Dragon to B
//   b           trades all dice with B, where a trade is possible
#pragma once

#include <string_view>
#include <vector>

#include "engine/checked.h"
#include "engine/fact.h"
#include "games/dracarys_dice/view.h"

namespace alea::dracarys_dice {

struct Asking {
  static Fact question(const View& view);
  static Checked<std::vector<Move>> read_typed(const View& view, std::string_view text);
};

}  // namespace alea::dracarys_dice
