// Reads several answers on one line: the numbers of choices in consecutive decisions of one seat, such as "1 1 2".
//
// The answers are tried in games that the seat's player holds possible, never in the real one, so that a refusal
// reveals nothing. They are accepted only if all of them fit and mean the same in each of those games.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/catalogue.h"
#include "engine/any_game.h"
#include "engine/checked.h"

namespace alea::cli {

/// The moves that these numbers mean, one after the other. The seat must have a choice in this state.
Checked<std::vector<std::string>> read_answers(const AnyState& state, Seat seat,
                                               const std::vector<std::int64_t>& numbers, const Catalogue& catalogue);

}  // namespace alea::cli
