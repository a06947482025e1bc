// The bot `greedy`: it goes for the best outlook at the end of its own turn, and thinks of the others only when it
// hands them dice.
#pragma once

#include "engine/simulation_dice.h"
#include "games/blazing_spuds/rules.h"
#include "games/blazing_spuds/view.h"

namespace alea::blazing_spuds {

struct Greedy {
  static Move greedy(const View& view, const Rules::Moves& moves, SimulationDice& dice);
};

}  // namespace alea::blazing_spuds
