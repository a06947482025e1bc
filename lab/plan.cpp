#include "lab/plan.h"

#include "engine/erased_game.h"
#include "lab/bots.h"

namespace alea::lab {

Checked<Done> check(const Plan& plan) {
  if (auto checked = check_players(plan.game->about(), plan.players); !checked) return checked;
  if (plan.bots.size() != 1 && plan.bots.size() != static_cast<std::size_t>(plan.players)) {
    return Error{"name one bot for all seats, or one for each of the " + std::to_string(plan.players) + ", not " +
                 std::to_string(plan.bots.size())};
  }
  for (const std::string& bot : plan.bots) {
    if (auto checked = check_bot(*plan.game, bot); !checked) return checked;
  }
  return Done();
}

}  // namespace alea::lab
