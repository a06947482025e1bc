#include "tests/games/nine_cards/game.h"

#include "gtest/gtest.h"

namespace alea::nine_cards {
namespace {

State dealt(Options options, int first, int second) {
  State state = Game::start(options, 2);
  Game::settle(state, {static_cast<std::uint8_t>(first)});
  Game::settle(state, {static_cast<std::uint8_t>(second)});
  return state;
}

TEST(NC_1, a_card_is_seen_by_its_owner_only) {
  const State state = dealt({}, 3, 8);
  EXPECT_EQ(Game::view(state, seat(0)).seen.card[seat(0)], 3);
  EXPECT_EQ(Game::view(state, seat(0)).seen.card[seat(1)], 0);
  EXPECT_EQ(Game::view(state, Viewer::spectator()).seen.card[seat(0)], 0);
}

TEST(NC_2, a_choice_stays_hidden_until_the_last_is_in) {
  State state = dealt({}, 3, 8);
  EXPECT_EQ(Game::turn(state), Turn::of(Seats::all(2)));
  Game::play(state, seat(1), Choice::raise);
  EXPECT_EQ(Game::turn(state), Turn::of(seat(0)));
  EXPECT_EQ(Game::view(state, seat(0)).seen.choice[1], Choice::none);
  EXPECT_TRUE(Game::view(state, seat(0)).chosen.has(seat(1)));
  Game::play(state, seat(0), Choice::stay);
  EXPECT_EQ(Game::view(state, seat(0)).seen.choice[1], Choice::raise);
}

TEST(NC_3, the_highest_that_raised_wins) {
  State state = dealt({}, 3, 8);
  Game::play(state, seat(0), Choice::raise);
  Game::play(state, seat(1), Choice::raise);
  EXPECT_EQ(Game::result(state).winners(), Seats(seat(1)));
  State low = dealt({.low_wins = 1}, 3, 8);
  Game::play(low, seat(0), Choice::raise);
  Game::play(low, seat(1), Choice::raise);
  EXPECT_EQ(Game::result(low).winners(), Seats(seat(0)));
}

TEST(NC_3, nobody_raised_is_a_draw) {
  State state = dealt({}, 3, 8);
  Game::play(state, seat(0), Choice::stay);
  Game::play(state, seat(1), Choice::stay);
  EXPECT_EQ(Game::result(state).winners(), Seats::all(2));
}

}  // namespace
}  // namespace alea::nine_cards
