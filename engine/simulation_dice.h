// The fast dice source, for simulation and search. Every game has an independent stream, so a game depends only on its
// seed and number, not on what was played before it or on which thread.
#pragma once

#include "engine/dice.h"
#include "engine/random_stream.h"
#include "engine/roll_table.h"

namespace alea {

class SimulationDice {
 public:
  constexpr SimulationDice(std::uint64_t seed, std::uint64_t game) : random_(seed, game) {}

  int pick(int n) {
    const auto bound = static_cast<std::uint64_t>(n);
    while (true) {
      const auto product = static_cast<unsigned __int128>(random_.next()) * bound;
      const auto low = static_cast<std::uint64_t>(product);
      if (low < bound && low < (std::uint64_t{0} - bound) % bound) [[unlikely]]
        continue;
      return static_cast<int>(product >> 64U);
    }
  }

  template <Faces kFaces>
  FaceCounts roll(int n) {
    return kTables<kFaces>.draw(n, random_);
  }

 private:
  template <Faces kFaces>
  static inline const RollTables kTables{kFaces};

  RandomStream random_;
};

static_assert(DiceSource<SimulationDice>);

/// Simulation dice as a `Dice`, for local games and bots.
class LocalDice final : public Dice {
 public:
  explicit LocalDice(std::uint64_t seed) : dice_(seed, 0) {}
  int pick(int n) override { return dice_.pick(n); }

 private:
  SimulationDice dice_;
};

}  // namespace alea
