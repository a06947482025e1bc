#include "games/dice_tuners/notation.h"

#include "gtest/gtest.h"

namespace alea::dice_tuners {
namespace {

TEST(Notation, every_kind_of_move_is_written_and_read_back) {
  for (const auto* text :
       {"spend 17",  "spend bluff", "add 1",          "add bluff",       "enough",          "hire 4",  "extra R",
        "extra RB",  "extra GG",    "draft R1",       "draft GS",        "draft BH",        "play 60", "play bluff",
        "play none", "fight",       "deploy R2 left", "deploy BS front", "deploy GH right", "retreat", "use",
        "skip",      "take",        "leave",          "discard 9",       "discard bluff"}) {
    const auto move = Notation::read_move(text);
    ASSERT_TRUE(move) << text;
    EXPECT_EQ(Notation::write(*move), text);
  }
}

TEST(Notation, every_kind_of_outcome_is_written_and_read_back) {
  for (const auto* text : {"lot D", "card 1", "card bluff", "top 48", "top bluff", "hero 32", "roll R3", "roll BS"}) {
    const auto outcome = Notation::read_outcome(text);
    ASSERT_TRUE(outcome) << text;
    EXPECT_EQ(Notation::write(*outcome), text);
  }
}

TEST(Notation, texts_that_are_not_moves_are_refused) {
  for (const auto* text : {"",           "spend",       "spend 0",        "spend 61",        "spend 017", "spend +1",
                           "spend none", "spend Bluff", "add ",           "enough ",         "hire 33",   "hire bluff",
                           "extra",      "extra RRR",   "extra BR",       "extra r",         "draft R4",  "draft 1R",
                           "draft",      "deploy R1",   "deploy R1 back", "deploy R1  left", "play",      "play -1",
                           "fight 1",    "Retreat",     "take 3",         "discard none",    "roll R1"}) {
    EXPECT_FALSE(Notation::read_move(text)) << text;
  }
}

TEST(Notation, texts_that_are_not_outcomes_are_refused) {
  for (const auto* text : {"", "lot", "lot E", "lot a", "card", "card none", "card 99", "top 0", "hero 0", "hero 33",
                           "roll", "roll R", "roll R9", "roll X1", "draw 3"}) {
    EXPECT_FALSE(Notation::read_outcome(text)) << text;
  }
}

}  // namespace
}  // namespace alea::dice_tuners
