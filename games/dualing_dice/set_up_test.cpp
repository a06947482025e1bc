#include "engine/any_game.h"
#include "games/dualing_dice/table_for_tests.h"
#include "games/registry.h"
#include "gtest/gtest.h"

namespace alea::dualing_dice {
namespace {

TEST(DU_1, there_are_ten_white_dice_of_each_of_five_kinds) {
  const TestTable table(4);
  for (const int dice : table.state.piles) EXPECT_EQ(dice, 10);
  EXPECT_EQ(table.state.piles.size(), 5);
}

TEST(DU_1, everyone_has_a_colour_set_of_six_dice) {
  const TestTable table = TestTable::in_round(2);
  const Texts offered = table.offered(kB);
  EXPECT_EQ(offered.size(), 30);
  for (const auto* colour : {"D4", "D6", "D8", "D10", "D12", "D20"}) {
    for (const auto* white : {"D4", "D6", "D8", "D10", "D12"}) {
      EXPECT_TRUE(table.offers(kB, std::string("choose ") + colour + " " + white));
    }
  }
}

TEST(DU_1, every_die_reads_from_one_to_its_number_of_faces) {
  TestTable table = TestTable::in_round(2);
  table.choose(kA, "choose D20 D10").choose(kB, "choose D4 D4");
  int outcomes = 0;
  Game::outcomes(table.state, [&](const Outcome& outcome, double p) {
    EXPECT_DOUBLE_EQ(p, 1.0 / 200);
    EXPECT_TRUE(outcome.first >= 1 && outcome.first <= 20 && outcome.second >= 1 && outcome.second <= 10);
    ++outcomes;
  });
  EXPECT_EQ(outcomes, 200);
  for (const Outcome& outcome : {Outcome::roll(kA, 21, 1), Outcome::roll(kA, 1, 11), Outcome::roll(kA, 0, 1),
                                 Outcome::roll(kB, 1, 1), Outcome::reroll(kA, 1), Outcome::deal(kA, 1)}) {
    EXPECT_FALSE(Game::possible(table.state, outcome)) << Game::write(outcome);
  }
}

TEST(DU_2, the_deck_in_the_box_has_92_goals_and_any_may_come_first) {
  const TestTable table(2);
  EXPECT_EQ(table.state.unseen.size(), 92);
  double sum = 0;
  Game::outcomes(table.state, [&](const Outcome& outcome, double p) {
    EXPECT_EQ(outcome.seat, kA);
    EXPECT_DOUBLE_EQ(p, 1.0 / 92);
    sum += p;
  });
  EXPECT_NEAR(sum, 1, 1e-9);
}

TEST(DU_2, another_deck_takes_its_place) {
  const Deck deck = deck_of(50);
  EXPECT_EQ(TestTable(2, with_deck(deck)).state.unseen.size(), 50);
}

TEST(DU_2, a_deck_of_the_largest_size_is_drawn_to_its_last_goal) {
  const Deck deck = deck_of(kMostGoals);
  TestTable table(2, with_deck(deck));
  table.deal({128, 64, 65});
  EXPECT_EQ(table.hand(kA), (Goals{128, 64, 65}));
  EXPECT_EQ(table.state.unseen.size(), 125);
}

TEST(DU_3, two_to_eight_play) {
  const AnyGame* game = find_game("dualing_dice");
  for (int players = 2; players <= 8; ++players) EXPECT_TRUE(game->start({}, players)) << players;
  EXPECT_FALSE(game->start({}, 1));
  EXPECT_FALSE(game->start({}, 9));
}

TEST(GoalSet, finds_its_goals_in_order) {
  GoalSet set;
  const Goals goals{0, 3, 31, 63, 64, 100, 127};
  for (const int goal : goals) set.add(goal);
  EXPECT_EQ(set.size(), 7);
  for (std::size_t i = 0; i < goals.size(); ++i) EXPECT_EQ(set.nth(static_cast<int>(i)), goals[i]);
  Goals visited;
  set.each([&](int goal) { visited.push_back(goal); });
  EXPECT_EQ(visited, goals);
  set.remove(64);
  EXPECT_FALSE(set.has(64));
  EXPECT_TRUE(set.has(100));
}

TEST(CardsUnder, are_drawn_in_their_order_wherever_they_lie) {
  CardsUnder one;
  CardsUnder other;
  for (int goal = 0; goal < kMostGoals; ++goal) one.add({.goal = static_cast<GoalNumber>(goal), .seen_by = {}});
  for (int goal = 0; goal < 100; ++goal) EXPECT_EQ(one.take().goal, goal);
  for (int goal = 0; goal < 50; ++goal) one.add({.goal = static_cast<GoalNumber>(goal), .seen_by = {}});
  for (int goal = 100; goal < 178; ++goal) other.add({.goal = static_cast<GoalNumber>(goal % 128), .seen_by = {}});
  EXPECT_EQ(one, other);
  EXPECT_EQ(one.size(), 78);
  EXPECT_EQ(one[28].goal, 0);
}

}  // namespace
}  // namespace alea::dualing_dice
