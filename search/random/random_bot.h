// Plays a uniformly random legal move. The smallest example of a bot.
#pragma once

#include "search/bot.h"

namespace alea {

struct RandomBot {
  static constexpr std::string_view kName = "random";

  template <Game G>
  typename G::Move choose(const Perspective<G>& seen, SimulationDice& dice) const {
    const auto& moves = seen.moves();
    return moves[static_cast<std::size_t>(dice.pick(static_cast<int>(moves.size())))];
  }
};

}  // namespace alea
