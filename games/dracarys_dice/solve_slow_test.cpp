// Four and five players: tables that take seconds.
#include "games/dracarys_dice/solution_for_tests.h"

namespace alea::dracarys_dice {
namespace {

/// Along games at random, each turn is worth what follows and no choice is regretted by more than a thousandth.
void check_along_games(const Solution& solution, const Options& options, int games) {
  EXPECT_LT(solution.settled().regret, 1e-3);
  for (int number = 0; number < games; ++number) {
    SimulationDice dice(4, static_cast<std::uint64_t>(number));
    State state = Game::start(options, solution.players());
    while (!Game::turn(state).is_over()) {
      if (state.phase == Phase::roll) {
        const Recomputed found = recompute(solution, state);
        ASSERT_LT(found.off, 1e-5);
        ASSERT_LE(found.regret, solution.settled().regret + 1e-6);
      }
      go_on(state, dice, [&](const State& now) { return random_move(now, dice); });
    }
  }
}

TEST(Solve, four_players) {
  const Solution solution = solved({}, 4);
  check_along_games(solution, {}, 10);
  EXPECT_GT(share_among_random(solution, {}, 40000), 0.254);  // 0.261 over many more
  EXPECT_LT(solution.save().size(), 500'000);
}

TEST(Solve, four_players_by_fire_with_trade_and_playing_on) {
  const Options options{.play_on = 1, .tyrannical_trade = 1, .trial_by_fire = 1};
  const Solution solution = solved(options, 4);
  check_along_games(solution, options, 10);
  EXPECT_GT(share_among_random(solution, options, 20000), 0.275);  // 0.289
}

TEST(Solve, five_players) {
  const Solution solution = solved({}, 5);
  check_along_games(solution, {}, 5);
  EXPECT_GT(share_among_random(solution, {}, 100000), 0.202);  // 0.207
  EXPECT_LT(solution.save().size(), 1'500'000);
}

}  // namespace
}  // namespace alea::dracarys_dice
