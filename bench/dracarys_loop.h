// The baseline for simulation speed: three-player Dracarys Dice, hand-written to be as fast as possible.
//
// Seats are in registers, a turn uses one random number, and the only branch is the end of the game. There are no
// options, places, records or other player counts. The speed of the engine is given as a ratio to this loop, measured
// in the same run.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "engine/random_stream.h"
#include "engine/roll_table.h"

namespace alea::bench {

class DracarysLoop {
 public:
  struct Totals {
    std::array<std::uint64_t, 3> wins{};  // in turn order
    std::uint64_t turns = 0;
  };

  DracarysLoop() {
    for (int dice = 0; dice <= kDice; ++dice) fill_table(dice);
  }

  Totals play(std::uint64_t seed, std::uint64_t games) const {
    Totals totals;
    RandomStream random(seed, 0);
    for (std::uint64_t game = 0; game < games; ++game) {
      std::uint64_t mine = 6;
      std::uint64_t left = 6;
      std::uint64_t right = 6;
      std::uint64_t pile = 0;
      std::uint64_t turn = 0;
      while (true) {
        const std::uint64_t number = random.next();
        const Roll roll = draw(mine, number);
        const auto to_left = static_cast<std::uint64_t>(std::popcount(number & roll & kCoins));
        const std::uint64_t burned = pile & static_cast<std::uint64_t>(static_cast<std::int64_t>(roll) >> 63U);
        const std::uint64_t kept = burned + ((roll >> 40U) & 0xFFU);
        mine = left + to_left;
        left = right + ((roll >> 24U) & 0xFFU) - to_left;
        right = kept;
        pile += ((roll >> 32U) & 0xFFU) - burned;
        ++turn;
        if (kept == 0) break;
      }
      ++totals.wins[(turn - 1) % 3];
      totals.turns += turn;
    }
    return totals;
  }

 private:
  static constexpr int kDice = 18;
  static constexpr std::uint64_t kCoins = 0xFFFFF;
  static constexpr std::uint64_t kWithin = (std::uint64_t{1} << 53U) - 1;

  // From the lowest bit: a mask with one bit per Dragon, for the coin flips that decide who gets it; then a byte each
  // for the number of Dragons (bit 24), Fireballs (bit 32) and blanks (bit 40). The highest bit is set if there is no
  // Fireball.
  using Roll = std::uint64_t;
  static Roll pack(FaceCounts counts) {
    const auto dragons = static_cast<std::uint64_t>(counts[0]);
    const auto fireballs = static_cast<std::uint64_t>(counts[1]);
    const auto blanks = static_cast<std::uint64_t>(counts[3]);
    return ((std::uint64_t{1} << dragons) - 1) | dragons << 24U | fireballs << 32U | blanks << 40U |
           static_cast<std::uint64_t>(fireballs == 0) << 63U;
  }

  struct Column {
    std::uint64_t split;
    Roll own;
    Roll other;
  };
  struct Table {
    std::vector<Column> columns;
    std::uint64_t shift = 0;
  };

  Roll draw(std::uint64_t dice, std::uint64_t number) const {
    const Table& table = tables_[dice];
    const Column& column = table.columns[number >> table.shift];
    const std::uint64_t other = std::uint64_t{0} - static_cast<std::uint64_t>((number & kWithin) >= column.split);
    return column.own ^ ((column.own ^ column.other) & other);
  }

  // An alias table with thresholds rounded to 53 bits. The lowest of these bits double as the coin flips.
  void fill_table(int dice) {
    const std::vector<AggregatedRoll> rolls = aggregated_rolls(Faces{{1, 1, 1, 3}}, dice);
    const std::size_t size = std::bit_ceil(rolls.size() + 1);
    Table& table = tables_[static_cast<std::size_t>(dice)];
    table.shift = 64U - static_cast<unsigned>(std::countr_zero(size));

    double ways = 1;
    for (int die = 0; die < dice; ++die) ways *= 6;
    std::vector<double> share(size, 0.0);
    std::vector<std::size_t> small;
    std::vector<std::size_t> large;
    for (std::size_t i = 0; i < size; ++i) {
      const bool used = i < rolls.size();
      if (used) share[i] = static_cast<double>(rolls[i].ways) / ways * static_cast<double>(size);
      const Roll own = used ? pack(rolls[i].counts) : 0;
      table.columns.push_back({.split = kWithin + 1, .own = own, .other = own});
      (share[i] < 1 ? small : large).push_back(i);
    }
    while (!small.empty() && !large.empty()) {
      const std::size_t needy = small.back();
      const std::size_t giver = large.back();
      small.pop_back();
      table.columns[needy].split = static_cast<std::uint64_t>(share[needy] * static_cast<double>(kWithin + 1));
      table.columns[needy].other = table.columns[giver].own;
      share[giver] -= 1 - share[needy];
      if (share[giver] < 1) {
        large.pop_back();
        small.push_back(giver);
      }
    }
  }

  std::array<Table, kDice + 1> tables_{};
};

}  // namespace alea::bench
