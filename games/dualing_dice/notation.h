// Moves and outcomes of Dualing Dice as text.
//
// Goals are numbered from 1, in the order of the deck file. D8 is a die with eight faces, white or of the player's own
// colour.
//
//   deal B 17         seat B drew goal 17
//   roll A 7 3        seat A rolled 7 with the colour die and 3 with the white die
//   reroll A 5        seat A rolled 5 with the die chosen for it
//   keep              discard no goals              discard 17, discard 17 40
//   choose D8 D12     roll the own D8 and a white D12
//   white D6          a white D6 instead
//   reroll colour     or reroll white
//   take colour       save the own colour die       take D6 4    a white D6 that shows 4
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/dualing_dice/types.h"

namespace alea::dualing_dice {

struct Notation {
  static std::string write(const Move& move);
  static std::string write(const Outcome& outcome);
  static std::optional<Move> read_move(std::string_view text);
  static std::optional<Outcome> read_outcome(std::string_view text);
};

}  // namespace alea::dualing_dice
