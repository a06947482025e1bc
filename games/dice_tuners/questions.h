// The questions that a player of Dice Tuners is asked, and the short forms in which they may answer.
//
// A card is its colour and value or part of its name (`R4`, `rain`), a Bluff `bluff`; a hero is part of its name
// (`anvil`); a die what it shows (`R2`, `GS`); other choices are the words of the notation or the beginning of one
// (`f` to fight). Several answers may follow each other: `R4 anvil` spends a card, adds none and hires, `G1 B2`
// discards two cards, `R2 left` places a die.
#pragma once

#include <string_view>
#include <vector>

#include "engine/checked.h"
#include "engine/fact.h"
#include "games/dice_tuners/view.h"

namespace alea::dice_tuners {

struct Questions {
  /// What the view's own seat has to decide now.
  static Fact question(const View& view);
  /// The consecutive moves that the text means, or why it means none.
  static Checked<std::vector<Move>> read_typed(const View& view, std::string_view text);
  /// Retreating from a duel that would be won.
  static bool is_risky(const View& view, const Move& move);
};

}  // namespace alea::dice_tuners
