#include "engine/budget.h"

#include "gtest/gtest.h"

namespace alea {
namespace {

TEST(Thinking, takes_the_steps_it_is_given) {
  Thinking thinking({.milliseconds = 0, .steps = 3});
  int steps = 1;  // the first one is always taken
  while (thinking.goes_on()) ++steps;
  EXPECT_EQ(steps, 3);
}

TEST(Thinking, ends_when_it_is_told_to_stop) {
  for (const std::int64_t steps : {std::int64_t{0}, std::int64_t{1'000'000}}) {
    std::atomic<bool> stop = false;
    Thinking thinking({.milliseconds = 3'600'000, .steps = steps, .stop = &stop});
    EXPECT_TRUE(thinking.goes_on());
    stop = true;
    EXPECT_FALSE(thinking.goes_on());
  }
}

TEST(Budget, a_part_of_few_steps_is_still_counted_in_steps) {
  const std::atomic<bool> stop = false;
  const Budget part = Budget{.milliseconds = 5, .steps = 10, .stop = &stop}.part(20);
  EXPECT_EQ(part.milliseconds, 1);
  EXPECT_EQ(part.steps, 1);
  EXPECT_EQ(part.stop, &stop);
  EXPECT_EQ(Budget{}.part(20).steps, 0);
  EXPECT_EQ(Budget{.steps = 100}.part(20).steps, 5);
}

}  // namespace
}  // namespace alea
