#include "games/dracarys_dice/solver.h"

#include "games/dracarys_dice/solution_for_tests.h"

namespace alea::dracarys_dice {
namespace {

constexpr Options kByFire{.trial_by_fire = 1};

/// A state in which the roller has a choice.
State first_choice(const Options& options, int players) {
  for (std::uint64_t game = 0;; ++game) {
    SimulationDice dice(7, game);
    State state = Game::start(options, players);
    while (!Game::turn(state).is_over()) {
      if (!Game::turn(state).is_chance() && Game::moves(state, state.roller).size() > 1) return state;
      go_on(state, dice, [&](const State& now) { return random_move(now, dice); });
    }
  }
}

std::vector<Ranked<Move>> ranked(const State& state) {
  SimulationDice dice(1, 0);
  return Game::rank(Game::view(state, state.roller), {}, dice);
}

TEST(Solver, has_no_answer_before_it_knows_the_table) {
  const State state = first_choice({.play_on = 1, .trial_by_fire = 1}, 3);
  EXPECT_TRUE(ranked(state).empty());
}

TEST(Solver, ranks_all_moves_and_plays_the_choice_of_the_table) {
  Game::know(solved(kByFire, 3));
  const State state = first_choice(kByFire, 3);
  const Solution* solution = Game::known(kByFire, 3);
  ASSERT_NE(solution, nullptr);
  const auto all = ranked(state);
  ASSERT_EQ(all.size(), Game::moves(state, state.roller).size());
  EXPECT_EQ(all.front().move, solution->choice(state));
  EXPECT_EQ(all.front().weight, 1);
  for (const auto& one : all) EXPECT_EQ(one.value, solution->value(state, one.move));
  for (std::size_t i = 1; i < all.size(); ++i) EXPECT_EQ(all[i].weight, 0);
}

TEST(Solver, a_table_serves_all_games_that_share_it) {
  const Options scales{.dragon_scales = 1, .target = 12};
  Game::know(solved(scales, 2));
  EXPECT_NE(Game::known({.play_on = 1, .dragon_scales = 1, .target = 50}, 2), nullptr);
  EXPECT_EQ(Game::known({.play_on = 1}, 2), nullptr);
  EXPECT_EQ(Solution::title(scales, 2), "2 players with dragon_scales");
}

TEST(Solver, tells_who_is_nearest_to_finishing_and_what_chances_are_left) {
  Game::know(solved({}, 3));
  const State state = first_choice({}, 3);
  Facts facts;
  Game::reasons(Game::view(state, state.roller), Game::known({}, 3)->choice(state), facts);
  ASSERT_FALSE(facts.empty());
  EXPECT_EQ(facts.back().name, "reason.chances");
  int sum = 0;
  for (const Fact& chance : std::get<std::vector<Fact>>(facts.back().arguments[0].second)) {
    sum += std::get<int>(chance.arguments[1].second);
  }
  EXPECT_NEAR(sum, 100, 1);
}

TEST(Solver, with_two_players_and_no_variant_there_is_nothing_to_decide) {
  EXPECT_FALSE(solved({}, 2).has_decisions());
  EXPECT_TRUE(solved({}, 3).has_decisions());
}

}  // namespace
}  // namespace alea::dracarys_dice
