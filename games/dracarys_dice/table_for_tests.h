// A table of Dracarys Dice on which tests lay out a position and roll what they want.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>

#include "games/dracarys_dice/game.h"
#include "gtest/gtest.h"

namespace alea::dracarys_dice {

inline constexpr Seat kA = seat(0);
inline constexpr Seat kB = seat(1);
inline constexpr Seat kC = seat(2);
inline constexpr Seat kD = seat(3);

class TestTable {
 public:
  explicit TestTable(int players, Options options = {}) : state(Game::start(options, players)) {}

  TestTable& lot(Seat first) { return chance(std::string("lot ") + letter(first)); }

  /// Everyone's dice, by seat.
  TestTable& dice(std::initializer_list<int> held) {
    int at = 0;
    for (const int count : held) state.dice.set(seat(at++), count);
    return *this;
  }
  TestTable& pile(int fireballs) {
    state.pile = static_cast<std::uint8_t>(fireballs);
    return *this;
  }

  TestTable& roll(std::string_view faces) { return chance("roll " + std::string(faces)); }

  TestTable& chance(std::string_view text) {
    const auto outcome = Game::read_outcome(text);
    EXPECT_TRUE(outcome && Game::turn(state).is_chance() && Game::possible(state, *outcome)) << text;
    if (outcome) Game::settle(state, *outcome);
    return *this;
  }

  /// The roller chooses.
  TestTable& choose(std::string_view text) {
    const auto move = Game::read_move(text);
    EXPECT_TRUE(move && offers(text)) << text;
    if (move) Game::play(state, state.roller, *move);
    return *this;
  }

  bool offers(std::string_view text) const {
    if (Game::turn(state).seats().empty()) return false;
    const auto moves = Game::moves(state, state.roller);
    return std::any_of(moves.begin(), moves.end(), [&](const Move& move) { return Game::write(move) == text; });
  }

  bool is_over() const { return Game::turn(state).is_over(); }

  State state;
};

}  // namespace alea::dracarys_dice
