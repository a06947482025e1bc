// Where the dice in hand should go: a plan for all of them at once, since the best place for one depends on the others.
#pragma once

#include "games/blazing_spuds/outlook.h"

namespace alea::blazing_spuds {

/// What the player may do once the dice are placed.
enum class Then : std::uint8_t { activate, nothing };

/// What comes after the dice of this state are placed.
constexpr Then after_placing(const State& state) {
  const bool is_own_turn = state.phase == Phase::place && state.turn > 0;
  return is_own_turn || state.phase == Phase::activate ? Then::activate : Then::nothing;
}

struct Plan {
  std::array<ValueCounts, 3> placed;  // on each action card; the rest goes on the Stove
  float outlook;                      // at the end of the turn
};

/// A good plan, found in a fraction of a microsecond; not always the best one. The layout counts the dice in hand as
/// dice on the Stove.
Plan plan(const Layout& layout, FaceCounts hand, Then then, const Options& options);

}  // namespace alea::blazing_spuds
