// Rolls of n identical dice, drawn with a single random number.
//
// Only the number of dice that show each face matters, and there are few combinations: 84 for six Dracarys dice. One
// alias table (Walker, Vose) per number of dice draws them with their exact probabilities. With s sides on a die, n
// dice can fall in s^n equally likely sequences; the thresholds of the table are integers out of s^n, so nothing is
// rounded.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/dice.h"
#include "engine/random_stream.h"

namespace alea {

/// A roll as counts per face, with the number of equally likely sequences that give it.
struct AggregatedRoll {
  FaceCounts counts;
  std::uint64_t ways;
};
/// Every possible roll of `dice` dice.
std::vector<AggregatedRoll> aggregated_rolls(const Faces& faces, int dice);

/// Calls visit(counts, probability) for every possible roll.
template <class Visit>
void visit_rolls(const Faces& faces, int dice, Visit visit) {
  double all = 1;
  for (int die = 0; die < dice; ++die) all *= faces.total();
  for (const AggregatedRoll& roll : aggregated_rolls(faces, dice)) {
    visit(roll.counts, static_cast<double>(roll.ways) / all);
  }
}

/// The tables for one kind of die: one for each number of dice, from 0 up to the largest number that has few enough
/// outcomes. Larger rolls are sums of smaller ones.
class RollTables {
 public:
  explicit RollTables(const Faces& faces);

  FaceCounts draw(int dice, RandomStream& random) const {
    FaceCounts counts;
    while (dice > largest_) [[unlikely]] {
      counts = counts + draw(tables_[static_cast<std::size_t>(largest_)], random);
      dice -= largest_;
    }
    return counts + draw(tables_[static_cast<std::size_t>(dice)], random);
  }

 private:
  struct Column {
    std::uint64_t split;  // how many of the table's ways go to `own`; the rest go to the other outcome
    std::uint64_t own;
    std::uint64_t own_xor_other;
  };
  struct Table {
    const Column* columns;
    std::uint64_t ways;
    std::uint64_t refused;
    unsigned column_bits;
  };

  static FaceCounts draw(const Table& table, RandomStream& random) {
    while (true) {
      const std::uint64_t bits = random.next();
      const Column& column = table.columns[bits >> (64U - table.column_bits)];
      // The remaining bits pick one of the ways by multiplication (Lemire). The lowest few products are rejected, so
      // that each way is equally likely.
      const auto product = static_cast<unsigned __int128>(bits << table.column_bits) * table.ways;
      if (static_cast<std::uint64_t>(product) < table.refused) [[unlikely]]
        continue;
      // Selected with a mask, because a branch would be unpredictable.
      const bool is_other = static_cast<std::uint64_t>(product >> 64U) >= column.split;
      const std::uint64_t mask = std::uint64_t{0} - static_cast<std::uint64_t>(is_other);
      return FaceCounts(column.own ^ (column.own_xor_other & mask));
    }
  }

  static constexpr int kMostDice = 31;

  void add_table(const Faces& faces, int dice);

  std::array<Table, kMostDice + 1> tables_{};
  int largest_ = -1;
  std::vector<std::vector<Column>> columns_;  // what the tables point to
};

}  // namespace alea
