// Moves and outcomes of Blazing Spuds as text.
//
// Colours are letters (R red, Y yellow, W white, G green), so R4 is a red die that shows 4. Cards are 1, 2 and 3, in
// the order of their fronts, and stove.
//
//   lot B            seat B goes first
//   roll R11346      five red dice were rolled
//   reroll 2         the dice on a card            reroll R         all red dice
//   place R4 1       a die on a card               place R4 stove   all identical dice in hand on the Stove
//   activate 3       a card                        pass             no card
//   deal R4          the next die of a distribution
//   give C           both dice of Target, to a seat
//   lift R4 2        a die off a card              done             no more dice
//   set R4           one of the dice of Reassign
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/blazing_spuds/dice_set.h"

namespace alea::blazing_spuds {

char letter(Colour colour);

/// Dice as text, grouped by colour: R1146 W25.
std::string dice_text(const DiceSet& dice);
/// The same for dice that do not show a value yet: R???? W??.
std::string loose_text(const ColourCounts& dice);

struct Notation {
  static std::string write(const Move& move);
  static std::string write(const Outcome& outcome);
  static std::optional<Move> read_move(std::string_view text);
  static std::optional<Outcome> read_outcome(std::string_view text);
};

}  // namespace alea::blazing_spuds
