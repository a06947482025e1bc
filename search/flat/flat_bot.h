// Flat Monte Carlo: every legal move gets the same number of random playouts, and the best average wins.
//
// No tree, no selection, no heuristic. It is the baseline that any cleverer search has to beat (docs/strength.md).
#pragma once

#include <functional>
#include <vector>

#include "engine/best_of.h"
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
    // If the budget ends within a round, no position in the list should be better off.
    auto next = static_cast<std::size_t>(dice.pick(static_cast<int>(moves.size())));
    Thinking thinking(budget);
    do {
      typename G::State state = G::imagine(view, dice);
      G::play(state, seen.seat(), moves[next]);
      totals[next] += value_of(play_out<G>(state, dice, random_move<G>), seen.seat());
      ++tries[next];
      next = (next + 1) % moves.size();
    } while (thinking.goes_on());

    std::vector<double> means(moves.size());
    for (std::size_t i = 0; i < moves.size(); ++i) means[i] = tries[i] > 0 ? totals[i] / tries[i] : -1;
    return moves[best_at(means, dice, std::identity())];
  }
};

}  // namespace alea
