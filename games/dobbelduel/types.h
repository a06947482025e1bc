// The nouns of Dobbelduel.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <string_view>

#include "engine/dice.h"
#include "engine/options.h"
#include "engine/seat.h"

namespace alea::dobbelduel {

inline constexpr int kPlayers = 2;
inline constexpr int kPips = 6;
inline constexpr int kWhiteDice = 18;    // DO-3
inline constexpr int kEfforts = 7;       // DO-3
inline constexpr int kDiceToRoll = 4;    // DO-4
inline constexpr int kMostMatches = 18;  // nine in each role

inline constexpr Faces kWhiteDie{{1, 1, 1, 1, 1, 1}};  // face n - 1 shows n pips

/// The columns of the board, each with its colour.
enum class Column : std::uint8_t { blue, red, yellow, green };

inline constexpr std::array kColumns{Column::blue, Column::red, Column::yellow, Column::green};
inline constexpr std::array<std::string_view, kColumns.size()> kColours{"blue", "red", "yellow", "green"};

constexpr std::string_view colour(Column column) { return kColours[static_cast<std::size_t>(column)]; }

/// At most one die in each column, by its pips: a code, a solution, or the row of an effort.
class Row {
 public:
  constexpr Row() = default;
  constexpr explicit Row(std::uint16_t packed) : packed_(packed) {}

  /// The pips of the die in the column, or 0 if there is none.
  constexpr int operator[](Column column) const { return packed_ >> shift(column) & 0xF; }
  /// The same row with a die in a column that is empty.
  constexpr Row with(Column column, int pips) const { return Row(merged(pips << shift(column))); }
  constexpr Row with(Row others) const { return Row(merged(others.packed_)); }

  constexpr int dice() const { return std::popcount(taken()); }
  constexpr bool is_empty() const { return packed_ == 0; }
  constexpr bool is_full() const { return taken() == kTop; }
  /// The leftmost column without a die. The row must not be full.
  constexpr Column first_free() const { return column_of(~taken() & kTop); }
  /// The leftmost column with a die. The row must not be empty.
  constexpr Column first_taken() const { return column_of(taken()); }

  /// Four bits per column, blue in the lowest.
  constexpr std::uint16_t packed() const { return packed_; }
  constexpr bool operator==(const Row&) const = default;

 private:
  friend struct Marks;

  // Pips never use the highest of a column's four bits, so subtraction can leave the outcome of a comparison there.
  static constexpr unsigned kTop = 0x8888;
  static constexpr unsigned shift(Column column) { return 4U * static_cast<unsigned>(column); }
  static constexpr Column column_of(unsigned tops) { return static_cast<Column>(std::countr_zero(tops) / 4); }
  constexpr std::uint16_t merged(int more) const { return static_cast<std::uint16_t>(packed_ | more); }
  constexpr unsigned taken() const { return (packed_ + 0x7777U) & kTop; }
  /// The columns in which this row has at least as many pips as the other.
  constexpr unsigned at_least(Row other) const { return ((packed_ | kTop) - other.packed_) & kTop; }

  std::uint16_t packed_ = 0;
};

/// DO-6: how many of the placed dice are equal to the code, too high and too low.
struct Marks {
  std::uint8_t equal = 0;
  std::uint8_t high = 0;
  std::uint8_t low = 0;

  /// The true marks of an effort. All four columns are compared at once.
  static constexpr Marks of(Row effort, Row code) {
    const unsigned not_lower = effort.at_least(code);
    const unsigned not_higher = code.at_least(effort);
    return {.equal = count(not_lower & not_higher),
            .high = count(not_lower & ~not_higher),
            .low = count(effort.taken() & ~not_lower)};
  }
  constexpr int sum() const { return equal + high + low; }
  constexpr bool operator==(const Marks&) const = default;

 private:
  static constexpr std::uint8_t count(unsigned columns) { return static_cast<std::uint8_t>(std::popcount(columns)); }
};

/// A row of the board with its marks.
struct Effort {
  Row dice;
  Marks marks;
  constexpr bool operator==(const Effort&) const = default;
};

/// DO-12: who marks an effort.
enum class Marking : std::uint8_t { by_program, by_hand };

inline constexpr std::array<std::string_view, 2> kMarkings{"by_program", "by_hand"};

struct Options {
  OptionValue matches_each = 1;  // DO-1
  OptionValue marking = 0;       // DO-12

  constexpr bool marks_by_hand() const { return marking == static_cast<OptionValue>(Marking::by_hand); }
  constexpr bool operator==(const Options&) const = default;
};

inline constexpr std::array kOptions{
    number("matches_each", &Options::matches_each, 1, kMostMatches / kPlayers),
    word("marking", &Options::marking, kMarkings),
};

/// A choice of the breaker or, marking by hand, of the maker.
///
/// A placement is one move because its dice only make sense together; there are at most 208. A solution takes four
/// moves, one per column: a list of all 1,296 would be too long to choose from.
class Move {
 public:
  enum class Kind : std::uint8_t {
    effort,  // roll white dice (DO-4)
    solve,   // fill the solution row instead (DO-7)
    set,     // one column of the solution row
    place,   // white dice on a row (DO-5)
    mark,    // mark an effort by hand (DO-12)
  };

  constexpr Move() = default;
  static constexpr Move effort() { return Move(Kind::effort, 0); }
  static constexpr Move solve() { return Move(Kind::solve, 0); }
  static constexpr Move set(Column column, int pips) { return Move(Kind::set, Row().with(column, pips).packed()); }
  static constexpr Move place(Row dice) { return Move(Kind::place, dice.packed()); }
  static constexpr Move mark(Marks marks) {
    return Move(Kind::mark, static_cast<std::uint16_t>(marks.equal | marks.high << 4U | marks.low << 8U));
  }

  constexpr Kind kind() const { return kind_; }
  /// The dice of a placement, or the one die of a column that is set.
  constexpr Row row() const { return Row(content_); }
  constexpr Marks marks() const { return {.equal = nibble(0), .high = nibble(4), .low = nibble(8)}; }

  constexpr bool operator==(const Move&) const = default;

 private:
  constexpr Move(Kind kind, std::uint16_t content) : kind_(kind), content_(content) {}
  constexpr std::uint8_t nibble(unsigned at) const { return static_cast<std::uint8_t>(content_ >> at & 0xFU); }

  Kind kind_ = Kind::effort;
  std::uint16_t content_ = 0;
};

/// What chance did: drew the maker of the first code, rolled a code, or rolled white dice.
struct Outcome {
  enum class Kind : std::uint8_t { lot, code, roll };
  Kind kind = Kind::lot;
  Seat first_maker{};  // of a lot
  Row code;            // of a code
  FaceCounts roll;     // of a roll

  static constexpr Outcome of_lot(Seat maker) {
    return {.kind = Kind::lot, .first_maker = maker, .code = {}, .roll = {}};
  }
  static constexpr Outcome of_code(Row code) {
    return {.kind = Kind::code, .first_maker = {}, .code = code, .roll = {}};
  }
  static constexpr Outcome of_roll(FaceCounts roll) {
    return {.kind = Kind::roll, .first_maker = {}, .code = {}, .roll = roll};
  }
  constexpr bool operator==(const Outcome&) const = default;
};

constexpr int dice_in(FaceCounts roll) {
  int sum = 0;
  for (int face = 0; face < kMaxFaces; ++face) sum += roll[face];
  return sum;
}
/// How many dice of a roll show this many pips.
constexpr int showing(FaceCounts roll, int pips) { return roll[pips - 1]; }

}  // namespace alea::dobbelduel
