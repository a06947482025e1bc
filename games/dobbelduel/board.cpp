// Shows Dobbelduel in a terminal: the board, and the notes that a breaker would keep.
#include <algorithm>
#include <array>
#include <string>

#include "games/dobbelduel/rules.h"
#include "games/dobbelduel/view.h"

namespace alea::dobbelduel {
namespace {

constexpr std::array kInks{Ink::blue, Ink::red, Ink::yellow, Ink::green};
constexpr std::array<std::string_view, kColumns.size()> kNames{"colour.blue", "colour.red", "colour.yellow",
                                                               "colour.green"};
constexpr std::array<std::string_view, 3> kMarkLabels{"equal", "high", "low"};
constexpr std::array kMarksAt{46, 55, 67};

constexpr Ink ink_of(Column column) { return kInks[static_cast<std::size_t>(column)]; }
constexpr int die_at(Column column) { return 14 + 8 * static_cast<int>(column); }

void show_name(Column column, Canvas& canvas) {
  canvas.phrase({.name = kNames[static_cast<std::size_t>(column)], .arguments = {}}, ink_of(column));
}

/// Shows the dice of a row, white or in the colours of their columns.
void show_row(Row row, bool coloured, Canvas& canvas) {
  for (const Column column : kColumns) {
    canvas.column(die_at(column));
    if (row[column] == 0) {
      canvas.text(" .", Ink::faint);
    } else {
      canvas.die(std::to_string(row[column]), coloured ? ink_of(column) : Ink::strong);
    }
  }
}

void show_player(const State& state, Seat seat, Canvas& canvas) {
  const bool is_to_move = Rules::turn(state).seats().has(seat);
  canvas.text(is_to_move ? "> " : "  ", Ink::strong);
  canvas.name(seat, is_to_move ? Ink::strong : Ink::plain);
  canvas.column(die_at(Column::blue));
  if (state.phase != Phase::lot) canvas.label(seat == state.maker() ? "maker" : "breaker", Ink::faint);
  canvas.column(kMarksAt[0]);
  canvas.text(std::to_string(state.points[seat]) + " ", Ink::strong);
  canvas.label("points", Ink::faint);
  if (seat == alea::seat(0)) {
    canvas.column(kMarksAt[2]);
    canvas.label("match", Ink::faint);
    canvas.text(" " + std::to_string(std::max<int>(state.match, 1)) + "/" + std::to_string(state.matches()),
                Ink::faint);
  }
  canvas.end_line();
}

void show_heading(Canvas& canvas) {
  for (const Column column : kColumns) {
    canvas.column(die_at(column));
    show_name(column, canvas);
  }
  for (std::size_t mark = 0; mark < kMarkLabels.size(); ++mark) {
    canvas.column(kMarksAt[mark]);
    canvas.label(kMarkLabels[mark], Ink::faint);
  }
  canvas.end_line();
}

void show_code(const View& view, Canvas& canvas) {
  canvas.text("  ");
  canvas.label("code", Ink::faint);
  if (view.hides_code()) {
    for (const Column column : kColumns) {
      canvas.column(die_at(column));
      canvas.die("?", ink_of(column));
    }
  } else {
    show_row(view.table.code, true, canvas);
  }
  canvas.end_line();
}

void show_effort(const State& state, int number, Canvas& canvas) {
  const Effort& effort = state.rows[static_cast<std::size_t>(number)];
  canvas.text("  ");
  canvas.label("effort", Ink::faint);
  canvas.text(" " + std::to_string(number + 1), Ink::faint);
  show_row(effort.dice, false, canvas);
  const std::array marks{effort.marks.equal, effort.marks.high, effort.marks.low};
  for (std::size_t mark = 0; mark < marks.size() && number < state.efforts; ++mark) {
    canvas.column(kMarksAt[mark]);
    canvas.text(number < state.marked() ? std::to_string(marks[mark]) : "?", Ink::strong);
  }
  canvas.end_line();
}

void show_white_dice(const State& state, Canvas& canvas) {
  canvas.text("  ");
  canvas.label("white_dice", Ink::faint);
  canvas.column(die_at(Column::blue));
  canvas.text(" " + std::to_string(state.white_dice), Ink::strong);
  if (state.phase == Phase::place) {
    canvas.column(die_at(Column::red));
    canvas.label("rolled", Ink::faint);
    canvas.text(" ");
    for (int pips = 1; pips <= kPips; ++pips) {
      for (int die = 0; die < showing(state.rolled, pips); ++die) canvas.die(std::to_string(pips), Ink::cyan);
    }
  }
  canvas.end_line();
}

void note_column(const PossibleCodes& possible, Column column, Canvas& canvas) {
  canvas.text("  ");
  show_name(column, canvas);
  canvas.column(10);
  for (int pips = 1; pips <= kPips; ++pips) {
    const bool can_be = std::any_of(possible.begin(), possible.end(), [&](Row code) { return code[column] == pips; });
    canvas.text(can_be ? " " + std::to_string(pips) : " .", can_be ? Ink::plain : Ink::faint);
  }
  canvas.end_line();
}

void note_codes(const PossibleCodes& possible, Canvas& canvas) {
  constexpr std::size_t kInALine = 7;
  for (std::size_t i = 0; i < possible.size(); ++i) {
    if (i > 0 && i % kInALine == 0) canvas.end_line();
    canvas.text(i % kInALine == 0 ? " " : "  ");
    for (const Column column : kColumns) canvas.text(" " + std::to_string(possible[i][column]), ink_of(column));
  }
  canvas.end_line();
}

}  // namespace

void Views::show(const View& view, Canvas& canvas) {
  const State& state = view.table;
  for (const Seat seat : Seats::all(kPlayers)) show_player(state, seat, canvas);
  show_heading(canvas);
  show_code(view, canvas);
  canvas.text("  ");
  canvas.label("solution", Ink::faint);
  show_row(state.solution, true, canvas);
  canvas.end_line();
  for (int number = 0; number < kEfforts; ++number) show_effort(state, number, canvas);
  show_white_dice(state, canvas);
}

void Views::notes(const View& view, Canvas& canvas) {
  constexpr std::size_t kFew = 20;
  const State& state = view.table;
  canvas.text("  ");
  if (!state.has_secret()) {
    canvas.label("no_secret", Ink::faint);
    canvas.end_line();
    return;
  }
  const PossibleCodes possible = possible_codes(state);
  canvas.label("possible_codes");
  canvas.text(" " + std::to_string(possible.size()), Ink::strong);
  canvas.end_line();
  for (const Column column : kColumns) note_column(possible, column, canvas);
  if (possible.size() <= kFew) note_codes(possible, canvas);
}

}  // namespace alea::dobbelduel
