// The simulation loop, compiled for each game and bot: no virtual calls, and no allocation during a game.
#pragma once

#include <atomic>
#include <cstdint>
#include <type_traits>

#include "engine/game.h"
#include "engine/simulation_dice.h"
#include "lab/tally.h"
#include "search/bot.h"

namespace alea::lab {

/// No watcher: compiles to nothing.
struct Unwatched {
  void watch(const auto&... /*what*/) const {}
};

/// Plays the games numbered `from` to `to`, without `to` itself, and counts them. Game i depends only on (seed, i).
/// `watcher` sees every move and outcome before it happens, and every final state (engine/study.h).
/// Once `stop` is set, the game being played is abandoned, since its bots may have cut their thinking short, and no
/// other begins.
template <Game G, Bot<G> B, class Watcher = Unwatched>
void play_games(const typename G::State& start, B& bot, std::uint64_t seed, std::uint64_t from, std::uint64_t to,
                Tally& tally, Watcher&& watcher = {}, const std::atomic<bool>* stop = nullptr) {
  const auto is_stopped = [stop] { return stop != nullptr && stop->load(std::memory_order_relaxed); };
  constexpr bool kMayThink = !std::is_empty_v<B>;  // others have no budget, and their games take microseconds
  for (std::uint64_t game = from; game < to; ++game) {
    std::uint64_t choices = 0;
    std::uint64_t outcomes = 0;
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
        if (kMayThink && is_stopped()) return;
        watcher.watch(state, seat, move);
        G::play(state, seat, move);
        ++choices;
      } else {
        break;
      }
    }
    if (is_stopped()) return;
    watcher.watch(state);
    tally.add(G::result(state), G::first(state));
    tally.choices += choices;
    tally.outcomes += outcomes;
  }
}

}  // namespace alea::lab
