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

TEST(Reasons, a_card_is_tried_against_all_that_the_other_may_play) {
  TestTable table = facing("R1", "R1");
  table.effect("6", "strength: add 2").hand(kA, {"6", "1", "bluff"}).hand(kB, {"2"}).duel(1);
  EXPECT_EQ(reasons_for(table, kA, "play 6"), (Facts{{"reason.always_wins", {{"who", kB}}}}));
  EXPECT_EQ(reasons_for(table, kA, "play bluff"),
            (Facts{{"reason.never_wins", {{"who", kB}}}}));  // a tie of one colour
  table.effect("1", "strength: add 1");
  const Facts some = reasons_for(table, kA, "play 1");  // On Fire only against a Bluff or another 1
  ASSERT_EQ(some.size(), 1U);
  EXPECT_EQ(some[0].name, "reason.wins_against");
}

TEST(Reasons, of_three_a_card_is_compared_with_those_that_may_be_higher) {
  TestTable table = TestTable::deployed(3);
  table.hand(kA, {"6", "bluff"}).hand(kB, {"1"}).duel(4);
  const Facts highest = reasons_for(table, kA, "play 6");
  ASSERT_EQ(highest.size(), 1U);
  EXPECT_EQ(highest[0].name, "reason.higher");
  EXPECT_EQ(highest[0].arguments[0].second, Fact::Value(0));
}

TEST(Reasons, an_effect_is_judged_by_how_the_duel_ends) {
  TestTable table = facing("R1", "R2");
  table.effect("6", "strength: add 2").hand(kA, {"6"}).hand(kB, {"1"}).duel(1);
  table.choose(kA, "play 6").choose(kB, "play 1").choose(kA, "fight");
  ASSERT_EQ(table.state.phase, Phase::effect);
  EXPECT_EQ(reasons_for(table, kA, "use"), (Facts{{"reason.wins", {{"who", kA}, {"n", 3}, {"other", 2}}}}));
  EXPECT_EQ(reasons_for(table, kA, "skip"), (Facts{{"reason.wins", {{"who", kB}, {"n", 2}, {"other", 1}}}}));
}

TEST(Reasons, a_draft_tells_what_becomes_of_the_colours_in_hand) {
  TestTable table = TestTable::deployed(2);
  table.overdrive(kA, "strength: add 1").aside({"G1"}).hand(kA, {"1", "2", "33"});
  for (const auto* text : {"R1", "G1", "B1"}) table.state.row.add(die(text));
  EXPECT_EQ(reasons_for(table, kA, "draft R1"),
            (Facts{{"reason.last_colour", {{"colour", Word{"colour.red"}}, {"n", 2}}}}));
  EXPECT_TRUE(reasons_for(table, kA, "draft G1").empty());  // green is aside already
  table.state.row.remove(die("G1"));
  EXPECT_EQ(reasons_for(table, kA, "draft B1"),
            (Facts{{"reason.playable", {{"colour", Word{"colour.red"}}, {"n", 2}}}}));
}

TEST(Reasons, a_payment_is_judged_by_the_heroes_it_buys) {
  TestTable table = TestTable::deployed(2);
  EXPECT_EQ(reasons_for(table, kA, "spend 2"), (Facts{{"reason.buys", {{"n", 2}, {"all", 3}}}}));  // 1, 2 and 4
  table.state.player(kA).paid = 2;
  EXPECT_EQ(reasons_for(table, kA, "add 2"), (Facts{{"reason.buys", {{"n", 3}, {"all", 3}}}}));
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
  EXPECT_EQ(told("deploy G2 left")[0], (Fact{"reason.advantage", {{"who", kA}}}));
  EXPECT_EQ(told("deploy R2 left")[0], (Fact{"reason.advantage", {{"who", kB}}}));
  EXPECT_EQ(told("deploy GS left")[0], (Fact{"reason.shield", {{"who", kB}}}));
  EXPECT_EQ(told("deploy B1 left")[0], (Fact{"reason.katanas", {{"who", kB}, {"n", 1}, {"other", 2}}}));
  EXPECT_TRUE(told("deploy B2 left").empty());
  table.state.player(kB).sides = {};
  EXPECT_EQ(told("deploy G1 left")[0], (Fact{"reason.open", {{"who", kB}}}));
}

}  // namespace
}  // namespace alea::dice_tuners
