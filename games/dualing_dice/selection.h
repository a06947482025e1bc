// Selecting a die (DU-10), with an eye to what that leaves to the next player.
#pragma once

#include <vector>

#include "engine/budget.h"
#include "engine/simulation_dice.h"
#include "games/dualing_dice/view.h"

namespace alea::dualing_dice {

/// Looks at so many hands that the next player may hold, if there is time; more make no difference in games of two.
inline constexpr int kHandsToImagine = 100;

/// What the dice that each move leaves to the next player cost the viewer, who selects now, of the chance to win: more
/// than the move that leaves them the least.
std::vector<double> costs_of_leaving(const View& view, const Rules::Moves& moves, Thinking thinking,
                                     SimulationDice& dice);

}  // namespace alea::dualing_dice
