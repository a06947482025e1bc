// All rolls of one to four white dice (DO-4), numbered, fewer dice first.
#pragma once

#include <array>
#include <cstdint>

#include "games/dobbelduel/types.h"

namespace alea::dobbelduel {

class Rolls {
 public:
  static constexpr std::size_t kCount = 209;
  using Values = std::array<float, kCount>;

  /// The number of the dice in a row, at least one.
  static std::size_t number_of(Row dice) {
    std::size_t key = 0;
    for (const Column column : kColumns) key += kWeights[static_cast<std::size_t>(dice[column])];
    return kRolls.numbers_[key];
  }
  static int dice(std::size_t number) { return kRolls.rolls_[number].dice; }

  /// `values` has the value of placing exactly the dice of each roll. Returns the expected value of rolling `dice` dice
  /// and placing the most valuable of them.
  static float average_of_best(Values values, int dice);

 private:
  struct Roll {
    std::uint8_t dice = 0;
    std::uint8_t kinds = 0;                            // number of different faces
    std::array<std::uint8_t, kDiceToRoll> one_less{};  // for each of those, the number of the roll without one such die
    float chance = 0;                                  // among the rolls with as many dice
  };

  // The number of dice that show each face are digits in base 5. An empty column adds nothing.
  static constexpr std::array<std::uint16_t, kPips + 1> kWeights{0, 1, 5, 25, 125, 625, 3125};
  static constexpr std::size_t kKeys = std::size_t{kDiceToRoll} * kWeights.back() + 1;

  static const Rolls kRolls;
  Rolls();

  std::array<Roll, kCount> rolls_{};
  std::array<std::uint8_t, kKeys> numbers_{};
};

}  // namespace alea::dobbelduel
