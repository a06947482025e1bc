// What the fuzzers share. A fuzzer is one function, `check`: libFuzzer calls it with all that it can think of, and
// goes on from the inputs that reached something new.
#pragma once

#include <cstddef>
#include <string_view>

#include "engine/any_game.h"
#include "engine/checked.h"
#include "engine/dice.h"

namespace alea::fuzz {

/// Reads the input, and requires what must hold whatever it is.
void check(std::string_view input);

/// Ends the program where a promise is broken; libFuzzer then keeps the input.
void require(bool holds, std::string_view promise);

template <class T>
void require_reason(const Checked<T>& answer) {
  require(answer || !answer.error().reason.empty(), "a refusal has a reason");
}

/// One of `n`, which must not be 0, chosen by the first byte, which is taken off the input.
std::size_t choose(std::string_view& input, std::size_t n);

/// A number of players that the game can have, chosen in the same way.
int choose_players(std::string_view& input, const About& about);

/// Lets something happen that the game waits for: an outcome, or any legal move. The game must not be over.
void go_on(AnyState& state, Dice& dice);

}  // namespace alea::fuzz
