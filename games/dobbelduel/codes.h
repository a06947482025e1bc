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

/// The codes that the maker could have, given the marks alone.
struct PossibleCodes {
  FixedList<Row, kCodeCount> codes;  // at least one
  int wrong_marks = 0;               // how many efforts are marked wrong if one of these is the code
};

/// The codes with which the fewest efforts are marked wrong. Usually these fit all marks. A maker who marks by hand can
/// make mistakes: if no code fits all marks, as few efforts as possible are assumed to be marked wrong.
PossibleCodes possible_codes(const State& state);

}  // namespace alea::dobbelduel
