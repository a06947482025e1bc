#include "engine/by_seat.h"

#include <cstdint>
#include <memory>
#include <type_traits>
#include <vector>

#include "gtest/gtest.h"

namespace alea {
namespace {

static_assert(std::is_trivially_copyable_v<BySeat<int>> && std::is_aggregate_v<BySeat<int>>);
static_assert(sizeof(BySeat<std::uint16_t, 2>) == 2 * sizeof(std::uint16_t));
static_assert(BySeat<int>().size() == kMaxSeats);

constexpr int sum_of_two(int a, int b) {
  BySeat<int, 2> values{a};
  values[seat(1)] = b;
  return values[seat(0)] + values[seat(1)];
}
static_assert(sum_of_two(3, 4) == 7);

TEST(BySeat, has_a_value_of_its_own_for_each_seat) {
  BySeat<int, 3> points{};
  points[seat(1)] += 5;
  points[seat(2)] = 7;
  EXPECT_EQ(std::vector<int>(points.begin(), points.end()), (std::vector<int>{0, 5, 7}));
  EXPECT_EQ(points[1], 5) << "by number";
  EXPECT_EQ(points, (BySeat<int, 3>{0, 5, 7}));
  EXPECT_NE(points, (BySeat<int, 3>{0, 5, 8}));
  points = {1, 2, 3};
  EXPECT_EQ(points[seat(0)], 1);
}

TEST(BySeat, can_hold_what_cannot_be_copied) {
  BySeat<std::unique_ptr<int>, 2> owners;
  owners[seat(1)] = std::make_unique<int>(4);
  EXPECT_EQ(owners[seat(0)], nullptr);
  const BySeat<std::unique_ptr<int>, 2> moved = std::move(owners);
  EXPECT_EQ(*moved[seat(1)], 4);
}

}  // namespace
}  // namespace alea
