// Plays many games: how often each seat wins, and how long games take.
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
  std::vector<Proportion> by_seat;   // share of wins; a shared win is divided
  std::vector<Proportion> by_order;  // the same in turn order, from the first player on
  std::vector<Average> points;       // per game, in turn order; empty if nobody ever scores
  Proportion draws{};                // games with a shared first place

  double games_per_second() const { return static_cast<double>(tally.games) / seconds; }
  double choices_per_game() const { return per_game(tally.choices); }
  /// Choices and chance outcomes.
  double moves_per_game() const { return per_game(tally.choices + tally.outcomes); }

 private:
  double per_game(std::uint64_t count) const { return static_cast<double>(count) / static_cast<double>(tally.games); }
};

/// Plays the games of the plan. The totals depend on the plan, not on the number of threads. If `progress` stops it,
/// the report covers the games played so far.
Checked<SimulationReport> simulate(const Plan& plan, const Progress& progress);

}  // namespace alea::lab
