#include "games/dobbelduel/story.h"

#include <set>
#include <string>

#include "games/dobbelduel/table_for_tests.h"
#include "games/registry.h"
#include "gtest/gtest.h"

namespace alea::dobbelduel {
namespace {

using Things = std::vector<Thing>;

Facts told_of(const TestTable& table, std::string_view text, Viewer viewer = Viewer::spectator()) {
  Facts facts;
  if (Game::turn(table.state).is_chance()) {
    Story::tell(table.state, *Game::read_outcome(text), viewer, facts);
  } else {
    Story::tell(table.state, table.waited_for(), *Game::read_move(text), viewer, facts);
  }
  return facts;
}

std::vector<std::string_view> names(const Facts& facts) {
  std::vector<std::string_view> list;
  for (const Fact& fact : facts) list.push_back(fact.name);
  return list;
}

Fact code_fact(std::string_view name) { return {name, {{"blue", 3}, {"red", 1}, {"yellow", 6}, {"green", 6}}}; }

/// Collects every key of the catalogue that is used along random games.
class Keys {
 public:
  void add(const Facts& facts) {
    for (const Fact& fact : facts) add(fact);
  }
  void add(const Fact& fact) {
    used.emplace(fact.name);
    for (const auto& [name, value] : fact.arguments) {
      if (const auto* word = std::get_if<Word>(&value)) used.emplace(word->key);
      if (const auto* things = std::get_if<Things>(&value)) {
        for (const Thing& thing : *things) used.emplace(thing.noun);
      }
    }
  }
  void add(const Canvas& canvas) {
    for (const Canvas::Line& line : canvas.lines()) {
      for (const Canvas::Piece& piece : line) {
        if (piece.kind == Canvas::Piece::Kind::label) used.insert("label." + piece.text);
      }
    }
  }

