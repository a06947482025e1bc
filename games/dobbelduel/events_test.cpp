#include "games/dobbelduel/events.h"

#include <set>
#include <string>

#include "games/dobbelduel/table_for_tests.h"
#include "games/registry.h"
#include "gtest/gtest.h"

namespace alea::dobbelduel {
namespace {

using Things = std::vector<Thing>;
using Events = std::vector<Event>;

Row row(std::string_view dice) { return Game::read_move("place " + std::string(dice))->row(); }

/// The events that follow from a move or an outcome. The table is a copy and stays as it was.
Events events_of(TestTable table, std::string_view text) {
  Events events;
  if (Game::turn(table.state).is_chance()) {
    Game::settle(table.state, *Game::read_outcome(text), Recorder<Event>{&events});
  } else {
    Game::play(table.state, table.to_move(), *Game::read_move(text), Recorder<Event>{&events});
  }
  return events;
}

Facts told_to(Viewer viewer, const Events& events) {
  Facts facts;
  for (const Event& event : events) {
    if (const auto seen = Game::see(event, viewer)) facts.push_back(fact_of(*seen));
  }
  return facts;
}

Fact code_fact(std::string_view name) { return {name, {{"blue", 3}, {"red", 1}, {"yellow", 6}, {"green", 6}}}; }

/// Collects every catalogue key that random games use.
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
    Events events;
    const Recorder<Event> recorder{&events};
    if (Game::turn(state).is_chance()) {
      Game::settle(state, Game::draw(state, dice), recorder);
    } else {
      const Seat seat = Game::turn(state).seats().front();
      const auto moves = Game::moves(state, seat);
      const Move move = moves[static_cast<std::size_t>(dice.pick(static_cast<int>(moves.size())))];
      keys.add(fact_of(Game::choice(seen, move)));
      Game::play(state, seat, move, recorder);
    }
    keys.add(told_to(kA, events));
  }
}

