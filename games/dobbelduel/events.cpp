#include "games/dobbelduel/events.h"

#include <array>

namespace alea::dobbelduel {
namespace {

constexpr std::array<std::string_view, kPips> kDice{"die.1", "die.2", "die.3", "die.4", "die.5", "die.6"};
constexpr std::array<std::string_view, kColumns.size()> kOn{"on.blue", "on.red", "on.yellow", "on.green"};
constexpr std::array<std::string_view, kColumns.size()> kColourKeys{"colour.blue", "colour.red", "colour.yellow",
                                                                    "colour.green"};

/// Each die with its column: the sentence uses the pips as the count.
std::vector<Thing> dice_by_column(Row row) {
  std::vector<Thing> dice;
  for (const Column column : kColumns) {
    if (row[column] > 0) dice.push_back({.noun = kOn[static_cast<std::size_t>(column)], .count = row[column]});
  }
  return dice;
}

std::vector<Thing> things_of(Marks marks) {
  std::vector<Thing> shown;
  const auto add = [&](std::string_view noun, int count) {
    if (count > 0) shown.push_back({.noun = noun, .count = count});
  };
  add("mark.equal", marks.equal);
  add("mark.high", marks.high);
  add("mark.low", marks.low);
  return shown;
}

Word word_of(Column column) { return {kColourKeys[static_cast<std::size_t>(column)]}; }

}  // namespace

std::vector<Thing> Rolled::what() const {
  std::vector<Thing> shown;
  for (int pips = 1; pips <= kPips; ++pips) {
    const int count = showing(roll, pips);
    if (count > 0) shown.push_back({.noun = kDice[static_cast<std::size_t>(pips - 1)], .count = count});
  }
  return shown;
}

std::vector<Thing> Placed::dice() const { return dice_by_column(row); }

std::vector<Thing> ProgramMarked::marks() const { return things_of(given); }

std::vector<Thing> MakerMarked::marks() const { return things_of(given); }

std::vector<Thing> Scored::what() const {
  std::vector<Thing> parts{{.noun = "score.code", .count = 1}};
  if (rows > 0) parts.push_back({.noun = "score.rows", .count = rows});
  if (dice > 0) parts.push_back({.noun = "score.dice", .count = dice});
  return parts;
}

Word ColumnSet::colour() const { return word_of(column); }

Word ChooseSet::colour() const { return word_of(column); }

std::vector<Thing> ChoosePlace::dice() const { return dice_by_column(row); }

std::vector<Thing> ChooseMark::marks() const { return things_of(given); }

}  // namespace alea::dobbelduel
