// How good a player's position is, judging by their own kitchen: the heuristic behind greedy and evaluate.
#pragma once

#include "games/blazing_spuds/state.h"

namespace alea::blazing_spuds {

/// A kitchen reduced to what matters: no colours, and no values for dice that are not on an action card.
class Layout {
 public:
  /// Dice in hand or not rolled yet count as dice on the Stove.
  Layout(const Kitchen& kitchen, int held);

  ValueCounts on(std::size_t card) const { return on_[card]; }
  Side up(std::size_t card) const { return up_[card]; }

  /// Moves dice from the Stove to an action card.
  void place(std::size_t card, ValueCounts dice);
  /// Adds a die to the Stove.
  void receive();

  /// The value of the layout to its owner at the end of their turn: the higher, the likelier they are to win.
  /// evaluate.cpp turns it into chances.
  float outlook() const;

  /// The best activation at the end of their turn.
  struct Activation {
    Card card;  // the Stove for none
    float outlook;
  };
  Activation best_activation(const Options& options) const;

 private:
  void weigh(std::size_t card);

  std::array<ValueCounts, 3> on_;
  std::array<Side, 3> up_{};
  std::array<float, 3> worth_{};  // of each card
  unsigned ready_ = 0;            // cards, as bits
  unsigned backs_ = 0;            // that are up, as bits: All Different, Reassign, Target
  int stove_ = 0;
  int held_ = 0;
};

}  // namespace alea::blazing_spuds
