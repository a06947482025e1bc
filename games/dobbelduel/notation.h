// Moves and outcomes of Dobbelduel as text. Columns are always in the order blue, red, yellow, green.
//
//   lot B             B makes the first code
//   code 3 1 6 6      the code, by column
//   roll 1 3 3 6      white dice, in ascending order
//   effort            roll white dice
//   solve             fill the solution row instead
//   blue 3            one column of the solution row
//   place 3 . 5 .     a 3 on blue and a 5 on yellow
//   mark 1 2 0        one equal, two too high, none too low
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/dobbelduel/types.h"

namespace alea::dobbelduel {

struct Notation {
  static std::string write(const Move& move);
  static std::string write(const Outcome& outcome);
  static std::optional<Move> read_move(std::string_view text);
  static std::optional<Outcome> read_outcome(std::string_view text);
};

}  // namespace alea::dobbelduel
