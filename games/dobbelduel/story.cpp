#include "games/dobbelduel/story.h"

#include <array>

#include "games/dobbelduel/rules.h"

namespace alea::dobbelduel {
namespace {

constexpr std::array<std::string_view, kPips> kDice{"die.1", "die.2", "die.3", "die.4", "die.5", "die.6"};
constexpr std::array<std::string_view, kColumns.size()> kOn{"on.blue", "on.red", "on.yellow", "on.green"};
constexpr std::array<std::string_view, kColumns.size()> kColourKeys{"colour.blue", "colour.red", "colour.yellow",
                                                                    "colour.green"};

std::vector<Thing> dice_shown(FaceCounts roll) {
  std::vector<Thing> shown;
  for (int pips = 1; pips <= kPips; ++pips) {
    const int count = showing(roll, pips);
    if (count > 0) shown.push_back({.noun = kDice[static_cast<std::size_t>(pips - 1)], .count = count});
  }
  return shown;
}

/// Each die with its column: the sentence takes the pips for the count.
std::vector<Thing> dice_by_column(Row row) {
  std::vector<Thing> dice;
  for (const Column column : kColumns) {
    if (row[column] > 0) dice.push_back({.noun = kOn[static_cast<std::size_t>(column)], .count = row[column]});
  }
  return dice;
}

std::vector<Thing> marks_shown(Marks marks) {
  std::vector<Thing> shown;
  const auto add = [&](std::string_view noun, int count) {
    if (count > 0) shown.push_back({.noun = noun, .count = count});
  };
  add("mark.equal", marks.equal);
  add("mark.high", marks.high);
  add("mark.low", marks.low);
  return shown;
}

/// A fact of the colour and the pips of the one die in the row.
Fact of_column(std::string_view name, Row die) {
  const Column column = die.first_taken();
  return {name, {{"colour", Word{kColourKeys[static_cast<std::size_t>(column)]}}, {"n", die[column]}}};
}

Fact with_who(Fact fact, Seat who) {
  fact.arguments.emplace_back("who", who);
  return fact;
}

Fact of_code(std::string_view name, Row code) {
  return {name,
          {{"blue", code[Column::blue]},
           {"red", code[Column::red]},
           {"yellow", code[Column::yellow]},
           {"green", code[Column::green]}}};
}

Fact of_match(const State& begun) {
  return {"match", {{"who", begun.maker()}, {"whom", begun.breaker()}, {"n", int{begun.match}}}};
}

/// What follows when an effort has its marks.
void tell_what_is_left(const State& after, Facts& facts) {
  if (after.phase != Phase::solve) return;
  facts.push_back({after.efforts == kEfforts ? "no_row_left" : "no_die_left", {{"who", after.breaker()}}});  // DO-8
}

/// The end of a match, told from the state in which the solution row is full.
void tell_end_of_match(const State& solved, Facts& facts) {
  const Seat breaker = solved.breaker();
  const Score score = Rules::score(solved);
  facts.push_back(of_code("shown", solved.code));  // DO-9
  if (score.wrong_effort > 0) {                    // DO-13
    facts.push_back({"marked_wrong", {{"who", solved.maker()}, {"n", score.wrong_effort}}});
    facts.push_back({"made_good", {{"who", breaker}, {"n", score.points}}});
  } else if (score.points > 0) {
    facts.push_back({"broke", {{"who", breaker}, {"n", score.points}}});
  } else {
    facts.push_back({"missed", {{"who", breaker}}});
  }
}

}  // namespace

void Story::tell(const State& before, Seat seat, const Move& move, Viewer /*viewer*/, Facts& facts) {
  State after = before;
  Rules::play(after, seat, move);
  switch (move.kind()) {
    case Move::Kind::effort: facts.push_back({"effort", {{"who", seat}, {"n", before.efforts + 1}}}); break;
    case Move::Kind::solve: facts.push_back({"solve", {{"who", seat}}}); break;
    case Move::Kind::set:
      facts.push_back(with_who(of_column("set", move.row()), seat));
      if (after.phase != Phase::solve) tell_end_of_match(after, facts);
      break;
    case Move::Kind::place:
      facts.push_back({"placed", {{"who", seat}, {"dice", dice_by_column(move.row())}}});
      if (after.phase == Phase::mark) break;
      facts.push_back({"marks", {{"marks", marks_shown(after.rows[before.efforts].marks)}}});
      tell_what_is_left(after, facts);
      break;
    case Move::Kind::mark:
      facts.push_back({"marked", {{"who", seat}, {"marks", marks_shown(move.marks())}}});
      tell_what_is_left(after, facts);
      break;
  }
}

void Story::tell(const State& before, const Outcome& outcome, Viewer viewer, Facts& facts) {
  State after = before;
  Rules::settle(after, outcome);
  if (outcome.kind == Outcome::Kind::lot) {
    facts.push_back({"lot", {{"who", outcome.first_maker}}});
  } else if (outcome.kind == Outcome::Kind::code) {
    facts.push_back(of_match(after));
    if (viewer.is(after.maker())) facts.push_back(of_code("code", outcome.code));
  } else {
    facts.push_back({"rolled", {{"who", before.breaker()}, {"what", dice_shown(outcome.roll)}}});
  }
}

Fact Story::choice(const View& view, const Move& move) {
  switch (move.kind()) {
    case Move::Kind::effort: return {"choice.effort", {{"n", view.table.dice_to_roll()}}};
    case Move::Kind::solve: return {"choice.solve", {}};
    case Move::Kind::set: return of_column("choice.set", move.row());
    case Move::Kind::place: return {"choice.place", {{"dice", dice_by_column(move.row())}}};
    case Move::Kind::mark: break;
  }
  return {"choice.mark", {{"marks", marks_shown(move.marks())}}};
}

}  // namespace alea::dobbelduel
