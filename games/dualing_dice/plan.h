// What a scoring card is worth with all the goals of a hand together, to a player who does the best for them.
//
// The others at the table count as in chances.h: as so many spare white dice in each round. The last round is exact
// under this assumption. Before it there are too many cards to look at all of them, so lines of play are drawn.
#pragma once

#include <array>

#include "engine/fixed_list.h"
#include "engine/simulation_dice.h"
#include "games/dualing_dice/chances.h"
#include "games/dualing_dice/state.h"

namespace alea::dualing_dice {

/// What it is worth to score so many points in this set.
using PointWorth = std::array<float, std::size_t{kHandSize} * kMostPoints + 1>;

class Plan {
 public:
  /// For the goals in the player's hand.
  Plan(const State& table, const Player& player, const PointWorth& worth);

  /// Where a scoring card stands with each of the goals.
  struct Card {
    std::uint8_t rounds = 0;
    std::uint8_t colours = 0;  // as in Chances::Standing
    std::array<Chances::Standing, kHandSize> standings{};
    bool operator==(const Card&) const = default;
  };
  Card card(const Player& player) const;
  Card after(const Card& card, int face) const;

  /// Exact with one round to go or none.
  float worth(const Card& card) const;
  /// What came of it in one line of play.
  float line(Card card, SimulationDice& dice) const;

  /// What each face is worth if it may be given up for the best of the spare white dice.
  FaceWorth or_spare(const FaceWorth& worth) const;

 private:
  static constexpr std::size_t kRanks = std::size_t{1} << kHandSize;  // for each goal, whether it is met

  float worth_of_full(const Card& card) const;
  float worth_of_last_round(const Card& card) const;

  using Rolled = FixedList<int, 4>;  // faces to choose from
  FaceWorth appeal_of_faces(const Card& card) const;
  Rolled roll(const Card& card, const FaceWorth& appeal, SimulationDice& dice) const;

  struct Held {
    const Chances* chances;
    int points;
  };
  FixedList<Held, kHandSize> goals_;
  int spare_halves_;
  std::array<std::uint8_t, kRanks> rank_{};  // by the goals that are met, one bit each; more points have a higher rank
  std::array<float, kRanks> worth_{};        // by rank
};

}  // namespace alea::dualing_dice
