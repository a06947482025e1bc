// Hints: how the strongest bot ranks the moves of a view.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/any_game.h"
#include "engine/budget.h"
#include "engine/ranked.h"

namespace alea::bots {

/// One move of a hint.
struct Advice {
  Ranked<std::string> ranked;
  Fact fact;      // the move as a choice that is offered
  Facts reasons;  // for or against it; only the best few moves have any
};

/// The moves that this view offers, best first.
std::vector<Ranked<std::string>> rank_moves(const AnyGame& game, const AnyView& view, const Budget& budget,
                                            std::uint64_t seed);

/// Adds to a ranking what people want to read: each move as a choice, and reasons for the best few.
std::vector<Advice> advice(const AnyView& view, std::vector<Ranked<std::string>> ranked);

}  // namespace alea::bots
