#include "server/hall/thinkers.h"

#include <atomic>
#include <chrono>
#include <future>
#include <thread>

#include "gtest/gtest.h"

namespace alea::server {
namespace {

constexpr Account kAccount{.guest = PersonId{1}, .table = TableId{1}};

TEST(Thinkers, stop_soon_though_a_thought_takes_long) {
  Thinkers thinkers({.threads = 2, .waiting_per_guest = 1});
  std::promise<void> begun;
  std::promise<void> given_up;
  EXPECT_TRUE(thinkers.think(kAccount, [&](double) {
    begun.set_value();
    while (!thinkers.is_stopping()) std::this_thread::yield();
    given_up.set_value();
  }));
  begun.get_future().wait();
  thinkers.stop();
  EXPECT_EQ(given_up.get_future().wait_for(std::chrono::seconds(0)), std::future_status::ready);
  EXPECT_FALSE(thinkers.has_room(kAccount.guest));
  EXPECT_FALSE(thinkers.think(kAccount, [](double) {}));
}

TEST(Thinkers, run_thoughts_of_many_guests_at_the_same_time) {
  constexpr int kThreads = 3;
  Thinkers thinkers({.threads = kThreads, .waiting_per_guest = 100});
  std::atomic<int> begun = 0;
  std::promise<void> all_begun;
  for (int i = 0; i < kThreads; ++i) {
    thinkers.think({.guest = static_cast<PersonId>(i + 1), .table = {}}, [&](double) {
      if (++begun == kThreads) all_begun.set_value();
      while (begun < kThreads && !thinkers.is_stopping()) std::this_thread::yield();
    });
  }
  EXPECT_EQ(all_begun.get_future().wait_for(std::chrono::minutes(1)), std::future_status::ready);
}

TEST(Thinkers, refuse_thoughts_when_too_many_of_a_guest_are_waiting) {
  Thinkers nobody({.threads = 0, .waiting_per_guest = 10});
  int taken = 0;
  while (taken < 2'000 && nobody.think(kAccount, [](double) {})) ++taken;
  EXPECT_EQ(taken, 10);
  EXPECT_FALSE(nobody.has_room(kAccount.guest));
  EXPECT_TRUE(nobody.has_room(PersonId{2}));
}

}  // namespace
}  // namespace alea::server
