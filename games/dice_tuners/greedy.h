// The bot `greedy`: rules of thumb, and looking one duel ahead.
#pragma once

#include "engine/simulation_dice.h"
#include "games/dice_tuners/rules.h"
#include "games/dice_tuners/view.h"

namespace alea::dice_tuners {

struct Greedy {
  static Move greedy(const View& view, const Rules::Moves& moves, SimulationDice& dice);
};

}  // namespace alea::dice_tuners
