// All ways in which n alike dice can fall, drawn with one random number.
//
// Of n dice only the counts per face matter, and there are few of those: 84 for six Dracarys dice.
// One alias table (Walker, Vose) per number of dice gives them with their exact probabilities: its
// thresholds are whole numbers of the total^n ways in which the dice can fall, so nothing is rounded.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/dice.h"
#include "engine/random_stream.h"

namespace alea {

/// Every way in which `dice` dice can fall, with the number of equally likely sequences that give it.
struct AggregatedRoll {
  FaceCounts counts;
  std::uint64_t ways;
};
std::vector<AggregatedRoll> aggregated_rolls(const Faces& faces, int dice);

/// Calls visit(counts, probability) for each of them.
template <class Visit>
void visit_rolls(const Faces& faces, int dice, Visit visit) {
  double all = 1;
  for (int die = 0; die < dice; ++die) all *= faces.total();
  for (const AggregatedRoll& roll : aggregated_rolls(faces, dice)) {
    visit(roll.counts, static_cast<double>(roll.ways) / all);
  }
}

/// The tables of one kind of die, from no dice to as many as have few outcomes. Larger rolls are
/// added up from smaller ones.
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
    std::uint64_t split;  // of the table's ways, how many are the column's own
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
      // What is left of the number picks one of the ways by multiplication (Lemire); the first
      // few products are refused, so that each way is picked equally often.
      const auto product = static_cast<unsigned __int128>(bits << table.column_bits) * table.ways;
      if (static_cast<std::uint64_t>(product) < table.refused) [[unlikely]]
        continue;
      // Chosen by a mask, not by a branch that nobody could predict.
      const bool is_other = static_cast<std::uint64_t>(product >> 64U) >= column.split;
      const std::uint64_t mask = std::uint64_t{0} - static_cast<std::uint64_t>(is_other);
      return FaceCounts(column.own ^ (column.own_xor_other & mask));
    }
  }

  static constexpr int kMostDice = 31;

  void add_table(const Faces& faces, int dice);

  std::array<Table, kMostDice + 1> tables_{};
  int largest_ = -1;
  std::vector<std::vector<Column>> columns_;  // what the tables point at
};

}  // namespace alea
