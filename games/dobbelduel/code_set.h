// Possible codes as a bit set, so that a placement can be compared with 64 of them at a time.
//
// Every code is one bit. For each column and number of pips there are two masks: the codes for which such a die is
// equal, and those for which it is too high. Counting the codes with certain marks then takes only ANDs and popcounts.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "games/dobbelduel/codes.h"

namespace alea::dobbelduel {

/// Numbers the marks that up to four dice can get (DO-6), ordered by how many dice are not too low. So one more die
/// that is too low does not change the number.
inline constexpr int kMarkNumbers = 15;
constexpr int mark_number(Marks marks) {
  const int not_low = marks.equal + marks.high;
  return not_low * (not_low + 1) / 2 + marks.equal;
}

/// How many codes of a set give each of the marks, by mark number.
using Sizes = std::array<int, kMarkNumbers>;

class CodeSet {
 public:
  /// At least one code.
  explicit CodeSet(std::span<const Row> codes);

  int size() const { return size_; }
  std::size_t words() const { return words_; }
  /// Masks of the codes with exactly this many pips in the column, and with fewer; from 1 to 6.
  const std::uint64_t* equal(std::size_t column, int pips) const { return mask(column, pips, 0); }
  const std::uint64_t* fewer(std::size_t column, int pips) const { return mask(column, pips, 1); }
  /// Whether the mark of such a die would be the same for every code.
  bool tells_nothing(std::size_t column, int pips) const {
    return (tells_nothing_[column] >> static_cast<unsigned>(pips) & 1U) != 0;
  }

  static constexpr std::size_t kMostWords = (kCodeCount + 63) / 64;

 private:
  static constexpr std::size_t kMasks = kColumns.size() * kPips * 2;

  std::size_t offset(std::size_t column, int pips, std::size_t kind) const {
    return ((column * kPips + static_cast<std::size_t>(pips - 1)) * 2 + kind) * words_;
  }
  const std::uint64_t* mask(std::size_t column, int pips, std::size_t kind) const {
    return masks_.data() + offset(column, pips, kind);
  }
  void note_fewer(std::size_t column);

  int size_;
  std::size_t words_;
  std::array<unsigned, kColumns.size()> tells_nothing_{};  // by column, a bit for each number of pips
  std::array<std::uint64_t, kMasks * kMostWords> masks_;   // each uses only its first words_
};

/// Implements visit_splits. Most sets are small, so those of one word have their own instance.
template <std::size_t kWords, class Visit>
class SplitWalk {
 public:
  SplitWalk(const CodeSet& codes, FaceCounts dice, bool all, Visit& visit)
      : codes_(codes), words_(kWords == 1 ? 1 : codes.words()), dice_(dice), visit_(visit) {
    for (std::size_t column = 0; column < kColumns.size(); ++column) {
      for (int pips = 1; pips <= kPips; ++pips) {
        if (!all && codes.tells_nothing(column, pips)) continue;
        pips_[column][counts_[column]++] = static_cast<std::uint8_t>(pips);
        end_ = column + 1;
      }
    }
    for (std::size_t word = 0; word < words_; ++word) parts_[0][0][word] = ~std::uint64_t{0};
    const auto rest = static_cast<unsigned>(codes.size()) % 64U;
    if (rest != 0) parts_[0][0][words_ - 1] = (std::uint64_t{1} << rest) - 1U;
  }

  /// Places a die in this column or one to its right in every way, then further dice. Returns false if stopped.
  bool walk(std::size_t column, int placed, Row row) {
    for (; column < end_; ++column) {
      const bool goes_on = column + 1 < end_ && placed + 1 < kDiceToRoll;
      for (std::size_t at = 0; at < counts_[column]; ++at) {
        const int pips = pips_[column][at];
        if (showing(dice_, pips) == 0) continue;
        const Row longer = row.with(kColumns[column], pips);
        const Sizes sizes = goes_on ? split<true>(column, pips, placed) : split<false>(column, pips, placed);
        if (!visit_(longer, sizes)) return false;
        if (!goes_on) continue;
        dice_.add(pips - 1, -1);
        if (!walk(column + 1, placed + 1, longer)) return false;
        dice_.add(pips - 1);
      }
    }
    return true;
  }

