// What happens in Dobbelduel. Everyone sees everything but the roll of a code (DO-14).
#pragma once

#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "engine/events.h"
#include "games/dobbelduel/types.h"

namespace alea::dobbelduel {

/// The pips of a code, for events that hold one.
inline constexpr std::tuple kCodeFields{field("blue", [](const auto& event) { return event.code[Column::blue]; }),
                                        field("red", [](const auto& event) { return event.code[Column::red]; }),
                                        field("yellow", [](const auto& event) { return event.code[Column::yellow]; }),
                                        field("green", [](const auto& event) { return event.code[Column::green]; })};

/// DO-1: who makes the first code.
struct Lot {
  static constexpr std::string_view kName = "lot";
  Seat who{};
  static constexpr auto kFields = std::tuple{field("who", &Lot::who)};
  constexpr bool operator==(const Lot&) const = default;
};

/// DO-1: match `n` begins, in which `whom` breaks the code of `who`.
struct MatchBegan {
  static constexpr std::string_view kName = "match";
  Seat who{};
  Seat whom{};
  int n = 0;
  static constexpr auto kFields =
      std::tuple{field("who", &MatchBegan::who), field("whom", &MatchBegan::whom), field("n", &MatchBegan::n)};
  constexpr bool operator==(const MatchBegan&) const = default;
};

/// DO-2. Secret: others must not see the code, so this event has no name and no fields.
struct CodeRolled {
  Seat maker{};
  Row code;
  constexpr bool operator==(const CodeRolled&) const = default;
};

/// What the maker sees of CodeRolled.
struct OwnCode {
  static constexpr std::string_view kName = "code";
  Row code;
  static constexpr auto kFields = kCodeFields;
  constexpr bool operator==(const OwnCode&) const = default;
};

/// DO-7: the breaker decided on effort `n`.
struct EffortBegan {
  static constexpr std::string_view kName = "effort";
  Seat who{};
  int n = 0;
  static constexpr auto kFields = std::tuple{field("who", &EffortBegan::who), field("n", &EffortBegan::n)};
  constexpr bool operator==(const EffortBegan&) const = default;
};

/// DO-4
struct Rolled {
  static constexpr std::string_view kName = "rolled";
  Seat who{};
  FaceCounts roll;
  std::vector<Thing> what() const;
  static constexpr auto kFields = std::tuple{field("who", &Rolled::who), field("what", &Rolled::what)};
  constexpr bool operator==(const Rolled&) const = default;
};

/// DO-5
struct Placed {
  static constexpr std::string_view kName = "placed";
  Seat who{};
  Row row;
  std::vector<Thing> dice() const;
  static constexpr auto kFields = std::tuple{field("who", &Placed::who), field("dice", &Placed::dice)};
  constexpr bool operator==(const Placed&) const = default;
};

/// DO-6: the marks that the program gave an effort.
struct ProgramMarked {
  static constexpr std::string_view kName = "marks";
  Marks given;
  std::vector<Thing> marks() const;
  static constexpr auto kFields = std::tuple{field("marks", &ProgramMarked::marks)};
  constexpr bool operator==(const ProgramMarked&) const = default;
};

/// DO-12: the marks that the maker gave an effort.
struct MakerMarked {
  static constexpr std::string_view kName = "marked";
  Seat who{};
  Marks given;
  std::vector<Thing> marks() const;
  static constexpr auto kFields = std::tuple{field("who", &MakerMarked::who), field("marks", &MakerMarked::marks)};
  constexpr bool operator==(const MakerMarked&) const = default;
};

/// DO-13: the marks contradict each other, which ends the match.
struct NoCodeFits {
  static constexpr std::string_view kName = "no_code_fits";
  static constexpr std::tuple<> kFields{};
  constexpr bool operator==(const NoCodeFits&) const = default;
};

/// DO-8: the breaker must solve.
struct NoRowLeft {
  static constexpr std::string_view kName = "no_row_left";
  Seat who{};
  static constexpr auto kFields = std::tuple{field("who", &NoRowLeft::who)};
  constexpr bool operator==(const NoRowLeft&) const = default;
};

/// DO-8: the breaker must solve.
struct NoDieLeft {
  static constexpr std::string_view kName = "no_die_left";
  Seat who{};
  static constexpr auto kFields = std::tuple{field("who", &NoDieLeft::who)};
  constexpr bool operator==(const NoDieLeft&) const = default;
};

/// DO-7: the breaker decided to solve.
struct SolvingBegan {
  static constexpr std::string_view kName = "solve";
  Seat who{};
  static constexpr auto kFields = std::tuple{field("who", &SolvingBegan::who)};
  constexpr bool operator==(const SolvingBegan&) const = default;
};

/// DO-7: one column of the solution row.
struct ColumnSet {
  static constexpr std::string_view kName = "set";
  Seat who{};
  Column column{};
  int n = 0;
  Word colour() const;
  static constexpr auto kFields =
      std::tuple{field("colour", &ColumnSet::colour), field("n", &ColumnSet::n), field("who", &ColumnSet::who)};
  constexpr bool operator==(const ColumnSet&) const = default;
};

/// DO-9
struct CodeShown {
  static constexpr std::string_view kName = "shown";
  Row code;
  static constexpr auto kFields = kCodeFields;
  constexpr bool operator==(const CodeShown&) const = default;
};

/// DO-10: the solution was right and scored `n` points.
struct Broke {
  static constexpr std::string_view kName = "broke";
  Seat who{};
  int n = 0;
  static constexpr auto kFields = std::tuple{field("who", &Broke::who), field("n", &Broke::n)};
  constexpr bool operator==(const Broke&) const = default;
};

/// DO-10: the solution was wrong.
struct Missed {
  static constexpr std::string_view kName = "missed";
  Seat who{};
  static constexpr auto kFields = std::tuple{field("who", &Missed::who)};
  constexpr bool operator==(const Missed&) const = default;
};

/// DO-13: the maker had marked effort `n` wrong.
struct MarkedWrong {
  static constexpr std::string_view kName = "marked_wrong";
  Seat who{};
  int n = 0;
  static constexpr auto kFields = std::tuple{field("who", &MarkedWrong::who), field("n", &MarkedWrong::n)};
  constexpr bool operator==(const MarkedWrong&) const = default;
};

/// DO-13: the breaker scored `n` points for it.
struct MadeGood {
  static constexpr std::string_view kName = "made_good";
  Seat who{};
  int n = 0;
  static constexpr auto kFields = std::tuple{field("who", &MadeGood::who), field("n", &MadeGood::n)};
  constexpr bool operator==(const MadeGood&) const = default;
};

/// DO-10: what the points of a match are made of.
struct Scored {
  static constexpr std::string_view kName = "scored";
  int rows = 0;  // without an effort
  int dice = 0;  // never placed
  std::vector<Thing> what() const;
  static constexpr auto kFields = std::tuple{field("what", &Scored::what)};
  constexpr bool operator==(const Scored&) const = default;
};

/// DO-11: the game is over, and both have `n` points.
struct Drawn {
  static constexpr std::string_view kName = "drawn";
  int n = 0;
  static constexpr auto kFields = std::tuple{field("n", &Drawn::n)};
  constexpr bool operator==(const Drawn&) const = default;
};

/// All events; they differ only in what is known of a code that was rolled.
template <class Code>
using EventWith =
    std::variant<Lot, MatchBegan, Code, EffortBegan, Rolled, Placed, ProgramMarked, MakerMarked, NoCodeFits, NoRowLeft,
                 NoDieLeft, SolvingBegan, ColumnSet, CodeShown, Broke, Missed, MarkedWrong, MadeGood, Scored, Drawn>;
using Event = EventWith<CodeRolled>;
using SeenEvent = EventWith<OwnCode>;

// Moves as they are offered

struct ChooseEffort {
  static constexpr std::string_view kName = "choice.effort";
  int n = 0;  // dice to roll
  static constexpr auto kFields = std::tuple{field("n", &ChooseEffort::n)};
};

struct ChooseSolve {
  static constexpr std::string_view kName = "choice.solve";
  static constexpr std::tuple<> kFields{};
};

struct ChooseSet {
  static constexpr std::string_view kName = "choice.set";
  Column column{};
  int n = 0;
  Word colour() const;
  static constexpr auto kFields = std::tuple{field("colour", &ChooseSet::colour), field("n", &ChooseSet::n)};
};

struct ChoosePlace {
  static constexpr std::string_view kName = "choice.place";
  Row row;
  std::vector<Thing> dice() const;
  static constexpr auto kFields = std::tuple{field("dice", &ChoosePlace::dice)};
};

struct ChooseMark {
  static constexpr std::string_view kName = "choice.mark";
  Marks given;
  std::vector<Thing> marks() const;
  static constexpr auto kFields = std::tuple{field("marks", &ChooseMark::marks)};
};

using Choice = std::variant<ChooseEffort, ChooseSolve, ChooseSet, ChoosePlace, ChooseMark>;

}  // namespace alea::dobbelduel
