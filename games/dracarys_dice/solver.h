// How a perfect player of Dracarys Dice chooses: by the table for the game's options, once the program has it.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "engine/budget.h"
#include "engine/fact.h"
#include "engine/ranked.h"
#include "engine/simulation_dice.h"
#include "games/dracarys_dice/solution.h"
#include "games/dracarys_dice/view.h"

namespace alea::dracarys_dice {

struct Solver {
  using Solution = dracarys_dice::Solution;

  static std::optional<Solution> solve(const Options& options, int players,
                                       const std::function<bool(double done)>& go_on);

  /// From here on, and on every thread, games like those of the table are played by it.
  static void know(Solution solution);
  static const Solution* known(const Options& options, int players);

  /// The choice of the table first, then the others by what they are worth. Nothing where no table is known.
  static std::vector<Ranked<Move>> rank(const View& view, const Budget& budget, SimulationDice& dice);
  static void reasons(const View& view, Move move, Facts& facts);
};

}  // namespace alea::dracarys_dice
