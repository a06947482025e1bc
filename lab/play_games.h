// The loop of simulation, compiled for each game and bot: no virtual call, no allocation inside a game.
#pragma once

#include <cstdint>

#include "engine/game.h"
#include "engine/simulation_dice.h"
#include "lab/tally.h"
#include "search/bot.h"

namespace alea::lab {

/// Plays games number `from` up to, not including, `to`, and counts them. Game i depends on (seed, i) alone.
template <Game G, Bot<G> B>
void play_games(const typename G::State& start, B& bot, std::uint64_t seed, std::uint64_t from, std::uint64_t to,
                Tally& tally) {
  std::uint64_t choices = 0;
  std::uint64_t outcomes = 0;
  for (std::uint64_t game = from; game < to; ++game) {
    SimulationDice dice(seed, game);
    typename G::State state = start;
    while (true) {
      const Turn turn = G::turn(state);
      if (turn.is_chance()) {
        G::settle(state, G::draw(state, dice));
        ++outcomes;
      } else if (!turn.is_over()) {
        const Seat seat = turn.seats().front();
        G::play(state, seat, bot.choose(Perspective<G>(state, seat), dice));
        ++choices;
      } else {
        break;
      }
    }
    tally.add(G::result(state), G::first(state));
  }
  tally.choices += choices;
  tally.outcomes += outcomes;
}

}  // namespace alea::lab
