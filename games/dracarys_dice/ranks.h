// Lists of small numbers, numbered without a gap: how positions become places in a table.
//
// Lists of one length stand in the order of their sums, those of sum 0 first, so that all lists of one
// sum are next to each other. The rank of a list is a sum of binomial coefficients, one for each of its
// numbers (the combinatorial number system).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace alea::dracarys_dice {

using Rank = std::uint32_t;

namespace detail {
inline constexpr std::size_t kRows = 30;
inline constexpr std::size_t kColumns = 11;

inline constexpr auto kPascal = [] {
  std::array<std::array<Rank, kColumns>, kRows> rows{};
  for (std::size_t n = 0; n < kRows; ++n) {
    rows[n][0] = 1;
    for (std::size_t k = 1; k < kColumns && k <= n; ++k) rows[n][k] = rows[n - 1][k - 1] + rows[n - 1][k];
  }
  return rows;
}();
}  // namespace detail

/// n over k, for n below 30 and k up to 10.
constexpr Rank binomial(int n, int k) {
  return detail::kPascal[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

/// How many lists of `length` numbers have a sum below `sum`: the rank of the first that has it.
constexpr Rank ranks_below(int length, int sum) { return sum == 0 ? 0 : binomial(sum + length - 1, length); }

constexpr Rank rank_of(std::span<const int> list) {
  const int length = static_cast<int>(list.size());
  Rank rank = 0;
  int sum = 0;
  for (int last = 1; last <= length; ++last) {
    sum += list[static_cast<std::size_t>(length - last)];
    rank += binomial(sum + last - 1, last);
  }
  return rank;
}

/// Fills the list with the numbers that have this rank.
constexpr void list_at(Rank rank, std::span<int> list) {
  const int length = static_cast<int>(list.size());
  int before = 0;
  for (int last = length; last > 0; --last) {
    int sum = 0;
    while (binomial(sum + last, last) <= rank) ++sum;
    rank -= binomial(sum + last - 1, last);
    if (last < length) list[static_cast<std::size_t>(length - last - 1)] = before - sum;
    before = sum;
  }
  if (length > 0) list[static_cast<std::size_t>(length - 1)] = before;
}

}  // namespace alea::dracarys_dice
