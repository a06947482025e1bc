#include "engine/dice.h"

#include <cmath>
#include <map>

#include "engine/roll_table.h"
#include "engine/scripted_dice.h"
#include "engine/simulation_dice.h"
#include "gtest/gtest.h"

namespace alea {
namespace {

constexpr Faces kOddDie{{1, 1, 1, 3}};
constexpr Faces kCube{{1, 1, 1, 1, 1, 1}};

/// Expects the counts to fit: chi-squared within five standard deviations, and nothing that cannot occur.
void expect_fits(const std::map<std::uint64_t, double>& expected, const std::map<std::uint64_t, int>& counted) {
  double chi = 0;
  for (const auto& [key, want] : expected) {
    const auto found = counted.find(key);
    const double got = found == counted.end() ? 0 : found->second;
    chi += (got - want) * (got - want) / want;
  }
  const auto freedom = static_cast<double>(expected.size() - 1);
  EXPECT_LE(chi, freedom + 5 * std::sqrt(2 * freedom));
  for (const auto& [key, got] : counted) EXPECT_TRUE(expected.contains(key)) << key;
}

TEST(Faces, every_side_shows_its_face) {
  EXPECT_EQ(kOddDie.kinds(), 4);
  EXPECT_EQ(kOddDie.total(), 6);
  EXPECT_EQ(kOddDie.face_of(0), 0);
  EXPECT_EQ(kOddDie.face_of(2), 2);
  EXPECT_EQ(kOddDie.face_of(3), 3);
  EXPECT_EQ(kOddDie.face_of(5), 3);
}

TEST(AggregatedRolls, list_every_way_once) {
  const auto rolls = aggregated_rolls(kOddDie, 6);
  EXPECT_EQ(rolls.size(), 84);
  std::uint64_t ways = 0;
  for (const auto& roll : rolls) ways += roll.ways;
  EXPECT_EQ(ways, 46656);
}

TEST(SimulationDice, roll_as_often_as_dice_rolled_one_by_one_would) {
  constexpr int kRolls = 400'000;
  std::map<std::uint64_t, double> expected;
  for (const auto& roll : aggregated_rolls(kOddDie, 3)) {
    expected[roll.counts.packed()] = static_cast<double>(roll.ways) / 216 * kRolls;
  }
  std::map<std::uint64_t, int> at_once;
  std::map<std::uint64_t, int> one_by_one;
  SimulationDice dice(11, 0);
  LocalDice local(12);
  for (int i = 0; i < kRolls; ++i) {
    ++at_once[dice.roll<kOddDie>(3).packed()];
    ++one_by_one[local.roll<kOddDie>(3).packed()];
  }
  expect_fits(expected, at_once);
  expect_fits(expected, one_by_one);
}

TEST(SimulationDice, many_dice_are_added_up_from_fewer) {
  SimulationDice dice(3, 0);
  for (const int n : {0, 1, 9, 15, 31, 100}) {
    for (int i = 0; i < 100; ++i) {
      const FaceCounts counts = dice.roll<kCube>(n);
      int sum = 0;
      for (int face = 0; face < kMaxFaces; ++face) sum += counts[face];
      EXPECT_EQ(sum, n);
    }
  }
}

TEST(SimulationDice, the_mean_of_a_large_roll_is_right) {
  SimulationDice dice(5, 0);
  constexpr int kRolls = 20'000;
  int sixes = 0;
  for (int i = 0; i < kRolls; ++i) sixes += dice.roll<kCube>(18)[5];
  EXPECT_NEAR(static_cast<double>(sixes) / kRolls, 3.0, 5 * std::sqrt(18 * 5.0 / 36 / kRolls));
}

TEST(SimulationDice, pick_gives_each_number_equally_often) {
  SimulationDice dice(1, 0);
  constexpr int kPicks = 120'000;
  for (const int n : {1, 2, 3, 6, 7, 92}) {
    std::map<std::uint64_t, double> expected;
    std::map<std::uint64_t, int> counted;
    for (int i = 0; i < n; ++i) expected[static_cast<std::uint64_t>(i)] = static_cast<double>(kPicks) / n;
    for (int i = 0; i < kPicks; ++i) ++counted[static_cast<std::uint64_t>(dice.pick(n))];
    expect_fits(expected, counted);
  }
}

TEST(SimulationDice, are_the_same_on_every_platform) {
  SimulationDice dice(42, 7);
  std::string drawn;
  for (int i = 0; i < 12; ++i) drawn += std::to_string(dice.pick(6) + 1);
  const FaceCounts roll = dice.roll<kOddDie>(6);
  for (int face = 0; face < 4; ++face) drawn += " " + std::to_string(roll[face]);
  EXPECT_EQ(drawn, "232511442611 2 0 0 4");
}

TEST(SimulationDice, streams_of_neighbouring_games_differ) {
  std::map<int, int> firsts;
  for (std::uint64_t game = 0; game < 1000; ++game) ++firsts[SimulationDice(1, game).pick(1'000'000'000)];
  EXPECT_EQ(firsts.size(), 1000);
}

TEST(ScriptedDice, fall_as_told) {
  ScriptedDice dice({2, 0, 5, 3});
  EXPECT_EQ(dice.pick(6), 2);
  const FaceCounts roll = dice.roll<kOddDie>(3);
  EXPECT_EQ(roll[0], 1);
  EXPECT_EQ(roll[3], 2);
  EXPECT_TRUE(dice.is_over());
}

}  // namespace
}  // namespace alea
