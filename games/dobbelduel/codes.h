// All codes, and those that are still possible given the marks on the board.
#pragma once

#include <array>

#include "engine/fixed_list.h"
#include "games/dobbelduel/state.h"

namespace alea::dobbelduel {

inline constexpr int kCodeCount = kPips * kPips * kPips * kPips;

/// DO-2: every code once; all are equally likely.
inline constexpr std::array<Row, kCodeCount> kCodes = [] {
  std::array<Row, kCodeCount> codes{};
  for (int i = 0; i < kCodeCount; ++i) {
    int rest = i;
    Row code;
    for (const Column column : {Column::green, Column::yellow, Column::red, Column::blue}) {
      code = code.with(column, rest % kPips + 1);
      rest /= kPips;
    }
    codes[static_cast<std::size_t>(i)] = code;
  }
  return codes;
}();

using PossibleCodes = FixedList<Row, kCodeCount>;

/// The codes that fit all marks. There is at least one: otherwise the match is over (DO-13).
PossibleCodes possible_codes(const State& state);

/// Whether some code fits all marks. Only a maker who marks by hand can make it false.
bool has_possible_code(const State& state);

}  // namespace alea::dobbelduel
