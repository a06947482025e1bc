#include "games/dracarys_dice/notation.h"

#include "gtest/gtest.h"

namespace alea::dracarys_dice {
namespace {

TEST(Notation, a_roll_names_its_dice_alike_ones_together) {
  EXPECT_EQ(Notation::write(*Notation::read_outcome("roll .KFD.D")), "roll DDFK..");
}

TEST(Notation, a_give_names_each_receiver_once_for_each_dragon) {
  EXPECT_EQ(Notation::write(*Notation::read_move("give C B C")), "give B C C");
}

TEST(Notation, what_is_no_move_is_refused) {
  for (const auto* text : {"", "give", "give ", "give b", "give B,C", "give F", "give  B", "give B ", "trade",
                           "trade BB", "keep B", "keep ", "pass", "give B B B B B B B B B B B B B B B B B B B B B"}) {
    EXPECT_FALSE(Notation::read_move(text)) << text;
  }
}

TEST(Notation, what_is_no_outcome_is_refused) {
  for (const auto* text :
       {"", "lot", "lot F", "lot a", "roll", "roll ", "roll X", "roll D D", "rol D", "roll DDDDDDDDDDDDDDDDDDDDD"}) {
    EXPECT_FALSE(Notation::read_outcome(text)) << text;
  }
}

}  // namespace
}  // namespace alea::dracarys_dice
