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

Facts reasons_for(const TestTable& table, std::string_view move) {
  Facts facts;
  Game::reasons(Game::view(table.state, table.state.roller), *Game::read_move(move), facts);
  return facts;
}

TEST(Solver, tells_whom_a_dragon_slows_down_and_who_is_left_nearest_to_winning) {
  TestTable table(4);
  table.lot(kA).dice({5, 1, 4, 2}).roll("D....");
  const Fact slows{"reason.slows", {{"who", kB}, {"before", 1}, {"n", 2}}};
  const Fact leaves_d{"reason.leaves_win", {{"who", kD}, {"n", 2}}};
  EXPECT_EQ(reasons_for(table, "give B"), (Facts{slows, leaves_d}));
  EXPECT_EQ(reasons_for(table, "give C"), (Facts{{"reason.leaves_win", {{"who", kB}, {"n", 1}}}}));
}

TEST(Solver, speaks_of_finishing_once_somebody_has_won) {
  TestTable table(4, {.play_on = 1});
  table.lot(kA).dice({1, 5, 2, 4}).roll("F").roll("D....");
  EXPECT_EQ(reasons_for(table, "give D"), (Facts{{"reason.leaves", {{"who", kC}, {"n", 2}}}}));
}

TEST(Solver, counts_the_next_place_once_somebody_has_won) {
  const Options options{.play_on = 1};
  Game::know(solved(options, 3));
  TestTable table(3, options);
  table.lot(kA).dice({1, 5, 5}).roll("D").choose("give B");
  ASSERT_FALSE(table.state.in.has(kA));
  table.roll("D.....");
  const auto all = ranked(table.state);
  ASSERT_FALSE(all.empty());
  EXPECT_EQ(all.front().worth, Worth::next_place);
  EXPECT_EQ(reasons_for(table, "give C").back().name, "reason.next_place");
}

TEST(Solver, counts_a_lead_in_dragon_scales_and_tells_everybodys_points_this_round) {
  const Options scales{.dragon_scales = 1, .target = 12};
  Game::know(solved(scales, 2));
  TestTable table(2, scales);
  table.lot(kA).dice({2, 6}).roll("D.");
  EXPECT_EQ(ranked(table.state).front().worth, Worth::lead);
  const Fact points = reasons_for(table, "give B").back();
  EXPECT_EQ(points.name, "reason.points");
  EXPECT_EQ(std::get<Facts>(points.arguments[0].second).size(), 2);
}

TEST(Solver, tells_what_chances_are_left) {
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
