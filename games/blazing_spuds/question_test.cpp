#include "games/blazing_spuds/question.h"

#include "games/blazing_spuds/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::blazing_spuds {
namespace {

Fact question(const TestTable& table) { return Game::question(Game::view(table.state, table.state.chooser)); }

std::vector<Thing> things(std::string_view text) { return words_of(dice(text)); }

bool is_risky(const TestTable& table, std::string_view move) {
  return Game::is_risky(Game::view(table.state, table.state.chooser), *Game::read_move(move));
}

TEST(Question, asks_where_each_rolled_die_goes) {
  TestTable table = TestTable::middle(2, kA);
  table.put(kA, Card::stove, "R111").put(kB, Card::stove, "Y1");
  EXPECT_EQ(question(table), (Fact{"ask.reroll", {}}));
  table.choose("reroll stove").roll("R445");
  EXPECT_EQ(question(table), (Fact{"ask.place_first", {{"what", things("R44")}}}));
  EXPECT_EQ(question(table.choose("place R4 1")), (Fact{"ask.place", {{"what", things("R4")}}}));
}

TEST(Question, names_the_giver_and_the_dice_that_were_given) {
  TestTable table = TestTable::middle(3, kC, Phase::activate);
  table.put(kC, Card::one, "Y1 W2345").put(kC, Card::stove, "W1").put(kB, Card::stove, "Y6");
  EXPECT_EQ(question(table), (Fact{"ask.activate", {}}));
  EXPECT_EQ(question(table.choose("activate 1")), (Fact{"ask.compost", {}}));
  EXPECT_EQ(question(table.choose("deal W2")), (Fact{"ask.deal", {{"whom", kA}}}));
  table.choose({"deal Y1", "deal W3", "deal W4", "deal W5"});
  EXPECT_EQ(question(table), (Fact{"ask.receive_first", {{"giver", kC}, {"what", things("Y1 W5")}}}));
  EXPECT_EQ(question(table.choose("place Y1 1")), (Fact{"ask.receive", {{"giver", kC}, {"what", things("W5")}}}));
}

TEST(Question, says_when_a_die_will_bounce) {
  TestTable table = TestTable::middle(2, kA, Phase::activate);
  table.put(kA, Card::one, "Y123").put(kA, Card::stove, "R1").put(kB, Card::stove, "Y6");
  table.choose({"activate 1", "deal Y1"});
  EXPECT_EQ(question(table), (Fact{"ask.bounce", {{"whom", kB}}}));
}

TEST(Question, asks_who_gets_the_dice_of_target) {
  TestTable table = TestTable::middle(3, kA, Phase::activate);
  table.turn_up(kA, Card::three, Side::target).put(kA, Card::three, "R16").put(kA, Card::stove, "R1");
  EXPECT_EQ(question(table.choose("activate 3")), (Fact{"ask.give", {{"what", things("R16")}}}));
}

TEST(Question, asks_what_to_pick_up_and_which_value_to_set) {
  TestTable table = TestTable::middle(2, kA, Phase::activate);
  table.turn_up(kA, Card::two, Side::reassign).put(kA, Card::two, "W1").put(kA, Card::stove, "R6");
  EXPECT_EQ(question(table.choose("activate 2")), (Fact{"ask.lift", {}}));
  EXPECT_EQ(question(table.choose("done")), (Fact{"ask.set", {{"colour", Word{"label.white"}}}}));
}

TEST(Question, has_people_confirm_only_that_they_do_not_win) {
  TestTable table = TestTable::middle(2, kA, Phase::activate);
  table.put(kA, Card::one, "R12").put(kB, Card::stove, "Y6");
  EXPECT_TRUE(is_risky(table, "pass"));
  EXPECT_FALSE(is_risky(table, "activate 1"));
  table.put(kA, Card::stove, "R1");
  EXPECT_FALSE(is_risky(table, "pass"));
}

}  // namespace
}  // namespace alea::blazing_spuds
