#include "games/dualing_dice/evaluate.h"

#include "games/dualing_dice/chances.h"
#include "games/dualing_dice/race.h"
#include "games/dualing_dice/rules.h"

namespace alea::dualing_dice {
namespace {

/// How much more a player scores in a set, for each point that their goals promise more than another's: by the dice on
/// the card, from 5,000 games of two `greedy` players. A goal's chance is that of someone who goes for nothing else, so
/// an empty card says little.
float trust(std::size_t saved) {
  constexpr std::array<float, kRounds + 1> kTrust{0.3F, 0.6F, 0.7F, 0.8F, 0.9F, 1.0F};
  return kTrust[saved];
}

/// The points to be expected of the goals in hand.
float expected(const State& state, const Player& player) {
  float points = 0;
  for (std::size_t at = 0; at < player.held; ++at) {
    const Goal& goal = state.goal(player.hand[at].goal);
    points += static_cast<float>(goal.points) * goal.chances(state.players).of(player.card());
  }
  return trust(player.saved_count) * points;
}

}  // namespace

SeatValues Evaluation::evaluate(const State& state) {
  if (state.phase == Phase::over) return values_of(Rules::result(state));
  // Between two sets hands say nothing yet, since goals can be exchanged.
  const bool is_between = state.phase == Phase::fill || state.phase == Phase::redraw || state.phase == Phase::replace;
  const Seats all = Seats::all(state.players);
  SeatValues more{};
  float average = 0;
  if (!is_between) {
    for (const Seat seat : all) {
      value_of(more, seat) = expected(state, state.player(seat));
      average += value_of(more, seat) / static_cast<float>(state.players);
    }
  }
  std::array<Course, kMostPlayers> courses;
  for (const Seat seat : all) {
    const float points = static_cast<float>(state.player(seat).points) + value_of(more, seat) - average;
    courses[static_cast<std::size_t>(index(seat))] = Course::from(points, state.players);
  }
  return winners_of(courses, state.players);
}

}  // namespace alea::dualing_dice
