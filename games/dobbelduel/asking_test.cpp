#include "games/dobbelduel/asking.h"

#include <string>

#include "engine/text.h"
#include "games/dobbelduel/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::dobbelduel {
namespace {

View view_of(const TestTable& table) { return Game::view(table.state, table.to_move()); }

/// The moves that a text means, joined, or the reason why it means none.
std::string typed(const TestTable& table, std::string_view text) {
  const auto moves = Game::read_typed(view_of(table), text);
  if (!moves) return moves.error().reason;
  std::vector<std::string> written;
  for (const Move move : *moves) written.push_back(Game::write(move));
  return joined(written);
}

TestTable with_roll(std::string_view roll) {
  TestTable table("3 1 6 6");
  table.choose("effort").chance("roll " + std::string(roll));
  return table;
}

TEST(Question, every_decision_has_its_own) {
  TestTable table("3 1 6 6", kByHand);
  EXPECT_EQ(Game::question(view_of(table)), (Fact{"ask.decide", {{"n", 1}}}));
  table.choose("effort").chance("roll 2 3 3 6");
  EXPECT_EQ(Game::question(view_of(table)), (Fact{"ask.place", {{"example", Quote{"2 . . 6"}}}}));
  table.choose("place 3 . . .");
  EXPECT_EQ(Game::question(view_of(table)), (Fact{"ask.mark", {{"n", 1}}}));
  table.choose("mark 1 0 0").choose("solve").choose("blue 3");
  EXPECT_EQ(Game::question(view_of(table)), (Fact{"ask.set", {{"colour", Word{"colour.red"}}}}));
}

TEST(Question, its_example_is_a_legal_placement) {
  for (const std::string_view roll : {"1 1 1 1", "2 2 2 5"}) {
    const TestTable table = with_roll(roll);
    const auto [name, arguments] = Game::question(view_of(table));
    const std::string example = std::get<Quote>(arguments[0].second).text;
    EXPECT_TRUE(table.offers("place " + example)) << example;
  }
  TestTable last("3 1 6 6");
  for (int i = 0; i < 4; ++i) last.effort("1 1 1 1");
  last.effort("1 . . .").choose("effort").chance("roll 4");
  EXPECT_EQ(Game::question(view_of(last)), (Fact{"ask.place", {{"example", Quote{"4 . . ."}}}}));
}

TEST(Typed, a_placement_is_a_die_or_a_gap_for_each_column) {
  const TestTable table = with_roll("2 3 3 6");
  for (const std::string_view text : {"2 . . 6", "2..6", "2 - - 6", "2 0 0 6", "place 2 . . 6", "b2 g6", "G6 B2"}) {
    EXPECT_EQ(typed(table, text), "place 2 . . 6") << text;
  }
}

TEST(Typed, a_placement_that_the_roll_does_not_allow_is_refused_with_the_reason) {
  const TestTable table = with_roll("2 3 3 6");
  EXPECT_EQ(typed(table, "4 . . ."), "You rolled no 4.");
  EXPECT_EQ(typed(table, "9 . . ."), "You rolled no 9.");
  EXPECT_EQ(typed(table, "2 2 . ."), "You rolled only one 2.");
  EXPECT_EQ(typed(table, "place 3 3 3 ."), "You rolled only two 3s.");
  for (const std::string_view text : {"", ". . . .", "2 . .", "2 . . 6 .", "x . . .", "b2 b3", "b", "hello"}) {
    EXPECT_NE(typed(table, text).find("Type a die or a dot"), std::string::npos) << text;
  }
}

TEST(Typed, a_solution_is_typed_as_a_whole) {
  TestTable table("3 1 6 6");
  EXPECT_EQ(typed(table, "solve 5 3 4 2"), "solve, blue 5, red 3, yellow 4, green 2");
  EXPECT_EQ(typed(table, "roll"), "effort");
  for (const std::string_view text : {"solve 5 3 4", "solve 5 3 4 7", "solve 5 3 4 2 1", "5 3 4 2", "maybe"}) {
    EXPECT_NE(typed(table, text).find("solve 5 3 4 2"), std::string::npos) << text;
  }
  table.choose("solve").choose("blue 5");
  EXPECT_EQ(typed(table, "3 4 2"), "red 3, yellow 4, green 2");
  EXPECT_EQ(typed(table, "3"), "red 3");
  EXPECT_NE(typed(table, "3 4 2 1").find("four numbers"), std::string::npos);
  EXPECT_FALSE(Game::read_typed(view_of(table), ""));
}

TEST(Typed, marks_are_three_counts_or_signs_and_add_up_to_the_dice) {
  TestTable table("3 1 6 6", kByHand);
  table.effort("3 1 . 4");
  EXPECT_EQ(typed(table, "2 0 1"), "mark 2 0 1");
  EXPECT_EQ(typed(table, "==+"), "mark 2 0 1");
  EXPECT_EQ(typed(table, "- = +"), "mark 1 1 1");
  EXPECT_EQ(typed(table, "1 0 1"), "The marks must add up to 3, one for each die, not 2.");
  EXPECT_EQ(typed(table, "===="), "The marks must add up to 3, one for each die, not 4.");
  for (const std::string_view text : {"", "2 0", "a b c"}) {
    EXPECT_NE(typed(table, text).find("how many dice are equal"), std::string::npos) << text;
  }
}

TEST(Risky, only_solving_is_confirmed) {
  const TestTable table("3 1 6 6");
  EXPECT_TRUE(Game::is_risky(view_of(table), Move::solve()));
  for (const std::string_view move : {"effort", "place 3 . . .", "blue 3", "mark 1 0 0"}) {
    EXPECT_FALSE(Game::is_risky(view_of(table), *Game::read_move(move))) << move;
  }
}

}  // namespace
}  // namespace alea::dobbelduel
