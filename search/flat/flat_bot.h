// Flat Monte Carlo: every legal move gets the same number of random playouts, and the best average wins.
//
// No tree, no selection, no heuristic. It is the baseline that any cleverer search has to beat (docs/strength.md).
#pragma once

#include <vector>

#include "search/bot.h"
#include "search/playout.h"

namespace alea {

struct FlatBot {
  static constexpr std::string_view kName = "flat";

  Budget budget;

  template <Game G>
  typename G::Move choose(const Perspective<G>& seen, SimulationDice& dice) const {
    const auto& moves = seen.moves();
    if (moves.size() == 1) return moves[0];
    const typename G::View view = seen.view();
    std::vector<double> totals(moves.size());
    std::vector<int> tries(moves.size());
    std::size_t next = 0;
    Thinking thinking(budget);
    do {
      typename G::State state = G::imagine(view, dice);
      G::play(state, seen.seat(), moves[next]);
      totals[next] += value_of(play_out<G>(state, dice, random_move<G>), seen.seat());
      ++tries[next];
      next = (next + 1) % moves.size();
    } while (thinking.goes_on());

    std::size_t best = 0;
    for (std::size_t i = 1; i < moves.size() && tries[i] > 0; ++i) {
      if (totals[i] * tries[best] > totals[best] * tries[i]) best = i;
    }
    return moves[best];
  }
};

}  // namespace alea
