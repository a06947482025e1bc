// Reads conditions in the words of a deck file, which data/README.md explains.
#pragma once

#include <string_view>

#include "engine/checked.h"
#include "games/dualing_dice/conditions.h"

namespace alea::dualing_dice {

/// The condition, or an error that says what is allowed.
Checked<Condition> read_condition(std::string_view text);

}  // namespace alea::dualing_dice
