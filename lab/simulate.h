// Many games at once: how often who wins, and how long it takes.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/any_game.h"
#include "lab/interval.h"
#include "lab/tally.h"

namespace alea::lab {

struct SimulationPlan {
  const AnyGame* game = nullptr;
  int players = 2;
  std::uint64_t games = 0;
  std::uint64_t seed = 1;
  int threads = 1;
  std::vector<std::string> bots;  // one for all seats, or one for each
  std::vector<OptionSetting> options;
};

struct SimulationReport {
  Tally tally;
  double seconds = 0;
  std::vector<Share> by_seat;   // share of wins; a shared win counts in parts
  std::vector<Share> by_order;  // the same in turn order, counted from who began
  Share draws{};                // games in which first place is shared

  double games_per_second() const { return static_cast<double>(tally.games) / seconds; }
  double choices_per_game() const { return per_game(tally.choices); }
  /// Choices and chance outcomes.
  double moves_per_game() const { return per_game(tally.choices + tally.outcomes); }

 private:
  double per_game(std::uint64_t count) const { return static_cast<double>(count) / static_cast<double>(tally.games); }
};

/// Called a few times a second from the calling thread with the games played so far; false stops
/// the simulation, and what was played by then is reported.
using Progress = std::function<bool(std::uint64_t games)>;

/// Plays the games of the plan. The totals depend on the plan, not on the number of threads.
Checked<SimulationReport> simulate(const SimulationPlan& plan, const Progress& progress);

}  // namespace alea::lab
