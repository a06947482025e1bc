// Runs a game's own study (engine/study.h) over many games: what its designer wants to know beyond who wins.
#pragma once

#include <cstdint>

#include "engine/report.h"
#include "lab/in_parallel.h"
#include "lab/plan.h"

namespace alea::lab {

/// Whether the game has a study.
bool has_study(const AnyGame& game);

struct StudyReport {
  Report report;
  std::uint64_t games = 0;  // watched
  double seconds = 0;
};

/// Progress of its two parts: the tasks of the study, then the games that it watches.
struct StudyProgress {
  std::function<bool(std::uint64_t done, std::uint64_t of)> tasks;
  std::function<bool(std::uint64_t done, std::uint64_t of)> games;
};

/// Runs the tasks of the game's study, then lets it watch the games of the plan. Both depend on the plan's seed, not on
/// the number of threads. If it is stopped during the tasks, there are no games in the report.
Checked<StudyReport> study(const Plan& plan, const StudyProgress& progress);

}  // namespace alea::lab
