// The short forms that a person types. One line may answer several questions in a row:
//
//   R345 1 Y66 3 s   red 3, 4 and 5 on card 1, two yellow 6s on card 3, and all other dice on the Stove
//   a1               activate card 1             pass    activate nothing
//   R5 R34           hand out these dice, in this order
//   R345 1 s a1 R543 all of that
//   s, Y             reroll the Stove, or all yellow dice
//   C                give both dice of Target to seat C
//   R2 s done R6     with Reassign: pick up dice, and set those of the card
//
// Small letters and commas are fine.
#pragma once

#include <string_view>
#include <vector>

#include "engine/checked.h"
#include "games/blazing_spuds/view.h"

namespace alea::blazing_spuds {

struct Typed {
  /// The moves that the text means, or why they cannot be made. It must be the turn of the view's own seat.
  static Checked<std::vector<Move>> read_typed(const View& view, std::string_view text);
};

}  // namespace alea::blazing_spuds
