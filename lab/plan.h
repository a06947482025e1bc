// Which games are to be played, and by whom.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/any_game.h"
#include "search/bots.h"

namespace alea::lab {

struct Plan {
  const AnyGame* game = nullptr;
  int players = 2;
  std::uint64_t games = 0;
  std::uint64_t seed = 1;
  int threads = 1;
  std::vector<std::string> bots;  // one for all seats, or one for each
  std::vector<OptionSetting> options;
  std::vector<Budget> budgets{Budget()};  // of each choice of bots that think: one for all seats, or one for each
};

/// Refuses a number of players or a bot that the game does not have. Options are checked where they are read.
Checked<Done> check(const Plan& plan);

/// The bots of a plan that was checked, seat by seat.
template <Game G>
MixedBots<G> seated_bots(const Plan& plan) {
  MixedBots<G> bots;
  const auto of_seat = [](const auto& list, std::size_t i) { return list.size() == 1 ? list.front() : list[i]; };
  for (std::size_t i = 0; i < static_cast<std::size_t>(plan.players); ++i) {
    visit_bot<G>(of_seat(plan.bots, i),
                 [&]<class B>() { bots.seat(seat(static_cast<int>(i)), bot_with<B>(of_seat(plan.budgets, i))); });
  }
  return bots;
}

}  // namespace alea::lab
