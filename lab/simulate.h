// Many games at once: how often who wins, and how long it takes.
#pragma once

#include <cstdint>
#include <vector>

#include "lab/in_parallel.h"
#include "lab/interval.h"
#include "lab/plan.h"
#include "lab/tally.h"

namespace alea::lab {

struct SimulationReport {
  Tally tally;
  double seconds = 0;
  std::vector<Share> by_seat;   // share of wins; a shared win counts in parts
  std::vector<Share> by_order;  // the same in turn order, counted from who began
  std::vector<Average> points;  // of a game, in turn order; nothing where nobody ever has any
  Share draws{};                // games in which first place is shared

  double games_per_second() const { return static_cast<double>(tally.games) / seconds; }
  double choices_per_game() const { return per_game(tally.choices); }
  /// Choices and chance outcomes.
  double moves_per_game() const { return per_game(tally.choices + tally.outcomes); }

 private:
  double per_game(std::uint64_t count) const { return static_cast<double>(count) / static_cast<double>(tally.games); }
};

/// Plays the games of the plan. The totals depend on the plan, not on the number of threads. Where `progress`
/// stops it, what was played by then is reported.
Checked<SimulationReport> simulate(const Plan& plan, const Progress& progress);

}  // namespace alea::lab
