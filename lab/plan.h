// Which games to play, and with which bots.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/any_game.h"
#include "engine/budget.h"

namespace alea::lab {

struct Plan {
  const AnyGame* game = nullptr;
  int players = 2;
  std::uint64_t games = 0;
  std::uint64_t seed = 1;
  int threads = 1;
  std::vector<std::string> bots;  // one for all seats, or one for each
  std::vector<OptionSetting> options;
  /// Of each choice of the bots that think: one for all seats, or one for each. All have the same stop flag, which
  /// ends the games too.
  std::vector<Budget> budgets{Budget()};

  const std::atomic<bool>* stop() const { return budgets.front().stop; }
};

/// Refuses a number of players or a bot that the game does not have. Options are checked when they are read.
Checked<Done> check(const Plan& plan);

}  // namespace alea::lab
