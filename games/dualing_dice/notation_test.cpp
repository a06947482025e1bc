#include "games/dualing_dice/notation.h"

#include "gtest/gtest.h"

namespace alea::dualing_dice {
namespace {

TEST(Notation, every_kind_of_move_is_written_and_read_back) {
  for (const auto* text : {"keep", "discard 1", "discard 17 128", "choose D20 D12", "choose D4 D4", "white D6",
                           "reroll colour", "reroll white", "take colour", "take D4 1", "take D12 12"}) {
    const auto move = Notation::read_move(text);
    ASSERT_TRUE(move) << text;
    EXPECT_EQ(Notation::write(*move), text);
  }
}

TEST(Notation, every_kind_of_outcome_is_written_and_read_back) {
  for (const auto* text : {"deal A 1", "deal H 128", "roll A 20 12", "roll C 1 1", "reroll B 20"}) {
    const auto outcome = Notation::read_outcome(text);
    ASSERT_TRUE(outcome) << text;
    EXPECT_EQ(Notation::write(*outcome), text);
  }
}

TEST(Notation, goals_are_discarded_in_any_order_and_dice_typed_in_small_letters) {
  EXPECT_EQ(Notation::write(*Notation::read_move("discard 40 17")), "discard 17 40");
  EXPECT_EQ(Notation::write(*Notation::read_move("choose d20 d12")), "choose D20 D12");
}

TEST(Notation, what_is_no_move_is_refused) {
  for (const auto* text : {"",
                           "keep ",
                           "keep 1",
                           "discard",
                           "discard ",
                           "discard 0",
                           "discard 129",
                           "discard x",
                           "discard 3 3",
                           "discard 1 ",
                           "discard 1 2 3",
                           "discard none",
                           "choose D8",
                           "choose D8 D20",
                           "choose D7 D4",
                           "choose 8 4",
                           "choose D8 D4 ",
                           "white",
                           "white D20",
                           "white D",
                           "reroll",
                           "reroll D4",
                           "take",
                           "take D4",
                           "take D4 5",
                           "take D4 0",
                           "take D20 1",
                           "take white",
                           "take colour ",
                           "roll A 1 1"}) {
    EXPECT_FALSE(Notation::read_move(text)) << text;
  }
}

TEST(Notation, what_is_no_outcome_is_refused) {
  for (const auto* text : {"", "deal", "deal 1", "deal A", "deal I 1", "deal a 1", "deal A 0", "deal A 129",
                           "deal A 1 ", "roll A", "roll A 1", "roll A 21 1", "roll A 1 13", "roll A 1 1 1", "reroll A",
                           "reroll A 0", "reroll A 21", "rol A 1 1"}) {
    EXPECT_FALSE(Notation::read_outcome(text)) << text;
  }
}

}  // namespace
}  // namespace alea::dualing_dice
