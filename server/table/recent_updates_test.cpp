#include "server/table/recent_updates.h"

#include <string>
#include <vector>

#include "gtest/gtest.h"

namespace alea::server {
namespace {

const Seats kEyesOfA(seat(0));
const Seats kEyesOfB(seat(1));

std::vector<std::string> missed(const RecentUpdates& recent, Seats eyes, std::int64_t seen, std::int64_t number) {
  const auto found = recent.between(eyes, seen, number);
  return found.value_or(std::vector<std::string>{"no longer here"});
}

TEST(RecentUpdates, are_given_to_those_who_missed_them) {
  RecentUpdates recent;
  recent.add(kEyesOfA, 7, "seven");
  recent.add(kEyesOfB, 3, "three");
  recent.add(kEyesOfA, 8, "eight");
  using Texts = std::vector<std::string>;
  EXPECT_EQ(missed(recent, kEyesOfA, 6, 8), (Texts{"seven", "eight"}));
  EXPECT_EQ(missed(recent, kEyesOfA, 7, 8), (Texts{"eight"}));
  EXPECT_EQ(missed(recent, kEyesOfA, 8, 8), Texts());
  EXPECT_EQ(missed(recent, kEyesOfB, 2, 3), (Texts{"three"}));
  EXPECT_EQ(missed(recent, kEyesOfA, 5, 8), (Texts{"no longer here"}));
  EXPECT_EQ(missed(recent, Seats(), 5, 8), (Texts{"no longer here"}));
}

TEST(RecentUpdates, have_no_gaps) {
  RecentUpdates recent;
  recent.add(kEyesOfA, 7, "seven");
  recent.add(kEyesOfA, 9, "nine");
  EXPECT_EQ(missed(recent, kEyesOfA, 8, 9), (std::vector<std::string>{"nine"}));
  EXPECT_FALSE(recent.between(kEyesOfA, 7, 9));
}

TEST(RecentUpdates, are_at_most_16_and_take_little_memory) {
  RecentUpdates small;
  for (int i = 1; i <= 40; ++i) small.add(kEyesOfA, i, "x");
  EXPECT_TRUE(small.between(kEyesOfA, 24, 40));
  EXPECT_FALSE(small.between(kEyesOfA, 23, 40));

  RecentUpdates large;
  for (int i = 1; i <= 40; ++i) large.add(kEyesOfA, i, std::string(1'000, 'x'));
  EXPECT_EQ(missed(large, kEyesOfA, 38, 40), (std::vector<std::string>(2, std::string(1'000, 'x'))));
  EXPECT_FALSE(large.between(kEyesOfA, 37, 40));

  large.add(kEyesOfA, 41, std::string(2'001, 'x'));
  EXPECT_FALSE(large.between(kEyesOfA, 40, 41));
  large.add(kEyesOfA, 42, "x");
  EXPECT_TRUE(large.between(kEyesOfA, 41, 42));
  EXPECT_FALSE(large.between(kEyesOfA, 40, 42));
}

}  // namespace
}  // namespace alea::server
