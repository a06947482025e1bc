#include "server/table/seat_clocks.h"

#include "gtest/gtest.h"

namespace alea::server {
namespace {

constexpr Seat kAnn = seat(0);
constexpr Seat kBo = seat(1);
constexpr Clock kHalfAMinute{.kind = Clock::Kind::seconds, .seconds = 30, .reserve = 60};

TEST(SeatClocks, without_a_clock_there_is_all_the_time) {
  SeatClocks clocks{Clock()};
  clocks.ask(kAnn, 1000);
  EXPECT_EQ(clocks.deadline(kAnn), std::nullopt);
}

TEST(SeatClocks, only_who_is_waited_for_has_a_deadline) {
  SeatClocks clocks(kHalfAMinute);
  EXPECT_EQ(clocks.deadline(kAnn), std::nullopt);
  clocks.ask(kAnn, 1000);
  EXPECT_EQ(clocks.deadline(kAnn), 1000 + 90'000);
  EXPECT_EQ(clocks.deadline(kBo), std::nullopt);
  clocks.stop(kAnn);
  EXPECT_EQ(clocks.deadline(kAnn), std::nullopt);
}

TEST(SeatClocks, the_reserve_pays_for_what_takes_longer_than_one_choice_may) {
  SeatClocks clocks(kHalfAMinute);
  clocks.ask(kAnn, 0);
  clocks.answer(kAnn, 30'000);
  clocks.ask(kAnn, 100'000);
  EXPECT_EQ(clocks.deadline(kAnn), 100'000 + 90'000) << "30 seconds cost nothing";
  clocks.answer(kAnn, 150'000);
  clocks.ask(kAnn, 200'000);
  EXPECT_EQ(clocks.deadline(kAnn), 200'000 + 70'000) << "50 seconds cost 20";
  clocks.answer(kAnn, 900'000);
  clocks.ask(kAnn, 1'000'000);
  EXPECT_EQ(clocks.deadline(kAnn), 1'000'000 + 30'000) << "a reserve is never below nothing";
}

TEST(SeatClocks, days_are_for_each_choice) {
  SeatClocks clocks({.kind = Clock::Kind::days, .days = 2});
  clocks.ask(kAnn, 5);
  EXPECT_EQ(clocks.deadline(kAnn), 5 + 2 * 86'400'000LL);
}

TEST(SeatClocks, an_outage_is_given_back_to_all_who_were_waited_for) {
  SeatClocks clocks(kHalfAMinute);
  clocks.ask(kAnn, 0);
  clocks.ask(kBo, 10);
  clocks.give_back(5000);
  EXPECT_EQ(clocks.deadline(kAnn), 95'000);
  EXPECT_EQ(clocks.deadline(kBo), 95'010);
}

}  // namespace
}  // namespace alea::server
