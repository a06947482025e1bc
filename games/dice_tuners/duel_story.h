// The steps of a duel as facts.
#pragma once

#include "engine/fact.h"
#include "games/dice_tuners/state.h"

namespace alea::dice_tuners {

// Each tells what a step of the rules did, from the states before and after it
void tell_duel(const State& before, const State& after, Facts& facts);
void tell_reveal(const State& before, const State& after, Viewer viewer, Facts& facts);
void tell_compare(const State& before, const State& after, Facts& facts);
void tell_result(const State& before, const State& after, Facts& facts);
void tell_clear_up(const State& before, Facts& facts);

/// What a strength is made of, as phrases; parts of nothing are left out.
Facts strength_parts(const State& state, Seat seat);

}  // namespace alea::dice_tuners
