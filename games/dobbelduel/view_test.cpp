#include "games/dobbelduel/view.h"

#include <map>
#include <string>

#include "games/dobbelduel/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::dobbelduel {
namespace {

constexpr std::array<Viewer, 2> kOutside{Viewer(kB), Viewer::spectator()};  // while A is the maker

/// The text of a canvas, without names.
std::string text_of(const Canvas& canvas) {
  std::string text;
  for (const Canvas::Line& line : canvas.lines()) {
    for (const Canvas::Piece& piece : line) {
      if (piece.kind == Canvas::Piece::Kind::text) text += piece.text;
      if (piece.kind == Canvas::Piece::Kind::die) text += "[" + piece.text + "]";
      if (piece.kind == Canvas::Piece::Kind::label) text += "<" + piece.text + ">";
      if (piece.kind == Canvas::Piece::Kind::phrase) text += "<" + std::string(piece.phrase.name) + ">";
    }
    text += "\n";
  }
  return text;
}

std::string shown_to(Viewer viewer, const State& state) {
  Canvas canvas;
  Game::show(Game::view(state, viewer), canvas);
  return text_of(canvas);
}

std::string notes_of(Viewer viewer, const State& state) {
  Canvas canvas;
  Game::notes(Game::view(state, viewer), canvas);
  return text_of(canvas);
}

bool fits(const State& state, Row code) {
  for (int i = 0; i < state.efforts; ++i) {
    const Effort& effort = state.rows[static_cast<std::size_t>(i)];
    if (Marks::of(effort.dice, code) != effort.marks) return false;
  }
  return true;
}

/// Pearson's chi-square statistic of the codes drawn from a view against equal chances: n - 1 on average for n codes.
double chi_square(const View& view, std::size_t codes, int draws) {
  SimulationDice dice(20, 26);
  std::map<int, int> seen;
  for (int i = 0; i < draws; ++i) ++seen[Game::imagine(view, dice).code.packed()];
  EXPECT_EQ(seen.size(), codes);
  const double expected = static_cast<double>(draws) / static_cast<double>(codes);
  double sum = 0;
  for (const auto& [code, count] : seen) sum += (count - expected) * (count - expected) / expected;
  return sum;
}

TEST(DO_14, a_view_does_not_change_with_the_code_it_hides) {
  TestTable one("3 1 6 6");
  TestTable two("3 2 5 4");
  for (TestTable* table : {&one, &two}) table->effort("3 . 6 .").choose("effort").chance("roll 1 3 3 6");
  two.state.rows[0].marks = one.state.rows[0].marks;
  for (const Viewer viewer : kOutside) {
    EXPECT_EQ(Game::view(one.state, viewer), Game::view(two.state, viewer));
    EXPECT_EQ(shown_to(viewer, one.state), shown_to(viewer, two.state));
    EXPECT_EQ(notes_of(viewer, one.state), notes_of(viewer, two.state));
  }
  EXPECT_NE(Game::view(one.state, kA), Game::view(two.state, kA));
  EXPECT_NE(shown_to(kA, one.state), shown_to(kA, two.state));
}

TEST(DO_14, the_roll_of_a_code_is_seen_by_its_maker_only) {
  const auto seen_by = [](Viewer viewer) { return Game::see(CodeRolled{.maker = kA, .code = Row(0x5613)}, viewer); };
  EXPECT_EQ(seen_by(kA), SeenEvent(OwnCode{Row(0x5613)}));
  for (const Viewer viewer : kOutside) EXPECT_EQ(seen_by(viewer), std::nullopt);
}

/// Writes a description as text, one line per name.
class WrittenDown : public Description {
 public:
  void number(std::string_view name, std::int64_t value) override { add(name, std::to_string(value)); }
  void flag(std::string_view name, bool value) override { add(name, value ? "true" : "false"); }
  void text(std::string_view name, std::string_view value) override { add(name, value); }
  void nothing(std::string_view name) override { add(name, "null"); }
  void begin_list(std::string_view name) override { add(name, "["); }
  void end_list() override { add({}, "]"); }
  void begin_object(std::string_view name) override { add(name, "{"); }
  void end_object() override { add({}, "}"); }

  std::string all;

