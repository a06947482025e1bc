// The solutions of games that can be worked out beforehand (engine/solved.h), kept in files.
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "engine/any_game.h"

namespace alea::lab {

struct SolutionReport {
  std::string title;          // which games it is about
  std::size_t decisions = 0;  // where something can be decided; 0: nothing ever
  double delta = 0;           // how much better another choice had to be; 0: the best was always taken
  double regret = 0;          // the most that another choice would bring, all else as it is
  std::size_t bytes = 0;
  double seconds = 0;  // that it took: to work it out, or to load it
  bool was_loaded = false;
};

bool is_solvable(const AnyGame& game);

/// Whether bots and hints know the solution for games with these options.
bool is_solution_known(const AnyGame& game, const std::vector<OptionSetting>& options, int players);

/// All ways to play the game that may have a solution of their own: every combination of its flags.
std::vector<std::vector<OptionSetting>> all_variants(const AnyGame& game);

/// From here on bots and hints know the solution for games with these options: that in the folder, or where there
/// is none one that is worked out now and kept there. The game must be solvable. `go_on` is told how much is done,
/// from 0 to 1; if it says no, nothing is known and nothing is kept.
Checked<SolutionReport> learn_solution(const AnyGame& game, const std::vector<OptionSetting>& options, int players,
                                       const std::filesystem::path& folder,
                                       const std::function<bool(double done)>& go_on);

}  // namespace alea::lab