  std::set<std::string> used;
};

void play_and_collect(const Options& options, std::uint64_t number, Keys& keys) {
  SimulationDice dice(2, number);
  State state = Game::start(options, kPlayers);
  while (!Game::turn(state).is_over()) {
    const View seen = Game::view(state, kA);
    Canvas canvas;
    Game::show(seen, canvas);
    Game::notes(seen, canvas);
    keys.add(canvas);
    Facts facts;
    if (Game::turn(state).is_chance()) {
      const Outcome outcome = Game::draw(state, dice);
      Game::tell(state, outcome, kA, facts);
      Game::settle(state, outcome);
    } else {
      const Seat seat = Game::turn(state).seats().front();
      const auto moves = Game::moves(state, seat);
      const Move move = moves[static_cast<std::size_t>(dice.pick(static_cast<int>(moves.size())))];
      keys.add(Game::choice(seen, move));
      Game::tell(state, seat, move, kA, facts);
      Game::play(state, seat, move);
    }
    keys.add(facts);
  }
}

TEST(Story, everything_that_is_said_is_in_the_catalogue) {
  Keys keys;
  for (std::uint64_t number = 0; number < 100; ++number) {
    play_and_collect({.matches_each = 3, .marking = 0}, number, keys);
    play_and_collect(kByHand, number, keys);
  }
  keys.used.insert(
      {"about", "minutes", "option.matches_each", "option.marking", "no_die_left", "no_row_left", "broke"});
  const std::string_view catalogue = find_game("dobbelduel")->texts().catalogue;
  for (const std::string& key : keys.used) {
    EXPECT_NE(catalogue.find("\"" + key + "\": \""), std::string_view::npos) << key;
  }
  EXPECT_GT(keys.used.size(), 50);
}

TEST(Story, a_new_match_is_told_to_all_and_the_code_to_its_maker) {
  TestTable table;
  table.chance("lot B");
  const Fact match{"match", {{"who", kB}, {"whom", kA}, {"n", 1}}};
  EXPECT_EQ(told_of(table, "code 3 1 6 6"), (Facts{match}));
  EXPECT_EQ(told_of(table, "code 3 1 6 6", kA), (Facts{match}));
  EXPECT_EQ(told_of(table, "code 3 1 6 6", kB), (Facts{match, code_fact("code")}));
}

TEST(Story, the_second_match_has_the_other_maker) {
  TestTable table("3 1 6 6");
  table.solve("1 1 1 1");
  EXPECT_EQ(told_of(table, "code 3 1 6 6")[0], (Fact{"match", {{"who", kB}, {"whom", kA}, {"n", 2}}}));
}

TEST(Story, a_roll_a_placement_and_its_marks_are_told) {
  TestTable table("3 1 6 6");
  table.choose("effort");
  EXPECT_EQ(told_of(table, "roll 1 3 3 6"),
            (Facts{{"rolled", {{"who", kB}, {"what", Things{{"die.1", 1}, {"die.3", 2}, {"die.6", 1}}}}}}));
  table.chance("roll 1 3 3 6");
  EXPECT_EQ(told_of(table, "place 3 . 1 ."),
            (Facts{{"placed", {{"who", kB}, {"dice", Things{{"on.blue", 3}, {"on.yellow", 1}}}}},
                   {"marks", {{"marks", Things{{"mark.equal", 1}, {"mark.low", 1}}}}}}));
}

TEST(Story, by_hand_the_marks_are_told_as_the_maker_gives_them) {
  TestTable table("3 1 6 6", kByHand);
  table.choose("effort").chance("roll 1 3 3 6");
  EXPECT_EQ(names(told_of(table, "place 3 . . .")), (std::vector<std::string_view>{"placed"}));
  table.choose("place 3 . . .");
  EXPECT_EQ(told_of(table, "mark 0 1 0"), (Facts{{"marked", {{"who", kA}, {"marks", Things{{"mark.high", 1}}}}}}));
}

TEST(Story, having_to_solve_is_told) {
  TestTable rows("3 1 6 6");
  for (int i = 0; i < 6; ++i) rows.effort("1 . . .");
  rows.choose("effort").chance("roll 1 1 1 1");
  EXPECT_EQ(names(told_of(rows, "place 1 . . .")), (std::vector<std::string_view>{"placed", "marks", "no_row_left"}));
  TestTable dice("3 1 6 6");
  for (int i = 0; i < 4; ++i) dice.effort("1 1 1 1");
  dice.choose("effort").chance("roll 1 1");
  EXPECT_EQ(names(told_of(dice, "place 1 1 . .")), (std::vector<std::string_view>{"placed", "marks", "no_die_left"}));
  EXPECT_EQ(names(told_of(dice, "place 1 . . .")), (std::vector<std::string_view>{"placed", "marks"}));
}

TEST(Story, the_solution_is_told_by_column_and_ends_with_the_code_and_the_score) {
  TestTable table("3 1 6 6");
  table.choose("solve");
  EXPECT_EQ(told_of(table, "blue 3"), (Facts{{"set", {{"colour", Word{"colour.blue"}}, {"n", 3}, {"who", kB}}}}));
  table.choose("blue 3").choose("red 1").choose("yellow 6");
  const Facts right = told_of(table, "green 6");
  ASSERT_EQ(right.size(), 3);
  EXPECT_EQ(right[1], code_fact("shown"));
  EXPECT_EQ(right[2], (Fact{"broke", {{"who", kB}, {"n", 73}}}));
  const Facts wrong = told_of(table, "green 5");
  ASSERT_EQ(wrong.size(), 3);
  EXPECT_EQ(wrong[2], (Fact{"missed", {{"who", kB}}}));
}

TEST(Story, a_wrong_mark_comes_out_when_the_code_is_shown) {
  TestTable table("3 1 6 6", kByHand);
  table.effort("3 . . .").mark("0 1 0").choose("solve").choose("blue 1").choose("red 1").choose("yellow 1");
  const Facts facts = told_of(table, "green 1");
  ASSERT_EQ(facts.size(), 4);
  EXPECT_EQ(facts[2], (Fact{"marked_wrong", {{"who", kA}, {"n", 1}}}));
  EXPECT_EQ(facts[3], (Fact{"made_good", {{"who", kB}, {"n", 67}}}));
}

TEST(Story, choices_are_offered_in_words) {
  TestTable table("3 1 6 6");
  const View view = Game::view(table.state, kB);
  EXPECT_EQ(Story::choice(view, Move::effort()), (Fact{"choice.effort", {{"n", 4}}}));
  EXPECT_EQ(Story::choice(view, *Game::read_move("place . 2 . 5")),
            (Fact{"choice.place", {{"dice", Things{{"on.red", 2}, {"on.green", 5}}}}}));
  EXPECT_EQ(Story::choice(view, *Game::read_move("mark 1 0 2")),
            (Fact{"choice.mark", {{"marks", Things{{"mark.equal", 1}, {"mark.low", 2}}}}}));
}

}  // namespace
}  // namespace alea::dobbelduel
