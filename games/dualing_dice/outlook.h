// The chance that a player completes a goal, at every moment of a set.
//
// Before a roll it is the chance of chances.h, with the dice that can be chosen or have been chosen. Once dice are on
// the table it depends on them: exactly for the player who selects now. For a player who selects later, those before
// them are assumed to take their own colour die or any white die, each with the same probability.
#pragma once

#include <array>
#include <vector>

#include "games/dualing_dice/chances.h"
#include "games/dualing_dice/rules.h"

namespace alea::dualing_dice {

class Outlook {
 public:
  /// `table` is a state, or what the seat may know of it. It must outlive the outlook, like the goal.
  Outlook(const State& table, Seat seat, const Goal& goal);

  const Goal& goal() const { return goal_; }
  /// If the seat has to choose, with the best of its moves.
  float now() const;
  /// After a legal move of a seat that has to choose dice, a reroll or a die to save.
  float after(Move move) const;
  /// The expected points if nothing else is pursued.
  float promise() const { return static_cast<float>(goal_.points) * now(); }

 private:
  /// A die that may be saved this round.
  struct Candidate {
    SavedDie die;
    double to_roll;  // the probability that it is rolled again before that
  };
  using Candidates = std::vector<Candidate>;
  /// By number of white dice: the probability that so many are left.
  using WhitesLeft = std::array<double, kMostPlayers + 1>;

  float with_best_move() const;
  float while_rolling() const;
  float with_table(Seats leads) const;
  double after_reroll(Candidates dice, bool is_white, int more) const;

  WhitesLeft whites_left(Seats leads) const;
  Candidates dice_on_table() const;
  double best_of(const Candidates& dice, const WhitesLeft& left) const;

  const State& table_;
  Seat seat_;
  const Player& player_;
  const Goal& goal_;
  const Chances& chances_;
  Chances::Standing card_;
  FaceWorth worth_{};  // after saving each face
  PairWorth pairs_{};  // with each pair of dice to roll, until they are rolled
};

}  // namespace alea::dualing_dice
