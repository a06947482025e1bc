#include "games/dice_tuners/greedy.h"

#include <gtest/gtest.h>

#include "games/dice_tuners/table_for_tests.h"

namespace alea::dice_tuners {
namespace {

/// What the greedy bot would do in a seat whose turn it is.
Move greedy(const State& state, Seat seat) {
  SimulationDice dice(1, 0);
  return Game::greedy(Game::view(state, seat), Game::moves(state, seat), dice);
}

/// The share of games, in per cent, that one greedy seat wins against random ones.
int wins_against_random(int players, int games) {
  int wins = 0;
  for (int game = 0; game < games; ++game) {
    SimulationDice dice(3, static_cast<std::uint64_t>(game));
    State state = Game::start({}, players);
    const Seat thinker = seat(game % players);
    for (Turn turn = Game::turn(state); !turn.is_over(); turn = Game::turn(state)) {
      if (turn.is_chance()) {
        Game::settle(state, Game::draw(state, dice));
        continue;
      }
      const Seat at = turn.seats().front();
      const Rules::Moves moves = Game::moves(state, at);
      Game::play(state, at,
                 at == thinker ? Game::greedy(Game::view(state, at), moves, dice)
                               : moves[static_cast<std::size_t>(dice.pick(static_cast<int>(moves.size())))]);
    }
    wins += Game::result(state).place[thinker] == 1 ? 1 : 0;
  }
  return wins * 100 / games;
}

TEST(Greedy, beats_random_players_nearly_always) {
  EXPECT_GE(wins_against_random(2, 200), 94);  // 99 in the long run
  EXPECT_GE(wins_against_random(3, 200), 88);  // 94
  EXPECT_GE(wins_against_random(4, 200), 90);  // 97
}

TEST(Greedy, chooses_only_what_is_offered) {
  along_random_games(30, [](const State& state) {
    const Turn turn = Game::turn(state);
    if (turn.is_chance() || turn.is_over()) return;
    for (const Seat seat : turn.seats()) {
      const Rules::Moves moves = Game::moves(state, seat);
      ASSERT_NE(std::find(moves.begin(), moves.end(), greedy(state, seat)), moves.end());
    }
  });
}

/// A, On Fire with a red 4 on a die that shows one Katana, against B with another card on three Katanas.
TestTable about_to_lose(int players, std::string_view card_of_b) {
  TestTable table = TestTable::deployed(players);
  table.sides(kA, "R1", "R1", "R1").sides(kB, "R1", "R1", "R3");
  table.hand(kA, {"4"}).hand(kB, {card_of_b}).duel(1);
  table.choose(kA, "play 4").choose(kB, "play " + std::string(card_of_b));
  return table;
}

TEST(Greedy, retreats_from_a_duel_that_is_lost) {
  const TestTable table = about_to_lose(2, "3");
  ASSERT_EQ(table.state.chooser, kA);
  EXPECT_EQ(greedy(table.state, kA), Move::retreat());
}

TEST(Greedy, fights_on_among_four_where_the_card_that_wins_is_worth_taking) {
  EXPECT_EQ(greedy(about_to_lose(4, "3").state, kA), Move::fight());
  EXPECT_EQ(greedy(about_to_lose(4, "1").state, kA), Move::retreat());
}

TEST(Greedy, always_retreats_in_the_last_round) {
  TestTable table = about_to_lose(4, "3");
  table.state.round = 4;
  EXPECT_EQ(greedy(table.state, kA), Move::retreat());
}

TEST(Greedy, fights_where_it_wins) {
  TestTable table = about_to_lose(2, "3");
  table.sides(kA, "R3", "R1", "R1").sides(kB, "R1", "R1", "R1");
  EXPECT_EQ(greedy(table.state, kA), Move::fight());
}

TEST(Greedy, does_not_waste_a_card_on_a_duel_it_wins_with_a_bluff) {
  TestTable table = TestTable::deployed(2);
  table.sides(kA, "R3", "R1", "R1").sides(kB, "R1", "R1", "R1");
  table.hand(kA, {"bluff", "6"}).hand(kB, {}).duel(1);
  EXPECT_EQ(greedy(table.state, kA), Move::play(kBluff));
}

TEST(Greedy, keeps_its_best_cards_when_it_has_too_many) {
  TestTable table = TestTable::deployed(2);
  table.hand(kA, {"1", "5", "6", "21", "22"});
  table.state.phase = Phase::discard;
  table.state.chooser = kA;
  EXPECT_EQ(greedy(table.state, kA), Move::discard(card("1")));
}

TEST(Greedy, drafts_the_strongest_die) {
  TestTable table = TestTable::deployed(2);
  table.state.phase = Phase::draft;
  table.state.chooser = kA;
  for (const auto* text : {"R1", "R3", "GS"}) table.state.row.add(die(text));
  EXPECT_EQ(greedy(table.state, kA), Move::draft(die("R3")));
}

TEST(Greedy, puts_a_die_where_it_wins) {
  TestTable table = TestTable::deployed(2);
  table.state.phase = Phase::deploy;
  table.state.chooser = kA;
  Player& own = table.state.player(kA);
  own.sides = {};
  for (const auto* text : {"R1", "R2", "R3"}) own.dice.add(die(text));
  table.sides(kB, "R3", "R1", "R2");  // its left faces our right
  // One Katana is given up against three; the others then win.
  const Move move = greedy(table.state, kA);
  const RolledDie expected = move.side() == Side::right ? die("R1") : move.side() == Side::left ? die("R3") : die("R2");
  EXPECT_EQ(move.die(), expected);
}

}  // namespace
}  // namespace alea::dice_tuners
