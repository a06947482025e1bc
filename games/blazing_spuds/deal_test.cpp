#include "games/blazing_spuds/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::blazing_spuds {
namespace {

/// Seat A is about to activate a card with these dice; everyone has dice on the Stove.
TestTable about_to_give(int players, Card card, std::string_view dice_on_card) {
  TestTable table = TestTable::middle(players, kA, Phase::activate);
  table.put(kA, card, dice_on_card).put(kA, Card::stove, "R66").put(kB, Card::stove, "Y6");
  if (players > 2) table.put(kC, Card::stove, "W6");
  if (players > 3) table.put(kD, Card::stove, "G6");
  return table;
}

TestTable about_to_target(int players, std::string_view dice_on_card) {
  TestTable table = about_to_give(players, Card::three, dice_on_card);
  return table.turn_up(kA, Card::three, Side::target).choose("activate 3");
}

TEST(BS_11, the_first_die_goes_to_the_compost_the_others_clockwise) {
  TestTable table = about_to_give(4, Card::one, "R1234");
  table.choose({"activate 1", "deal R3", "deal R1", "deal R4", "deal R2"});
  EXPECT_EQ(table.state.compost[Colour::red], 1);
  EXPECT_EQ(table.hand(kB), "R1");
  EXPECT_EQ(table.hand(kC), "R4");
  EXPECT_EQ(table.hand(kD), "R2");
  EXPECT_EQ(table.state.held[kA], 2);
  EXPECT_EQ(table.state.held[kB], 2);
}

TEST(BS_11, the_order_is_free_and_identical_dice_are_one_choice) {
  TestTable table = about_to_give(3, Card::two, "R444 Y44");
  EXPECT_EQ(table.choose("activate 2").offered(), (Texts{"deal R4", "deal Y4"}));
}

TEST(BS_11, the_givers_own_turn_to_receive_is_the_compost_again) {
  TestTable table = about_to_give(3, Card::one, "R123456");
  table.choose({"activate 1", "deal R1", "deal R2", "deal R3", "deal R4", "deal R5", "deal R6"});
  EXPECT_EQ(table.state.compost[Colour::red], 2);
  EXPECT_EQ(table.hand(kB), "R25");
  EXPECT_EQ(table.hand(kC), "R36");
}

TEST(BS_11, with_two_players_every_other_die_is_composted) {
  TestTable table = about_to_give(2, Card::one, "R12345");
  table.choose({"activate 1", "deal R1", "deal R2", "deal R3", "deal R4", "deal R5"});
  EXPECT_EQ(table.state.compost[Colour::red], 3);
  EXPECT_EQ(table.hand(kB), "R24");
}

TEST(BS_11, a_single_die_of_all_different_is_composted) {
  TestTable table = about_to_give(3, Card::one, "W3");
  table.turn_up(kA, Card::one, Side::different).choose({"activate 1", "deal W3"});
  EXPECT_EQ(table.state.compost[Colour::white], 1);
  EXPECT_EQ(table.state.player, kB);
}

TEST(BS_12, another_die_must_be_chosen_for_a_player_of_that_colour) {
  TestTable table = about_to_give(3, Card::one, "R1 Y2 W3");
  table.choose({"activate 1", "deal R1"});
  EXPECT_EQ(table.offered(), Texts{"deal W3"});
}

TEST(BS_12, if_no_other_die_is_left_one_bounces_and_dealing_moves_on) {
  TestTable table = about_to_give(3, Card::one, "R1 Y23");
  table.choose({"activate 1", "deal R1"});
  EXPECT_EQ(table.offered(), (Texts{"deal Y2", "deal Y3"}));
  table.choose({"deal Y2", "deal Y3"});
  EXPECT_EQ(table.state.compost[Colour::yellow], 1);
  EXPECT_EQ(table.hand(kB), "");
  EXPECT_EQ(table.state.held[kB], 1);
  EXPECT_EQ(table.hand(kC), "Y3");
}

TEST(BS_12, earlier_choices_are_free_even_if_they_bring_a_bounce_about) {
  TestTable table = about_to_give(2, Card::two, "R4 Y4");
  table.choose("activate 2");
  EXPECT_EQ(table.offered(), (Texts{"deal R4", "deal Y4"}));
  table.choose({"deal R4", "deal Y4"});
  EXPECT_EQ(table.state.compost[Colour::yellow], 1);
  EXPECT_EQ(table.state.held[kB], 1);
}

TEST(BS_13, both_dice_go_to_one_other_player_of_another_colour) {
  TestTable table = about_to_target(4, "R1 Y3");
  EXPECT_EQ(table.offered(), (Texts{"give C", "give D"}));
  table.choose("give D");
  EXPECT_EQ(table.hand(kD), "R1 Y3");
  EXPECT_EQ(table.state.held[kD], 3);
  EXPECT_EQ(table.state.chooser, kD);
}

TEST(BS_13, only_if_there_is_no_such_player_any_may_be_chosen_and_dice_bounce) {
  TestTable table = about_to_target(3, "Y1 W3");
  EXPECT_EQ(table.offered(), (Texts{"give B", "give C"}));
  table.choose("give B");
  EXPECT_EQ(table.hand(kB), "W3");
  EXPECT_EQ(table.state.compost[Colour::yellow], 1);
  EXPECT_EQ(table.state.held[kA], 2);
}

TEST(BS_13, two_dice_of_the_only_other_players_colour_both_bounce) {
  TestTable table = about_to_target(2, "Y13");
  table.choose("give B");
  EXPECT_EQ(table.state.compost[Colour::yellow], 2);
  EXPECT_EQ(table.state.player, kB);
  EXPECT_EQ(table.state.phase, Phase::reroll);
}

TEST(BS_15, receivers_assign_one_after_another_clockwise_from_the_giver) {
  TestTable table = about_to_give(4, Card::one, "R1234");
  table.choose({"activate 1", "deal R1", "deal R2", "deal R3", "deal R4"});
  EXPECT_EQ(table.state.chooser, kB);
  table.choose("place R2 stove");
  EXPECT_EQ(table.state.chooser, kC);
  table.choose("place R3 1");
  EXPECT_EQ(table.state.chooser, kD);
  table.choose("place R4 2");
  EXPECT_EQ(table.state.player, kB);
  EXPECT_EQ(table.state.phase, Phase::reroll);
}

TEST(BS_15, dice_are_assigned_as_they_show_to_fitting_cards_or_the_stove) {
  TestTable table = about_to_give(2, Card::two, "R44");
  table.put(kB, Card::one, "Y4").put(kB, Card::two, "Y3").choose({"activate 2", "deal R4", "deal R4"});
  EXPECT_EQ(table.offered(), (Texts{"place R4 3", "place R4 stove"}));
}

TEST(BS_15, a_receiver_places_all_dice_of_the_deal_together_and_moves_no_others) {
  TestTable table = about_to_give(2, Card::one, "R12345");
  table.choose({"activate 1", "deal R1", "deal R2", "deal R3", "deal R4", "deal R5"});
  EXPECT_EQ(table.offered().front(), "place R2 1");
  table.choose({"place R2 1", "place R4 1"});
  EXPECT_EQ(table.on(kB, Card::one), "R24");
  EXPECT_EQ(table.on(kB, Card::stove), "Y6");
  EXPECT_EQ(table.state.player, kB);
}

TestTable about_to_give_at_once(int players, std::string_view dice) {
  TestTable table = TestTable::middle(players, kA, Phase::activate, {.placing = 1});
  table.put(kA, Card::one, dice).put(kA, Card::stove, "R1").put(kB, Card::stove, "Y6");
  return table;
}

TEST(BS_15, at_once_each_die_is_placed_before_the_next_is_handed_out) {
  TestTable table = about_to_give_at_once(3, "R1234");
  table.choose({"activate 1", "deal R1", "deal R2"});
  EXPECT_EQ(table.state.chooser, kB);
  EXPECT_EQ(table.hand(kA), "R34");
  EXPECT_EQ(table.offered(), (Texts{"place R2 1", "place R2 2", "place R2 3", "place R2 stove"}));
  table.choose("place R2 1");
  EXPECT_EQ(table.state.chooser, kA);
  EXPECT_EQ(table.offered(), (Texts{"deal R3", "deal R4"}));
  table.choose({"deal R3", "place R3 stove"});
  EXPECT_EQ(table.offered(), (Texts{"deal R4"})) << "this one goes to the Compost";
  table.choose("deal R4");
  EXPECT_EQ(table.state.player, kB);
  EXPECT_EQ(table.state.phase, Phase::reroll);
}

TEST(BS_15, at_once_a_die_that_bounces_is_placed_by_nobody) {
  TestTable table = about_to_give_at_once(3, "R1 Y23");
  table.choose({"activate 1", "deal R1", "deal Y2"});
  EXPECT_EQ(table.state.chooser, kA);
  EXPECT_EQ(table.state.receiver, kC);
}

TEST(BS_15, at_once_a_player_wins_when_the_last_die_has_been_placed) {
  TestTable table = TestTable::middle(2, kA, Phase::activate, {.placing = 1});
  table.put(kA, Card::one, "R1234").put(kB, Card::stove, "Y6");
  table.choose({"activate 1", "deal R1", "deal R2", "place R2 1", "deal R3", "deal R4"});
  EXPECT_FALSE(table.is_over());
  table.choose("place R4 1");
  EXPECT_TRUE(table.is_over());
  EXPECT_EQ(Game::result(table.state).winners(), Seats(kA));
}

TEST(BS_15, target_gives_both_dice_together_even_if_dice_are_placed_at_once) {
  TestTable table = TestTable::middle(2, kA, Phase::activate, {.placing = 1});
  table.turn_up(kA, Card::three, Side::target).put(kA, Card::three, "R16").put(kA, Card::stove, "R1");
  table.put(kB, Card::stove, "Y6").choose({"activate 3", "give B"});
  EXPECT_EQ(table.hand(kB), "R16");
}

TEST(BS_15, players_who_receive_nothing_are_skipped) {
  TestTable table = about_to_give(3, Card::one, "R1 Y23");
  table.choose({"activate 1", "deal R1", "deal Y2", "deal Y3"});
  EXPECT_EQ(table.state.chooser, kC);
}

}  // namespace
}  // namespace alea::blazing_spuds
