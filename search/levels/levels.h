// The three levels that players choose from, in every game: easy, medium and strong.
#pragma once

#include <vector>

#include "search/bot.h"
#include "search/ismcts/ismcts.h"
#include "search/playout.h"

namespace alea {

/// For beginners: a coin flip decides between the game's heuristic and a random move. A game without a heuristic gets
/// random moves only.
struct EasyBot {
  static constexpr std::string_view kName = "easy";

  template <Game G>
  typename G::Move choose(const Perspective<G>& seen, SimulationDice& dice) const {
    const auto& moves = seen.moves();
    if constexpr (HasGreedy<G>) {
      if (moves.size() > 1 && dice.pick(2) == 0) return G::greedy(seen.view(), moves, dice);
    }
    return moves[static_cast<std::size_t>(dice.pick(static_cast<int>(moves.size())))];
  }
};

/// The strongest player available: the game's own `rank` where it has an answer, and ISMCTS otherwise.
struct StrongBot {
  static constexpr std::string_view kName = "strong";

  Budget budget;

  template <Game G>
  std::vector<Ranked<typename G::Move>> rank(const Perspective<G>& seen, SimulationDice& dice) const {
    const typename G::View view = seen.view();
    if constexpr (HasRank<G>) {
      if (auto ranked = G::rank(view, budget, dice); !ranked.empty()) return ranked;
    }
    return Ismcts<G>(view, dice).think(seen.seat(), budget);
  }

  template <Game G>
  typename G::Move choose(const Perspective<G>& seen, SimulationDice& dice) const {
    const auto& moves = seen.moves();
    return moves.size() == 1 ? moves[0] : one_of(rank(seen, dice), dice);
  }
};

/// `strong` on a fraction of its budget. In a solved game, where time makes no difference, the two play alike.
struct MediumBot {
  static constexpr std::string_view kName = "medium";
  static constexpr int kPart = 20;  // a twentieth: 5 ms of the default 100

  Budget budget;

  template <Game G>
  typename G::Move choose(const Perspective<G>& seen, SimulationDice& dice) const {
    return StrongBot{budget.part(kPart)}.choose(seen, dice);
  }
};

}  // namespace alea
