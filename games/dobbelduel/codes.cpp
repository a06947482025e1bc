#include "games/dobbelduel/codes.h"

namespace alea::dobbelduel {
namespace {

/// Whether at most `allowed` of the marked efforts have marks that differ from those this code gives.
bool fits(const State& state, Row code, int allowed) {
  const int marked = state.marked();
  for (int i = 0; i < marked && allowed >= 0; ++i) {
    const Effort& effort = state.rows[static_cast<std::size_t>(i)];
    allowed -= static_cast<int>(effort.marks != Marks::of(effort.dice, code));
  }
  return allowed >= 0;
}

}  // namespace

PossibleCodes possible_codes(const State& state) {
  PossibleCodes possible;
  for (possible.wrong_marks = 0;; ++possible.wrong_marks) {
    for (const Row code : kCodes) {
      if (fits(state, code, possible.wrong_marks)) possible.codes.push_back(code);
    }
    if (!possible.codes.empty()) return possible;
  }
}

}  // namespace alea::dobbelduel
