#include "games/blazing_spuds/notation.h"

#include "gtest/gtest.h"

namespace alea::blazing_spuds {
namespace {

TEST(Notation, every_kind_of_move_is_written_and_read_back) {
  for (const auto* text : {"reroll 1", "reroll stove", "reroll W", "place R4 2", "place G6 stove", "activate 3", "pass",
                           "deal Y1", "give D", "lift W5 stove", "done", "set R6"}) {
    const auto move = Notation::read_move(text);
    ASSERT_TRUE(move) << text;
    EXPECT_EQ(Notation::write(*move), text);
  }
}

TEST(Notation, a_roll_names_its_dice_in_order) {
  EXPECT_EQ(Notation::write(*Notation::read_outcome("roll R61421")), "roll R11246");
}

TEST(Notation, dice_are_written_colour_by_colour) {
  DiceSet dice;
  dice.add(Die(Colour::white, 2));
  dice.add(Die(Colour::red, 4), 2);
  dice.add(Die(Colour::red, 1));
  EXPECT_EQ(dice_text(dice), "R144 W2");
  EXPECT_EQ(dice_text({}), "");
}

TEST(Notation, anything_but_a_move_is_refused) {
  for (const auto* text : {"",           "pass ",      "done 1",        "reroll",      "reroll 4",
                           "reroll B",   "reroll RR",  "place R4",      "place R4 ",   "place R7 1",
                           "place R0 1", "place 4R 1", "place R4 hand", "place R4 1 ", "activate stove",
                           "activate",   "deal R",     "deal R44",      "deal  R4",    "give E",
                           "give a",     "lift R4",    "set 4",         "roll R4"}) {
    EXPECT_FALSE(Notation::read_move(text)) << text;
  }
}

TEST(Notation, anything_but_an_outcome_is_refused) {
  for (const auto* text : {"", "lot", "lot E", "lot a", "roll", "roll ", "roll R", "roll R7", "roll R1 2", "roll 11",
                           "roll R11111111111", "rol R1"}) {
    EXPECT_FALSE(Notation::read_outcome(text)) << text;
  }
}

}  // namespace
}  // namespace alea::blazing_spuds
