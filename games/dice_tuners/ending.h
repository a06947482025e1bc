// How the duel on the table ends once its cards are chosen: for players who think ahead that far, and for
// the study of what would have been.
#pragma once

#include <optional>

#include "games/dice_tuners/duel.h"

namespace alea::dice_tuners {

/// Sets who uses the effect of their card on strength: everybody who may.
void use_all_effects(State& state);

/// Who wins if nobody retreats from now on; nobody where it would be null.
std::optional<Seat> winner_if_fought(State state);

/// Whether someone On Fire does better to retreat than to fight on.
bool should_retreat(const State& state, Seat seat);

/// Lays down the chosen cards, and lets those retreat who should. The duel has a result then.
void finish_duel(State& state);

}  // namespace alea::dice_tuners
