// How long bots may think about a choice: the flags --ms and --steps, declared and read here for every command.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "cli/command.h"
#include "engine/budget.h"

namespace alea::cli {

inline constexpr std::int64_t kMostMilliseconds = 600'000;
inline constexpr std::int64_t kMostSteps = 1'000'000'000;

inline constexpr Flag kMsFlag{"ms", "T[,…]",
                              "milliseconds that a bot may think about a choice: one number for all bots, "
                              "or one for each (100)"};
inline constexpr Flag kStepsFlag{"steps", "N[,…]",
                                 "steps of thinking instead of time, for results that are the same on "
                                 "every machine"};

/// The budgets of so many bots: one for all of them, or one for each. They end when the program is asked to stop.
Checked<std::vector<Budget>> read_budgets(const Arguments& arguments, std::size_t bots);

}  // namespace alea::cli
