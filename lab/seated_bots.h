// The bots of a plan, seat by seat.
#pragma once

#include "bots/list.h"
#include "lab/plan.h"

namespace alea::lab {

/// The plan must have passed check().
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
