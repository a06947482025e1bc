// What bots and hints of solved games know, found or worked out before they are asked.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/any_game.h"

namespace alea::cli {

/// For games like these, with progress where it takes long; without it bots still play, but search. False where
/// it shows that in such games there is nothing to decide.
bool prepare_solution(const AnyGame& game, const std::vector<OptionSetting>& options, int players);

/// The same, if one of the bots thinks.
void prepare_bots(const AnyGame& game, const std::vector<OptionSetting>& options, int players,
                  std::span<const std::string> bots);

/// Where solutions are kept.
std::string solutions_folder();

}  // namespace alea::cli
