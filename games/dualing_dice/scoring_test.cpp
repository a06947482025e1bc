#include "games/dualing_dice/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::dualing_dice {
namespace {

/// Goals 1 to 6 are met by any five dice, for their number of points (the sixth for 1); the rest never are.
const Deck& deck() {
  static const Deck kDeck = [] {
    Deck deck = deck_of(40);
    for (int goal = 1; goal <= 5; ++goal) {
      deck.goals[static_cast<std::size_t>(goal - 1)] = test_goal("G" + std::to_string(goal), goal, kAlways);
    }
    deck.goals[5] = test_goal("G6", 1, kAlways);
    return deck;
  }();
  return kDeck;
}

/// The last round of a set.
TestTable last_round(int players, Ending ending = Ending::most_points) {
  TestTable table = TestTable::in_round(players, {.deck = Shared(deck()), .ending = static_cast<OptionValue>(ending)});
  for (const Seat seat : Seats::all(players)) table.hold(seat, {}).save(seat, "W4:1 W4:2 D6:1 D8:1");
  return table;
}

TestTable& give_points(TestTable& table, Seat seat, int points) {
  table.state.player(seat).points = static_cast<std::uint8_t>(points);
  return table;
}

TEST(DU_13, every_goal_in_hand_that_the_five_dice_meet_is_completed) {
  TestTable table = last_round(2);
  table.hold(kA, {3, 20, 2}).hold(kB, {21, 22, 5}).play_round();
  EXPECT_EQ(table.state.player(kA).points, 5);
  EXPECT_EQ(table.state.player(kA).completed.size(), 2);
  EXPECT_TRUE(table.state.player(kA).completed.has(2));
  EXPECT_EQ(table.state.player(kB).points, 5);
  EXPECT_EQ(table.state.player(kB).completed.size(), 1);
}

TEST(DU_13, all_five_dice_serve_all_goals) {
  Deck goals = deck_of(40);
  goals.goals[0] = test_goal("Low", 1, {.measure = Measure::sum, .range = {.least = 0, .most = 10}});
  goals.goals[1] = test_goal("Three of a kind", 2, {.measure = Measure::alike, .range = {.least = 3}});
  TestTable table = TestTable::in_round(2, with_deck(goals));
  table.save(kA, "W4:1 W4:1 D6:1 D8:3").save(kB, "W4:1 W4:2 D6:5 D8:3").hold(kA, {1, 2}).hold(kB, {3, 4});
  table.play_round();
  EXPECT_EQ(table.state.player(kA).points, 3);
}

TEST(DU_13, completed_goals_are_shown_to_all) {
  TestTable table = last_round(2);
  table.hold(kA, {3}).play_round();
  const View view = Game::view(table.state, kB);
  EXPECT_TRUE(view.table.player(kA).completed.has(2));
  EXPECT_FALSE(view.table.unseen.has(2));
}

TEST(DU_14, goals_that_are_not_completed_stay_in_hand) {
  TestTable table = last_round(2);
  table.hold(kA, {20, 3, 21}).play_round();
  EXPECT_EQ(table.hand(kA), (Goals{20, 21}));
}

TEST(DU_14, scoring_cards_are_emptied_and_all_dice_go_back) {
  TestTable table = last_round(2);
  table.play_round();
  EXPECT_EQ(table.card(kA), "");
  EXPECT_EQ(table.card(kB), "");
  for (const int dice : table.state.piles) EXPECT_EQ(dice, 10);
  table.fill().all("keep");
  EXPECT_EQ(table.offered(kA).size(), 30);
}

TEST(DU_15, the_game_ends_after_the_set_in_which_someone_has_fifteen_points) {
  TestTable fourteen = last_round(3);
  give_points(fourteen, kB, 11).hold(kB, {3}).play_round();
  EXPECT_EQ(fourteen.state.player(kB).points, 14);
  EXPECT_FALSE(fourteen.is_over());
  TestTable fifteen = last_round(3);
  give_points(fifteen, kB, 11).hold(kB, {4}).play_round();
  EXPECT_TRUE(fifteen.is_over());
  EXPECT_EQ(Game::result(fifteen.state).winners(), Seats(kB));
  EXPECT_EQ(Game::result(fifteen.state).points_of(kB), 15);
}

TEST(DU_15, the_most_points_win) {
  TestTable table = last_round(3);
  give_points(table, kA, 14).hold(kA, {1});
  give_points(table, kC, 14).hold(kC, {3});
  give_points(table, kB, 14).play_round();
  const Result result = Game::result(table.state);
  EXPECT_EQ(result.place_of(kC), 1);
  EXPECT_EQ(result.place_of(kA), 2);
  EXPECT_EQ(result.place_of(kB), 3);
}

TEST(DU_15, of_equal_points_the_fewest_completed_goals_win) {
  TestTable table = last_round(3);
  give_points(table, kA, 10).hold(kA, {2, 3});
  give_points(table, kB, 10).hold(kB, {5});
  table.play_round();
  const Result result = Game::result(table.state);
  EXPECT_EQ(result.points_of(kA), 15);
  EXPECT_EQ(result.points_of(kB), 15);
  EXPECT_EQ(result.winners(), Seats(kB));
  EXPECT_EQ(result.place_of(kA), 2);
}

TEST(DU_15, still_tied_they_share_the_win) {
  TestTable table = last_round(3);
  give_points(table, kA, 14).hold(kA, {1});
  give_points(table, kC, 14).hold(kC, {6});
  table.play_round();
  const Result result = Game::result(table.state);
  EXPECT_EQ(result.winners(), Seats(kA).with(kC));
  EXPECT_EQ(result.place_of(kB), 3);
}

/// Seats A and B have 16 points from four goals and 15 from three; seat C has as many goals as B and these points.
TestTable with_endings(Ending ending, int points_of_c) {
  TestTable table = last_round(3, ending);
  give_points(table, kA, 13).hold(kA, {1, 2});
  give_points(table, kB, 10).hold(kB, {5});
  give_points(table, kC, points_of_c).hold(kC, {1});
  for (const int goal : {20, 21}) table.state.player(kA).completed.add(goal);
  for (const int goal : {22, 23}) table.state.player(kB).completed.add(goal);
  for (const int goal : {24, 25}) table.state.player(kC).completed.add(goal);
  return table.play_round();
}

TEST(DU_15, with_fewest_goals_the_fewest_completed_goals_win_among_those_with_fifteen_points) {
  const TestTable most = with_endings(Ending::most_points, 3);
  EXPECT_EQ(Game::result(most.state).winners(), Seats(kA));
  const TestTable fewest = with_endings(Ending::fewest_goals, 3);
  const Result result = Game::result(fewest.state);
  EXPECT_EQ(result.winners(), Seats(kB));
  EXPECT_EQ(result.place_of(kA), 2);
  EXPECT_EQ(result.place_of(kC), 3) << "four points are not enough, however few the goals";
}

TEST(DU_15, with_fewest_goals_the_most_points_break_a_tie) {
  const TestTable table = with_endings(Ending::fewest_goals, 16);
  const Result result = Game::result(table.state);
  EXPECT_EQ(result.winners(), Seats(kC)) << "17 points from three goals are more than 15 from three";
  EXPECT_EQ(result.place_of(kB), 2);
  EXPECT_EQ(result.place_of(kA), 3);
}

TEST(DU_19, set_300_is_the_last) {
  TestTable table = last_round(2);
  table.state.set = 299;
  table.play_round();
  EXPECT_FALSE(table.is_over());
  EXPECT_EQ(table.state.set, 300);
  TestTable last = last_round(2);
  last.state.set = 300;
  give_points(last, kB, 3).play_round();
  EXPECT_TRUE(last.is_over());
  EXPECT_EQ(Game::result(last.state).winners(), Seats(kB));
}

}  // namespace
}  // namespace alea::dualing_dice
