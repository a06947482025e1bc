#include "games/dualing_dice/asking.h"

#include "engine/any_game.h"
#include "engine/text.h"
#include "games/dualing_dice/table_for_tests.h"

namespace alea::dualing_dice {

extern const GameTexts kTexts;

namespace {

/// The moves of seat A that it typed, or the error. The first one can be made now.
std::string typed(const TestTable& table, std::string_view text) {
  const auto moves = Game::read_typed(Game::view(table.state, kA), text);
  if (!moves) return moves.error().reason;
  std::vector<std::string> texts;
  for (const Move move : *moves) texts.push_back(Game::write(move));
  EXPECT_TRUE(table.offers(kA, texts.front())) << texts.front();
  return joined(texts);
}

std::string asked(const TestTable& table) {
  const Fact question = Game::question(Game::view(table.state, kA));
  EXPECT_NE(kTexts.catalogue.find("\"" + std::string(question.name) + "\""), std::string_view::npos) << question.name;
  return std::string(question.name);
}

TEST(Asking, discards_are_letters) {
  TestTable table(2);
  table.deal({7, 5, 9}).fill();
  EXPECT_EQ(asked(table), "ask.discard");
  EXPECT_EQ(typed(table, "x"), "discard 7");
  EXPECT_EQ(typed(table, "Z x"), "discard 7 9");
  EXPECT_EQ(typed(table, "y,z"), "discard 5 9");
  EXPECT_EQ(typed(table, "-"), "keep");
  EXPECT_EQ(typed(table, "x x"), "You can discard a goal only once.");
  EXPECT_EQ(typed(table, "a"), "You hold no goal \"a\". Type letters, such as x z, or - to keep all.");
  EXPECT_EQ(typed(table, "x y z"), "Type one or two letters, such as x z, or - to keep all goals.");
}

TEST(Asking, a_pair_of_dice_needs_no_verb) {
  TestTable table = TestTable::in_round(2).save(kA, "D8:3");
  EXPECT_EQ(asked(table), "ask.choose");
  EXPECT_EQ(typed(table, "d20 w12"), "choose D20 D12");
  EXPECT_EQ(typed(table, "W12 D20"), "choose D20 D12");
  EXPECT_EQ(typed(table, "4 6"), "choose D4 D6");
  EXPECT_EQ(typed(table, "d8 w12"), "Your D8 is already on your scoring card.");
  EXPECT_EQ(typed(table, "d4 w20"), "There is no white D20.");
  EXPECT_EQ(typed(table, "w4 w6"), "Roll one of your own dice and one white die.");
  EXPECT_EQ(typed(table, "d4"), "Type one of your dice and a white die, such as d8 w12.");
  EXPECT_EQ(typed(table, "d7 w4"), "Type one of your dice and a white die, such as d8 w12.");
  table.state.pile(Kind::d12) = 0;
  EXPECT_EQ(typed(table, "d20 w12"), "No white D12 is left.");
}

TEST(Asking, another_white_die_is_enough) {
  TestTable table = TestTable::in_round(2);
  table.state.pile(Kind::d4) = 1;
  table.state.lead = kB;
  table.all("choose D20 D4");
  EXPECT_EQ(asked(table), "ask.white");
  EXPECT_EQ(typed(table, "w6"), "white D6");
  EXPECT_EQ(typed(table, "12"), "white D12");
  EXPECT_EQ(typed(table, "w4"), "No white D4 is left.");
  EXPECT_EQ(typed(table, "d6"), "Type a white die, such as w12.");
}

TEST(Asking, a_reroll_is_a_letter) {
  const TestTable table = TestTable::rolled({9, 9});
  EXPECT_EQ(asked(table), "ask.reroll");
  EXPECT_EQ(typed(table, "d"), "reroll colour");
  EXPECT_EQ(typed(table, "w12"), "reroll white");
  EXPECT_EQ(typed(table, "d8"), "Your colour die is a D20.");
  EXPECT_EQ(typed(table, "x"), "Type d for your colour die or w for the white one.");
}

TEST(Asking, a_die_is_saved_by_its_name_on_the_board) {
  TestTable table = TestTable::in_round(3);
  table.choose(kA, "choose D20 D6").choose(kB, "choose D4 D6").choose(kC, "choose D4 D8");
  table.chance({"roll A 20 4", "roll B 1 5", "roll C 1 5"});
  EXPECT_EQ(asked(table), "ask.save");
  EXPECT_EQ(typed(table, "d"), "take colour");
  EXPECT_EQ(typed(table, "D20"), "take colour");
  EXPECT_EQ(typed(table, "w6:4"), "take D6 4");
  EXPECT_EQ(typed(table, "W6 5"), "take D6 5");
  EXPECT_EQ(typed(table, "w8"), "take D8 5") << "the only one";
  EXPECT_EQ(typed(table, "w6"), "Several dice fit. Add the number, such as w6:4.");
  EXPECT_EQ(typed(table, "w6:1"), "No such die can be saved.");
  EXPECT_EQ(typed(table, "w6 x"), "\"x\" is not a number.");
  table.state.round = kRounds;
  EXPECT_EQ(asked(table), "ask.save_last");
}

TEST(Asking, the_dice_of_the_next_round_may_follow_the_die_that_is_saved) {
  TestTable table = TestTable::in_round(2).save(kA, "D8:3");
  table.choose(kA, "choose D20 D6").choose(kB, "choose D4 D6").chance({"roll A 20 4", "roll B 1 5"});
  EXPECT_EQ(typed(table, "d d12 w8"), "take colour, choose D12 D8");
  EXPECT_EQ(typed(table, "w6:4 d20 w12"), "take D6 4, choose D20 D12");
  EXPECT_EQ(typed(table, "W6 5 w12 D4"), "take D6 5, choose D4 D12");
  EXPECT_EQ(typed(table, "d d20 w8"), "Your D20 is already on your scoring card.") << "it is saved by then";
  EXPECT_EQ(typed(table, "d d8 w8"), "Your D8 is already on your scoring card.");
  EXPECT_EQ(typed(table, "d d12 w20"), "There is no white D20.");
  EXPECT_EQ(typed(table, "d d12 d10"), "Roll one of your own dice and one white die.");
  table.state.round = kRounds;
  EXPECT_EQ(typed(table, "d d12 w8"), "This is the last round of the set. Type only the die that you save.");
}

TEST(Asking, the_dice_to_choose_from_are_listed) {
  TestTable table = TestTable::in_round(2).save(kA, "D8:3");
  table.state.pile(Kind::d12) = 0;
  const Fact question = Game::question(Game::view(table.state, kA));
  EXPECT_EQ(question.arguments[1], (Fact::Argument{"own", Quote{"D4 D6 D10 D12 D20"}}));
  EXPECT_EQ(question.arguments[2], (Fact::Argument{"white", Quote{"W4 W6 W8 W10"}}));
  EXPECT_EQ(question.arguments[3], (Fact::Argument{"example", Quote{"d20 w10"}}));
}

}  // namespace
}  // namespace alea::dualing_dice
