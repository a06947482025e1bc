#include "games/blazing_spuds/greedy.h"

#include <algorithm>

#include "games/blazing_spuds/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::blazing_spuds {
namespace {

Move greedy_move(const State& state, SimulationDice& chance) {
  return Game::greedy(Game::view(state, state.chooser), Game::moves(state, state.chooser), chance);
}

Move random_move(const State& state, SimulationDice& chance) {
  const Rules::Moves moves = Game::moves(state, state.chooser);
  return moves[static_cast<std::size_t>(chance.pick(static_cast<int>(moves.size())))];
}

/// Greedy's choice, as text.
std::string chosen(const TestTable& table) {
  SimulationDice chance(1, 0);
  return Game::write(greedy_move(table.state, chance));
}

/// The final state of game number `game`, in which one seat is greedy and the others choose at random.
State played(std::uint64_t game, int players, Seat greedy) {
  SimulationDice chance(game, static_cast<std::uint64_t>(players));
  State state = Game::start(options_of(game), players);
  while (!Game::turn(state).is_over()) {
    if (Game::turn(state).is_chance()) {
      Game::settle(state, Game::draw(state, chance));
    } else {
      Game::play(state, state.chooser,
                 state.chooser == greedy ? greedy_move(state, chance) : random_move(state, chance));
    }
  }
  return state;
}

/// Calls check(state, move) with greedy's choice in every state of games of all kinds, in which one choice in
/// `random_in` is made at random.
template <class Check>
void along_games(int random_in, Check check) {
  constexpr std::uint64_t kGames = 60;
  for (int players = 2; players <= kMostPlayers; ++players) {
    for (std::uint64_t game = 0; game < kGames && !testing::Test::HasFailure(); ++game) {
      SimulationDice chance(game, static_cast<std::uint64_t>(players));
      State state = Game::start(options_of(game), players);
      while (!Game::turn(state).is_over()) {
        if (Game::turn(state).is_chance()) {
          Game::settle(state, Game::draw(state, chance));
          continue;
        }
        const Move move = greedy_move(state, chance);
        check(state, move);
        Game::play(state, state.chooser, chance.pick(random_in) == 0 ? random_move(state, chance) : move);
      }
    }
  }
}

TEST(Greedy, makes_a_legal_choice_at_every_moment_of_every_kind_of_game) {
  std::array<int, static_cast<std::size_t>(Phase::over)> choices{};
  for (const int random_in : {1, 2, 8}) {
    along_games(random_in, [&](const State& state, Move move) {
      const Rules::Moves moves = Game::moves(state, state.chooser);
      ASSERT_NE(std::find(moves.begin(), moves.end(), move), moves.end()) << Game::write(move);
      ++choices[static_cast<std::size_t>(state.phase)];
    });
  }
  for (auto phase = static_cast<std::size_t>(Phase::reroll); phase < choices.size(); ++phase) {
    EXPECT_GT(choices[phase], 0) << "no game came to phase " << phase;
  }
}

TEST(Greedy, beats_random_players) {
  constexpr int kGames = 150;
  for (int players = 2; players <= kMostPlayers; ++players) {
    int won = 0;
    for (int game = 0; game < kGames; ++game) {
      const Seat greedy = seat(game % players);
      const Seats winners = Game::result(played(static_cast<std::uint64_t>(game), players, greedy)).winners();
      won += static_cast<int>(winners == Seats(greedy));
    }
    EXPECT_GE(won, kGames * 97 / 100) << players << " players";
  }
}

TEST(Greedy, wins_when_it_can) {
  TestTable table = TestTable::middle(2, kA, Phase::activate);
  table.put(kA, Card::one, "R345").put(kB, Card::stove, "Y1");
  EXPECT_EQ(chosen(table), "activate 1");
}

TEST(Greedy, places_for_the_card_that_it_can_activate_now) {
  TestTable table = TestTable::middle(2, kA);
  table.put(kA, Card::one, "R234").put(kA, Card::stove, "R1").put(kB, Card::stove, "Y1").choose("reroll stove");
  EXPECT_EQ(chosen(table.roll("R5")), "place R5 1");
}

/// A player whose Run lacks a 4, with a red and a yellow one to place and no other card that takes them.
TestTable with_two_fours(Seat player) {
  TestTable table = TestTable::middle(2, player, Phase::place);
  table.put(player, Card::one, "W35").put(player, Card::two, "W6").put(player, Card::three, "W12");
  table.turn_up(player, Card::three, Side::target).put(player, Card::stove, "W1");
  table.state.kitchen(player).hand = dice("R4 Y4");
  table.state.held.add(player, 2);
  return table;
}

TEST(Greedy, gives_away_dice_of_its_own_colour_first) {
  EXPECT_EQ(chosen(with_two_fours(kA)), "place R4 1");
  EXPECT_EQ(chosen(with_two_fours(kB)), "place R4 stove") << "the yellow 4 goes on the Run";
}

TEST(Greedy, gives_to_any_of_equals) {
  TestTable table = TestTable::middle(3, kA, Phase::activate);
  table.turn_up(kA, Card::three, Side::target).put(kA, Card::three, "R16").put(kA, Card::stove, "R1");
  table.put(kB, Card::stove, "Y12").put(kC, Card::stove, "W12").choose("activate 3");
  int to_left = 0;
  for (std::uint64_t game = 0; game < 1'000; ++game) {
    SimulationDice chance(1, game);
    to_left += static_cast<int>(greedy_move(table.state, chance) == Move::give(kB));
  }
  EXPECT_NEAR(to_left, 500, 95);  // six standard deviations
}

TEST(Greedy, rerolls_the_stove_rather_than_a_card_that_is_ready) {
  TestTable table = TestTable::middle(2, kA);
  table.put(kA, Card::one, "R23456").put(kA, Card::stove, "R1234").put(kB, Card::stove, "Y1");
  EXPECT_EQ(chosen(table), "reroll stove");
}

TEST(Greedy, composts_what_would_bounce_off_the_receivers) {
  TestTable table = TestTable::middle(2, kA, Phase::activate);
  table.put(kA, Card::two, "R44 Y4").put(kA, Card::stove, "R1").put(kB, Card::stove, "Y1").choose("activate 2");
  EXPECT_EQ(chosen(table), "deal Y4");
}

TEST(Greedy, deals_what_the_receiver_can_use_least) {
  TestTable table = TestTable::middle(2, kA, Phase::activate);
  table.put(kA, Card::one, "R3456").put(kA, Card::stove, "R1").put(kB, Card::one, "Y124").put(kB, Card::two, "Y6");
  table.put(kB, Card::three, "Y11").turn_up(kB, Card::three, Side::target).choose("activate 1");
  EXPECT_EQ(chosen(table), "deal R3") << "it closes a gap: into the Compost";
  table.choose("deal R3");
  EXPECT_EQ(chosen(table), "deal R4") << "it fits nowhere";
}

TEST(Greedy, gives_to_whoever_is_closest_to_winning) {
  TestTable table = TestTable::middle(4, kA, Phase::activate);
  table.turn_up(kA, Card::three, Side::target).put(kA, Card::three, "R16").put(kA, Card::stove, "R1");
  table.put(kB, Card::stove, "Y12345").put(kC, Card::stove, "W11").put(kD, Card::stove, "G12345");
  EXPECT_EQ(chosen(table.choose("activate 3")), "give C");
}

TEST(Greedy, reassigns_so_that_cards_become_ready) {
  TestTable table = TestTable::middle(2, kA, Phase::activate);
  table.turn_up(kA, Card::two, Side::reassign)
      .put(kA, Card::one, "R245")
      .put(kA, Card::two, "R1")
      .put(kB, Card::stove, "Y6");
  table.put(kA, Card::three, "R66").put(kA, Card::stove, "W6").choose("activate 2");
  EXPECT_EQ(chosen(table), "lift W6 stove");
  table.choose({"lift W6 stove", "done"});
  EXPECT_EQ(chosen(table), "set R3");
  EXPECT_EQ(chosen(table.choose("set R3")), "place R3 1");
}

}  // namespace
}  // namespace alea::blazing_spuds
