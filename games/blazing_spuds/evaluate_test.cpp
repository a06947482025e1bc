#include "games/blazing_spuds/evaluate.h"

#include <cmath>
#include <numeric>
#include <vector>

#include "games/blazing_spuds/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::blazing_spuds {
namespace {

/// Every state of a game between greedy players that sometimes choose at random.
std::vector<State> states_of_game(std::uint64_t game, int players) {
  SimulationDice chance(game, static_cast<std::uint64_t>(players));
  std::vector<State> states{Game::start(options_of(game), players)};
  while (!Game::turn(states.back()).is_over()) {
    State state = states.back();
    if (Game::turn(state).is_chance()) {
      Game::settle(state, Game::draw(state, chance));
    } else {
      const Rules::Moves moves = Game::moves(state, state.chooser);
      const Move any = moves[static_cast<std::size_t>(chance.pick(static_cast<int>(moves.size())))];
      const bool is_random = chance.pick(8) == 0;
      Game::play(state, state.chooser, is_random ? any : Game::greedy(Game::view(state, state.chooser), moves, chance));
    }
    states.push_back(state);
  }
  return states;
}

/// The same position with everyone moved one seat on. Dice keep their colours, which do not matter here.
State moved_round(const State& state) {
  const auto next = [&](Seat seat) { return left_of(seat, state.players); };
  State moved = state;
  for (const Seat seat : Seats::all(state.players)) {
    moved.kitchen(next(seat)) = state.kitchen(seat);
    moved.held.set(next(seat), state.held[seat]);
  }
  moved.first = next(state.first);
  moved.player = next(state.player);
  moved.chooser = next(state.chooser);
  return moved;
}

TEST(Evaluate, gives_chances_that_add_up_to_1) {
  for (int players = 2; players <= kMostPlayers; ++players) {
    for (std::uint64_t game = 0; game < 12; ++game) {
      for (const State& state : states_of_game(game, players)) {
        const SeatValues values = Game::evaluate(state);
        ASSERT_NEAR(std::accumulate(values.begin(), values.end(), 0.0F), 1, 1e-5);
        for (const Seat seat : Seats::all(kMaxSeats)) {
          const float value = values[seat];
          ASSERT_TRUE(index(seat) < players ? value >= 0 : value == 0) << alea::letter(seat) << " " << value;
        }
      }
    }
  }
}

TEST(Evaluate, is_independent_of_seats) {
  for (int players = 2; players <= kMostPlayers; ++players) {
    for (const State& state : states_of_game(5, players)) {
      if (state.phase == Phase::over) continue;
      const SeatValues here = Game::evaluate(state);
      const SeatValues there = Game::evaluate(moved_round(state));
      for (const Seat seat : Seats::all(players)) {
        ASSERT_NEAR(here[seat], there[left_of(seat, players)], 1e-6);
      }
    }
  }
}

TEST(Evaluate, knows_nothing_during_set_up) {
  for (int players = 2; players <= kMostPlayers; ++players) {
    for (const State& state : states_of_game(4, players)) {
      if (state.turn > 0) break;
      ASSERT_EQ(Game::evaluate(state), equal_values(players));
    }
  }
}

TEST(Evaluate, values_the_end_exactly) {
  for (const State& state : {states_of_game(1, 2).back(), states_of_game(2, 3).back(), states_of_game(3, 4).back()}) {
    EXPECT_EQ(Game::evaluate(state), values_of(Game::result(state)));
  }
}

TEST(Evaluate, is_certain_of_a_win_that_nothing_can_prevent) {
  TestTable table = TestTable::middle(3, kA, Phase::activate);
  table.put(kA, Card::two, "R44").put(kB, Card::stove, "Y1").put(kC, Card::stove, "W1").choose("activate 2");
  EXPECT_EQ(Game::evaluate(table.state)[kA], 1) << "all dice are being dealt";
  table.choose({"deal R4", "deal R4"});
  EXPECT_EQ(Game::evaluate(table.state)[kA], 1) << "others only have to place them";
}

TEST(Evaluate, sees_a_win_that_only_has_to_be_chosen) {
  TestTable table = TestTable::middle(2, kA);
  table.put(kA, Card::stove, "R12").put(kB, Card::stove, "Y1").choose("reroll stove").roll("R45");
  EXPECT_GT(Game::evaluate(table.state)[kA], 0.9F);
  table.choose({"place R4 1", "place R5 1"});
  EXPECT_GT(Game::evaluate(table.state)[kA], 0.9F);
}

TEST(Evaluate, fewer_dice_are_better_and_so_is_being_next) {
  TestTable table = TestTable::middle(2, kA);
  table.put(kA, Card::stove, "R1234").put(kB, Card::stove, "Y1234");
  const float equal = Game::evaluate(table.state)[kA];
  EXPECT_GT(equal, 0.5F);
  table.put(kB, Card::stove, "R1234");
  EXPECT_GT(Game::evaluate(table.state)[kA], equal);
}

TEST(Evaluate, a_last_die_wants_all_different) {
  TestTable table = TestTable::middle(2, kA);
  table.put(kA, Card::stove, "R1").put(kB, Card::stove, "Y1");
  const float without = Game::evaluate(table.state)[kA];
  table.turn_up(kA, Card::one, Side::different);
  EXPECT_GT(Game::evaluate(table.state)[kA], without + 0.2F);
}

TEST(Evaluate, is_better_than_equal_chances) {
  for (int players = 2; players <= kMostPlayers; ++players) {
    double loss = 0;
    int count = 0;
    for (std::uint64_t game = 100; game < 300; ++game) {
      const std::vector<State> states = states_of_game(game, players);
      const Seats winners = Game::result(states.back()).winners();
      if (winners.size() != 1) continue;
      for (std::size_t at = 0; at + 1 < states.size(); at += 10) {
        loss -= std::log(Game::evaluate(states[at])[winners.front()]);
        ++count;
      }
    }
    EXPECT_LT(loss / count, std::log(players) - 0.02) << players << " players";
  }
}

}  // namespace
}  // namespace alea::blazing_spuds
