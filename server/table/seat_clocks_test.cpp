#include "server/table/seat_clocks.h"

#include "gtest/gtest.h"

namespace alea::server {
namespace {

constexpr Seat kA = seat(0);
constexpr Seat kB = seat(1);
constexpr Clock kHalfAMinute{.kind = Clock::Kind::seconds, .seconds = 30, .reserve = 60};

TEST(SeatClocks, without_a_clock_there_is_all_the_time) {
  SeatClocks clocks{Clock()};
  clocks.ask(kA, 1000);
  EXPECT_EQ(clocks.deadline(kA), std::nullopt);
}

TEST(SeatClocks, only_who_is_waited_for_has_a_deadline) {
  SeatClocks clocks(kHalfAMinute);
  EXPECT_EQ(clocks.deadline(kA), std::nullopt);
  clocks.ask(kA, 1000);
  EXPECT_EQ(clocks.deadline(kA), 1000 + 90'000);
  EXPECT_EQ(clocks.deadline(kB), std::nullopt);
  clocks.stop(kA);
  EXPECT_EQ(clocks.deadline(kA), std::nullopt);
}

TEST(SeatClocks, the_reserve_pays_for_what_takes_longer_than_one_choice_may) {
  SeatClocks clocks(kHalfAMinute);
  clocks.ask(kA, 0);
  clocks.answer(kA, 30'000);
  clocks.ask(kA, 100'000);
  EXPECT_EQ(clocks.deadline(kA), 100'000 + 90'000) << "30 seconds cost nothing";
  clocks.answer(kA, 150'000);
  clocks.ask(kA, 200'000);
  EXPECT_EQ(clocks.deadline(kA), 200'000 + 70'000) << "50 seconds cost 20";
  clocks.answer(kA, 900'000);
  clocks.ask(kA, 1'000'000);
  EXPECT_EQ(clocks.deadline(kA), 1'000'000 + 30'000) << "a reserve is never below nothing";
}

TEST(SeatClocks, days_are_for_each_choice) {
  SeatClocks clocks({.kind = Clock::Kind::days, .days = 2});
  clocks.ask(kA, 5);
  EXPECT_EQ(clocks.deadline(kA), 5 + 2 * 86'400'000LL);
}

TEST(SeatClocks, an_outage_is_given_back_to_all_who_were_waited_for) {
  SeatClocks clocks(kHalfAMinute);
  clocks.ask(kA, 0);
  clocks.ask(kB, 10);
  clocks.give_back(5000);
  EXPECT_EQ(clocks.deadline(kA), 95'000);
  EXPECT_EQ(clocks.deadline(kB), 95'010);
}

}  // namespace
}  // namespace alea::server
