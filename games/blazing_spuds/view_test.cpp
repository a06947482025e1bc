#include "games/blazing_spuds/view.h"

#include <algorithm>

#include "engine/any_game.h"
#include "games/blazing_spuds/table_for_tests.h"
#include "games/registry.h"
#include "gtest/gtest.h"

namespace alea::blazing_spuds {
namespace {

/// A label's text in the catalogue, which must have it.
std::string label_text(std::string_view key) {
  const std::string_view catalogue = find_game("blazing_spuds")->texts().catalogue;
  const std::string start = "\"label." + std::string(key) + "\": \"";
  const std::size_t at = catalogue.find(start);
  EXPECT_NE(at, std::string_view::npos) << key;
  return std::string(catalogue.substr(at + start.size(), catalogue.find('"', at + start.size()) - at - start.size()));
}

/// The board in plain text, with names of eight letters for everyone.
std::vector<std::string> shown(const State& state) {
  Canvas canvas;
  Views::show(Views::view(state, Viewer::spectator()), canvas);
  std::vector<std::string> lines;
  for (const Canvas::Line& line : canvas.lines()) {
    std::string text;
    for (const Canvas::Piece& piece : line) {
      switch (piece.kind) {
        case Canvas::Piece::Kind::label: text += label_text(piece.text); break;
        case Canvas::Piece::Kind::name: text += "Player-" + std::string(1, alea::letter(piece.seat)); break;
        case Canvas::Piece::Kind::column:
          text.resize(std::max(text.size() + 1, static_cast<std::size_t>(piece.column)), ' ');
          break;
        default: text += piece.text;
      }
    }
    lines.push_back(text);
  }
  if (lines.back().empty()) lines.pop_back();
  return lines;
}

bool has(const std::vector<std::string>& lines, std::string_view part) {
  return std::any_of(lines.begin(), lines.end(),
                     [&](const auto& line) { return line.find(part) != std::string::npos; });
}

TEST(View, the_board_of_every_moment_fits_a_terminal) {
  for (int players = 2; players <= kMostPlayers; ++players) {
    for (std::uint64_t game = 0; game < 2; ++game) {
      SimulationDice dice(game, 0);
      State state = Game::start({}, players);
      while (!Game::turn(state).is_over()) {
        const auto lines = shown(state);
        ASSERT_LE(lines.size(), 14);
        for (const std::string& line : lines) ASSERT_LE(line.size(), 78) << line;
        if (Game::turn(state).is_chance()) {
          Game::settle(state, Game::draw(state, dice));
        } else {
          const auto moves = Game::moves(state, state.chooser);
          Game::play(state, state.chooser, moves[static_cast<std::size_t>(dice.pick(static_cast<int>(moves.size())))]);
        }
      }
    }
  }
}

TEST(View, even_all_dice_on_one_stove_fit) {
  TestTable table = TestTable::middle(4, kA);
  table.put(kA, Card::stove, "R1111111111 Y222222222 W33333333 G4444444");
  for (const std::string& line : shown(table.state)) EXPECT_LE(line.size(), 78) << line;
  table.choose("reroll stove");
  for (const std::string& line : shown(table.state)) EXPECT_LE(line.size(), 78) << line;
}

TEST(View, shows_dice_with_their_letter_and_what_can_be_activated) {
  TestTable table = TestTable::middle(2, kA, Phase::activate);
  table.put(kA, Card::one, "R12 W3").put(kA, Card::two, "R4").put(kB, Card::stove, "Y66");
  const auto lines = shown(table.state);
  EXPECT_TRUE(has(lines, "1 A Run            R12 W3  ready"));
  EXPECT_TRUE(has(lines, "2 All of a Kind    R4"));
  EXPECT_TRUE(has(lines, "Y66"));
  EXPECT_TRUE(has(lines, "> Player-A"));
  EXPECT_TRUE(has(lines, "turn              10  Player-A"));
}

TEST(View, shows_dice_that_are_not_rolled_yet_and_those_in_hand) {
  TestTable table(2);
  table.lot(kA);
  EXPECT_TRUE(has(shown(table.state), "Stove R?????????? W?????"));
  EXPECT_TRUE(has(shown(table.state), "Player-B Y????????? W?????"));
  table.roll("Y111222333");
  EXPECT_TRUE(has(shown(table.state), "Player-B Y111222333 W?????"));
}

}  // namespace
}  // namespace alea::blazing_spuds
