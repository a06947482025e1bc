#include "games/dobbelduel/asking.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "engine/text.h"

namespace alea::dobbelduel {
namespace {

using Typed = Checked<std::vector<Move>>;

constexpr std::string_view kInitials = "bryg";
constexpr std::string_view kHowToPlace =
    "Type a die or a dot for each of blue, red, yellow and green: 5 . . 2 puts a 5 on blue and a 2 on green.";
constexpr std::string_view kHowToSolve =
    "A solution is four numbers from 1 to 6, for blue, red, yellow and green: solve 5 3 4 2.";
constexpr std::array<std::string_view, kColumns.size()> kAskedColours{"colour.blue", "colour.red", "colour.yellow",
                                                                      "colour.green"};

constexpr bool is_digit(char one) { return one >= '0' && one <= '9'; }
constexpr bool is_gap(char one) { return one == '.' || one == '-' || one == '_' || one == '0'; }

/// The text in lower case without blanks: every sign that people type here is a single character.
std::string signs_of(std::string_view text) {
  std::string signs;
  for (const char one : text) {
    if (one == ' ' || one == ',') continue;
    signs += one >= 'A' && one <= 'Z' ? static_cast<char>(one - 'A' + 'a') : one;
  }
  return signs;
}

/// Takes the word off the front of the signs, if it is there.
bool starts_with(std::string_view word, std::string& signs) {
  if (!signs.starts_with(word)) return false;
  signs.erase(0, word.size());
  return true;
}

/// "b5g2": pairs of a column and a number of pips.
std::optional<Row> read_pairs(std::string_view signs) {
  if (signs.empty() || signs.size() % 2 != 0) return std::nullopt;
  Row row;
  for (std::size_t at = 0; at < signs.size(); at += 2) {
    const std::size_t column = kInitials.find(signs[at]);
    if (column == std::string_view::npos || !is_digit(signs[at + 1]) || row[kColumns[column]] > 0) return std::nullopt;
    row = row.with(kColumns[column], signs[at + 1] - '0');
  }
  return row;
}

/// "5..2": one sign for each column.
std::optional<Row> read_columns(std::string_view signs) {
  if (signs.size() != kColumns.size()) return std::nullopt;
  Row row;
  for (const Column column : kColumns) {
    const char sign = signs[static_cast<std::size_t>(column)];
    if (is_gap(sign)) continue;
    if (!is_digit(sign)) return std::nullopt;
    row = row.with(column, sign - '0');
  }
  return row;
}

std::string dice_said(int count, int pips) {
  constexpr std::array<std::string_view, kDiceToRoll> kCounts{"no", "only one", "only two", "only three"};
  return std::string(kCounts[static_cast<std::size_t>(count)]) + " " + std::to_string(pips) + (count > 1 ? "s" : "");
}

Typed read_placement(const State& table, std::string signs) {
  starts_with("place", signs);
  const std::optional<Row> row =
      signs.find_first_of(kInitials) == std::string::npos ? read_columns(signs) : read_pairs(signs);
  if (!row || row->is_empty()) return Error{std::string(kHowToPlace)};
  for (int pips = 1; pips <= 9; ++pips) {  // people type any digit
    const auto placed =
        std::count_if(kColumns.begin(), kColumns.end(), [&](Column column) { return (*row)[column] == pips; });
    const int rolled = pips <= kPips ? showing(table.rolled, pips) : 0;
    if (placed > rolled) return Error{"You rolled " + dice_said(rolled, pips) + "."};
  }
  return std::vector{Move::place(*row)};
}

/// The columns of the solution that are still empty.
Typed read_solution(Row solution, std::string_view signs, std::vector<Move> moves) {
  for (const char sign : signs) {
    const bool is_pips = sign >= '1' && sign <= '0' + kPips;
    if (solution.is_full() || !is_pips) {
      return Error{std::string(kHowToSolve)};
    }
    moves.push_back(Move::set(solution.first_free(), sign - '0'));
    solution = solution.with(moves.back().row());
  }
  if (moves.empty()) return Error{"Type the pips of each column, from 1 to 6."};
  return moves;
}

Typed read_marks(const State& table, std::string signs) {
  starts_with("mark", signs);
  const auto count = [&](char sign) { return static_cast<int>(std::count(signs.begin(), signs.end(), sign)); };
  std::array<int, 3> counts{count('='), count('-'), count('+')};
  const bool has_counts = signs.size() == counts.size() && std::all_of(signs.begin(), signs.end(), is_digit);
  if (has_counts) {
    counts = {signs[0] - '0', signs[1] - '0', signs[2] - '0'};
  } else if (signs.empty() || counts[0] + counts[1] + counts[2] != static_cast<int>(signs.size())) {
    return Error{"Type how many dice are equal, too high and too low: 1 0 2, or =++."};
  }
  const int dice = table.rows[table.efforts - 1U].dice.dice();
  const int sum = counts[0] + counts[1] + counts[2];
  if (sum != dice) {
    return Error{"The marks must add up to " + std::to_string(dice) + ", one for each die, not " + std::to_string(sum) +
                 "."};  // DO-12
  }
  return std::vector{Move::mark({.equal = static_cast<std::uint8_t>(counts[0]),
                                 .high = static_cast<std::uint8_t>(counts[1]),
                                 .low = static_cast<std::uint8_t>(counts[2])})};
}

Typed read_decision(std::string signs) {
  if (signs == "roll") return std::vector{Move::effort()};
  if (starts_with("solve", signs)) {
    if (signs.size() == kColumns.size()) return read_solution(Row(), signs, {Move::solve()});
    return Error{std::string(kHowToSolve)};
  }
  return Error{"Type effort to roll white dice, or solve and four numbers: solve 5 3 4 2."};
}

/// A placement that the roll allows, as an example: its lowest die on blue and its highest on green.
std::string example_of(FaceCounts rolled) {
  int lowest = 1;
  while (showing(rolled, lowest) == 0) ++lowest;
  int highest = kPips;
  while (showing(rolled, highest) == 0) --highest;
  const std::string last = dice_in(rolled) > 1 ? std::to_string(highest) : ".";
  return std::to_string(lowest) + " . . " + last;
}

}  // namespace

Fact Asking::question(const View& view) {
  const State& table = view.table;
  switch (table.phase) {
    case Phase::place: return {"ask.place", {{"example", Quote{example_of(table.rolled)}}}};
    case Phase::mark: return {"ask.mark", {{"n", table.efforts}}};
    case Phase::solve: {
      const auto column = static_cast<std::size_t>(table.solution.first_free());
      return {"ask.set", {{"colour", Word{kAskedColours[column]}}}};
    }
    default: return {"ask.decide", {{"n", table.efforts + 1}}};
  }
}

Typed Asking::read_typed(const View& view, std::string_view text) {
  const State& table = view.table;
  std::string signs = signs_of(text);
  switch (table.phase) {
    case Phase::place: return read_placement(table, signs);
    case Phase::mark: return read_marks(table, signs);
    case Phase::solve: starts_with("solve", signs); return read_solution(table.solution, signs, {});
    default: return read_decision(signs);
  }
}

}  // namespace alea::dobbelduel
