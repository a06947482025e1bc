// The bot that plays by the game's own rules of thumb, where the game has some: no search, no clock.
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
