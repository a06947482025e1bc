#include "server/hall/thinkers.h"

#include <future>

#include "gtest/gtest.h"

namespace alea::server {
namespace {

TEST(Thinkers, stop_soon_though_a_thought_takes_long) {
  Thinkers thinkers(2);
  std::promise<void> begun;
  std::promise<void> given_up;
  EXPECT_TRUE(thinkers.think([&] {
    begun.set_value();
    while (!thinkers.is_stopping()) std::this_thread::yield();
    given_up.set_value();
  }));
  begun.get_future().wait();
  thinkers.stop();
  EXPECT_EQ(given_up.get_future().wait_for(std::chrono::seconds(0)), std::future_status::ready);
  EXPECT_FALSE(thinkers.think([] {}));
}

TEST(Thinkers, refuse_thoughts_when_too_many_are_waiting) {
  Thinkers nobody(0);
  int taken = 0;
  while (taken < 2'000 && nobody.think([] {})) ++taken;
  EXPECT_EQ(taken, 1'000);
}

}  // namespace
}  // namespace alea::server
