// Moves and outcomes of Dracarys Dice as text.
//
//   lot B          seat B begins
//   roll DDF.K     two Dragons, a Fireball, a blank and an Injured Knight, in this order: D F K .
//   give B C C     one Dragon to B and two to C
//   trade B        all dice with B          keep   no trade
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/dracarys_dice/types.h"

namespace alea::dracarys_dice {

/// The dice as letters, alike ones together: DDFK.
std::string faces_text(const Roll& roll);

struct Notation {
  static std::string write(const Move& move);
  static std::string write(const Outcome& outcome);
  static std::optional<Move> read_move(std::string_view text);
  static std::optional<Outcome> read_outcome(std::string_view text);
};

}  // namespace alea::dracarys_dice
