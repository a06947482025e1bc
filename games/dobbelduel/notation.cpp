#include "games/dobbelduel/notation.h"

#include <array>
#include <vector>

#include "engine/text.h"

namespace alea::dobbelduel {
namespace {

constexpr std::string_view kNoDie = ".";

std::string digit(int number) { return std::string(1, static_cast<char>('0' + number)); }

/// One digit from `least` to `most`, or nothing.
std::optional<int> read_digit(std::string_view text, int least, int most) {
  if (text.size() != 1 || text[0] < '0' + least || text[0] > '0' + most) return std::nullopt;
  return text[0] - '0';
}

std::optional<int> read_pips(std::string_view text) { return read_digit(text, 1, kPips); }

/// The words of the text. A trailing blank adds an empty word, which every reader refuses.
std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words = split(text, ' ');
  if (text.ends_with(' ')) words.emplace_back();
  return words;
}

std::string row_text(Row row) {
  std::string text;
  for (const Column column : kColumns) text += " " + (row[column] > 0 ? digit(row[column]) : std::string(kNoDie));
  return text;
}

/// One word per column.
std::optional<Row> read_row(std::string_view text) {
  const std::vector<std::string_view> words = words_of(text);
  if (words.size() != kColumns.size()) return std::nullopt;
  Row row;
  for (const Column column : kColumns) {
    const std::string_view word = words[static_cast<std::size_t>(column)];
    if (word == kNoDie) continue;
    const auto pips = read_pips(word);
    if (!pips) return std::nullopt;
    row = row.with(column, *pips);
  }
  return row;
}

std::optional<Move> read_mark(std::string_view text) {
  const std::vector<std::string_view> words = words_of(text);
  if (words.size() != 3) return std::nullopt;
  std::array<std::uint8_t, 3> counts{};
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const auto count = read_digit(words[i], 0, kDiceToRoll);
    if (!count) return std::nullopt;
    counts[i] = static_cast<std::uint8_t>(*count);
  }
  return Move::mark({.equal = counts[0], .high = counts[1], .low = counts[2]});
}

std::optional<Move> read_set(std::string_view word, std::string_view text) {
  const auto pips = read_pips(text);
  for (const Column column : kColumns) {
    if (pips && colour(column) == word) return Move::set(column, *pips);
  }
  return std::nullopt;
}

std::optional<Outcome> read_roll(std::string_view text) {
  const std::vector<std::string_view> words = words_of(text);
  if (words.empty() || words.size() > kDiceToRoll) return std::nullopt;
  FaceCounts roll;
  for (const std::string_view word : words) {
    const auto pips = read_pips(word);
    if (!pips) return std::nullopt;
    roll.add(*pips - 1);
  }
  return Outcome::of_roll(roll);
}

}  // namespace

std::string Notation::write(const Move& move) {
  switch (move.kind()) {
    case Move::Kind::effort: return "effort";
    case Move::Kind::solve: return "solve";
    case Move::Kind::place: return "place" + row_text(move.row());
    case Move::Kind::set: {
      const Column column = move.row().first_taken();
      return std::string(colour(column)) + " " + digit(move.row()[column]);
    }
    case Move::Kind::mark: break;
  }
  const Marks marks = move.marks();
  return "mark " + digit(marks.equal) + " " + digit(marks.high) + " " + digit(marks.low);
}

std::string Notation::write(const Outcome& outcome) {
  if (outcome.kind == Outcome::Kind::lot) return std::string("lot ") + letter(outcome.first_maker);
  if (outcome.kind == Outcome::Kind::code) return "code" + row_text(outcome.code);
  std::string text = "roll";
  for (int pips = 1; pips <= kPips; ++pips) {
    for (int die = 0; die < showing(outcome.roll, pips); ++die) text += " " + digit(pips);
  }
  return text;
}

std::optional<Move> Notation::read_move(std::string_view text) {
  if (text == "effort") return Move::effort();
  if (text == "solve") return Move::solve();
  const std::string_view word = next_part(text, ' ');
  if (word == "mark") return read_mark(text);
  if (word != "place") return read_set(word, text);
  const auto row = read_row(text);
  if (!row || row->is_empty()) return std::nullopt;
  return Move::place(*row);
}

std::optional<Outcome> Notation::read_outcome(std::string_view text) {
  const std::string_view word = next_part(text, ' ');
  if (word == "roll") return read_roll(text);
  if (word == "code") {
    const auto code = read_row(text);
    if (!code || !code->is_full()) return std::nullopt;
    return Outcome::of_code(*code);
  }
  const auto maker = read_seat(text);
  if (word != "lot" || !maker || index(*maker) >= kPlayers) return std::nullopt;
  return Outcome::of_lot(*maker);
}

}  // namespace alea::dobbelduel
