// The loop of simulation, compiled for each game and bot: no virtual call, no allocation inside a game.
#pragma once

#include <cstdint>

#include "engine/game.h"
#include "engine/simulation_dice.h"
#include "lab/tally.h"
#include "search/bot.h"

namespace alea::lab {

/// Nobody looks on: costs nothing.
struct Unwatched {
  void watch(const auto&... /*what*/) const {}
};

/// Plays games number `from` up to, not including, `to`, and counts them. Game i depends on (seed, i) alone.
/// `watcher` is told of every move and outcome before it happens, and of every end (engine/study.h).
template <Game G, Bot<G> B, class Watcher = Unwatched>
void play_games(const typename G::State& start, B& bot, std::uint64_t seed, std::uint64_t from, std::uint64_t to,
                Tally& tally, Watcher&& watcher = {}) {
  std::uint64_t choices = 0;
  std::uint64_t outcomes = 0;
  for (std::uint64_t game = from; game < to; ++game) {
    SimulationDice dice(seed, game);
    typename G::State state = start;
    while (true) {
      const Turn turn = G::turn(state);
      if (turn.is_chance()) {
        const auto outcome = G::draw(state, dice);
        watcher.watch(state, outcome);
        G::settle(state, outcome);
        ++outcomes;
      } else if (!turn.is_over()) {
        const Seat seat = turn.seats().front();
        const auto move = bot.choose(Perspective<G>(state, seat), dice);
        watcher.watch(state, seat, move);
        G::play(state, seat, move);
        ++choices;
      } else {
        break;
      }
    }
    watcher.watch(state);
    tally.add(G::result(state), G::first(state));
  }
  tally.choices += choices;
  tally.outcomes += outcomes;
}

}  // namespace alea::lab
