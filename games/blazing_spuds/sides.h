// Which dice the sides of the cards take, and when a side can be activated.
#pragma once

#include "games/blazing_spuds/dice_set.h"

namespace alea::blazing_spuds {

inline constexpr unsigned kAllValues = 0x3F;

/// Which values a side takes next.
enum class Taking : std::uint8_t { any, none, others, same, halves };

/// BS-5, by side and by the number of dice on it. `others` are values that are not there yet; `halves` are values that
/// an odd number of dice show, or any value if there are only whole pairs.
inline constexpr std::array<std::array<Taking, 7>, 6> kTaking = [] {
  using enum Taking;
  return std::array<std::array<Taking, 7>, 6>{{
      {any, others, others, others, others, others, none},  // A Run
      {any, same, same, same, same, same, none},            // All of a Kind
      {any, any, halves, halves, none, none, none},         // One or Two Pair: ab takes a or b, aab takes b
      {any, others, others, none, none, none, none},        // All Different
      {any, any, any, none, none, none, none},              // Reassign
      {any, any, none, none, none, none, none},             // Target
  }};
}();

/// The values that an action card with these dice takes next, as bits. The Stove takes everything and needs no answer.
/// Branch-free: all answers are computed and one is selected, because the branch would be unpredictable.
constexpr unsigned fitting(Side side, ValueCounts dice) {
  const unsigned there = dice.present();
  const unsigned halves = dice.odd() != 0 ? dice.odd() : kAllValues;
  const std::array<unsigned, 5> answers{kAllValues, 0, kAllValues & ~there, there, halves};
  const Taking taking = kTaking[static_cast<std::size_t>(side)][static_cast<std::size_t>(dice.size())];
  return answers[static_cast<std::size_t>(taking)];
}

/// BS-6: whether an action card with these dice can be activated.
constexpr bool can_activate(Side side, ValueCounts dice) {
  const int size = dice.size();
  const unsigned row = dice.present();
  const bool has_gap = (row & (row + (row & -row))) != 0;  // without one, the lowest bit carries through the row
  const std::array<bool, 7> answers{
      size >= 2 && !has_gap,         // A Run
      size >= 2,                     // All of a Kind
      size >= 2 && dice.odd() == 0,  // One or Two Pair
      size >= 1,                     // All Different
      size >= 1,                     // Reassign
      size == 2,                     // Target
      false,                         // Stove
  };
  return answers[static_cast<std::size_t>(side)];
}

}  // namespace alea::blazing_spuds
