#include "games/dobbelduel/code_set.h"

#include <set>
#include <vector>

#include "engine/simulation_dice.h"
#include "games/dobbelduel/choices.h"
#include "games/dobbelduel/rolls.h"
#include "gtest/gtest.h"

namespace alea::dobbelduel {
namespace {

std::vector<Row> some_codes(int count, SimulationDice& dice) {
  std::set<int> chosen;
  while (static_cast<int>(chosen.size()) < count) chosen.insert(dice.pick(kCodeCount));
  std::vector<Row> codes;
  for (const int i : chosen) codes.push_back(kCodes[static_cast<std::size_t>(i)]);
  return codes;
}

Sizes counted_one_by_one(const std::vector<Row>& codes, Row placed) {
  Sizes sizes{};
  for (const Row code : codes) ++sizes[static_cast<std::size_t>(mark_number(Marks::of(placed, code)))];
  return sizes;
}

TEST(CodeSet, every_placement_of_a_roll_is_visited_once_and_divides_the_codes_by_their_marks) {
  SimulationDice dice(1, 2);
  for (const int count : {1, 2, 17, 64, 65, 400, kCodeCount}) {
    const std::vector<Row> codes = some_codes(count, dice);
    const FaceCounts roll = dice.roll<kWhiteDie>(kDiceToRoll);
    std::set<int> visited;
    visit_splits(CodeSet(codes), roll, Tried::all, [&](Row row, const Sizes& sizes) {
      EXPECT_TRUE(visited.insert(row.packed()).second);
      EXPECT_EQ(sizes, counted_one_by_one(codes, row));
      return true;
    });
    std::set<int> offered;
    for (const Move move : Choices::placements(roll)) offered.insert(move.row().packed());
    EXPECT_EQ(visited, offered);
  }
}

TEST(CodeSet, dice_that_tell_nothing_can_be_left_out) {
  // Blue is 3 or 4, red is 1, yellow 6, green 2 or 5.
  const std::vector<Row> codes{Row(0x2613), Row(0x2614), Row(0x5613)};
  FaceCounts two_of_each;
  for (int face = 0; face < kPips; ++face) two_of_each.add(face, 2);
  std::set<int> visited;
  visit_splits(CodeSet(codes), two_of_each, Tried::telling, [&](Row row, const Sizes& /*sizes*/) {
    visited.insert(row.packed());
    return true;
  });
  std::set<int> expected;
  for (const int blue : {0, 3, 4}) {
    for (const int green : {0, 2, 3, 4, 5}) {
      if (blue + green > 0) expected.insert(green << 12 | blue);
    }
  }
  EXPECT_EQ(visited, expected);
}

TEST(CodeSet, a_walk_stops_when_it_is_told_to) {
  SimulationDice dice(1, 2);
  int visits = 0;
  const auto stop_at_third = [&](Row /*row*/, const Sizes& /*sizes*/) { return ++visits < 3; };
  EXPECT_FALSE(visit_splits(CodeSet(some_codes(50, dice)), dice.roll<kWhiteDie>(4), Tried::all, stop_at_third));
  EXPECT_EQ(visits, 3);
}

TEST(CodeSet, parts_are_the_codes_with_the_same_marks) {
  SimulationDice dice(3, 4);
  const std::vector<Row> codes = some_codes(300, dice);
  const Row placed = Row().with(Column::blue, 3).with(Column::yellow, 4);
  const Parts parts(codes, placed);
  const Sizes sizes = counted_one_by_one(codes, placed);
  for (int marks = 0; marks < kMarkNumbers; ++marks) {
    EXPECT_EQ(static_cast<int>(parts[marks].size()), sizes[static_cast<std::size_t>(marks)]);
    for (const Row code : parts[marks]) EXPECT_EQ(mark_number(Marks::of(placed, code)), marks);
  }
}

TEST(Rolls, the_average_is_over_all_rolls_with_the_best_dice_of_each_placed) {
  // Placing exactly one six is worth 1. A roll of n dice has a six with probability 1 - (5/6)^n.
  Rolls::Values values{};
  values[Rolls::number_of(Row().with(Column::red, 6))] = 1;
  EXPECT_NEAR(Rolls::average_of_best(values, 1), 1.0 / 6, 1e-6);
  EXPECT_NEAR(Rolls::average_of_best(values, 4), 671.0 / 1296, 1e-6);
  // Two sixes are worth 3, but placing only one of them is worth 1.
  values[Rolls::number_of(Row().with(Column::red, 6).with(Column::blue, 6))] = 3;
  EXPECT_NEAR(Rolls::average_of_best(values, 2), (3.0 + 10) / 36, 1e-6);
}

}  // namespace
}  // namespace alea::dobbelduel
