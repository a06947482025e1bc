#include "lab/simulate.h"

#include <atomic>

#include "bots/bots.h"
#include "engine/text.h"
#include "games/registry.h"
#include "gtest/gtest.h"

namespace alea::lab {
namespace {

Plan plan_for(const AnyGame& game, std::uint64_t games) {
  return {.game = &game,
          .players = game.about().most_players,
          .games = games,
          .seed = 5,
          .threads = 1,
          .bots = {"random"},
          .options = {}};
}

TEST(Simulate, totals_do_not_depend_on_the_number_of_threads) {
  for (const AnyGame* game : all_games()) {
    Plan plan = plan_for(*game, 700);
    const auto one = simulate(plan, {});
    plan.threads = 3;
    const auto three = simulate(plan, {});
    EXPECT_EQ(one->tally, three->tally) << game->about().id;
    EXPECT_EQ(one->tally.games, 700);
  }
}

TEST(Simulate, another_seed_gives_other_games) {
  Plan plan = plan_for(*find_game("dracarys_dice"), 1000);
  const auto one = simulate(plan, {});
  plan.seed = 6;
  EXPECT_NE(one->tally, simulate(plan, {})->tally);
}

TEST(Simulate, does_not_count_games_in_which_bots_were_told_to_stop) {
  std::atomic<bool> stop = false;
  Plan plan = plan_for(*find_game("nine_cards"), 10);
  plan.bots = {"strong"};
  plan.budgets = {{.milliseconds = 3'600'000, .stop = &stop}};
  const auto report = simulate(plan, [&](std::uint64_t /*played*/) { return !(stop = true); });
  EXPECT_EQ(report->tally, Tally());
}

TEST(Simulate, shares_of_wins_add_up_to_one) {
  for (const AnyGame* game : all_games()) {
    const auto report = simulate(plan_for(*game, 200), {});
    double seats = 0;
    double order = 0;
    for (const Proportion& wins : report->by_seat) seats += wins.value;
    for (const Proportion& wins : report->by_order) order += wins.value;
    EXPECT_NEAR(seats, 1, 1e-9) << game->about().id;
    EXPECT_NEAR(order, 1, 1e-9) << game->about().id;
  }
}

TEST(Simulate, counts_choices_among_all_moves) {
  const auto report = simulate(plan_for(*find_game("dracarys_dice"), 2000), {});
  EXPECT_GT(report->choices_per_game(), 1);
  EXPECT_GT(report->moves_per_game(), report->choices_per_game());
}

TEST(Simulate, seats_different_bots_at_one_table) {
  Plan plan = plan_for(*find_game("nine_cards"), 4000);
  plan.bots = {"random", "greedy", "random", "random"};
  const auto report = simulate(plan, {});
  EXPECT_GT(report->by_seat[1].low, report->by_seat[0].high);
  EXPECT_GT(report->by_seat[1].low, report->by_seat[2].high);
}

TEST(Simulate, averages_points_in_games_that_have_them) {
  EXPECT_TRUE(simulate(plan_for(*find_game("dracarys_dice"), 100), {})->points.empty());

  Plan plan = plan_for(*find_game("dobbelduel"), 400);
  plan.bots = {"greedy"};  // random players never break a code
  const auto report = simulate(plan, {});
  ASSERT_EQ(report->points.size(), 2U);
  for (std::size_t i = 0; i < 2; ++i) {
    EXPECT_DOUBLE_EQ(report->points[i].mean * 400, static_cast<double>(report->tally.points[i]));
    EXPECT_GT(report->points[i].error, 0);
    EXPECT_LT(report->points[i].error, report->points[i].mean);
  }
}

TEST(Simulate, can_be_stopped) {
  Plan plan = plan_for(*find_game("dracarys_dice"), 1'000'000'000);
  const auto report = simulate(plan, [](std::uint64_t) { return false; });
  EXPECT_LT(report->tally.games, plan.games);
}

TEST(Simulate, wrong_plans_are_refused) {
  const Plan good = plan_for(*find_game("dracarys_dice"), 10);
  Plan plan = good;
  plan.players = 9;
  EXPECT_EQ(simulate(plan, {}).error().reason, "Dracarys Dice is for 2 to 5 players, not 9");
  plan = good;
  plan.bots = {"random", "random"};
  EXPECT_EQ(simulate(plan, {}).error().reason, "name one bot for all seats, or one for each of the 5, not 2");
  plan.bots = {"oracle"};
  EXPECT_EQ(simulate(plan, {}).error().reason, "no bot \"oracle\" plays Dracarys Dice; there are: " +
                                                   joined(bots::bot_names(*find_game("dracarys_dice"))));
  plan = good;
  plan.options = {{"target", "0"}};
  EXPECT_EQ(simulate(plan, {}).error().reason, "option target is a whole number from 1 to 999, not \"0\"");
}

}  // namespace
}  // namespace alea::lab