 private:
  /// Splits the parts made by the dice placed so far by one more die. Keeps the new parts if they are split further.
  template <bool kKeep>
  Sizes split(std::size_t column, int pips, int placed) {
    const std::uint64_t* const equal = codes_.equal(column, pips);
    const std::uint64_t* const fewer = codes_.fewer(column, pips);
    const auto& from = parts_[static_cast<std::size_t>(placed)];
    auto& to = parts_[static_cast<std::size_t>(placed) + (kKeep ? 1 : 0)];
    if constexpr (kKeep) {
      const auto marks = static_cast<std::size_t>((placed + 2) * (placed + 3) / 2);
      for (std::size_t part = 0; part < marks; ++part) {
        for (std::size_t word = 0; word < words_; ++word) to[part][word] = 0;
      }
    }
    Sizes sizes{};
    std::size_t part = 0;
    for (std::size_t not_low = 0; not_low <= static_cast<std::size_t>(placed); ++not_low) {
      for (std::size_t i = 0; i <= not_low; ++i, ++part) {
        const std::size_t one_high = part + not_low + 1;  // in the order of mark_number
        const std::size_t one_equal = one_high + 1;
        for (std::size_t word = 0; word < words_; ++word) {
          const std::uint64_t all = from[part][word];
          const std::uint64_t is_equal = all & equal[word];
          const std::uint64_t is_high = all & fewer[word];
          const std::uint64_t is_low = all ^ is_equal ^ is_high;
          sizes[one_equal] += std::popcount(is_equal);
          sizes[one_high] += std::popcount(is_high);
          sizes[part] += std::popcount(is_low);
          if constexpr (kKeep) {
            to[one_equal][word] |= is_equal;
            to[one_high][word] |= is_high;
            to[part][word] |= is_low;
          }
        }
      }
    }
    return sizes;
  }

  using ByMarks = std::array<std::array<std::uint64_t, kWords>, kMarkNumbers>;

  const CodeSet& codes_;
  std::size_t words_;
  FaceCounts dice_;  // yet to be placed
  Visit& visit_;
  std::array<std::array<std::uint8_t, kPips>, kColumns.size()> pips_{};  // to try in each column
  std::array<std::size_t, kColumns.size()> counts_{};
  std::size_t end_ = 0;                     // one past the last column with anything to try
  std::array<ByMarks, kDiceToRoll> parts_;  // for each number of dice placed
};

enum class Tried : std::uint8_t { all, telling };

/// Calls visit(row, sizes) for every way to place one or more of the dice, or only for those in which every die tells
/// something. If a visit returns false, stops and returns false.
template <class Visit>
bool visit_splits(const CodeSet& codes, FaceCounts dice, Tried tried, Visit visit) {
  const bool all = tried == Tried::all;
  if (codes.words() == 1) return SplitWalk<1, Visit>(codes, dice, all, visit).walk(0, 0, Row());
  return SplitWalk<CodeSet::kMostWords, Visit>(codes, dice, all, visit).walk(0, 0, Row());
}

/// The codes of a set, grouped by the marks that they give a placement.
class Parts {
 public:
  Parts(std::span<const Row> codes, Row placed);
  std::span<const Row> operator[](int mark_number) const {
    const auto at = static_cast<std::size_t>(mark_number);
    return {codes_.data() + starts_[at], codes_.data() + starts_[at + 1]};
  }

 private:
  std::array<std::size_t, kMarkNumbers + 1> starts_{};
  std::array<Row, kCodeCount> codes_;
};

}  // namespace alea::dobbelduel
