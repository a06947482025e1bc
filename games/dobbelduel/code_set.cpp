#include "games/dobbelduel/code_set.h"

namespace alea::dobbelduel {

CodeSet::CodeSet(std::span<const Row> codes) : size_(static_cast<int>(codes.size())), words_((codes.size() + 63) / 64) {
  std::fill_n(masks_.begin(), kMasks * words_, 0);
  for (std::size_t i = 0; i < codes.size(); ++i) {
    for (std::size_t column = 0; column < kColumns.size(); ++column) {
      masks_[offset(column, codes[i][kColumns[column]], 0) + i / 64] |= std::uint64_t{1} << i % 64;
    }
  }
  for (std::size_t column = 0; column < kColumns.size(); ++column) note_fewer(column);
}

/// Derives the masks for fewer pips, and which dice tell nothing, from the masks for equal pips.
void CodeSet::note_fewer(std::size_t column) {
  int below = 0;
  for (int pips = 1; pips <= kPips; ++pips) {
    int same = 0;
    for (std::size_t word = 0; word < words_; ++word) {
      same += std::popcount(equal(column, pips)[word]);
      if (pips == 1) continue;
      masks_[offset(column, pips, 1) + word] = fewer(column, pips - 1)[word] | equal(column, pips - 1)[word];
    }
    const bool is_sure = below == size_ || same == size_ || below + same == 0;
    tells_nothing_[column] |= static_cast<unsigned>(is_sure) << static_cast<unsigned>(pips);
    below += same;
  }
}

Parts::Parts(std::span<const Row> codes, Row placed) {
  std::array<std::size_t, kMarkNumbers + 1> counts{};
  for (const Row code : codes) ++counts[static_cast<std::size_t>(mark_number(Marks::of(placed, code)))];
  for (std::size_t at = 0; at < kMarkNumbers; ++at) starts_[at + 1] = starts_[at] + counts[at];
  std::array<std::size_t, kMarkNumbers + 1> next = starts_;
  for (const Row code : codes) codes_[next[static_cast<std::size_t>(mark_number(Marks::of(placed, code)))]++] = code;
}

}  // namespace alea::dobbelduel
