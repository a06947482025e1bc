#include "games/blazing_spuds/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::blazing_spuds {
namespace {

/// Seat A may activate its second card: Reassign, with these dice on it.
TestTable about_to_reassign(std::string_view dice_on_card) {
  TestTable table = TestTable::middle(2, kA, Phase::activate);
  table.turn_up(kA, Card::two, Side::reassign).put(kA, Card::two, dice_on_card).put(kB, Card::stove, "Y6 W6");
  return table;
}

TEST(BS_14, the_card_is_flipped_first_and_takes_dice_itself) {
  TestTable table = about_to_reassign("R1 W2");
  table.choose("activate 2");
  EXPECT_EQ(table.state.kitchen(kA).side(Card::two), Side::kind);
  table.choose({"set R5", "set W5", "place R5 2", "place W5 2"});
  EXPECT_EQ(table.on(kA, Card::two), "R5 W5");
}

TEST(BS_14, each_die_of_the_card_is_set_separately) {
  TestTable table = about_to_reassign("R1 W22");
  table.choose({"activate 2", "set R4", "set W1", "set W6"});
  EXPECT_EQ(table.hand(kA), "R4 W16");
}

TEST(BS_14, identical_dice_are_set_in_one_order_so_that_no_setting_is_offered_twice) {
  TestTable table = about_to_reassign("R15 W2");
  table.choose({"activate 2", "set R4"});
  EXPECT_EQ(table.offered(), (Texts{"set R4", "set R5", "set R6"}));
  table.choose("set R5");
  EXPECT_EQ(table.offered().size(), 6);
}

TEST(BS_14, any_other_dice_may_be_moved_those_on_the_stove_included) {
  TestTable table = about_to_reassign("R1");
  table.put(kA, Card::one, "R2 W3").put(kA, Card::stove, "W44 R4").choose("activate 2");
  EXPECT_EQ(table.offered(), (Texts{"done", "lift R2 1", "lift W3 1", "lift R4 stove", "lift W4 stove"}));
  table.choose({"lift W3 1", "lift R4 stove", "lift W4 stove", "lift W4 stove"});
  EXPECT_EQ(table.offered(), Texts{"done"});
  table.choose({"done", "set R4", "place R4 2", "place R4 2", "place W3 stove", "place W4 2", "place W4 2"});
  EXPECT_EQ(table.on(kA, Card::one), "R2");
  EXPECT_EQ(table.on(kA, Card::two), "R44 W44");
  EXPECT_EQ(table.on(kA, Card::stove), "W3");
  EXPECT_EQ(table.state.player, kB);
}

TEST(BS_14, other_dice_keep_their_values) {
  TestTable table = about_to_reassign("R1");
  table.put(kA, Card::stove, "W4").choose({"activate 2", "lift W4 stove", "done", "set R2"});
  EXPECT_EQ(table.hand(kA), "R2 W4");
}

TEST(BS_14, only_the_final_placement_must_be_legal_so_dice_can_change_places) {
  TestTable table = about_to_reassign("R1");
  table.put(kA, Card::one, "W345").put(kA, Card::stove, "R3");
  table.choose({"activate 2", "lift W3 1", "lift R3 stove", "done", "set R6"});
  table.choose({"place R3 1", "place R6 1", "place W3 stove"});
  EXPECT_EQ(table.on(kA, Card::one), "R36 W45");
  EXPECT_EQ(table.on(kA, Card::stove), "W3");
}

TEST(BS_14, placed_dice_must_fit) {
  TestTable table = about_to_reassign("R1");
  table.put(kA, Card::one, "W345").choose({"activate 2", "done", "set R4"});
  EXPECT_EQ(table.offered(), (Texts{"place R4 2", "place R4 3", "place R4 stove"}));
}

TEST(BS_14, the_player_keeps_all_dice_and_nobody_receives_any) {
  TestTable table = about_to_reassign("R15");
  table.choose({"activate 2", "set R1", "set R1", "place R1 stove"});
  EXPECT_EQ(table.state.held[kA], 2);
  EXPECT_TRUE(table.state.compost.is_empty());
  EXPECT_EQ(table.state.player, kB);
}

TEST(BS_14, without_other_dice_there_is_nothing_to_pick_up) {
  TestTable table = about_to_reassign("R15");
  EXPECT_EQ(table.choose("activate 2").state.phase, Phase::set);
}

}  // namespace
}  // namespace alea::blazing_spuds
