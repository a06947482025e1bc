#include "games/blazing_spuds/typed.h"

#include "games/blazing_spuds/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::blazing_spuds {
namespace {

Checked<std::vector<Move>> read(const State& state, std::string_view text) {
  return Game::read_typed(Game::view(state, state.chooser), text);
}

/// The moves that a line means, or the reason why it means none.
Texts meant(const TestTable& table, std::string_view text) {
  const auto moves = read(table.state, text);
  if (!moves) return {moves.error().reason};
  Texts texts;
  for (const Move move : *moves) texts.push_back(Game::write(move));
  return texts;
}

TestTable rolled(std::string_view roll) {
  TestTable table = TestTable::middle(2, kA);
  table.put(kA, Card::stove, "R123456").put(kB, Card::stove, "Y12").choose("reroll stove").roll(roll);
  return table;
}

TEST(Typed, places_several_dice_on_one_line_in_any_order) {
  const TestTable table = rolled("R134466");
  const Texts expected{"place R1 stove", "place R3 1", "place R4 1", "place R4 stove", "place R6 3", "place R6 3"};
  EXPECT_EQ(meant(table, "R1 s R34 1 R4 s R66 3"), expected);
  EXPECT_EQ(meant(table, "r66 3, r34 1, s"), expected);
  EXPECT_EQ(meant(table, "s").size(), 4U) << "identical dice go on the Stove together";
  EXPECT_EQ(meant(table, "R1 s"), (Texts{"place R1 stove"})) << "the others are asked for next";
}

TEST(Typed, goes_on_to_activate_a_card_and_hand_out_its_dice) {
  EXPECT_EQ(meant(rolled("R113466"), "R34 1 s a1 R43"), (Texts{"place R1 stove", "place R3 1", "place R4 1",
                                                               "place R6 stove", "activate 1", "deal R4", "deal R3"}));
  EXPECT_EQ(meant(rolled("R113466"), "R11 2 s pass").back(), "pass");
}

TEST(Typed, answers_every_other_question) {
  TestTable table = TestTable::middle(3, kA);
  table.put(kA, Card::one, "R2 W3").put(kA, Card::stove, "W1").put(kB, Card::stove, "Y1");
  EXPECT_EQ(meant(table, "s"), (Texts{"reroll stove"}));
  EXPECT_EQ(meant(table, "w"), (Texts{"reroll W"}));

  TestTable target = TestTable::middle(3, kA, Phase::activate);
  target.turn_up(kA, Card::three, Side::target).put(kA, Card::three, "R16").put(kA, Card::stove, "R1");
  EXPECT_EQ(meant(target, "a3 c"), (Texts{"activate 3", "give C"}));

  TestTable reassign = TestTable::middle(2, kA, Phase::activate);
  reassign.turn_up(kA, Card::two, Side::reassign).put(kA, Card::two, "R11").put(kA, Card::stove, "W26");
  EXPECT_EQ(meant(reassign, "a2 W62 s done R53 W26 1 R35 s"),
            (Texts{"activate 2", "lift W2 stove", "lift W6 stove", "done", "set R3", "set R5", "place R3 stove",
                   "place R5 stove", "place W2 1", "place W6 1"}));
}

TEST(Typed, says_why_something_cannot_be_done) {
  const TestTable table = rolled("R134466");
  EXPECT_EQ(meant(table, "R5 1"), (Texts{"You have no R5 to place."}));
  EXPECT_EQ(meant(table, "R1 s R3 s R444 1"), (Texts{"R4 does not fit on card 1."}));
  EXPECT_EQ(meant(table, "R34 1"), (Texts{"Say where R1 goes too, or end with S to put the rest on the Stove."}));
  EXPECT_EQ(meant(table, "R34"), (Texts{"Say where R34 goes: 1, 2, 3 or S."}));
  EXPECT_EQ(meant(table, "help"), (Texts{"Type dice and where they go, such as R345 1 Y6 S, not \"help\"."}));
  EXPECT_EQ(meant(table, "R34 1 s a2"), (Texts{"You cannot activate card 2."}));
  EXPECT_EQ(meant(table, "R34 1 s a1 R6"), (Texts{"You have no R6 to hand out."}));
  EXPECT_EQ(meant(table, "R34 1 s a1 R34 s"), (Texts{"You have nothing to choose at \"s\" yet."}));
  EXPECT_EQ(meant(table, "R44444444444444444444 1"), (Texts{"You do not have that many R4."}));
}

std::string typed(Move move) {
  const std::string text = Game::write(move);
  const std::string rest = text.substr(text.find(' ') + 1);
  switch (move.kind()) {
    case Move::Kind::activate: return "a" + rest;
    case Move::Kind::pass:
    case Move::Kind::done: return text;
    default: return rest;
  }
}

/// Counts what a person is asked, with a question for every choice and with a line for choices that follow each other.
TEST(Typed, halves_the_number_of_prompts) {
  int turns = 0;
  int choices = 0;
  int lines = 0;
  for (std::uint64_t game = 0; game < 60; ++game) {
    SimulationDice chance(game, 3);
    State state = Game::start(options_of(game), 2 + static_cast<int>(game % 3));
    while (!Game::turn(state).is_over()) {
      if (Game::turn(state).is_chance()) {
        Game::settle(state, Game::draw(state, chance));
        continue;
      }
      const State before = state;
      const Seat seat = state.chooser;
      const std::uint16_t turn = state.turn;
      std::string line;
      std::vector<Move> chosen;
      int asked = 0;
      while (Game::turn(state).seats().has(seat) && state.turn == turn) {
        const Rules::Moves moves = Game::moves(state, seat);
        asked += static_cast<int>(moves.size() > 1);
        chosen.push_back(Game::greedy(Game::view(state, seat), moves, chance));
        line += typed(chosen.back()) + " ";
        Game::play(state, seat, chosen.back());
      }
      choices += asked;
      lines += static_cast<int>(asked > 0);
      const auto moves = read(before, line);
      ASSERT_TRUE(moves) << line << ": " << moves.error().reason;
      ASSERT_EQ(*moves, chosen) << line;
    }
    turns += state.turn;
  }
  EXPECT_LE(2 * lines, choices) << turns << " turns";
}

}  // namespace
}  // namespace alea::blazing_spuds
