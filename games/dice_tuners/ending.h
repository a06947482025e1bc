// How the current duel ends: for bots that look that far ahead, for what players are told about it, and for the study
// of what would have happened otherwise.
#pragma once

#include <optional>

#include "games/dice_tuners/duel.h"

namespace alea::dice_tuners {

/// Everyone who may use the strength effect of their card does.
void use_all_effects(State& state);

/// Who wins if nobody retreats from now on; nobody if the duel is null.
std::optional<Seat> winner_if_fought(State state);

/// The lowest card in the seat's hand with which it would win, if it alone were On Fire and the others played none.
/// Cards are still to be chosen.
std::optional<Card> card_that_would_win(const State& state, Seat seat);

/// Whether a seat that is On Fire should retreat rather than fight.
bool should_retreat(const State& state, Seat seat);

/// Reveals the chosen cards, lets seats retreat where they should, and sets the result of the duel.
void finish_duel(State& state);

}  // namespace alea::dice_tuners
