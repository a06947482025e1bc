// Every roll of one to four white dice (DO-4), fewer dice first, each with a number.
#pragma once

#include <array>
#include <cstdint>

#include "games/dobbelduel/types.h"

namespace alea::dobbelduel {

class Rolls {
 public:
  static constexpr std::size_t kCount = 209;
  using Values = std::array<float, kCount>;

  /// Of the dice of a row; at least one.
  static std::size_t number_of(Row dice) {
    std::size_t key = 0;
    for (const Column column : kColumns) key += kWeights[static_cast<std::size_t>(dice[column])];
    return kRolls.numbers_[key];
  }
  static int dice(std::size_t number) { return kRolls.rolls_[number].dice; }

  /// Given for each number what placing exactly these dice is worth: the average over a roll of so many dice,
  /// of which those are placed that are worth most.
  static float average_of_best(Values values, int dice);

 private:
  struct Roll {
    std::uint8_t dice = 0;
    std::uint8_t kinds = 0;                            // how many different dice it has
    std::array<std::uint8_t, kDiceToRoll> one_less{};  // for each of them: the number of the roll without it
    float chance = 0;                                  // among the rolls of as many dice
  };

  // Digits in base 5 for the number of dice that show each face; none for an empty column.
  static constexpr std::array<std::uint16_t, kPips + 1> kWeights{0, 1, 5, 25, 125, 625, 3125};
  static constexpr std::size_t kKeys = std::size_t{kDiceToRoll} * kWeights.back() + 1;

  static const Rolls kRolls;
  Rolls();

  std::array<Roll, kCount> rolls_{};
  std::array<std::uint8_t, kKeys> numbers_{};
};

}  // namespace alea::dobbelduel
