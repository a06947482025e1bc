// The bot `greedy`: it takes each of its goals for itself and knows exactly how likely that one still is (chances.h).
// It goes for the most points in this set that those chances promise, and does not think of the others.
#pragma once

#include "engine/simulation_dice.h"
#include "games/dualing_dice/view.h"

namespace alea::dualing_dice {

struct Greedy {
  static Move greedy(const View& view, const Rules::Moves& moves, SimulationDice& dice);
};

}  // namespace alea::dualing_dice
