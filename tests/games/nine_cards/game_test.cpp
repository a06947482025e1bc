#include "tests/games/nine_cards/game.h"

#include "gtest/gtest.h"

namespace alea::nine_cards {
namespace {

// An optional verb with the wrong signature makes it no game at all.
struct WrongGreedy : Game {
  static Move greedy(const State& state, SimulationDice& dice);
};
struct WrongNotes : Game {
  template <class T>
  static int notes(const View& view, T& canvas);
};
struct WrongRank : Game {
  static int rank;
};
struct WrongQuestion : Game {
  static std::string question(const View& view);
};
static_assert(!alea::Game<WrongGreedy> && !alea::Game<WrongNotes> && !alea::Game<WrongRank> &&
              !alea::Game<WrongQuestion>);

State dealt(Options options, int first, int second) {
  State state = Game::start(options, 2);
  Game::settle(state, {static_cast<std::uint8_t>(first)});
  Game::settle(state, {static_cast<std::uint8_t>(second)});
  return state;
}

TEST(NC_1, only_its_owner_sees_a_card) {
  const State state = dealt({}, 3, 8);
  EXPECT_EQ(Game::view(state, seat(0)).seen.card[seat(0)], 3);
  EXPECT_EQ(Game::view(state, seat(0)).seen.card[seat(1)], 0);
  EXPECT_EQ(Game::view(state, Viewer::spectator()).seen.card[seat(0)], 0);
}

TEST(NC_2, choices_stay_hidden_until_everyone_has_chosen) {
  State state = dealt({}, 3, 8);
  EXPECT_EQ(Game::turn(state), Turn::of(Seats::all(2)));
  Game::play(state, seat(1), Stance::raise);
  EXPECT_EQ(Game::turn(state), Turn::of(seat(0)));
  EXPECT_EQ(Game::view(state, seat(0)).seen.stance[1], Stance::none);
  EXPECT_TRUE(Game::view(state, seat(0)).chosen.has(seat(1)));
  Game::play(state, seat(0), Stance::stay);
  EXPECT_EQ(Game::view(state, seat(0)).seen.stance[1], Stance::raise);
}

TEST(NC_3, the_highest_card_that_raised_wins) {
  State state = dealt({}, 3, 8);
  Game::play(state, seat(0), Stance::raise);
  Game::play(state, seat(1), Stance::raise);
  EXPECT_EQ(Game::result(state).winners(), Seats(seat(1)));
  State low = dealt({.low_wins = 1}, 3, 8);
  Game::play(low, seat(0), Stance::raise);
  Game::play(low, seat(1), Stance::raise);
  EXPECT_EQ(Game::result(low).winners(), Seats(seat(0)));
}

TEST(NC_3, it_is_a_draw_if_nobody_raised) {
  State state = dealt({}, 3, 8);
  Game::play(state, seat(0), Stance::stay);
  Game::play(state, seat(1), Stance::stay);
  EXPECT_EQ(Game::result(state).winners(), Seats::all(2));
}

}  // namespace
}  // namespace alea::nine_cards
