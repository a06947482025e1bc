#include "games/dice_tuners/reasons.h"

#include "games/dice_tuners/table_for_tests.h"

namespace alea::dice_tuners {
namespace {

Facts reasons_for(const TestTable& table, Seat seat, std::string_view move) {
  Facts facts;
  Game::reasons(Game::view(table.state, seat), *Game::read_move(move), facts);
  return facts;
}

TEST(Reasons, a_player_on_fire_is_told_how_the_duel_would_end) {
  TestTable table = TestTable::deployed(2);
  table.sides(kA, "R1", "R1", "R1").sides(kB, "R1", "R1", "R3");
  table.hand(kA, {"6"}).hand(kB, {"1"}).duel(1).choose(kA, "play 6").choose(kB, "play 1");
  ASSERT_EQ(table.state.phase, Phase::retreat);
  const Facts expected{{"reason.wins", {{"who", kB}, {"n", 3}, {"other", 1}}}};
  EXPECT_EQ(reasons_for(table, kA, "retreat"), expected);
  EXPECT_EQ(reasons_for(table, kA, "fight"), expected);
}

TEST(Reasons, a_card_is_compared_with_those_that_may_be_higher) {
  TestTable table = TestTable::deployed(2);
  table.hand(kA, {"6", "bluff"}).hand(kB, {"1"}).duel(1);
  const Facts highest = reasons_for(table, kA, "play 6");
  ASSERT_EQ(highest.size(), 1U);
  EXPECT_EQ(highest[0].name, "reason.higher");
  EXPECT_EQ(highest[0].arguments[0].second, Fact::Value(0));
  EXPECT_EQ(reasons_for(table, kA, "play bluff")[0].name, "reason.bluff");
}

TEST(Reasons, a_die_that_the_overdrive_needs_is_pointed_out) {
  TestTable table = TestTable::deployed(2);
  table.overdrive(kA, "strength: add 1", {0, 1, 0});
  EXPECT_EQ(reasons_for(table, kA, "draft G1")[0].name, "reason.overdrive");
  EXPECT_TRUE(reasons_for(table, kA, "draft B1").empty());
  EXPECT_EQ(reasons_for(table, kA, "draft BH")[0], (Fact{"reason.sheathe", {{"n", 3}}}));
}

TEST(Reasons, a_side_is_judged_by_the_die_it_faces) {
  TestTable table = TestTable::deployed(2);
  table.sides(kB, "R1", "R1", "B2");
  const auto told = [&](std::string_view move) { return reasons_for(table, kA, move); };
  EXPECT_EQ(told("deploy G1 left")[0], (Fact{"reason.advantage", {{"who", kA}}}));
  EXPECT_EQ(told("deploy R1 left")[0], (Fact{"reason.advantage", {{"who", kB}}}));
  EXPECT_EQ(told("deploy GS left")[0].name, "reason.shield");
  EXPECT_TRUE(told("deploy B1 left").empty());
  table.state.player(kB).sides = {};
  EXPECT_EQ(told("deploy G1 left")[0], (Fact{"reason.open", {{"who", kB}}}));
}

}  // namespace
}  // namespace alea::dice_tuners
