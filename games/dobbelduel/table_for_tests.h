// A game of Dobbelduel in which tests decide every roll and choice.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "games/dobbelduel/game.h"
#include "gtest/gtest.h"

namespace alea::dobbelduel {

inline constexpr Seat kA = seat(0);
inline constexpr Seat kB = seat(1);

inline constexpr Options kByHand{.matches_each = 1, .marking = static_cast<OptionValue>(Marking::by_hand)};

class TestTable {
 public:
  /// A has made the first code, and B has to break it.
  explicit TestTable(std::string_view code, Options options = {}) : TestTable(options) { chance("lot A").code(code); }
  /// Before the lot.
  explicit TestTable(Options options = {}) : state(Game::start(options, kPlayers)) {}

  TestTable& code(std::string_view values) { return chance("code " + std::string(values)); }

  TestTable& chance(std::string_view text) {
    const auto outcome = Game::read_outcome(text);
    EXPECT_TRUE(outcome && can_happen(text)) << text;
    if (outcome) Game::settle(state, *outcome);
    return *this;
  }
  bool can_happen(std::string_view text) const {
    const auto outcome = Game::read_outcome(text);
    return outcome && Game::turn(state).is_chance() && Game::possible(state, *outcome);
  }

  /// Plays a move of the seat to move.
  TestTable& choose(std::string_view text) {
    const auto move = Game::read_move(text);
    EXPECT_TRUE(move && offers(text)) << text;
    if (move) Game::play(state, to_move(), *move);
    return *this;
  }
  bool offers(std::string_view text) const {
    if (Game::turn(state).seats().empty()) return false;
    const auto moves = Game::moves(state, to_move());
    return std::any_of(moves.begin(), moves.end(), [&](const Move& move) { return Game::write(move) == text; });
  }

  /// Plays a whole effort. The roll has the placed dice and further dice equal to the first of them.
  TestTable& effort(std::string_view placed) {
    choose("effort");
    const Row row = Game::read_move("place " + std::string(placed))->row();
    FaceCounts roll;
    for (const Column column : kColumns) {
      if (row[column] > 0) roll.add(row[column] - 1);
    }
    roll.add(row[row.first_taken()] - 1, state.dice_to_roll() - row.dice());
    chance(Game::write(Outcome::of_roll(roll)));
    return choose("place " + std::string(placed));
  }
  TestTable& mark(std::string_view counts) { return choose("mark " + std::string(counts)); }

  /// The four columns of the solution row, such as "3 1 6 6".
  TestTable& fill(std::string_view values) {
    const Row row = Game::read_outcome("code " + std::string(values))->code;
    for (const Column column : kColumns) choose(std::string(colour(column)) + " " + std::to_string(row[column]));
    return *this;
  }
  TestTable& solve(std::string_view values) { return choose("solve").fill(values); }

  Seat to_move() const { return Game::turn(state).seats().front(); }
  bool is_over() const { return Game::turn(state).is_over(); }
  int points(Seat seat) const { return state.points[seat]; }
  Marks marks(int effort) const { return state.rows[static_cast<std::size_t>(effort - 1)].marks; }

  State state;
};

}  // namespace alea::dobbelduel
