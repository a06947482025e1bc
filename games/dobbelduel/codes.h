// All codes there are, and those that the marks on the board still allow.
#pragma once

#include <array>

#include "engine/fixed_list.h"
#include "games/dobbelduel/state.h"

namespace alea::dobbelduel {

inline constexpr int kCodeCount = kPips * kPips * kPips * kPips;

/// DO-2: every code once, each as likely as the others.
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

/// The codes that could be behind the screen, judged by the marks alone.
struct PossibleCodes {
  FixedList<Row, kCodeCount> codes;  // at least one
  int wrong_marks = 0;               // how many efforts each of them calls marked wrong
};

/// The codes with which the fewest efforts are marked wrong. The program marks right, so these are
/// the codes that fit every mark. A maker who marks by hand is believed as long as that is possible;
/// where no code fits every mark, as few marks as possible are taken for wrong.
PossibleCodes possible_codes(const State& state);

}  // namespace alea::dobbelduel
