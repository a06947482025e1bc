#include "games/dracarys_dice/asking.h"

#include <string>

#include "games/dracarys_dice/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::dracarys_dice {
namespace {

View view_of(const TestTable& table) { return Game::view(table.state, table.state.roller); }

/// The move that a text means, or the reason why it means none.
std::string typed(const TestTable& table, std::string_view text) {
  const auto moves = Game::read_typed(view_of(table), text);
  if (!moves) return moves.error().reason;
  EXPECT_EQ(moves->size(), 1);
  EXPECT_TRUE(table.offers(Game::write(moves->front())));
  return Game::write(moves->front());
}

TEST(Question, asks_for_the_dragons_or_the_trade) {
  TestTable table(3, {.tyrannical_trade = 1});
  table.lot(kA).roll("DDF...");
  EXPECT_EQ(Game::question(view_of(table)), (Fact{"ask.give", {{"n", 2}}}));
  table.choose("give B C").roll(".......");
  EXPECT_EQ(Game::question(view_of(table)), (Fact{"ask.trade", {}}));
}

TEST(Typed, letters_are_who_gets_the_dragons) {
  TestTable table(3);
  table.lot(kA).roll("DDDF..");
  EXPECT_EQ(typed(table, "b c b"), "give B B C");
  EXPECT_EQ(typed(table, "BCB"), "give B B C");
  EXPECT_EQ(typed(table, "give c b b"), "give B B C");
  EXPECT_EQ(typed(table, "all c"), "give C C C");
}

TEST(Typed, what_cannot_be_given_is_refused_with_the_reason) {
  TestTable table(3);
  table.lot(kA).roll("DDDF..");
  EXPECT_EQ(typed(table, "b"), "You have 3 to give: name a player for each Dragon, or type all and one player.");
  EXPECT_EQ(typed(table, ""), "You have 3 to give: name a player for each Dragon, or type all and one player.");
  EXPECT_EQ(typed(table, "a b c"), "You cannot choose yourself.");
  EXPECT_EQ(typed(table, "d b c"), "Name players by their letters, A to C.");
  EXPECT_EQ(typed(table, "? b c"), "Name players by their letters, A to C.");
}

TEST(Typed, a_letter_trades_where_a_trade_is_possible) {
  TestTable table(3, {.play_on = 1, .tyrannical_trade = 1});
  table.lot(kA).dice({1, 6, 6}).roll("F").roll("......");
  EXPECT_EQ(typed(table, "c"), "trade C");
  EXPECT_EQ(typed(table, "trade c"), "trade C");
  EXPECT_EQ(typed(table, "a"), "Player A has already finished.");
  EXPECT_EQ(typed(table, "b"), "You cannot choose yourself.");
  EXPECT_EQ(typed(table, "c c"), "Type keep, or the letter of the player to trade with.");
}

}  // namespace
}  // namespace alea::dracarys_dice
