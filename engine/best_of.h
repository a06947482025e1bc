// Picks the best of a list. Equals have equal chances: a list is often sorted by seat or colour, and always taking the
// first would favour a seat.
#pragma once

#include <cstddef>

#include "engine/simulation_dice.h"

namespace alea {

/// The position of the item with the highest `worth(item)`, a random one of equals. The list must not be empty.
template <class List, class Worth>
std::size_t best_at(const List& list, SimulationDice& dice, Worth worth) {
  std::size_t best = 0;
  auto most = worth(list[0]);
  int equals = 1;
  for (std::size_t i = 1; i < list.size(); ++i) {
    const auto here = worth(list[i]);
    if (here < most) continue;
    equals = here > most ? 1 : equals + 1;
    if (equals == 1 || dice.pick(equals) == 0) best = i;
    most = here;
  }
  return best;
}

/// The item itself.
template <class List, class Worth>
auto best_of(const List& list, SimulationDice& dice, Worth worth) {
  return list[best_at(list, dice, worth)];
}

}  // namespace alea
