// Shared by the fuzzers. A fuzzer is one function, `check`: libFuzzer calls it with generated inputs and mutates those
// that reach new code.
#pragma once

#include <cstddef>
#include <string_view>

#include "engine/any_game.h"
#include "engine/checked.h"
#include "engine/dice.h"

namespace alea::fuzz {

/// Processes the input and checks the invariants that hold for any input.
void check(std::string_view input);

/// Aborts if the invariant does not hold; libFuzzer then saves the input.
void require(bool holds, std::string_view promise);

template <class T>
void require_reason(const Checked<T>& answer) {
  require(answer || !answer.error().reason.empty(), "a refusal has a reason");
}

/// A number below `n`, which must not be 0, chosen by the first byte of the input, which is consumed.
std::size_t choose(std::string_view& input, std::size_t n);

/// A valid number of players, chosen in the same way.
int choose_players(std::string_view& input, const About& about);

/// Advances the game by one event: a random outcome, or a random legal move. The game must not be over.
void go_on(AnyState& state, Dice& dice);

}  // namespace alea::fuzz
