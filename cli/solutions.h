// Prepares what bots and hints know about solved games.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/any_game.h"

namespace alea::cli {

/// bots::prepare_solution with the folder of this user, and with a progress bar if it takes long.
bool prepare_solution(const AnyGame& game, const std::vector<OptionSetting>& options, int players);

/// The same, if any of the bots thinks.
void prepare_bots(const AnyGame& game, const std::vector<OptionSetting>& options, int players,
                  std::span<const std::string> bots);

/// Where solutions are stored.
std::string solutions_folder();

}  // namespace alea::cli
