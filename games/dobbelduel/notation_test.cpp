#include "games/dobbelduel/notation.h"

#include "gtest/gtest.h"

namespace alea::dobbelduel {
namespace {

TEST(Notation, moves_read_as_they_are_written) {
  for (const auto* text : {"effort", "solve", "blue 1", "red 6", "yellow 3", "green 4", "place 3 . 5 .",
                           "place 1 2 3 4", "place . . . 6", "mark 1 2 0", "mark 0 0 4"}) {
    const auto move = Notation::read_move(text);
    ASSERT_TRUE(move) << text;
    EXPECT_EQ(Notation::write(*move), text);
  }
}

TEST(Notation, a_roll_lists_its_dice_in_ascending_order) {
  EXPECT_EQ(Notation::write(*Notation::read_outcome("roll 3 6 1 3")), "roll 1 3 3 6");
  EXPECT_EQ(Notation::read_outcome("roll 3 6 1 3"), Notation::read_outcome("roll 3 3 1 6"));
}

TEST(Notation, a_code_keeps_the_order_of_the_columns) {
  EXPECT_EQ(Notation::write(*Notation::read_outcome("code 6 1 3 1")), "code 6 1 3 1");
  EXPECT_NE(Notation::read_outcome("code 6 1 3 1"), Notation::read_outcome("code 1 1 3 6"));
}

TEST(Notation, anything_but_a_move_is_refused) {
  for (const auto* text : {"",
                           "effort ",
                           "effort 1",
                           "Effort",
                           "solve 3 1 6 6",
                           "blue",
                           "blue ",
                           "blue 0",
                           "blue 7",
                           "blue 33",
                           "blue 3 ",
                           "white 3",
                           "3",
                           "place",
                           "place ",
                           "place 3",
                           "place . . . .",
                           "place 3 . 5",
                           "place 3 . 5 . ",
                           "place 3 . 5 . .",
                           "place 3  . 5",
                           "place 0 . . .",
                           "place 7 . . .",
                           "mark",
                           "mark 1 2",
                           "mark 1 2 0 ",
                           "mark 1 2 0 0",
                           "mark 5 0 0",
                           "mark -1 0 0",
                           "mark a b c",
                           "pass"}) {
    EXPECT_FALSE(Notation::read_move(text)) << text;
  }
}

TEST(Notation, anything_but_an_outcome_is_refused) {
  for (const auto* text : {"",          "lot",        "lot ",         "lot C",        "lot a",         "lot AB",
                           "code",      "code 1 2 3", "code 1 2 3 .", "code 1 2 3 7", "code 1 2 3 4 ", "code 1 2 3 4 5",
                           "code 1234", "roll",       "roll ",        "roll 7",       "roll 0",        "roll 1 2 3 4 5",
                           "roll 1  2", "roll 1 ",    "roll 12",      "rol 1"}) {
    EXPECT_FALSE(Notation::read_outcome(text)) << text;
  }
}

}  // namespace
}  // namespace alea::dobbelduel