 private:
  void add(std::string_view name, std::string_view value) {
    if (!name.empty()) all += "\n" + std::string(name) + " ";
    all += value;
  }
};

std::string described(Viewer viewer, const State& state) {
  WrittenDown description;
  describe_fields(Game::kView, Game::view(state, viewer), description);
  return description.all;
}

TEST(DO_14, the_fields_of_a_view_have_the_code_for_its_maker_only) {
  TestTable table("3 1 6 5");
  table.effort("4 . 4 4");
  EXPECT_NE(described(kA, table.state).find("\ncode [3165]"), std::string::npos);
  for (const Viewer viewer : kOutside) {
    EXPECT_EQ(described(viewer, table.state).find("\ncode"), std::string::npos);
    EXPECT_NE(described(viewer, table.state).find("\ndice [4044]\nequal 0\nhigh 1\nlow 2}"), std::string::npos);
  }
}

TEST(Fields, of_an_effort_have_no_marks_until_the_maker_gives_them) {
  TestTable table("3 1 6 5", kByHand);
  table.effort("4 . 4 4");
  EXPECT_NE(described(kB, table.state).find("\ndice [4044]}"), std::string::npos) << described(kB, table.state);
  table.mark("0 1 2");
  EXPECT_NE(described(kB, table.state).find("\ndice [4044]\nequal 0\nhigh 1\nlow 2}"), std::string::npos);
}

TEST(Imagine, without_marks_any_code_is_possible) {
  const TestTable table("3 1 6 6");
  EXPECT_EQ(possible_codes(table.state).size(), 1296);
  // 1,295 degrees of freedom: one run in 25,000 is above 1,500.
  EXPECT_LT(chi_square(Game::view(table.state, kB), 1296, 25'000), 1500);
}

TEST(Imagine, codes_fit_every_mark_and_each_that_fits_is_equally_likely) {
  TestTable table("3 1 6 6");
  table.effort("3 . . .").effort(". 2 2 .").effort(". . 6 5");
  // Blue is 3. In the last effort one die is right and one too low. The 6 cannot be too low, so yellow is 6, and green
  // is above 5. So of the two 2s the one on yellow is too low and the one on red too high: red is 1.
  const PossibleCodes one = possible_codes(table.state);
  ASSERT_EQ(one.size(), 1);
  EXPECT_EQ(one[0], table.state.code);

  TestTable open("3 1 6 6");
  open.effort("3 . . .").effort(". 2 . .").effort(". . 4 4");  // blue 3, red 1, yellow and green 5 or 6
  for (const Viewer viewer : kOutside) {
    const View view = Game::view(open.state, viewer);
    // 3 degrees of freedom: one run in 15,000 is above 22.
    EXPECT_LT(chi_square(view, 4, 10'000), 22);
    SimulationDice dice(1, 1);
    for (int i = 0; i < 100; ++i) EXPECT_TRUE(fits(open.state, Game::imagine(view, dice).code));
  }
}

TEST(Imagine, the_maker_knows_and_nothing_is_drawn) {
  TestTable table("3 1 6 6");
  SimulationDice dice(1, 1);
  EXPECT_EQ(Game::imagine(Game::view(table.state, kA), dice), table.state);
  table.solve("1 1 1 1");
  EXPECT_EQ(Game::imagine(Game::view(table.state, kB), dice), table.state) << "nothing is hidden between matches";
}

TEST(Imagine, an_effort_without_marks_tells_nothing_yet) {
  TestTable table("3 1 6 6", kByHand);
  table.effort("3 . . .");
  EXPECT_EQ(possible_codes(table.state).size(), 1296);
  table.mark("1 0 0");
  EXPECT_EQ(possible_codes(table.state).size(), 216);
}

TEST(Imagine, marks_by_hand_that_fit_some_code_are_believed) {
  TestTable table("3 1 6 6", kByHand);
  table.effort("5 . . .").mark("1 0 0");  // a lie: blue is 3
  const PossibleCodes possible = possible_codes(table.state);
  EXPECT_EQ(possible.size(), 216);
  for (const Row code : possible) EXPECT_EQ(code[Column::blue], 5);
}

TEST(Show, the_board_has_the_code_for_its_maker_and_for_all_once_it_is_shown) {
  TestTable table("3 1 6 5");
  table.effort("4 . 4 .");
  const std::string code = "<code>[3][1][6][5]";
  EXPECT_NE(shown_to(kA, table.state).find(code), std::string::npos);
  EXPECT_NE(shown_to(kB, table.state).find("<code>[?][?][?][?]"), std::string::npos);
  EXPECT_NE(shown_to(kB, table.state).find("<effort> 1[4] .[4] .011"), std::string::npos) << shown_to(kB, table.state);
  table.solve("1 1 1 1");
  EXPECT_NE(shown_to(kB, table.state).find(code), std::string::npos);
  EXPECT_NE(shown_to(Viewer::spectator(), table.state).find("<solution>[1][1][1][1]"), std::string::npos);
}

TEST(Show, a_row_without_marks_shows_question_marks) {
  TestTable table("3 1 6 5", kByHand);
  table.effort("4 . 4 .");
  EXPECT_NE(shown_to(kA, table.state).find("<effort> 1[4] .[4] .???"), std::string::npos);
}

TEST(Notes, count_the_possible_codes_and_list_them_when_they_are_few) {
  TestTable table("3 1 6 6");
  EXPECT_NE(notes_of(kB, table.state).find("<possible_codes> 1296\n  <colour.blue> 1 2 3 4 5 6\n"), std::string::npos);
  table.effort("3 . . .").effort(". 2 . .").effort(". . 4 4");
  EXPECT_EQ(notes_of(kB, table.state),
            "  <possible_codes> 4\n  <colour.blue> . . 3 . . .\n  <colour.red> 1 . . . . .\n"
            "  <colour.yellow> . . . . 5 6\n  <colour.green> . . . . 5 6\n"
            "  3 1 5 5   3 1 5 6   3 1 6 5   3 1 6 6\n\n");
  EXPECT_EQ(notes_of(kA, table.state), notes_of(kB, table.state)) << "they depend only on the marks";
}

TEST(Notes, say_nothing_between_matches) {
  TestTable table("3 1 6 6");
  EXPECT_EQ(notes_of(kB, table.solve("1 1 1 1").state), "  <no_secret>\n\n");
}

}  // namespace
}  // namespace alea::dobbelduel
