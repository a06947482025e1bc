#include "games/dualing_dice/evaluate.h"

#include "engine/play_for_tests.h"
#include "games/dualing_dice/race.h"
#include "games/dualing_dice/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::dualing_dice {
namespace {

double sum_of(const SeatValues& values, int players) {
  double sum = 0;
  for (const Seat seat : Seats::all(players)) sum += values[seat];
  return sum;
}

/// A table between two sets, with these points.
State with_points(std::initializer_list<int> points) {
  State state = Game::start({}, static_cast<int>(points.size()));
  Seat seat{};
  for (const int one : points) {
    state.player(seat).points = static_cast<std::uint8_t>(one);
    seat = alea::seat(index(seat) + 1);
  }
  return state;
}

float value_of_a(const State& state) { return Game::evaluate(state)[kA]; }

TEST(Evaluation, adds_up_to_one_in_every_position) {
  for (const int players : {2, 8}) {
    SimulationDice dice(4, static_cast<std::uint64_t>(players));
    State state = Game::start({}, players);
    for (int i = 0; i < 600 && !Game::turn(state).is_over(); ++i) {
      const SeatValues values = Game::evaluate(state);
      ASSERT_NEAR(sum_of(values, players), 1, 1e-4);
      for (const Seat seat : Seats::all(players)) ASSERT_GE(values[seat], 0);
      if (Game::turn(state).is_chance()) {
        Game::settle(state, Game::draw(state, dice));
      } else {
        const Seat seat = Game::turn(state).seats().front();
        Game::play(state, seat, greedy_move(state, seat));
      }
    }
  }
}

TEST(Evaluation, knows_who_won) {
  State state = with_points({15, 16, 3});
  state.phase = Phase::over;
  EXPECT_EQ(Game::evaluate(state), (SeatValues{0, 1, 0}));
}

TEST(Evaluation, knows_that_points_beyond_fifteen_may_not_help) {
  // Seat B needs any points in this set, and seat A a few more. More of them make no difference if the fewest goals
  // win.
  BySeat<Course, kMostPlayers> courses;
  const auto chance = [&](int points, Ending ending) {
    courses[kA] = Course::after_set(points, 2);
    courses[kB] = Course::from(14, 2);
    return winners_of(courses, 2, ending)[kA];
  };
  EXPECT_GT(chance(17, Ending::most_points), chance(15, Ending::most_points) + 0.05F);
  EXPECT_EQ(chance(17, Ending::fewest_goals), chance(15, Ending::fewest_goals));
  EXPECT_GT(chance(15, Ending::fewest_goals), chance(14, Ending::fewest_goals));
}

TEST(Evaluation, prefers_more_points) {
  EXPECT_GT(value_of_a(with_points({14, 3})), 0.97);
  EXPECT_LT(value_of_a(with_points({3, 14, 0})), 0.03);
  for (int points = 1; points < kPointsToWin; ++points) {
    EXPECT_GT(value_of_a(with_points({points, 7})), value_of_a(with_points({points - 1, 7})));
  }
}

TEST(Evaluation, makes_no_difference_between_seats) {
  const SeatValues equal = Game::evaluate(with_points({6, 6, 6, 6, 6}));
  for (const Seat seat : Seats::all(5)) EXPECT_NEAR(equal[seat], 0.2, 1e-4);
  const SeatValues one = Game::evaluate(with_points({4, 11}));
  const SeatValues other = Game::evaluate(with_points({11, 4}));
  EXPECT_FLOAT_EQ(one[kA], other[kB]);
  EXPECT_FLOAT_EQ(one[kB], other[kA]);
}

TEST(Evaluation, counts_on_goals_as_far_as_the_card_has_come) {
  const auto after = [](std::string_view saved) {
    const Deck deck = our_goals({"Staircase", "Full House", "Limbo", "Odd Company", "Even Keel", "Heavyweight"});
    TestTable table(2, with_deck(deck));
    table.deal({1, 2, 3}).fill().all("keep").save(kA, saved).save(kB, "W4:4 W6:6 W8:8 D12:12");
    return value_of_a(table.state);
  };
  EXPECT_GT(after("W4:2 W4:3 W6:4 D10:1"), 0.02F + after("W4:2 W4:3 W8:7 D10:1"));
}

TEST(Evaluation, comes_near_what_happens_in_games_of_greedy_players) {
  const State state = with_points({9, 6});
  double wins = 0;
  constexpr int kGames = 300;
  for (std::uint64_t game = 0; game < kGames; ++game) {
    SimulationDice dice(5, game);
    const State end = played<Game>(
        state, dice, [](const State& now, Seat seat, SimulationDice& /*dice*/) { return greedy_move(now, seat); });
    wins += Game::evaluate(end)[kA];
  }
  EXPECT_NEAR(wins / kGames, value_of_a(state), 0.06);
}

}  // namespace
}  // namespace alea::dualing_dice
