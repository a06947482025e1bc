// Hints: how the strongest bot ranks the moves of a view, as a person can rely on it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.h"
#include "engine/budget.h"
#include "engine/ranked.h"

namespace alea::bots {

/// How long to think about a hint, unless somebody says otherwise. It is a number of steps, so that the same question
/// has the same answer: about half a second for the slowest searches, and hardly noticeable in other games.
inline constexpr std::int64_t kHintSteps = 4'000;

/// One move of a hint.
struct Advice {
  Ranked<std::string> ranked;  // its margin is that of the value as such, not only compared with other moves
  Fact fact;                   // the move as a choice that is offered
  Facts reasons;               // for or against it; only the first few moves have any
  bool is_equal = false;       // it cannot be told apart from the first move; true for the first one
};

/// The moves that this view offers, best first. With a budget in steps, the answer depends on nothing but the view.
std::vector<Advice> advise(const AnyGame& game, const AnyView& view, const Budget& budget);

/// Makes advice of a ranking, best first. Moves that read the same to a player appear once. Among moves that were
/// sampled and are equal, `likely` leads and the others are in the game's own order: any other order would be noise.
std::vector<Advice> advice(const AnyView& view, std::vector<Ranked<std::string>> ranked, std::string_view likely = {});

}  // namespace alea::bots
