#include "games/dualing_dice/story.h"

#include "games/dualing_dice/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::dualing_dice {
namespace {

Facts told_move(const TestTable& table, Seat seat, std::string_view move, Viewer viewer = Viewer::spectator()) {
  EXPECT_TRUE(table.offers(seat, move)) << move;
  Facts facts;
  Story::tell(table.state, seat, *Game::read_move(move), viewer, facts);
  return facts;
}

Facts told_chance(const TestTable& table, std::string_view text, Viewer viewer = Viewer::spectator()) {
  Facts facts;
  Story::tell(table.state, *Game::read_outcome(text), viewer, facts);
  return facts;
}

TEST(Story, only_who_draws_a_goal_is_told_which) {
  const Deck deck = deck_of(20);
  TestTable table(2, with_deck(deck));
  const Facts own = told_chance(table, "deal A 7", kA);
  ASSERT_EQ(names_of(own), Texts{"drew"});
  EXPECT_EQ(own[0].arguments[0].second, Fact::Value(Quote{"G7"}));
  EXPECT_TRUE(told_chance(table, "deal A 7", kB).empty());
  table.deal({7, 8});
  EXPECT_EQ(told_chance(table, "deal A 9", kB), (Facts{{"filled", {{"who", kA}, {"n", 3}}}}));
}

TEST(Story, discards_are_told_as_numbers_when_the_last_is_in) {
  TestTable table(2);
  table.fill();
  EXPECT_TRUE(told_move(table, kB, "discard 4 5", kA).empty());
  table.choose(kB, "discard 4 5");
  EXPECT_EQ(told_move(table, kA, "keep", kA), (Facts{{"kept", {{"who", kA}}}, {"discarded", {{"n", 2}, {"who", kB}}}}));
}

TEST(Story, chosen_dice_are_told_when_they_are_rolled) {
  TestTable table = TestTable::in_round(2);
  EXPECT_TRUE(told_move(table, kA, "choose D8 D4").empty());
  table.choose(kA, "choose D8 D4");
  EXPECT_TRUE(told_move(table, kB, "choose D6 D10").empty());
  table.choose(kB, "choose D6 D10");
  EXPECT_EQ(told_chance(table, "roll A 7 3"),
            (Facts{{"rolled", {{"n", 7}, {"colour", Quote{"D8"}}, {"m", 3}, {"white", Quote{"D4"}}, {"who", kA}}}}));
}

TEST(Story, those_whom_a_pile_had_no_die_for_are_named) {
  TestTable table = TestTable::in_round(3);
  table.state.pile(Kind::d12) = 2;
  table.choose(kA, "choose D4 D12").choose(kB, "choose D4 D12");
  EXPECT_EQ(told_move(table, kC, "choose D4 D12"), (Facts{{"refused", {{"who", kC}, {"white", Quote{"D12"}}}}}));
}

TEST(Story, the_last_roll_tells_who_goes_first_or_who_is_tied) {
  TestTable table = TestTable::in_round(2);
  table.all("choose D20 D12").chance("roll A 7 3");
  EXPECT_EQ(names_of(told_chance(table, "roll B 8 3")), (Texts{"rolled", "goes_first"}));
  EXPECT_EQ(names_of(told_chance(table, "roll B 7 3")), (Texts{"rolled", "tied"}));
  table.chance("roll B 7 3").choose(kA, "reroll white").choose(kB, "reroll colour");
  EXPECT_EQ(names_of(told_chance(table, "reroll A 9")), Texts{"rerolled_white"});
  table.chance("reroll A 9");
  EXPECT_EQ(names_of(told_chance(table, "reroll B 8")), (Texts{"rerolled_colour", "goes_first"}));
}

TEST(Story, the_end_of_a_set_tells_who_completed_what) {
  Deck deck = deck_of(20);
  deck.goals[0] = test_goal("G1", 2, kAlways);
  TestTable table = TestTable::in_round(2, with_deck(deck));
  table.save(kA, "W4:1 W4:1 D6:1 D8:3").save(kB, "W4:1 W4:2 D6:5 D8:3");
  table.choose(kA, "choose D20 D12").choose(kB, "choose D20 D10").chance({"roll A 9 1", "roll B 8 1"});
  table.choose(kA, "take colour");
  const Facts facts = told_move(table, kB, "take D12 1");
  EXPECT_EQ(names_of(facts), (Texts{"saved_white", "completed", "set"}));
  EXPECT_EQ(facts[1], (Fact{"completed", {{"who", kA}, {"goal", Quote{"G1"}}, {"n", 2}}}));
  table.state.set = kLastSet;
  EXPECT_EQ(names_of(told_move(table, kB, "take colour")), (Texts{"saved_colour", "completed", "last_set"}));
  table.hold(kA, {5});
  EXPECT_EQ(names_of(told_move(table, kB, "take colour")), (Texts{"saved_colour", "none_completed", "last_set"}));
}

TEST(Story, choices_name_the_goals_and_the_dice) {
  const Deck deck = deck_of(20);
  TestTable table(2, with_deck(deck));
  table.deal({7, 3, 9, 1, 2, 4});
  const auto named = [](std::string_view goal) { return Fact{"goal_name", {{"goal", Quote{std::string(goal)}}}}; };
  EXPECT_EQ(Story::choice(Game::view(table.state, kA), *Game::read_move("discard 3 7")),
            (Fact{"choice.discard", {{"what", std::vector<Fact>{named("G7"), named("G3")}}}}));
  const TestTable rolled = TestTable::rolled({3, 5});
  EXPECT_EQ(Story::choice(Game::view(rolled.state, kB), *Game::read_move("take colour")),
            (Fact{"choice.take_colour", {{"die", Quote{"D20"}}, {"n", 5}}}));
}

}  // namespace
}  // namespace alea::dualing_dice
