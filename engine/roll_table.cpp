#include "engine/roll_table.h"

#include <utility>

namespace alea {
namespace {

constexpr int kMostOutcomes = 2048;

/// n choose k; exact as long as the result fits, as it does for every table.
std::uint64_t binomial(int n, int k) {
  std::uint64_t result = 1;
  for (int i = 1; i <= k; ++i) {
    result = result * static_cast<std::uint64_t>(n - k + i) / static_cast<std::uint64_t>(i);
  }
  return result;
}

std::uint64_t power(std::uint64_t base, int exponent) {
  std::uint64_t result = 1;
  while (exponent-- > 0) result *= base;
  return result;
}

/// Distributes the remaining dice over the faces from `face` on, in every possible way.
void share_out(const Faces& faces, int face, int dice, FaceCounts counts, std::uint64_t ways,
               std::vector<AggregatedRoll>& rolls) {
  const auto sides = static_cast<std::uint64_t>(faces.sides[static_cast<std::size_t>(face)]);
  if (face == faces.kinds() - 1) {
    counts.add(face, dice);
    rolls.push_back({counts, ways * power(sides, dice)});
    return;
  }
  for (int shown = 0; shown <= dice; ++shown) {
    FaceCounts next = counts;
    next.add(face, shown);
    share_out(faces, face + 1, dice - shown, next, ways * binomial(dice, shown) * power(sides, shown), rolls);
  }
}

/// Whether this many dice have few enough outcomes for a table that stays in the cache.
bool fits(const Faces& faces, int dice) {
  // The counts of all columns together, total^dice * kMostOutcomes, must not overflow.
  constexpr std::uint64_t kMostWays = (std::uint64_t{1} << 63U) / kMostOutcomes;
  std::uint64_t ways = 1;
  for (int die = 0; die < dice; ++die) {
    ways *= static_cast<std::uint64_t>(faces.total());
    if (ways > kMostWays) return false;
  }
  return binomial(dice + faces.kinds() - 1, faces.kinds() - 1) <= kMostOutcomes;
}

}  // namespace

std::vector<AggregatedRoll> aggregated_rolls(const Faces& faces, int dice) {
  std::vector<AggregatedRoll> rolls;
  share_out(faces, 0, dice, FaceCounts(), 1, rolls);
  return rolls;
}

RollTables::RollTables(const Faces& faces) {
  for (int dice = 0; dice <= kMostDice && fits(faces, dice); ++dice) add_table(faces, dice);
}

void RollTables::add_table(const Faces& faces, int dice) {
  const std::vector<AggregatedRoll> rolls = aggregated_rolls(faces, dice);
  unsigned bits = 1;
  while ((std::size_t{1} << bits) < rolls.size()) ++bits;
  const std::size_t size = std::size_t{1} << bits;
  const std::uint64_t ways = power(static_cast<std::uint64_t>(faces.total()), dice);

  // Each column has capacity `ways`. An outcome of w ways fills w * size in total, in its own column and in the space
  // that other columns leave free. Columns beyond the last outcome have no outcome of their own.
  std::vector<Column> columns(size);
  std::vector<std::uint64_t> left(size, 0);
  std::vector<std::size_t> small;
  std::vector<std::size_t> large;
  for (std::size_t i = 0; i < size; ++i) {
    if (i < rolls.size()) {
      left[i] = rolls[i].ways * size;
      columns[i].own = rolls[i].counts.packed();
    }
    (left[i] < ways ? small : large).push_back(i);
  }
  while (!small.empty()) {
    const std::size_t needy = small.back();
    const std::size_t giver = large.back();
    small.pop_back();
    columns[needy].split = left[needy];
    columns[needy].own_xor_other = columns[needy].own ^ columns[giver].own;
    left[giver] -= ways - left[needy];
    if (left[giver] < ways) {
      large.pop_back();
      small.push_back(giver);
    }
  }
  for (const std::size_t full : large) columns[full].split = ways;

  const std::uint64_t numbers = std::uint64_t{1} << (64U - bits);
  columns_.push_back(std::move(columns));
  largest_ = dice;
  tables_[static_cast<std::size_t>(dice)] = {
      .columns = columns_.back().data(), .ways = ways, .refused = (numbers % ways) << bits, .column_bits = bits};
}

}  // namespace alea
