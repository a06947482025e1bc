// Selecting a die (DU-10) with regard to what it leaves for the next player.
#pragma once

#include <vector>

#include "engine/budget.h"
#include "engine/simulation_dice.h"
#include "games/dualing_dice/view.h"

namespace alea::dualing_dice {

/// How many hands of the next player to sample, if there is time. More made no difference in games of two.
inline constexpr int kHandsToImagine = 100;

/// For each move, how much the dice it leaves for the next player reduce the chance to win of the viewer, who selects
/// now; relative to the move that leaves the least.
std::vector<double> costs_of_leaving(const View& view, const Rules::Moves& moves, Thinking thinking,
                                     SimulationDice& dice);

}  // namespace alea::dualing_dice
