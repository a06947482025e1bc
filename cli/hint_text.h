// Hints as lines of text.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "bots/hint.h"
#include "cli/catalogue.h"

namespace alea::cli {

/// One move of a hint, such as "Best: Give Bo both Dragons — 62 ± 4 % to win". `choice` is the sentence of the move.
std::string hint_line(const std::vector<bots::Advice>& moves, std::size_t at, std::string_view choice,
                      const Catalogue& catalogue);

/// What is to be said below the first moves of a hint, if anything.
std::vector<std::string> hint_remarks(const std::vector<bots::Advice>& moves, std::size_t shown,
                                      const Catalogue& catalogue);

}  // namespace alea::cli
