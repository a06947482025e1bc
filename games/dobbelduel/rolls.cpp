#include "games/dobbelduel/rolls.h"

#include <algorithm>

#include "engine/roll_table.h"

namespace alea::dobbelduel {

const Rolls Rolls::kRolls;

Rolls::Rolls() {
  std::size_t number = 0;
  for (int dice = 1; dice <= kDiceToRoll; ++dice) {
    visit_rolls(kWhiteDie, dice, [&](FaceCounts counts, double chance) {
      Roll& roll = rolls_[number];
      roll.dice = static_cast<std::uint8_t>(dice);
      roll.chance = static_cast<float>(chance);
      std::size_t key = 0;
      for (int pips = 1; pips <= kPips; ++pips) {
        key += static_cast<std::size_t>(showing(counts, pips)) * kWeights[static_cast<std::size_t>(pips)];
      }
      numbers_[key] = static_cast<std::uint8_t>(number++);
      for (int pips = 1; pips <= kPips && dice > 1; ++pips) {
        if (showing(counts, pips) == 0) continue;
        roll.one_less[roll.kinds++] = numbers_[key - kWeights[static_cast<std::size_t>(pips)]];
      }
    });
  }
}

float Rolls::average_of_best(Values values, int dice) {
  float sum = 0;
  for (std::size_t number = 0; number < kCount; ++number) {
    const Roll& roll = kRolls.rolls_[number];
    if (roll.dice > dice) break;
    for (std::size_t kind = 0; kind < roll.kinds; ++kind) {
      values[number] = std::max(values[number], values[roll.one_less[kind]]);
    }
    if (roll.dice == dice) sum += roll.chance * values[number];
  }
  return sum;
}

}  // namespace alea::dobbelduel
