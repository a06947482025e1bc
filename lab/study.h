// What a designer asks of a game beyond who wins: its own study (engine/study.h) over many games.
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
  std::uint64_t games = 0;  // that were watched
  double seconds = 0;
};

/// Progress of the two parts: the tasks of the study, then the games that it watches.
struct StudyProgress {
  std::function<bool(std::uint64_t done, std::uint64_t of)> tasks;
  std::function<bool(std::uint64_t done, std::uint64_t of)> games;
};

/// Lets the game's study do its tasks and watch the games of the plan; both depend on the plan's seed,
/// not on the number of threads. Stopped while at its tasks, it reports no games.
Checked<StudyReport> study(const Plan& plan, const StudyProgress& progress);

}  // namespace alea::lab
