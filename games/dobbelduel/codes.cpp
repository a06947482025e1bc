#include "games/dobbelduel/codes.h"

#include <algorithm>
#include <span>

namespace alea::dobbelduel {
namespace {

bool fits(const State& state, Row code) {
  const std::span marked(state.rows.data(), static_cast<std::size_t>(state.marked()));
  return std::all_of(marked.begin(), marked.end(),
                     [code](const Effort& effort) { return effort.marks == Marks::of(effort.dice, code); });
}

}  // namespace

PossibleCodes possible_codes(const State& state) {
  PossibleCodes possible;
  for (const Row code : kCodes) {
    if (fits(state, code)) possible.push_back(code);
  }
  return possible;
}

bool has_possible_code(const State& state) {
  return std::any_of(kCodes.begin(), kCodes.end(), [&state](Row code) { return fits(state, code); });
}

}  // namespace alea::dobbelduel
