// The bot `greedy`: it considers each of its goals separately and knows that goal's chance (chances.h). It maximises
// the sum of the expected points in this set, and ignores the other players. Of equal moves it chooses any.
#pragma once

#include "engine/simulation_dice.h"
#include "games/dualing_dice/view.h"

namespace alea::dualing_dice {

struct Greedy {
  static Move greedy(const View& view, const Rules::Moves& moves, SimulationDice& dice);
};

}  // namespace alea::dualing_dice
