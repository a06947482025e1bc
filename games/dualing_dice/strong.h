// The bot `strong`, as this game knows to play it.
//
// It goes for the chance to win, by the points that a set brings (race.h), and looks as far as the end of the set. It
// keeps the goals that go well together, and saves dice for all of them at once (plan.h): the choices are compared by
// many lines of play with the same dice (comparison.h), exactly once two rounds are left. Of dice that serve it
// about the same it takes the one that the next player would like to have (selection.h).
#pragma once

#include <vector>

#include "engine/budget.h"
#include "engine/ranked.h"
#include "engine/simulation_dice.h"
#include "games/dualing_dice/view.h"

namespace alea::dualing_dice {

struct Strong {
  /// All legal moves of the viewer, who is waited for, with the chance to win. A step of the budget is a line of play;
  /// no more hands of the next player are looked at than that either.
  static std::vector<Ranked<Move>> rank(const View& view, const Budget& budget, SimulationDice& dice);
};

}  // namespace alea::dualing_dice
