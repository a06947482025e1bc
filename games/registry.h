// All games as AnyGame objects: what most code needs. Use games/visit_game.h for code that is compiled for each game.
#pragma once

#include <span>
#include <string_view>

#include "engine/any_game.h"

namespace alea {

std::span<const AnyGame* const> all_games();

/// The game with this id, or nullptr.
const AnyGame* find_game(std::string_view id);

}  // namespace alea
