#include "games/dice_tuners/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::dice_tuners {
namespace {

/// Round 1 with these heroes in the market; everybody holds red cards 1 to 4 or green or blue ones, and a Bluff.
TestTable about_to_bid(int players, std::initializer_list<int> heroes, Seat first = kA) {
  TestTable table(players);
  State& state = table.state;
  state.round = 1;
  state.first = state.began = first;
  state.top = card("48");
  state.deck.remove(state.top);
  table.hand(kA, {"1", "2", "3", "4", "bluff"}).hand(kB, {"17", "18", "19", "20", "bluff"});
  if (players > 2) table.hand(kC, {"33", "34", "35", "36", "bluff"});
  if (players > 3) table.hand(kD, {"7", "8", "9", "10", "bluff"});
  for (const int number : heroes) {
    state.hero_deck.remove(static_cast<HeroCard>(number - 1));
    state.market.add(static_cast<HeroCard>(number - 1));
  }
  state.waiting = Seats::all(players);
  state.phase = Phase::bid;
  return table;
}

/// Round 2 is about to begin: the last duel of round 1 is stopped by a Shield. A was first, so B is now.
TestTable about_to_end_round(int players) {
  TestTable table = TestTable::deployed(players);
  for (const Seat seat : Seats::all(players)) table.sides(seat, "R1", "RS", "R1");
  return table;
}

TEST(DT_7, everybody_bids_secretly_at_the_same_time) {
  TestTable table = about_to_bid(3, {1, 2, 3, 4});
  EXPECT_EQ(Game::turn(table.state), Turn::of(Seats::all(3)));
  EXPECT_EQ(table.offered(kB), (Texts{"spend 17", "spend 18", "spend 19", "spend 20", "spend bluff"}));
  table.choose(kB, "spend 20");
  EXPECT_EQ(Game::turn(table.state), Turn::of(Seats(kA).with(kC)));
  EXPECT_EQ(Game::view(table.state, kA).table.player(kB).held, 5);
  table.choose(kC, "spend 33").choose(kA, "spend 3");
  for (const auto* text : {"20", "33", "3"}) EXPECT_TRUE(table.is_discarded(text));
}

TEST(DT_7, the_highest_card_chooses_first) {
  TestTable table = about_to_bid(3, {1, 2, 3, 4});
  table.choose(kA, "spend 2").choose(kB, "spend 17").choose(kC, "spend 36");
  EXPECT_EQ(table.state.chooser, kC);
  table.choose(kC, "enough").choose(kC, "hire 4");
  EXPECT_EQ(table.state.chooser, kA);
  table.choose(kA, "enough").choose(kA, "hire 2");
  EXPECT_EQ(table.state.chooser, kB);
}

TEST(DT_7, ties_go_clockwise_starting_left_of_the_first_player) {
  TestTable table = about_to_bid(4, {1, 2, 3, 4, 5}, kB);
  table.choose(kA, "spend 2").choose(kB, "spend 18").choose(kC, "spend 34").choose(kD, "spend bluff");
  EXPECT_EQ(table.state.hiring, (std::array{kC, kA, kB, kD}));
}

TEST(DT_8, the_order_is_fewest_vp_then_most_cards_then_left_of_the_first_player) {
  TestTable table = about_to_end_round(4);
  table.state.player(kA).vp = 1;
  table.hand(kB, {"1"}).hand(kC, {"2"}).hand(kD, {"3", "4"});
  table.duel(6);
  EXPECT_EQ(table.state.round, 2);
  EXPECT_EQ(table.state.first, kB);
  EXPECT_EQ(table.state.hiring, (std::array{kD, kC, kB, kA}));
}

TEST(DT_8, then_each_in_turn_order_draws_three_cards_and_only_the_top_one_is_seen) {
  TestTable table = about_to_end_round(2);
  table.duel(3);
  EXPECT_EQ(table.state.phase, Phase::draw);
  EXPECT_EQ(table.state.chooser, kB);
  table.chance({"card 1", "card 2"});
  EXPECT_EQ(table.state.phase, Phase::top);
  table.chance({"top 3", "card 4", "card 5", "top 6"});
  EXPECT_EQ(table.hand_of(kB), (Texts{"1", "2", "48"}));
  EXPECT_EQ(table.hand_of(kA), (Texts{"3", "4", "5"}));
  EXPECT_EQ(Game::view(table.state, kA).table.player(kB).hand, table.player(kB).open);
  EXPECT_EQ(TestTable::texts(table.player(kB).open), Texts{"48"});
}

TEST(DT_8, the_order_is_fixed_before_cards_are_drawn_and_each_spends_one_openly) {
  TestTable table = about_to_end_round(2);
  table.hand(kA, {"7", "8", "9", "10"}).hand(kB, {"11", "12", "13"});
  table.duel(3);
  EXPECT_EQ(table.state.hiring[0], kA);
  table.any_chance();
  while (table.state.phase == Phase::discard) {
    table.choose(table.state.chooser, table.offered(table.state.chooser)[0]).any_chance();
  }
  EXPECT_EQ(table.state.phase, Phase::spend);
  EXPECT_EQ(Game::turn(table.state), Turn::of(kA));
  EXPECT_EQ(table.offered(kA).size(), 4);
  const std::string spent = table.offered(kA)[0];
  table.choose(kA, spent);
  EXPECT_EQ(table.player(kA).hand.size(), 3);
  EXPECT_EQ(table.state.chooser, kA);
  EXPECT_EQ(table.state.phase, Phase::add);
}

TEST(DT_8, with_draw_after_hiring_players_hire_first_and_draw_when_the_market_is_full_again) {
  TestTable table = about_to_end_round(2);
  table.state.options.draw = static_cast<OptionValue>(DrawTime::after_hiring);
  table.hand(kA, {"5", "6"}).hand(kB, {"11"}).duel(3);
  EXPECT_EQ(table.state.phase, Phase::spend);
  table.choose(kA, "spend 6").choose(kA, "enough").choose(kA, table.offered(kA)[0]);
  EXPECT_EQ(table.state.chooser, kB);
  table.choose(kB, "spend 11").choose(kB, table.offered(kB)[0]);
  EXPECT_EQ(table.state.phase, Phase::market);
  table.any_chance();
  EXPECT_EQ(table.player(kA).hand.size(), 4);
  EXPECT_EQ(table.player(kB).hand.size(), 3);
  EXPECT_EQ(table.state.phase, Phase::draft);
}

TEST(DT_8, with_draw_after_hiring_a_player_without_cards_takes_the_cheapest_hero) {
  TestTable table = about_to_end_round(2);
  table.state.options.draw = static_cast<OptionValue>(DrawTime::after_hiring);
  table.hand(kA, {"6"}).duel(3).choose(kA, "spend 6");
  const HeroCard cheapest = static_cast<HeroCard>(0);
  ASSERT_TRUE(table.state.market.has(cheapest));
  table.choose(kA, table.offered(kA).back());
  EXPECT_EQ(table.offered(kB), Texts{"hire 1"});
}

TEST(DT_9, one_more_card_may_be_added) {
  TestTable table = about_to_bid(2, {1, 4, 6});
  table.choose(kA, "spend 4").choose(kB, "spend 17");
  EXPECT_EQ(table.offered(kA), (Texts{"add 1", "add 2", "add 3", "add bluff", "enough"}));
  table.choose(kA, "add 2");
  EXPECT_EQ(table.offered(kA), (Texts{"hire 1", "hire 4", "hire 6"}));
  EXPECT_TRUE(table.is_discarded("2"));
}

TEST(DT_9, a_player_without_cards_is_not_asked) {
  TestTable table = about_to_bid(2, {1, 4, 6});
  table.hand(kA, {"4"}).choose(kA, "spend 4").choose(kB, "spend 17");
  EXPECT_EQ(table.offered(kA), (Texts{"hire 1", "hire 4"}));
}

TEST(DT_10, the_hero_costs_no_more_than_was_paid) {
  TestTable table = about_to_bid(2, {1, 3, 4});
  table.choose(kA, "spend 3").choose(kB, "spend 17").choose(kA, "enough");
  EXPECT_EQ(table.offered(kA), (Texts{"hire 1", "hire 3"}));
}

TEST(DT_10, a_player_whose_first_card_buys_no_hero_must_add_a_second_of_their_choice) {
  TestTable table = about_to_bid(2, {3, 4, 5});
  table.choose(kA, "spend bluff").choose(kB, "spend 20").choose(kB, "enough").choose(kB, "hire 4");
  EXPECT_EQ(table.offered(kA), (Texts{"add 1", "add 2", "add 3", "add 4"}));
  table.choose(kA, "add 4");
  EXPECT_EQ(table.offered(kA), Texts{"hire 3"});
}

TEST(DT_10, if_no_hero_is_affordable_even_then_the_cheapest_is_taken) {
  TestTable table = about_to_bid(2, {6, 12, 5});
  table.choose(kA, "spend bluff").choose(kB, "spend 20").choose(kB, "add 17").choose(kB, "hire 5");
  EXPECT_EQ(told(events_of(table, kA, "add 1"), kB).back(), (Fact{"too_poor", {{"who", kA}}}));
  table.choose(kA, "add 1");
  EXPECT_EQ(table.offered(kA), (Texts{"hire 6", "hire 12"}));  // both cost six
}

TEST(DT_10, a_player_without_a_second_card_takes_the_cheapest) {
  TestTable table = about_to_bid(2, {6, 12, 5});
  table.hand(kA, {"bluff"}).choose(kA, "spend bluff").choose(kB, "spend 20").choose(kB, "add 17");
  EXPECT_EQ(told(events_of(table, kB, "hire 5"), kB).back(), (Fact{"too_poor", {{"who", kA}}}));
  table.choose(kB, "hire 5");
  EXPECT_EQ(table.offered(kA), (Texts{"hire 6", "hire 12"}));
}

TEST(DT_11, the_market_is_filled_up_when_all_have_hired) {
  TestTable table = about_to_bid(2, {1, 2, 3});
  table.choose(kA, "spend 4").choose(kB, "spend 17").choose(kA, "enough").choose(kA, "hire 3");
  table.choose(kB, "enough");
  EXPECT_EQ(table.state.market.size(), 2);
  table.choose(kB, "hire 1");
  EXPECT_EQ(table.state.phase, Phase::market);
  table.chance({"hero 8", "hero 9"});
  EXPECT_EQ(table.state.market.size(), 3);
  EXPECT_EQ(table.state.phase, Phase::roll);
}

}  // namespace
}  // namespace alea::dice_tuners
