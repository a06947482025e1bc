#include "games/dualing_dice/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::dualing_dice {
namespace {

/// Three players who all choose a D12, of which this many are left.
TestTable with_d12s(int left) {
  TestTable table = TestTable::in_round(3);
  table.state.pile(Kind::d12) = static_cast<std::uint8_t>(left);
  table.choose(kA, "choose D4 D12").choose(kB, "choose D6 D12").choose(kC, "choose D8 D12");
  return table;
}

TEST(DU_6, a_set_has_five_rounds) {
  const Deck deck = deck_of(40);
  TestTable table = TestTable::in_round(2, with_deck(deck));
  for (int round = 1; round <= 5; ++round) {
    EXPECT_EQ(table.state.set, 1);
    EXPECT_EQ(table.state.round, round);
    table.play_round();
  }
  EXPECT_EQ(table.state.set, 2);
  EXPECT_EQ(table.state.round, 1);
}

TEST(DU_7, a_colour_die_on_the_scoring_card_cannot_be_chosen) {
  TestTable table = TestTable::in_round(2);
  table.save(kA, "D8:3 W6:2").save(kB, "W8:3 W6:2");
  EXPECT_FALSE(table.offers(kA, "choose D8 D4"));
  EXPECT_TRUE(table.offers(kB, "choose D8 D4"));
  EXPECT_EQ(table.offered(kA).size(), 25);
}

TEST(DU_7, a_white_die_comes_from_a_pile_that_has_one) {
  TestTable table = TestTable::in_round(2);
  table.state.pile(Kind::d6) = 0;
  EXPECT_FALSE(table.offers(kA, "choose D20 D6"));
  EXPECT_EQ(table.offered(kA).size(), 24);
}

TEST(DU_7, all_choose_at_the_same_time_unseen_until_all_have_chosen) {
  TestTable table = TestTable::in_round(3);
  TestTable other = table;
  table.choose(kC, "choose D8 D12");
  other.choose(kC, "choose D4 D4");
  EXPECT_EQ(Game::turn(table.state).seats(), Seats(kA).with(kB));
  EXPECT_EQ(Game::view(table.state, kA), Game::view(other.state, kA));
  EXPECT_EQ(table.state.pile(Kind::d12), 10);
  table.choose(kA, "choose D20 D12").choose(kB, "choose D6 D12");
  EXPECT_EQ(table.state.pile(Kind::d12), 7);
  EXPECT_EQ(Game::view(table.state, kA).table.player(kC).colour.kind, Kind::d8);
}

TEST(DU_7, a_pile_that_is_asked_for_too_much_serves_clockwise_from_the_lead) {
  TestTable table = TestTable::in_round(3);
  table.state.lead = kC;
  table.state.pile(Kind::d12) = 2;
  table.choose(kA, "choose D4 D12").choose(kB, "choose D6 D12").choose(kC, "choose D8 D12");
  EXPECT_EQ(table.state.phase, Phase::choose_white);
  EXPECT_EQ(Game::turn(table.state).seats(), Seats(kB));
  EXPECT_EQ(table.offered(kB), (Texts{"white D4", "white D6", "white D8", "white D10"}));
  table.choose(kB, "white D10");
  EXPECT_EQ(table.state.phase, Phase::roll);
  EXPECT_EQ(table.state.player(kB).colour.kind, Kind::d6);
  EXPECT_EQ(table.state.player(kB).white.kind, Kind::d10);
  EXPECT_EQ(table.state.pile(Kind::d10), 9);
}

TEST(DU_7, seat_a_leads_in_the_first_round) { EXPECT_EQ(Game::turn(with_d12s(1).state).seats(), Seats(kB).with(kC)); }

TEST(DU_7, those_who_choose_again_may_run_out_of_dice_again) {
  TestTable table = with_d12s(1);
  table.state.pile(Kind::d10) = 1;
  table.choose(kC, "white D10").choose(kB, "white D10");
  EXPECT_EQ(Game::turn(table.state).seats(), Seats(kC));
  EXPECT_EQ(table.offered(kC), (Texts{"white D4", "white D6", "white D8"}));
  table.choose(kC, "white D4");
  EXPECT_EQ(table.state.player(kB).white.kind, Kind::d10);
  EXPECT_EQ(table.state.player(kC).white.kind, Kind::d4);
}

TEST(DU_7, meanwhile_the_white_dice_given_out_are_seen_and_the_colour_dice_are_not) {
  const TestTable table = with_d12s(1);
  TestTable other = TestTable::in_round(3);
  other.state.pile(Kind::d12) = 1;
  other.choose(kA, "choose D20 D12").choose(kB, "choose D6 D12").choose(kC, "choose D4 D12");
  EXPECT_EQ(Game::view(table.state, kB), Game::view(other.state, kB));
  const View view = Game::view(table.state, kB);
  EXPECT_TRUE(view.table.served.has(kA));
  EXPECT_EQ(view.table.player(kA).white.kind, Kind::d12);
}

TEST(DU_7, whoever_went_first_in_the_last_selection_leads) {
  TestTable table = TestTable::rolled({3, 18, 7});
  table.select("take colour");
  EXPECT_EQ(table.state.phase, Phase::choose);
  EXPECT_EQ(table.state.lead, kB);
}

TEST(DU_8, everyone_rolls_both_dice) {
  TestTable table = TestTable::in_round(2);
  table.choose(kA, "choose D8 D4").choose(kB, "choose D6 D10").chance({"roll A 7 3", "roll B 6 10"});
  EXPECT_EQ(table.state.player(kA).colour, (Die{Kind::d8, 7}));
  EXPECT_EQ(table.state.player(kA).white, (Die{Kind::d4, 3}));
  EXPECT_EQ(table.state.player(kB).colour, (Die{Kind::d6, 6}));
  EXPECT_EQ(table.state.player(kB).white, (Die{Kind::d10, 10}));
}

TEST(DU_8, the_highest_number_on_a_colour_die_goes_first) {
  TestTable table = TestTable::in_round(2);
  table.choose(kA, "choose D8 D12").choose(kB, "choose D6 D4").chance({"roll A 5 12", "roll B 6 1"});
  EXPECT_EQ(Game::turn(table.state).seats(), Seats(kB));
  EXPECT_EQ(Game::first(table.state), kB);
}

TEST(DU_9, those_tied_choose_at_the_same_time_which_die_to_reroll) {
  TestTable table = TestTable::rolled({9, 4, 9});
  EXPECT_EQ(table.state.phase, Phase::tie);
  EXPECT_EQ(Game::turn(table.state).seats(), Seats(kA).with(kC));
  EXPECT_EQ(table.offered(kC), (Texts{"reroll colour", "reroll white"}));
  TestTable other = table;
  table.choose(kC, "reroll white");
  other.choose(kC, "reroll colour");
  EXPECT_EQ(Game::view(table.state, kA), Game::view(other.state, kA));
}

TEST(DU_9, the_highest_rerolled_number_goes_first_whatever_the_die) {
  TestTable table = TestTable::rolled({9, 4, 9});
  table.choose(kA, "reroll colour").choose(kC, "reroll white");
  EXPECT_FALSE(Game::possible(table.state, *Game::read_outcome("reroll C 7")));
  table.chance("reroll A 6");
  EXPECT_FALSE(Game::possible(table.state, *Game::read_outcome("reroll C 13")));
  table.chance("reroll C 7");
  EXPECT_EQ(Game::turn(table.state).seats(), Seats(kC));
}

TEST(DU_9, the_new_number_is_the_number_of_the_die_from_then_on) {
  TestTable table = TestTable::rolled({9, 4, 9});
  table.choose(kA, "reroll colour").choose(kC, "reroll white").chance({"reroll A 2", "reroll C 7"});
  EXPECT_EQ(table.state.player(kA).colour.number, 2);
  EXPECT_EQ(table.state.player(kC).colour.number, 9);
  EXPECT_TRUE(table.offers(kC, "take D12 7"));
}

TEST(DU_9, those_still_tied_repeat_it_and_choose_anew) {
  TestTable table = TestTable::rolled({9, 9, 9});
  table.all("reroll colour").chance({"reroll A 5", "reroll B 11", "reroll C 11"});
  EXPECT_EQ(table.state.phase, Phase::tie);
  EXPECT_EQ(Game::turn(table.state).seats(), Seats(kB).with(kC));
  table.choose(kB, "reroll white").choose(kC, "reroll colour").chance({"reroll B 2", "reroll C 1"});
  EXPECT_EQ(Game::turn(table.state).seats(), Seats(kB));
}

TEST(DU_10, the_own_colour_die_or_any_white_die_is_taken_clockwise_from_the_first) {
  TestTable table = TestTable::in_round(3);
  table.choose(kA, "choose D8 D4").choose(kB, "choose D6 D10").choose(kC, "choose D20 D12");
  table.chance({"roll A 7 3", "roll B 6 10", "roll C 5 9"});
  EXPECT_EQ(table.offered(kA), (Texts{"take colour", "take D4 3", "take D10 10", "take D12 9"}));
  table.choose(kA, "take D10 10");
  EXPECT_EQ(Game::turn(table.state).seats(), Seats(kB));
  EXPECT_EQ(table.offered(kB), (Texts{"take colour", "take D4 3", "take D12 9"}));
  table.choose(kB, "take colour").choose(kC, "take D4 3");
  EXPECT_EQ(table.card(kA), "W10:10");
  EXPECT_EQ(table.card(kB), "D6:6");
  EXPECT_EQ(table.card(kC), "W4:3");
}

TEST(DU_10, white_dice_that_are_alike_are_one_choice) {
  TestTable table = TestTable::rolled({3, 2, 1});
  EXPECT_EQ(table.offered(kA), (Texts{"take colour", "take D12 1"}));
  table.select("take D12 1");
  EXPECT_EQ(table.card(kC), "W12:1");
}

TEST(DU_11, dice_on_scoring_cards_stay_there_for_the_rest_of_the_set) {
  TestTable table = TestTable::rolled({3, 2});
  table.choose(kA, "take colour").choose(kB, "take D12 1");
  EXPECT_FALSE(table.offers(kA, "choose D20 D4"));
  EXPECT_TRUE(table.offers(kB, "choose D20 D4"));
  EXPECT_EQ(table.state.pile(Kind::d12), 9);
}

TEST(DU_12, dice_that_nobody_saved_go_back) {
  TestTable table = TestTable::rolled({3, 2});
  EXPECT_EQ(table.state.pile(Kind::d12), 8);
  table.select("take colour");
  EXPECT_EQ(table.state.pile(Kind::d12), 10);
  table.all("choose D12 D12");
  EXPECT_EQ(table.state.pile(Kind::d12), 8);
}

}  // namespace
}  // namespace alea::dualing_dice
