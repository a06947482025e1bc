#include "games/dualing_dice/selection.h"

#include <algorithm>
#include <cmath>

#include "games/dualing_dice/chances.h"
#include "games/dualing_dice/faces.h"
#include "games/dualing_dice/race.h"

namespace alea::dualing_dice {
namespace {

/// The share of promised points that is scored in the end; the best of 0.3 to 0.8 in games of two.
constexpr double kScored = 0.5;

/// How much a point for another player reduces the seat's chance to win.
double cost_of_a_point(const State& table, Seat seat, Seat other) {
  const auto chance = [&](int more) {
    BySeat<Course, kMostPlayers> courses;
    for (const Seat one : Seats::all(table.players)) {
      const int points = table.player(one).points + (one == other ? more : 0);
      courses[one] = Course::from(static_cast<float>(points), table.players);
    }
    return winners_of(courses, table.players, table.ending)[seat];
  };
  return chance(0) - chance(1);
}

/// The expected points of the goals in a hand, each pursued on its own.
class Promises {
 public:
  Promises(const State& state, const Player& player) {
    for (std::size_t at = 0; at < player.held; ++at) {
      const Goal& goal = state.goal(player.hand[at].goal);
      const Chances& chances = goal.chances(state.players);
      goals_.push_back({.chances = &chances, .card = chances.standing(player.card()), .points = goal.points});
    }
  }

  float now() const {
    float sum = 0;
    for (const Held& goal : goals_) sum += static_cast<float>(goal.points) * goal.chances->at(goal.card);
    return sum;
  }
  float after(int face) const {
    float sum = 0;
    for (const Held& goal : goals_) {
      sum += static_cast<float>(goal.points) * goal.chances->at(goal.chances->after(goal.card, face));
    }
    return sum;
  }

 private:
  struct Held {
    const Chances* chances;
    Chances::Standing card;
    int points;
  };
  FixedList<Held, kHandSize> goals_;
};

/// The faces that the next player can save after each move.
std::vector<std::vector<int>> faces_left(const State& table, Seat next, const Rules::Moves& moves) {
  std::vector<std::vector<int>> left;
  for (const Move move : moves) {
    State after = table;
    Rules::play(after, table.actor, move);
    std::vector<int>& faces = left.emplace_back();
    for (const Move other : Rules::moves(after, next)) faces.push_back(face_of(die_taken(after.player(next), other)));
  }
  return left;
}

}  // namespace

std::vector<double> costs_of_leaving(const View& view, const Rules::Moves& moves, Thinking thinking,
                                     SimulationDice& dice) {
  const State& table = view.table;
  const Seat next = left_of(table.actor, table.players);
  std::vector<double> costs(moves.size());
  if (next == table.lead) return costs;  // nobody selects after this

  // The next player may hold any goals that fit the view, more likely those that suit the dice on their card.
  const std::vector<std::vector<int>> left = faces_left(table, next, moves);
  double weights = 0;
  bool goes_on = true;
  for (int hand = 0; hand < kHandsToImagine && goes_on; ++hand) {
    goes_on = thinking.goes_on();  // computing chances for the first time is slow
    const State state = Views::imagine(view, dice);
    const Promises promises(state, state.player(next));
    const double weight = std::exp(promises.now());
    weights += weight;
    for (std::size_t i = 0; i < left.size(); ++i) {
      float best = 0;
      for (const int face : left[i]) best = std::max(best, promises.after(face));
      costs[i] += weight * best;
    }
  }
  const double cost = kScored * cost_of_a_point(table, table.actor, next) / weights;
  const double least = *std::min_element(costs.begin(), costs.end());
  for (double& one : costs) one = (one - least) * cost;
  return costs;
}

}  // namespace alea::dualing_dice
