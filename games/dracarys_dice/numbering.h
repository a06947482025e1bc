// Every position and every decision of a round of Dracarys Dice as a number.
//
// Only the players who are still in count, in the order in which they roll next: the roller first. What
// matters besides their dice is the pile or, in Trial By Fire, the Fireballs that the roller has to
// match. Numbers grow with the dice in play, which never get more within a round, so those that can
// follow a position are never far up.
#pragma once

#include <array>
#include <optional>

#include "games/dracarys_dice/ranks.h"
#include "games/dracarys_dice/state.h"

namespace alea::dracarys_dice {

/// Who is still in, clockwise from the roller.
class Order {
 public:
  explicit Order(const State& state);

  int size() const { return size_; }
  Seat operator[](int at) const { return seats_[static_cast<std::size_t>(at)]; }

 private:
  std::array<Seat, kMostPlayers> seats_{};
  int size_ = 0;
};

/// The numbers where so many players are still in.
class Numbering {
 public:
  Numbering(const Options& options, int players_in) : options_(options), in_(players_in) {}

  int players_in() const { return in_; }

  /// A position: a turn begins, or the roller may trade.
  Rank position(const State& state) const;
  /// A decision: the roller gives Dragons away. Rolls that come to the same have the same number.
  Rank decision(const State& state) const;

  /// The first number with so many dice in play; those with more dice follow.
  Rank first_position(int dice) const { return ranks_below(in_ + 1, dice - uncounted()); }
  Rank first_decision(int dice) const { return ranks_below(in_ + 2, dice - uncounted()); }

  /// The position as the beginning of a turn of seat A at a table of those who are in. A few numbers in
  /// Trial By Fire stand for nothing.
  std::optional<State> state(Rank position) const;
  /// How many Dragons there are to give.
  int dragons(Rank decision) const;

  // How the roller splits Dragons among the others, in their order; 0 is the first way.
  Rank ways(int dragons) const { return ranks_below(in_ - 1, dragons + 1) - ranks_below(in_ - 1, dragons); }
  Move give(const Order& order, int dragons, Rank way) const;

 private:
  bool by_fire() const { return options_.trial_by_fire != 0; }
  // Dice that everybody has for certain: one each. In Trial By Fire the challenger has as many as there
  // are to match instead.
  int uncounted() const { return by_fire() ? in_ - 1 : in_; }

  Options options_;
  int in_;
};

}  // namespace alea::dracarys_dice
