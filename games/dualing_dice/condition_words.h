// The words of a deck file for conditions, explained in data/README.md.
#pragma once

#include <string_view>

#include "engine/checked.h"
#include "games/dualing_dice/conditions.h"

namespace alea::dualing_dice {

/// Refuses what is no condition with what is allowed.
Checked<Condition> read_condition(std::string_view text);

}  // namespace alea::dualing_dice
