// What a person at a keyboard is asked, and the short forms in which they may answer.
//
//   a c        discard these two goals, by their letters on the board; - keeps all
//   d8 w12     roll your D8 and a white D12; also 8 12
//   w6         another white die
//   d, w       reroll your colour die, or the white one
//   d, w6:4    save your colour die, or a white D6 with a 4; w6 if no other white D6 is there
#pragma once

#include <string_view>
#include <vector>

#include "engine/checked.h"
#include "engine/fact.h"
#include "games/dualing_dice/view.h"

namespace alea::dualing_dice {

/// The letter of the first goal in a hand, on the board and in answers; the next ones follow. In the terminal, a and b
/// alone are commands.
inline constexpr char kFirstGoal = 'x';

struct Asking {
  /// The view's own seat has to choose.
  static Fact question(const View& view);
  static Checked<std::vector<Move>> read_typed(const View& view, std::string_view text);
};

}  // namespace alea::dualing_dice
