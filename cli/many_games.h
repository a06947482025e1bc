// What the commands that play many games share: their flags, the plan they make of them, and how they report.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "cli/command.h"
#include "cli/show_report.h"
#include "cli/thinking.h"
#include "lab/plan.h"

namespace alea::cli {

inline constexpr Flag kPlayersFlag{"players", "N", "number of players (the fewest the game allows)"};
inline constexpr Flag kSeedFlag{"seed", "S", "seed of the dice (1)"};
inline constexpr Flag kThreadsFlag{"threads", "T", "number of threads (one per core)"};

/// The plan that the arguments ask for. `games` and `bot` are the defaults of --games and --bots.
Checked<lab::Plan> read_plan(const AnyGame& game, const Arguments& arguments, std::int64_t games, std::string_view bot);

/// The report on the games of this plan, of which so many were played in so many seconds.
Measured measured(const lab::Plan& plan, std::uint64_t games, double seconds, Report report);

}  // namespace alea::cli
