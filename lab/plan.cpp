#include "lab/plan.h"

#include "bots/bots.h"
#include "engine/erased_game.h"

namespace alea::lab {

Checked<Done> check(const Plan& plan) {
  if (auto checked = check_players(plan.game->about(), plan.players); !checked) return checked;
  if (plan.bots.size() != 1 && plan.bots.size() != static_cast<std::size_t>(plan.players)) {
    return Error{"name one bot for all seats, or one for each of the " + std::to_string(plan.players) + ", not " +
                 std::to_string(plan.bots.size())};
  }
  if (plan.budgets.size() != 1 && plan.budgets.size() != plan.bots.size()) {
    return Error{"give one budget for all bots, or one for each"};
  }
  for (const std::string& bot : plan.bots) {
    if (auto checked = bots::check_bot(*plan.game, bot); !checked) return checked;
  }
  return Done();
}

}  // namespace alea::lab
