// The bot `strong`.
//
// It maximises the chance to win, estimated from the points of a set (race.h), and looks ahead to the end of the set.
// It keeps goals that fit together and saves dice for all of them at once (plan.h). Choices are compared by many
// sampled lines of play with the same dice (comparison.h), and exactly once two rounds are left. Among dice of about
// equal use it takes the one that the next player would like to have (selection.h).
#pragma once

#include <vector>

#include "engine/budget.h"
#include "engine/ranked.h"
#include "engine/simulation_dice.h"
#include "games/dualing_dice/view.h"

namespace alea::dualing_dice {

struct Strong {
  /// All legal moves of the viewer, who has to choose, with the chance to win. A step of the budget is one line of
  /// play, and also limits how many hands of the next player are sampled.
  static std::vector<Ranked<Move>> rank(const View& view, const Budget& budget, SimulationDice& dice);
};

}  // namespace alea::dualing_dice
