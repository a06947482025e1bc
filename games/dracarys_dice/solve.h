// Solves Dracarys Dice: a table for one set of options and one number of players.
#pragma once

#include <functional>
#include <optional>

#include "games/dracarys_dice/solution.h"

namespace alea::dracarys_dice {

/// The table; nothing if `go_on`, which is often told how much is done, from 0 to 1, said no.
std::optional<Solution> solve(const Options& options, int players, const std::function<bool(double done)>& go_on);

}  // namespace alea::dracarys_dice
