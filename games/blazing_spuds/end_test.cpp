#include "games/blazing_spuds/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::blazing_spuds {
namespace {

/// Seat A is about to give away its last two dice.
TestTable about_to_win(int players) {
  TestTable table = TestTable::middle(players, kA, Phase::activate);
  table.put(kA, Card::two, "R44");
  for (const Seat other : Seats::all(players).without(kA)) table.put(other, Card::stove, "R1");
  return table;
}

/// Seat A has two dice and is about to put one of them, from its All Different, on the Compost.
TestTable about_to_be_left_with_one_each(int players) {
  TestTable table = TestTable::middle(players, kA, Phase::activate);
  table.turn_up(kA, Card::one, Side::different).put(kA, Card::one, "R4").put(kA, Card::stove, "R5");
  for (const Seat other : Seats::all(players).without(kA)) table.put(other, Card::stove, "R1");
  return table;
}

TEST(BS_16, a_player_without_dice_at_the_end_of_their_turn_wins) {
  TestTable table = about_to_win(3);
  table.choose({"activate 2", "deal R4", "deal R4"});
  EXPECT_FALSE(table.is_over()) << "dice handed out are assigned first";
  table.choose("place R4 stove");
  ASSERT_TRUE(table.is_over());
  const Result result = Game::result(table.state);
  EXPECT_EQ(result.place_of(kA), 1);
  EXPECT_EQ(result.place_of(kB), 2);
  EXPECT_EQ(result.place_of(kC), 2);
}

TEST(BS_16, dice_left_on_the_stove_count) {
  TestTable table = about_to_win(2);
  table.put(kA, Card::stove, "R1").put(kB, Card::stove, "Y1").choose({"activate 2", "deal R4", "deal R4"});
  table.choose("place R4 stove");
  EXPECT_FALSE(table.is_over());
  EXPECT_EQ(table.state.player, kB);
}

TEST(BS_16, nobody_wins_on_another_players_turn) {
  TestTable table = about_to_win(3);
  table.put(kA, Card::stove, "W1").choose({"activate 2", "deal R4", "deal R4", "place R4 stove"});
  EXPECT_FALSE(table.is_over());
  for (const Seat seat : Seats::all(3)) EXPECT_GE(table.state.held[seat], 1);
}

TEST(BS_17, one_die_each_and_no_all_different_up_is_a_draw_at_once) {
  for (int players = 2; players <= kMostPlayers; ++players) {
    TestTable table = about_to_be_left_with_one_each(players);
    table.choose({"activate 1", "deal R4"});
    ASSERT_TRUE(table.is_over()) << players;
    for (const Seat seat : Seats::all(players)) EXPECT_EQ(Game::result(table.state).place_of(seat), 1);
  }
}

TEST(BS_17, with_an_all_different_up_the_game_goes_on) {
  TestTable table = about_to_be_left_with_one_each(3);
  table.turn_up(kC, Card::one, Side::different).choose({"activate 1", "deal R4"});
  EXPECT_FALSE(table.is_over());
}

TEST(BS_17, with_two_dice_in_one_kitchen_the_game_goes_on) {
  TestTable table = about_to_be_left_with_one_each(3);
  table.put(kB, Card::stove, "R1").choose({"activate 1", "deal R4"});
  EXPECT_FALSE(table.is_over());
}

TEST(BS_17, turn_1000_without_a_winner_ends_in_a_draw) {
  TestTable table = TestTable::middle(2, kA, Phase::activate);
  table.put(kA, Card::two, "R44").put(kB, Card::stove, "Y1");
  table.state.turn = 999;
  TestTable last = table;
  EXPECT_FALSE(table.choose("pass").is_over());
  last.state.turn = 1000;
  ASSERT_TRUE(last.choose("pass").is_over());
  EXPECT_EQ(Game::result(last.state).winners(), Seats::all(2));
}

TEST(BS_17, turn_1000_can_still_be_won) {
  TestTable table = about_to_win(2);
  table.state.turn = 1000;
  table.choose({"activate 2", "deal R4", "deal R4", "place R4 stove"});
  ASSERT_TRUE(table.is_over());
  EXPECT_EQ(Game::result(table.state).winners(), Seats(kA));
}

}  // namespace
}  // namespace alea::blazing_spuds
