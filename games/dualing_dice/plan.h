// What a scoring card is worth for all goals of a hand together, with optimal play.
//
// The other players are approximated as in chances.h, by spare white dice in each round. Under this assumption the last
// round is exact. Before it there are too many cards to consider all of them, so lines of play are sampled.
#pragma once

#include <array>

#include "engine/fixed_list.h"
#include "engine/simulation_dice.h"
#include "games/dualing_dice/chances.h"
#include "games/dualing_dice/state.h"

namespace alea::dualing_dice {

/// By number of points: what scoring them in this set is worth.
using PointWorth = std::array<float, std::size_t{kHandSize} * kMostPoints + 1>;

class Plan {
 public:
  /// For the goals in the player's hand.
  Plan(const State& table, const Player& player, const PointWorth& worth);

  /// How far a scoring card has come with each of the goals.
  struct Card {
    std::uint8_t rounds = 0;
    std::uint8_t colours = 0;  // as in Chances::Standing
    std::array<Chances::Standing, kHandSize> standings{};
    bool operator==(const Card&) const = default;
  };
  Card card(const Player& player) const;
  Card after(const Card& card, int face) const;

  /// Exact; at most one round may be left.
  float worth(const Card& card) const;
  /// The result of one sampled line of play.
  float line(Card card, SimulationDice& dice) const;

  /// What each face is worth if it may be passed over for the best of the spare white dice.
  FaceWorth or_spare(const FaceWorth& worth) const;

 private:
  static constexpr std::size_t kRanks = std::size_t{1} << kHandSize;  // one for each combination of goals that are met

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
  std::array<std::uint8_t, kRanks> rank_{};  // by the goals that are met, as bits; more points rank higher
  std::array<float, kRanks> worth_{};        // by rank
};

}  // namespace alea::dualing_dice
