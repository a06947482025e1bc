#include "games/dice_tuners/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::dice_tuners {
namespace {

/// The last duel of the game is about to be stopped by Shields.
TestTable about_to_end(int players) {
  TestTable table = TestTable::deployed(players);
  table.state.round = static_cast<std::uint8_t>(Rules::rounds(players));
  for (const Seat seat : Seats::all(players)) table.sides(seat, "R1", "RS", "R1");
  return table;
}

TestTable ended(int players) {
  TestTable table = about_to_end(players);
  table.duel(duels_of(players));
  EXPECT_TRUE(Game::turn(table.state).is_over());
  return table;
}

TEST(DT_28, heroes_are_discarded_dice_return_and_the_first_player_passes_left) {
  TestTable table = about_to_end(3);
  table.state.round = 1;
  const HeroCard hero = table.player(kB).hero;
  table.duel(4);
  EXPECT_EQ(table.state.round, 2);
  EXPECT_EQ(table.state.first, kB);
  EXPECT_EQ(table.state.began, kA);
  EXPECT_TRUE(table.state.hero_discards.has(hero));
  for (const Seat seat : Seats::all(3)) {
    EXPECT_EQ(table.player(seat).hero, kNoHero);
    for (const Side side : kSides) EXPECT_TRUE(table.player(seat).at(side).is_none());
  }
  EXPECT_TRUE(table.state.aside.is_empty());
}

TEST(DT_28, the_last_round_ends_the_game) { EXPECT_EQ(ended(4).state.round, 4); }

TEST(DT_29, most_vp_wins) {
  TestTable table = ended(3);
  table.state.player(kC).vp = 2;
  table.state.player(kA).vp = 1;
  const Result result = Game::result(table.state);
  EXPECT_EQ(result.winners(), Seats(kC));
  EXPECT_EQ(result.place_of(kA), 2);
  EXPECT_EQ(result.place_of(kB), 3);
  EXPECT_EQ(result.points_of(kC), 2);
}

TEST(DT_29, then_the_highest_value_of_the_hand_where_a_bluff_counts_0) {
  TestTable table = ended(2);
  table.hand(kA, {"2", "bluff", "bluff"}).hand(kB, {"3"});
  EXPECT_EQ(Game::result(table.state).winners(), Seats(kB));
}

TEST(DT_29, then_the_costliest_last_hero) {
  TestTable table = ended(2);
  table.cost(kA, 4);
  EXPECT_EQ(Game::result(table.state).winners(), Seats(kA));
}

/// What is told about ties when the last duel ends the game.
Facts told_of_ties(TestTable& table) {
  Events events;
  table.state.duel = static_cast<std::uint8_t>(duels_of(table.state.players) - 1);
  table.state.phase = Phase::duel;
  while (is_step(table.state.phase)) Game::step(table.state, Recorder<Event>{&events});
  Facts ties;
  for (Fact& fact : told(events, kA)) {
    if (fact.name.starts_with("tied.")) ties.push_back(std::move(fact));
  }
  return ties;
}

TEST(DT_29, a_tie_for_first_place_is_explained) {
  const auto player = [](Seat seat, int n) { return Fact{"tied.player", {{"who", seat}, {"n", n}}}; };
  TestTable clear = about_to_end(2);
  clear.state.player(kA).vp = 1;
  EXPECT_TRUE(told_of_ties(clear).empty());
  TestTable hands = about_to_end(3);
  hands.state.player(kA).vp = hands.state.player(kC).vp = 2;
  hands.hand(kA, {"5", "bluff"}).hand(kC, {"1"}).hand(kB, {"6"});
  EXPECT_EQ(told_of_ties(hands), (Facts{{"tied.hands", {{"players", Facts{player(kA, 5), player(kC, 1)}}}}}));
  TestTable heroes = about_to_end(2);
  heroes.cost(kA, 4);
  EXPECT_EQ(told_of_ties(heroes), (Facts{{"tied.hands", {{"players", Facts{player(kA, 0), player(kB, 0)}}}},
                                         {"tied.heroes", {{"players", Facts{player(kA, 4), player(kB, 3)}}}}}));
  TestTable shared = about_to_end(2);
  EXPECT_EQ(told_of_ties(shared).back(), (Fact{"tied.shared", {}}));
}

TEST(DT_29, then_it_is_shared) { EXPECT_EQ(Game::result(ended(2).state).winners(), Seats::all(2)); }

}  // namespace
}  // namespace alea::dice_tuners
