// Plays the game's own heuristic (`greedy`), in games that have one. It does not search, so it needs no budget.
#pragma once

#include "search/bot.h"
#include "search/playout.h"

namespace alea {

struct GreedyBot {
  static constexpr std::string_view kName = "greedy";

  template <Game G>
    requires HasGreedy<G>
  typename G::Move choose(const Perspective<G>& seen, SimulationDice& dice) const {
    const auto& moves = seen.moves();
    if (moves.size() == 1) return moves[0];
    return G::greedy(seen.view(), moves, dice);
  }
};

}  // namespace alea
