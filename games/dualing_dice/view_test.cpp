#include "games/dualing_dice/view.h"

#include <set>

#include "engine/any_game.h"
#include "games/dualing_dice/table_for_tests.h"
#include "games/registry.h"
#include "gtest/gtest.h"

namespace alea::dualing_dice {
namespace {

/// A pattern of the catalogue, which must be there.
std::string pattern(std::string_view key) {
  const std::string_view catalogue = find_game("dualing_dice")->texts().catalogue;
  const std::string start = "\"" + std::string(key) + "\": \"";
  const std::size_t at = catalogue.find(start);
  EXPECT_NE(at, std::string_view::npos) << key;
  return std::string(catalogue.substr(at + start.size(), catalogue.find('"', at + start.size()) - at - start.size()));
}

/// The board in plain text, with names of eight letters and without conditions.
Texts drawn(const Canvas& canvas) {
  Texts lines;
  for (const Canvas::Line& line : canvas.lines()) {
    std::string text;
    for (const Canvas::Piece& piece : line) {
      switch (piece.kind) {
        case Canvas::Piece::Kind::label: text += pattern("label." + piece.text); break;
        case Canvas::Piece::Kind::name: text += "Player-" + std::string(1, letter(piece.seat)); break;
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

Texts shown(const State& state, Viewer viewer = Viewer::spectator()) {
  Canvas canvas;
  Views::show(Views::view(state, viewer), canvas);
  return drawn(canvas);
}

Texts noted(const State& state, Viewer viewer) {
  Canvas canvas;
  Views::notes(Views::view(state, viewer), canvas);
  return drawn(canvas);
}

bool has(const Texts& lines, std::string_view part) {
  return std::any_of(lines.begin(), lines.end(),
                     [&](const auto& line) { return line.find(part) != std::string::npos; });
}

TEST(View, the_board_of_every_moment_fits_a_terminal) {
  for (int players = 2; players <= kMostPlayers; ++players) {
    SimulationDice dice(1, static_cast<std::uint64_t>(players));
    State state = Game::start({}, players);
    for (int event = 0; event < 300 && !Game::turn(state).is_over(); ++event) {
      const Texts lines = shown(state);
      ASSERT_EQ(lines.size(), static_cast<std::size_t>(2 + players));
      for (const std::string& line : lines) ASSERT_LE(line.size(), 76) << line;
      if (Game::turn(state).is_chance()) {
        Game::settle(state, Game::draw(state, dice));
      } else {
        const Seat seat = Game::turn(state).seats().front();
        const auto moves = Game::moves(state, seat);
        Game::play(state, seat, moves[static_cast<std::size_t>(dice.pick(static_cast<int>(moves.size())))]);
      }
    }
  }
}

TEST(View, shows_scoring_cards_and_what_was_rolled) {
  TestTable table = TestTable::rolled({14, 9});
  table.choose(kA, "take D12 1");
  const Texts lines = shown(table.state);
  EXPECT_TRUE(has(lines, "*Player-A          0     0 W12:1  .      .      .      .      D20:14"));
  EXPECT_TRUE(has(lines, "> Player-B          0     0 .      .      .      .      .      D20:9  W12:1"));
  EXPECT_TRUE(has(lines, "W4 10  W6 10  W8 10  W10 10  W12 8"));
}

TEST(View, shows_only_the_viewers_goals_and_their_chance) {
  Deck deck = deck_of(20);
  deck.goals[0] = test_goal("Sure Thing", 2, kAlways);
  TestTable table(2, with_deck(deck));
  table.deal({1, 2, 3, 4, 5, 6});
  EXPECT_TRUE(has(shown(table.state, kA), "x Sure Thing            2 100 %"));
  EXPECT_TRUE(has(shown(table.state, kA), "y G2                    1   0 %"));
  EXPECT_FALSE(has(shown(table.state, kA), "G5"));
  EXPECT_FALSE(has(shown(table.state, kB), "Sure Thing"));
  EXPECT_FALSE(has(shown(table.state), "Sure Thing"));
}

TEST(View, notes_tell_completed_goals_and_known_cards) {
  const Deck deck = deck_of(8);
  TestTable table(2, with_deck(deck));
  table.fill().choose(kA, "discard 1 2").choose(kB, "discard 4");
  table.deal({8, 7, 1});
  table.state.player(kB).completed.add(4);
  EXPECT_TRUE(has(noted(table.state, kA), "Player-B     1 G5"));
  EXPECT_TRUE(has(noted(table.state, kA), "Player-B     1 G1"));
  EXPECT_TRUE(has(noted(table.state, kA), "deck, card 1 1 G2"));
  EXPECT_FALSE(has(noted(table.state, kA), "G4"));
  EXPECT_TRUE(has(noted(table.state, kB), "deck, card 2 1 G4"));
}

TEST(View, the_deck_is_counted_as_everybody_sees_it) {
  TestTable table(3);
  table.fill().choose(kC, "discard 9").choose(kA, "discard 1 3").choose(kB, "keep");
  for (const Viewer viewer : {Viewer(kA), Viewer(kB), Viewer::spectator()}) {
    EXPECT_EQ(Views::deck_size(Views::view(table.state, viewer).table), 92 - 9 + 3);
  }
  EXPECT_EQ(Views::deck_size(table.state), 92 - 9 + 3);
}

TEST(View, imagined_hands_hold_any_of_the_goals_that_the_viewer_never_saw) {
  const Deck deck = deck_of(12);
  TestTable table(2, with_deck(deck));
  table.fill().choose(kA, "discard 1 2").choose(kB, "discard 4 5");
  table.deal({7, 8, 9, 10});
  const View view = Views::view(table.state, kA);
  std::set<int> held;
  std::set<int> under;
  SimulationDice dice(1, 1);
  for (int i = 0; i < 2000; ++i) {
    const State imagined = Views::imagine(view, dice);
    EXPECT_EQ(imagined.player(kA).hand, table.state.player(kA).hand);
    EXPECT_EQ(imagined.under[0].goal, 0);
    EXPECT_EQ(imagined.under[1].goal, 1);
    for (const Card& card : imagined.player(kB).hand) held.insert(card.goal + 1);
    under.insert(imagined.under[2].goal + 1);
  }
  EXPECT_EQ(held, (std::set<int>{4, 5, 6, 9, 10, 11, 12}));
  EXPECT_EQ(under, held);
}

TEST(View, imagined_choices_are_any_that_the_seat_has) {
  TestTable table = TestTable::in_round(3);
  table.state.pile(Kind::d12) = 1;
  table.save(kA, "D20:4");
  table.state.round = 1;
  SimulationDice dice(1, 1);
  table.choose(kA, "choose D4 D12").choose(kC, "choose D4 D12");
  std::set<std::string> pairs;
  const auto imagine = [&](Seat of) {
    return Notation::write(Views::imagine(Views::view(table.state, kB), dice).player(of).chosen);
  };
  for (int i = 0; i < 3000; ++i) pairs.insert(imagine(kA));
  EXPECT_EQ(pairs.size(), 25);
  EXPECT_FALSE(pairs.contains("choose D20 D12"));
  table.choose(kB, "choose D4 D12");
  pairs.clear();
  for (int i = 0; i < 3000; ++i) pairs.insert(imagine(kA));
  EXPECT_EQ(pairs, (std::set<std::string>{"choose D4 D12", "choose D6 D12", "choose D8 D12", "choose D10 D12",
                                          "choose D12 D12"}));
}

}  // namespace
}  // namespace alea::dualing_dice
