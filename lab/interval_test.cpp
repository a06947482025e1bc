#include "lab/interval.h"

#include "gtest/gtest.h"

namespace alea::lab {
namespace {

TEST(Interval, is_wilsons) {
  const Proportion won = proportion_of(8, 10);
  EXPECT_DOUBLE_EQ(won.value, 0.8);
  EXPECT_NEAR(won.low, 0.4902, 1e-4);
  EXPECT_NEAR(won.high, 0.9433, 1e-4);
}

TEST(Interval, stays_between_nothing_and_all) {
  EXPECT_NEAR(proportion_of(0, 50).low, 0, 1e-12);
  EXPECT_NEAR(proportion_of(50, 50).high, 1, 1e-12);
  EXPECT_DOUBLE_EQ(proportion_of(0, 0).high, 1);
}

TEST(Average, is_surer_the_more_numbers_there_are) {
  const Average four = average_of(1 + 2 + 3 + 4, 1 + 4 + 9 + 16, 4);
  EXPECT_DOUBLE_EQ(four.mean, 2.5);
  EXPECT_NEAR(four.error, 1.0957, 1e-4);
  const Average many = average_of(1000, 3000, 400);  // each of them a hundred times
  EXPECT_DOUBLE_EQ(many.mean, 2.5);
  EXPECT_NEAR(many.error, four.error / 10, 1e-9);
}

}  // namespace
}  // namespace alea::lab
