// Every list of choices that Dracarys Dice can offer, made once.
//
// A choice depends on little: who can be given dice, and how many Dragons there are. So a game
// in progress only points at the list it needs, which is also what makes simulation fast.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "games/dracarys_dice/types.h"

namespace alea::dracarys_dice {

class Choices {
 public:
  /// Every way to split `dragons` Dragons, at least one, among `others` (DR-6).
  static std::span<const Move> gives(Seats others, int dragons) { return kChoices.list(others, dragons); }

  /// To keep one's dice, or to trade with one of `others` (DR-14).
  static std::span<const Move> trades(Seats others) { return kChoices.list(others, 0); }

 private:
  static constexpr int kDice = 20;
  static constexpr std::size_t kSets = std::size_t{1} << static_cast<unsigned>(kMostPlayers);
  static const Choices kChoices;

  Choices();

  std::span<const Move> list(Seats others, int dragons) const {
    const std::uint32_t* start = &starts_[others.bits()][static_cast<std::size_t>(dragons)];
    return {moves_.data() + start[0], moves_.data() + start[1]};
  }

  // All lists in one row. Those of a set of receivers follow each other: first the trades, then the
  // gives of one Dragon, of two, and so on.
  std::vector<Move> moves_;
  std::array<std::array<std::uint32_t, kDice + 2>, kSets> starts_{};
};

}  // namespace alea::dracarys_dice
