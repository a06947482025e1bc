// Plays complete games of any kind, for tests.
#pragma once

#include "engine/game.h"
#include "engine/simulation_dice.h"

namespace alea {

/// Plays from `state` to the end of the game and returns the final state; choose(state, seat, dice) picks the moves.
template <Game G, class Choose>
typename G::State played(typename G::State state, SimulationDice& dice, Choose choose) {
  while (!G::turn(state).is_over()) {
    if (G::turn(state).is_chance()) {
      G::settle(state, G::draw(state, dice));
    } else {
      const Seat seat = G::turn(state).seats().front();
      G::play(state, seat, choose(state, seat, dice));
    }
  }
  return state;
}

}  // namespace alea
