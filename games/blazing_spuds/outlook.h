// How far a kitchen is on the way to being empty, as a good player sees it: what greedy and evaluate go by.
#pragma once

#include "games/blazing_spuds/state.h"

namespace alea::blazing_spuds {

/// A kitchen without what hardly matters: colours, and what dice show that are not on an action card.
class Layout {
 public:
  /// Dice that do not lie on a card, in hand or not rolled yet, count as dice on the Stove.
  Layout(const Kitchen& kitchen, int held);

  ValueCounts on(std::size_t card) const { return on_[card]; }
  Side up(std::size_t card) const { return up_[card]; }

  /// Dice from the Stove on an action card.
  void place(std::size_t card, ValueCounts dice);
  /// One die more on the Stove.
  void receive();

  /// What the layout is worth to its owner at the end of their turn: the higher, the likelier they are to win.
  /// evaluate.cpp makes chances of it.
  float outlook() const;

  /// What can be made of it at the end of their turn.
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
  unsigned backs_ = 0;            // those that are up, as bits: All Different, Reassign, Target
  int stove_ = 0;
  int held_ = 0;
};

}  // namespace alea::blazing_spuds
