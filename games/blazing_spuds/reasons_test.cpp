#include "games/blazing_spuds/reasons.h"

#include <set>
#include <string>

#include "games/blazing_spuds/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::blazing_spuds {
namespace {

Facts reasons(const TestTable& table, std::string_view move) {
  Facts facts;
  Game::reasons(Game::view(table.state, table.state.chooser), *Game::read_move(move), facts);
  return facts;
}

const Word kRun{"label.run"};
const Word kKind{"label.kind"};

TEST(Reasons, tell_which_cards_a_reroll_keeps_ready_and_which_it_gives_up) {
  TestTable table = TestTable::middle(2, kA);
  table.put(kA, Card::two, "R444").put(kA, Card::stove, "W12").put(kB, Card::stove, "Y1");
  EXPECT_EQ(reasons(table, "reroll stove"), (Facts{{"reason.stays_ready", {{"where", kKind}, {"n", 3}}}}));
  EXPECT_EQ(reasons(table, "reroll 2"), (Facts{{"reason.gives_up", {{"where", kKind}, {"n", 3}}}}));
}

TEST(Reasons, tell_whether_a_die_makes_a_card_ready) {
  TestTable table = TestTable::middle(2, kA);
  table.put(kA, Card::one, "R34").put(kA, Card::stove, "R1").put(kB, Card::stove, "Y1");
  table.choose("reroll stove").roll("R5");
  EXPECT_EQ(reasons(table, "place R5 1"), (Facts{{"reason.makes_ready", {{"where", kRun}, {"n", 3}}}}));
  EXPECT_EQ(reasons(table, "place R5 2"), (Facts{{"reason.not_ready", {{"where", kKind}, {"n", 1}}}}));
  EXPECT_EQ(reasons(table, "place R5 stove"), (Facts{{"reason.stove", {}}}));
}

TEST(Reasons, tell_what_an_activation_leaves_and_who_is_about_to_win) {
  TestTable table = TestTable::middle(3, kA, Phase::activate);
  table.put(kA, Card::one, "R34").put(kB, Card::stove, "Y1").put(kC, Card::stove, "W123");
  EXPECT_EQ(reasons(table, "activate 1"), (Facts{{"reason.wins", {}}}));
  table.put(kA, Card::stove, "R1");
  EXPECT_EQ(reasons(table, "activate 1"), (Facts{{"reason.keeps", {{"n", 1}}}}));
  EXPECT_EQ(reasons(table, "pass"),
            (Facts{{"reason.stays_ready", {{"where", kRun}, {"n", 2}}}, {"reason.leaves", {{"who", kB}, {"n", 1}}}}));
}

TEST(Reasons, tell_who_is_left_one_die_from_winning_when_another_gets_the_dice) {
  TestTable table = TestTable::middle(3, kA, Phase::activate);
  table.turn_up(kA, Card::three, Side::target).put(kA, Card::three, "R16").put(kA, Card::stove, "R1");
  table.put(kB, Card::stove, "Y1").put(kC, Card::stove, "W123").choose("activate 3");
  EXPECT_EQ(reasons(table, "give B"), (Facts{{"reason.then_has", {{"who", kB}, {"n", 3}}}}));
  EXPECT_EQ(reasons(table, "give C"),
            (Facts{{"reason.then_has", {{"who", kC}, {"n", 5}}}, {"reason.leaves", {{"who", kB}, {"n", 1}}}}));
}

TEST(Reasons, tell_whether_the_receiver_has_a_use_for_a_die) {
  TestTable table = TestTable::middle(3, kA, Phase::activate);
  table.put(kA, Card::one, "W3 R45 G6").put(kA, Card::stove, "R1").put(kB, Card::one, "Y3").put(kB, Card::two, "Y1");
  table.put(kB, Card::three, "Y12").choose("activate 1");
  EXPECT_EQ(reasons(table, "deal W3"), (Facts{{"reason.compost_other", {}}}));
  EXPECT_EQ(reasons(table, "deal R4"), (Facts{{"reason.compost_own", {}}}));
  table.choose("deal W3");
  EXPECT_EQ(reasons(table, "deal R4"),
            (Facts{{"reason.helps", {{"who", kB}, {"where", kRun}}}, {"reason.never_back", {}}}));
  EXPECT_EQ(reasons(table, "deal G6"), (Facts{{"reason.no_help", {{"who", kB}}}}));
}

TEST(Reasons, never_count_nothing) {
  for (std::uint64_t game = 0; game < 20; ++game) {
    SimulationDice chance(2, game);
    State state = Game::start(options_of(game), 3);
    for (int event = 0; event < 2000 && !Game::turn(state).is_over(); ++event) {
      if (Game::turn(state).is_chance()) {
        Game::settle(state, Game::draw(state, chance));
        continue;
      }
      const auto moves = Game::moves(state, state.chooser);
      for (const Move move : moves) {
        Facts facts;
        Game::reasons(Game::view(state, state.chooser), move, facts);
        for (const Fact& fact : facts) {
          for (const auto& [name, value] : fact.arguments) {
            const int* n = std::get_if<int>(&value);
            EXPECT_TRUE(n == nullptr || *n > 0) << fact.name;
          }
        }
      }
      Game::play(state, state.chooser, moves[static_cast<std::size_t>(chance.pick(static_cast<int>(moves.size())))]);
    }
  }
}

}  // namespace
}  // namespace alea::blazing_spuds
