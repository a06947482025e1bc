// Where dice in hand should go: a plan for all of them at once, since one die is placed with an eye on the others.
#pragma once

#include "games/blazing_spuds/outlook.h"

namespace alea::blazing_spuds {

/// What the player may do when the dice are placed.
enum class Then : std::uint8_t { activate, nothing };

/// What comes after the placing that a state is in.
constexpr Then after_placing(const State& state) {
  const bool is_own_turn = state.phase == Phase::place && state.turn > 0;
  return is_own_turn || state.phase == Phase::activate ? Then::activate : Then::nothing;
}

struct Plan {
  std::array<ValueCounts, 3> placed;  // on each action card; the rest goes on the Stove
  float outlook;                      // at the end of the turn
};

/// A good plan, found in a fraction of a microsecond; not always the best. To the layout the dice in hand are on the
/// Stove.
Plan plan(const Layout& layout, FaceCounts hand, Then then, const Options& options);

}  // namespace alea::blazing_spuds
