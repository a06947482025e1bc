#include "games/dracarys_dice/view.h"

#include <string>

#include "games/dracarys_dice/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::dracarys_dice {
namespace {

/// The first line of the board, without names.
std::string line_of_a(const State& state) {
  Canvas canvas;
  Game::show(Game::view(state, kA), canvas);
  std::string text;
  for (const Canvas::Piece& piece : canvas.lines().front()) {
    if (piece.kind == Canvas::Piece::Kind::die) text += "[" + piece.text + "]";
    if (piece.kind == Canvas::Piece::Kind::text) text += piece.text;
    if (piece.kind == Canvas::Piece::Kind::label) text += piece.text;
  }
  return text;
}

TEST(Show, counts_every_die_that_lies_there_also_the_injured_knights_of_a_roll) {
  TestTable table(3);
  EXPECT_EQ(line_of_a(table.lot(kA).state), "> 6 dice[ ][ ][ ][ ][ ][ ]");
  EXPECT_EQ(line_of_a(table.roll("DFKK..").state), "> 6 dice[D][F][K][K][.][.]");
  EXPECT_EQ(line_of_a(table.choose("give B").state), "  2 dice[ ][ ]");
}

}  // namespace
}  // namespace alea::dracarys_dice
