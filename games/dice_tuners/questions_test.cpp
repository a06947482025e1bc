#include "games/dice_tuners/questions.h"

#include "games/dice_tuners/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::dice_tuners {
namespace {

/// The moves that a text means for the seat, or the reason why it means none.
Texts typed(const TestTable& table, Seat seat, std::string_view text) {
  const auto read = Game::read_typed(Game::view(table.state, seat), text);
  if (!read) return {read.error().reason};
  Texts moves;
  for (const Move& move : *read) moves.push_back(Game::write(move));
  return moves;
}

Fact question(const TestTable& table, Seat seat) { return Game::question(Game::view(table.state, seat)); }

/// Round 2, A hires first of two. The market has heroes 1 to 3, which cost as much.
TestTable about_to_hire() {
  TestTable table = TestTable::deployed(2);
  State& state = table.state;
  state.round = 2;
  state.hired = 0;
  state.hiring = {kA, kB};
  state.roll = 0;
  state.aside = {};
  state.chooser = kA;
  state.phase = Phase::spend;
  for (const Seat seat : Seats::all(2)) {
    state.player(seat).hero = kNoHero;
    state.player(seat).sides = {};
  }
  state.market = HeroSet(std::size_t{2});
  table.hand(kA, {"1", "2", "18", "bluff"}).hand(kB, {"33"});
  return table;
}

TEST(Questions, each_decision_of_recruitment_has_its_own) {
  TestTable table = about_to_hire();
  EXPECT_EQ(question(table, kA), (Fact{"ask.spend", {}}));
  table.choose(kA, "spend 2");
  EXPECT_EQ(question(table, kA), (Fact{"ask.add", {{"n", 2}}}));
  table.choose(kA, "enough");
  EXPECT_EQ(question(table, kA), (Fact{"ask.hire", {{"n", 2}}}));
  TestTable poor = about_to_hire();
  poor.choose(kA, "spend bluff");
  EXPECT_EQ(question(poor, kA), (Fact{"ask.add_more", {{"n", 0}}}));
  TestTable bid(3);
  bid.any_chance();
  EXPECT_EQ(question(bid, kB), (Fact{"ask.bid", {}}));
}

TEST(Questions, each_decision_of_a_duel_has_its_own) {
  TestTable table = facing("R2", "R1");
  table.effect("6", "strength: add 1").hand(kA, {"6"}).hand(kB, {"1"}).duel(1);
  const Facts against_b{{"seat", {{"who", kB}}}};
  EXPECT_EQ(question(table, kA), (Fact{"ask.play", {{"whom", against_b}}}));
  table.choose(kA, "play 6").choose(kB, "play 1");
  EXPECT_EQ(question(table, kA), (Fact{"ask.retreat", {{"whom", against_b}}}));
  table.choose(kA, "fight");
  EXPECT_EQ(question(table, kA), (Fact{"ask.use", {{"name", Quote{"Card 6"}}}}));
  table.choose(kA, "use");
  const Facts winning{fact_of(phrase(card_of(table.state, card("6"))))};
  EXPECT_EQ(question(table, kB), (Fact{"ask.take", {{"who", kA}, {"card", winning}}}));
}

TEST(Questions, a_card_is_typed_as_colour_and_value_or_by_name) {
  TestTable table = about_to_hire();
  EXPECT_EQ(typed(table, kA, "r2"), Texts{"spend 2"});
  EXPECT_EQ(typed(table, kA, "G2"), Texts{"spend 18"});
  EXPECT_EQ(typed(table, kA, "bluff"), Texts{"spend bluff"});
  EXPECT_EQ(typed(table, kA, "B6"), Texts{"\"B6\" is not one of your choices. Type a number or a name."});
  EXPECT_EQ(typed(table, kA, "card"), Texts{"Several of your choices match \"card\"."});
  table.content->cards[index(card("18"))].name = "Rain Check";
  EXPECT_EQ(typed(table, kA, "rain"), Texts{"spend 18"});
  EXPECT_EQ(typed(table, kA, "rain check"), Texts{"spend 18"});
}

TEST(Questions, a_hero_is_hired_in_one_answer) {
  TestTable table = about_to_hire();
  table.content->heroes[0].name = "Kit Kazoo";
  table.content->heroes[1].name = "Maestro Anvil";
  EXPECT_EQ(typed(table, kA, "r2 anvil"), (Texts{"spend 2", "enough", "hire 2"}));
  EXPECT_EQ(typed(table, kA, "r2 enough kit kazoo"), (Texts{"spend 2", "enough", "hire 1"}));
  EXPECT_EQ(typed(table, kA, "r1 g2 maestro"), (Texts{"spend 1", "add 18", "hire 2"}));
  EXPECT_EQ(typed(table, kA, "r1 anvil"), Texts{"Maestro Anvil costs 2, and you have spent 1."});
  EXPECT_EQ(typed(table, kA, "r2 anvil r1"), Texts{"You cannot decide on \"r1\" yet."});
}

TEST(Questions, several_cards_are_discarded_in_one_answer) {
  TestTable table = TestTable::deployed(2);
  table.hand(kA, {"1", "2", "3", "18", "bluff", "33"});
  table.state.chooser = kA;
  table.state.duel = 0;
  table.state.phase = Phase::discard;
  EXPECT_EQ(question(table, kA), (Fact{"ask.discard", {{"n", 2}}}));
  EXPECT_EQ(typed(table, kA, "g2 bluff"), (Texts{"discard 18", "discard bluff"}));
}

TEST(Questions, dice_are_typed_as_they_show) {
  TestTable table = TestTable::deployed(2);
  State& state = table.state;
  state.chooser = kA;
  state.phase = Phase::draft;
  for (const auto* text : {"R1", "G2"}) state.row.add(die(text));
  EXPECT_EQ(typed(table, kA, "g2"), Texts{"draft G2"});
  EXPECT_EQ(typed(table, kA, "B3"), Texts{"There is no B3 to take."});
  state.phase = Phase::deploy;
  Player& own = state.player(kA);
  own.sides = {};
  for (const auto* text : {"R1", "G2", "BS"}) own.dice.add(die(text));
  EXPECT_EQ(typed(table, kA, "g2 left"), Texts{"deploy G2 left"});
  EXPECT_EQ(typed(table, kA, "f bs"), Texts{"deploy BS front"});
  EXPECT_EQ(typed(table, kA, "R3 left"), Texts{"You have no R3 to place."});
  EXPECT_EQ(typed(table, kA, "R1"), Texts{"On which side: left, front or right?"});
  own.dice.remove(die("R1"));
  own.sides[0] = die("R1");
  EXPECT_EQ(typed(table, kA, "g2 left"), Texts{"There is a die on that side already."});
}

TEST(Questions, extra_dice_are_typed_as_colours) {
  TestTable table(4);
  table.hire(4);
  table.state.phase = Phase::next_roll;
  Game::step(table.state);
  EXPECT_EQ(typed(table, kA, "bg"), Texts{"extra GB"});
  EXPECT_EQ(typed(table, kA, "r r"), Texts{"extra RR"});
  EXPECT_EQ(typed(table, kA, "rrrrrrrrr"), Texts{"\"rrrrrrrrr\" is not one of your choices. Type a number or a name."});
}

TEST(Questions, the_rest_is_typed_as_words) {
  TestTable table = facing("R2", "R1");
  table.effect("6", "strength: add 1").hand(kA, {"6", "2"}).hand(kB, {"1"}).aside({"R1", "R1", "R1"}).duel(1);
  EXPECT_EQ(typed(table, kA, "r6 f"), Texts{"You cannot decide on \"f\" yet."});
  table.choose(kA, "play 6").choose(kB, "play 1");
  EXPECT_EQ(typed(table, kA, "f"), Texts{"fight"});
  EXPECT_EQ(typed(table, kA, "fight use"), (Texts{"fight", "use"}));
  EXPECT_EQ(typed(table, kA, "f no"), (Texts{"fight", "skip"}));
  EXPECT_EQ(typed(table, kA, "r"), Texts{"retreat"});
  EXPECT_EQ(typed(table, kA, "perhaps"), Texts{"\"perhaps\" is not one of your choices. Type a number or a name."});
  EXPECT_EQ(typed(table, kA, " "), Texts{"Type one of your choices."});
}

TEST(Questions, a_card_that_cannot_be_played_is_explained) {
  TestTable table = facing("R2", "R1");
  table.hand(kA, {"6", "18"}).aside({"R1", "R1", "R1"}).duel(1);
  EXPECT_EQ(typed(table, kA, "g2"), Texts{"G2 cannot be played: no die of its colour was put aside."});
}

TEST(Questions, what_is_typed_is_legal_or_refused_with_a_sentence) {
  along_random_games(4, [](const State& state) {
    const Turn turn = Game::turn(state);
    for (const Seat seat : turn.seats()) {
      const View view = Game::view(state, seat);
      const auto moves = Game::moves(view);
      for (const auto* text : {"r1", "g2 b3", "bluff bluff", "r1 left", "yes", "rg", "f u t", "the", "r2 g1 b1 b2"}) {
        const auto read = Game::read_typed(view, text);
        if (read) {
          ASSERT_FALSE(read->empty());
          ASSERT_NE(std::find(moves.begin(), moves.end(), read->front()), moves.end()) << text;
        } else {
          ASSERT_TRUE(read.error().reason.ends_with(".") || read.error().reason.ends_with("?"));
        }
      }
    }
  });
}

TEST(Questions, only_retreating_from_a_duel_that_would_be_won_is_risky) {
  TestTable table = facing("R2", "R1");
  table.hand(kA, {"6"}).hand(kB, {"1"}).duel(1).choose(kA, "play 6").choose(kB, "play 1");
  EXPECT_TRUE(Game::is_risky(Game::view(table.state, kA), Move::retreat()));
  EXPECT_FALSE(Game::is_risky(Game::view(table.state, kA), Move::fight()));
  TestTable losing = facing("R1", "R2");
  losing.hand(kA, {"6"}).hand(kB, {"1"}).duel(1).choose(kA, "play 6").choose(kB, "play 1");
  EXPECT_FALSE(Game::is_risky(Game::view(losing.state, kA), Move::retreat()));
}

}  // namespace
}  // namespace alea::dice_tuners
