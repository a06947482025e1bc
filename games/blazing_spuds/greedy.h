// The bot `greedy`: maximises its own outlook at the end of its turn, and considers the other players only when it
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
