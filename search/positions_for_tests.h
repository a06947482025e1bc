// Random positions of any game, for testing bots.
#pragma once

#include "search/playout.h"

namespace alea {

/// A state from a random game in which the seat to move has several legal moves.
template <Game G>
typename G::State with_a_choice(SimulationDice& dice) {
  typename G::State state = G::start({}, G::kAbout.most_players);
  while (true) {
    const Turn turn = G::turn(state);
    if (turn.is_over()) {
      state = G::start({}, G::kAbout.most_players);
    } else if (turn.is_chance()) {
      G::settle(state, G::draw(state, dice));
    } else if (G::moves(state, turn.seats().front()).size() > 1 && dice.pick(3) == 0) {
      return state;
    } else {
      G::play(state, turn.seats().front(), random_move<G>(state, turn.seats().front(), dice));
    }
  }
}

}  // namespace alea
