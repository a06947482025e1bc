// How a terminal asks for a decision in Dobbelduel, and what players may type besides the notation of a move.
//
//   5 . . 2            places a 5 on blue and a 2 on green; also 5..2, or b5 g2
//   solve 5 3 4 2      fills the whole solution row; while it is filled, 5 3 4 2 or what is left of it
//   1 0 2              marks one die equal and two too low; also =++
//   roll               makes an effort
#pragma once

#include <string_view>
#include <vector>

#include "engine/checked.h"
#include "engine/fact.h"
#include "games/dobbelduel/view.h"

namespace alea::dobbelduel {

struct Asking {
  static Fact question(const View& view);
  static Checked<std::vector<Move>> read_typed(const View& view, std::string_view text);
  /// DO-9: there is only one solution.
  static bool is_risky(const View& /*view*/, const Move& move) { return move.kind() == Move::Kind::solve; }
};

}  // namespace alea::dobbelduel
