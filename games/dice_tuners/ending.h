// How the current duel ends once its cards are chosen: for bots that look that far ahead, and for the study of what
// would have happened otherwise.
#pragma once

#include <optional>

#include "games/dice_tuners/duel.h"

namespace alea::dice_tuners {

/// Everyone who may use the strength effect of their card does.
void use_all_effects(State& state);

/// Who wins if nobody retreats from now on; nobody if the duel is null.
std::optional<Seat> winner_if_fought(State state);

/// Whether a seat that is On Fire should retreat rather than fight.
bool should_retreat(const State& state, Seat seat);

/// Reveals the chosen cards, lets seats retreat where they should, and sets the result of the duel.
void finish_duel(State& state);

}  // namespace alea::dice_tuners