TEST(Events, everything_that_is_said_is_in_the_catalogue) {
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

TEST(Events, a_new_match_is_told_to_everyone_and_the_code_to_its_maker) {
  TestTable table;
  table.chance("lot B");
  const Events events = events_of(table, "code 3 1 6 6");
  EXPECT_EQ(events,
            (Events{MatchBegan{.who = kB, .whom = kA, .n = 1}, CodeRolled{.maker = kB, .code = row("3 1 6 6")}}));
  const Fact match{"match", {{"who", kB}, {"whom", kA}, {"n", 1}}};
  EXPECT_EQ(told_to(Viewer::spectator(), events), (Facts{match}));
  EXPECT_EQ(told_to(kA, events), (Facts{match}));
  EXPECT_EQ(told_to(kB, events), (Facts{match, code_fact("code")}));
}

TEST(Events, the_second_match_has_the_other_maker) {
  TestTable table("3 1 6 6");
  table.solve("1 1 1 1");
  EXPECT_EQ(events_of(table, "code 3 1 6 6")[0], Event(MatchBegan{.who = kB, .whom = kA, .n = 2}));
}

TEST(Events, the_lot_and_a_decision_are_reported) {
  EXPECT_EQ(events_of(TestTable(), "lot B"), (Events{Lot{kB}}));
  TestTable table("3 1 6 6");
  EXPECT_EQ(events_of(table, "solve"), (Events{SolvingBegan{kB}}));
  EXPECT_EQ(events_of(table, "effort"), (Events{EffortBegan{.who = kB, .n = 1}}));
  EXPECT_EQ(events_of(table.effort("1 . . ."), "effort"), (Events{EffortBegan{.who = kB, .n = 2}}));
}

TEST(Events, a_roll_a_placement_and_its_marks_are_reported) {
  TestTable table("3 1 6 6");
  table.choose("effort");
  const Events rolled = events_of(table, "roll 1 3 3 6");
  ASSERT_EQ(rolled.size(), 1);
  EXPECT_EQ(rolled[0], Event(Rolled{.who = kB, .roll = Game::read_outcome("roll 1 3 3 6")->roll}));
  table.chance("roll 1 3 3 6");
  const Events placed = events_of(table, "place 3 . 1 .");
  EXPECT_EQ(placed,
            (Events{Placed{.who = kB, .row = row("3 . 1 .")}, ProgramMarked{{.equal = 1, .high = 0, .low = 1}}}));
  EXPECT_EQ(told_to(kA, rolled),
            (Facts{{"rolled", {{"who", kB}, {"what", Things{{"die.1", 1}, {"die.3", 2}, {"die.6", 1}}}}}}));
  EXPECT_EQ(told_to(kA, placed), (Facts{{"placed", {{"who", kB}, {"dice", Things{{"on.blue", 3}, {"on.yellow", 1}}}}},
                                        {"marks", {{"marks", Things{{"mark.equal", 1}, {"mark.low", 1}}}}}}));
}

TEST(Events, by_hand_the_marks_are_reported_as_the_maker_gives_them) {
  TestTable table("3 1 6 6", kByHand);
  table.choose("effort").chance("roll 1 3 3 6");
  EXPECT_EQ(events_of(table, "place 3 . . ."), (Events{Placed{.who = kB, .row = row("3 . . .")}}));
  table.choose("place 3 . . .");
  const Events marked = events_of(table, "mark 0 1 0");
  EXPECT_EQ(marked, (Events{MakerMarked{.who = kA, .given = {.equal = 0, .high = 1, .low = 0}}}));
  EXPECT_EQ(told_to(kB, marked), (Facts{{"marked", {{"who", kA}, {"marks", Things{{"mark.high", 1}}}}}}));
}

TEST(Events, having_to_solve_is_reported_after_the_marks) {
  TestTable rows("3 1 6 6");
  for (int i = 0; i < 6; ++i) rows.effort("1 . . .");
  rows.choose("effort").chance("roll 1 1 1 1");
  const Events last_row = events_of(rows, "place 1 . . .");
  ASSERT_EQ(last_row.size(), 3);
  EXPECT_EQ(last_row[2], Event(NoRowLeft{kB}));
  TestTable dice("3 1 6 6");
  for (int i = 0; i < 4; ++i) dice.effort("1 1 1 1");
  dice.choose("effort").chance("roll 1 1");
  const Events last_die = events_of(dice, "place 1 1 . .");
  ASSERT_EQ(last_die.size(), 3);
  EXPECT_EQ(last_die[2], Event(NoDieLeft{kB}));
  EXPECT_EQ(events_of(dice, "place 1 . . .").size(), 2) << "one die and one row are left";
}

TEST(Events, by_hand_having_to_solve_is_reported_when_the_last_effort_is_marked) {
  TestTable table("3 1 6 6", kByHand);
  for (int i = 0; i < 6; ++i) table.effort("1 . . .").mark("0 0 1");
  table.effort("1 . . .");
  const Events events = events_of(table, "mark 0 0 1");
  ASSERT_EQ(events.size(), 2);
  EXPECT_EQ(events[1], Event(NoRowLeft{kB}));
}

TEST(Events, the_solution_is_reported_by_column_and_ends_with_the_code_and_the_score) {
  TestTable table("3 1 6 6");
  table.choose("solve");
  const Events first = events_of(table, "blue 3");
  EXPECT_EQ(first, (Events{ColumnSet{.who = kB, .column = Column::blue, .n = 3}}));
  EXPECT_EQ(told_to(kA, first), (Facts{{"set", {{"colour", Word{"colour.blue"}}, {"n", 3}, {"who", kB}}}}));
  table.choose("blue 3").choose("red 1").choose("yellow 6");
  const Events right = events_of(table, "green 6");
  EXPECT_EQ(right, (Events{ColumnSet{.who = kB, .column = Column::green, .n = 6}, CodeShown{row("3 1 6 6")},
                           Broke{.who = kB, .n = 73}, Scored{.rows = 7, .dice = 18}}));
  EXPECT_EQ(told_to(kB, right)[1], code_fact("shown"));
  const Events wrong = events_of(table, "green 5");
  ASSERT_EQ(wrong.size(), 3);
  EXPECT_EQ(wrong[2], Event(Missed{kB}));
}

TEST(Events, a_wrong_mark_is_reported_when_the_code_is_shown) {
  TestTable table("3 1 6 6", kByHand);
  table.effort("3 . . .").mark("0 1 0").choose("solve").choose("blue 1").choose("red 1").choose("yellow 1");
  const Events events = events_of(table, "green 1");
  ASSERT_EQ(events.size(), 5);
  EXPECT_EQ(events[2], Event(MarkedWrong{.who = kA, .n = 1}));
  EXPECT_EQ(events[3], Event(MadeGood{.who = kB, .n = 67}));
  EXPECT_EQ(events[4], Event(Scored{.rows = 6, .dice = 17}));
  EXPECT_EQ(told_to(kA, events)[3], (Fact{"made_good", {{"who", kB}, {"n", 67}}}));
}

TEST(Events, marks_that_no_code_fits_are_reported_before_the_code_is_shown) {
  TestTable table("3 1 6 6", kByHand);
  for (int i = 0; i < 6; ++i) table.effort("1 . . .").mark("0 0 1");
  table.effort("1 . . .");
  EXPECT_EQ(events_of(table, "mark 1 0 0"),
            (Events{MakerMarked{.who = kA, .given = {.equal = 1, .high = 0, .low = 0}}, NoCodeFits{},
                    CodeShown{row("3 1 6 6")}, MarkedWrong{.who = kA, .n = 7}, MadeGood{.who = kB, .n = 31},
                    Scored{.rows = 0, .dice = 11}}))
      << "nobody has to solve any more";
}

TEST(Events, a_score_names_only_what_it_is_made_of) {
  EXPECT_EQ(fact_of(Scored{.rows = 5, .dice = 0}),
            (Fact{"scored", {{"what", Things{{"score.code", 1}, {"score.rows", 5}}}}}));
  EXPECT_EQ(fact_of(Scored{.rows = 0, .dice = 1}),
            (Fact{"scored", {{"what", Things{{"score.code", 1}, {"score.dice", 1}}}}}));
}

TEST(DO_11, a_draw_is_reported) {
  TestTable table("3 1 6 6");
  table.solve("1 1 1 1").code("2 2 2 2").choose("solve").choose("blue 1").choose("red 1").choose("yellow 1");
  EXPECT_EQ(events_of(table, "green 1").back(), Event(Drawn{.n = 0}));
}

TEST(Events, choices_are_offered_in_words) {
  TestTable table("3 1 6 6");
  const View view = Game::view(table.state, kB);
  const auto offered = [&](std::string_view move) { return fact_of(Game::choice(view, *Game::read_move(move))); };
  EXPECT_EQ(offered("effort"), (Fact{"choice.effort", {{"n", 4}}}));
  EXPECT_EQ(offered("solve"), (Fact{"choice.solve", {}}));
  EXPECT_EQ(offered("red 5"), (Fact{"choice.set", {{"colour", Word{"colour.red"}}, {"n", 5}}}));
  EXPECT_EQ(offered("place . 2 . 5"), (Fact{"choice.place", {{"dice", Things{{"on.red", 2}, {"on.green", 5}}}}}));
  EXPECT_EQ(offered("mark 1 0 2"), (Fact{"choice.mark", {{"marks", Things{{"mark.equal", 1}, {"mark.low", 2}}}}}));
}

}  // namespace
}  // namespace alea::dobbelduel
