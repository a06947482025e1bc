// The solutions of games that can be solved before they are played (engine/solved.h), kept in files.
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "engine/any_game.h"

namespace alea::bots {

/// Is called with the share of the work that is done, from 0 to 1; returns false to stop.
using SolveProgress = std::function<bool(double done)>;

struct SolutionReport {
  std::string title;          // the games that it solves
  std::size_t decisions = 0;  // positions with a choice; 0 if there is never one
  double delta = 0;           // by how much another choice had to be better to be taken; 0: the best was always taken
  double regret = 0;          // the most that a different choice would gain, all else being equal
  std::size_t bytes = 0;
  double seconds = 0;  // spent solving or loading
  bool was_loaded = false;
};

bool is_solvable(const AnyGame& game);

/// Every variant of the game that may have its own solution: all combinations of its flags.
std::vector<std::vector<OptionSetting>> all_variants(const AnyGame& game);

/// Loads the solution for games with these options from the folder, or solves them now and keeps the solution there.
/// From then on bots and hints use it. The game must be solvable. Where `go_on` stops it, nothing is kept.
Checked<SolutionReport> learn_solution(const AnyGame& game, const std::vector<OptionSetting>& options, int players,
                                       const std::filesystem::path& folder, const SolveProgress& go_on);

/// Makes sure that bots and hints know the solution, if the game is solvable: learns it, unless this process already
/// has. Without a solution they search. False where the solution shows that such games have nothing to decide.
bool prepare_solution(const AnyGame& game, const std::vector<OptionSetting>& options, int players,
                      const std::filesystem::path& folder, const SolveProgress& go_on);

}  // namespace alea::bots
