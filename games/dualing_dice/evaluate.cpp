#include "games/dualing_dice/evaluate.h"

#include "games/dualing_dice/chances.h"
#include "games/dualing_dice/race.h"
#include "games/dualing_dice/rules.h"

namespace alea::dualing_dice {
namespace {

/// How much of an advantage in expected points turns into points in this set, by the number of dice on the card:
/// measured in 5,000 games of two `greedy` players. A goal's chance assumes that nothing else is pursued, so it means
/// little on an empty card.
float trust(std::size_t saved) {
  constexpr std::array<float, kRounds + 1> kTrust{0.3F, 0.6F, 0.7F, 0.8F, 0.9F, 1.0F};
  return kTrust[saved];
}

/// The expected points from the goals in hand.
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
  // Between two sets hands mean little, since goals can still be exchanged.
  const bool is_between = state.phase == Phase::fill || state.phase == Phase::redraw || state.phase == Phase::replace;
  const Seats all = Seats::all(state.players);
  SeatValues more{};
  float average = 0;
  if (!is_between) {
    for (const Seat seat : all) {
      more[seat] = expected(state, state.player(seat));
      average += more[seat] / static_cast<float>(state.players);
    }
  }
  BySeat<Course, kMostPlayers> courses;
  for (const Seat seat : all) {
    const float points = static_cast<float>(state.player(seat).points) + more[seat] - average;
    courses[seat] = Course::from(points, state.players);
  }
  return winners_of(courses, state.players, state.ending);
}

}  // namespace alea::dualing_dice
