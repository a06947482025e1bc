#include "lab/arena.h"

#include <atomic>

#include "games/registry.h"
#include "gtest/gtest.h"

namespace alea::lab {
namespace {

Contest contest(std::string first, std::string second, int players) {
  return {.game = find_game("nine_cards"),
          .players = players,
          .bots = {std::move(first), std::move(second)},
          .games = 4000,
          .seed = 3,
          .threads = 2,
          .options = {},
          .budgets = {},
          .enough_elo = {}};
}

TEST(Arena, shows_which_bot_is_stronger_on_either_side) {
  for (const int players : {2, 3, 4}) {
    const auto greedy = hold(contest("greedy", "random", players), {});
    const auto random = hold(contest("random", "greedy", players), {});
    EXPECT_GT(greedy->score.low, 0.5) << players;
    EXPECT_GT(greedy->elo.low, 0) << players;
    EXPECT_LT(random->score.high, 0.5) << players;
  }
}

TEST(Arena, a_bot_is_as_strong_as_itself) {
  for (const int players : {2, 3, 4}) {
    // The same choices in both games of a match give exactly half, whatever the dice.
    const auto report = hold(contest("greedy", "greedy", players), {});
    EXPECT_DOUBLE_EQ(report->score.value, 0.5) << players;
    EXPECT_GT(report->games, 3999);
  }
}

TEST(Arena, does_not_depend_on_the_number_of_threads) {
  Contest one = contest("greedy", "random", 3);
  one.enough_elo = 5;
  one.threads = 1;
  Contest three = one;
  three.threads = 3;
  EXPECT_EQ(hold(one, {})->scores, hold(three, {})->scores);
}

TEST(Arena, ends_when_it_is_decided) {
  Contest early = contest("greedy", "random", 2);
  early.games = 1'000'000;
  early.enough_elo = 10;
  const auto report = hold(early, {});
  EXPECT_EQ(report->decision, Decision::first_is_stronger);
  EXPECT_LT(report->games, 100'000);
  std::swap(early.bots[0], early.bots[1]);
  EXPECT_EQ(hold(early, {})->decision, Decision::second_is_stronger);
}

TEST(Arena, leaves_open_what_is_not_decided) {
  Contest equal = contest("random", "random", 2);
  equal.games = 200;
  equal.enough_elo = 5;
  EXPECT_EQ(hold(equal, {})->decision, Decision::open);
}

TEST(Arena, does_not_count_matches_in_which_bots_were_told_to_stop) {
  std::atomic<bool> stop = false;
  Contest contest_to_stop = contest("strong", "random", 2);
  contest_to_stop.budgets = {Budget{.milliseconds = 3'600'000, .stop = &stop}, Budget{.stop = &stop}};
  for (const auto enough : {std::optional<double>(), std::optional(10.0)}) {
    stop = false;
    contest_to_stop.enough_elo = enough;
    const auto report = hold(contest_to_stop, [&](std::uint64_t /*played*/) { return !(stop = true); });
    EXPECT_EQ(report->games, 0);
    EXPECT_EQ(report->times[0].choices(), 0);
  }
}

TEST(ThinkingTimes, tell_what_nearly_all_choices_kept_to) {
  ThinkingTimes times;
  for (int i = 0; i < 99; ++i) times.add(0.999);
  times.add(3.0);
  EXPECT_EQ(times.choices(), 100);
  EXPECT_NEAR(times.percentile(0.99), 1.0, 0.006);
  EXPECT_NEAR(times.percentile(1.0), 3.0, 0.006);
  ThinkingTimes more;
  more.add(40);  // far above what is told apart
  times.add(more);
  EXPECT_NEAR(times.percentile(1.0), 5.0, 0.006);
}

TEST(Arena, measures_how_long_bots_think_that_do) {
  Contest timed = contest("medium", "random", 2);
  timed.games = 2;
  timed.budgets = {Budget{.milliseconds = 20}, Budget()};
  const auto report = hold(timed, {});
  ASSERT_TRUE(report);
  EXPECT_GT(report->times[0].choices(), 0);
  EXPECT_EQ(report->times[1].choices(), 0);
}

TEST(Arena, elo_points_and_scores_are_each_others_inverse) {
  EXPECT_DOUBLE_EQ(score_of_elo(0), 0.5);
  EXPECT_NEAR(score_of_elo(400), 10.0 / 11, 1e-12);
  EXPECT_NEAR(elo_of_score(score_of_elo(-123)), -123, 1e-9);
}

TEST(Arena, refuses_bots_and_player_counts_that_the_game_does_not_have) {
  EXPECT_FALSE(hold(contest("greedy", "oracle", 2), {}));
  EXPECT_FALSE(hold(contest("greedy", "random", 7), {}));
}

}  // namespace
}  // namespace alea::lab
