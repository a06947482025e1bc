#include "engine/best_of.h"

#include <array>

#include "gtest/gtest.h"

namespace alea {
namespace {

TEST(BestOf, picks_the_item_with_the_highest_worth) {
  SimulationDice dice(1, 0);
  EXPECT_EQ(best_of(std::array{3, 1, 4, 1, 5, 2}, dice, [](int item) { return item; }), 5);
  EXPECT_EQ(best_of(std::array{3, 1, 4, 1, 5, 2}, dice, [](int item) { return item == 3; }), 3);
}

TEST(BestOf, gives_equals_equal_chances) {
  constexpr int kDraws = 30'000;
  SimulationDice dice(1, 0);
  std::array<int, 5> chosen{};
  for (int i = 0; i < kDraws; ++i) {
    ++chosen[best_at(std::array{2, 7, 7, 1, 7}, dice, [](int item) { return item; })];
  }
  EXPECT_EQ(chosen[0] + chosen[3], 0);
  for (const std::size_t at : {1, 2, 4}) EXPECT_NEAR(chosen[at], kDraws / 3, 500);  // six standard deviations
}

}  // namespace
}  // namespace alea
