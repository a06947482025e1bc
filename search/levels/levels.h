// The three levels of play that people choose from: easy, medium and strong, for every game.
#pragma once

#include <algorithm>
#include <vector>

#include "search/bot.h"
#include "search/ismcts/ismcts.h"
#include "search/playout.h"

namespace alea {

/// A game whose folder knows how to play it well: solved, or with a search of its own.
template <class G>
concept HasRank = Game<G> && requires(const typename G::View& view, const Budget& budget, SimulationDice& dice) {
  { G::rank(view, budget, dice) } -> std::same_as<std::vector<Ranked<typename G::Move>>>;
};

/// Sensible every other time.
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

/// The best that we have: what the game knows itself, and otherwise search.
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

/// The same with a twentieth of the time.
struct MediumBot {
  static constexpr std::string_view kName = "medium";

  Budget budget;

  template <Game G>
  typename G::Move choose(const Perspective<G>& seen, SimulationDice& dice) const {
    constexpr int kPart = 20;
    return StrongBot{{.milliseconds = std::max(1, budget.milliseconds / kPart), .steps = budget.steps / kPart}}.choose(
        seen, dice);
  }
};

}  // namespace alea
