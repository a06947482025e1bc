// What requests and messages cost their sender, and what the tasks of the loop cost everybody.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <ctime>
#include <future>
#include <thread>

#include "server/session/served_for_tests.h"
#include "server/session/token_bucket.h"

namespace alea::server {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;
using testing::HasSubstr;

TEST(TokenBucket, an_expensive_request_delays_the_next_one) {
  const TokenBucket::Time start{};
  const Rate rate{.per_second = 2, .burst = 3};
  TokenBucket bucket(rate, start);
  EXPECT_EQ(bucket.seconds_to_wait(rate, start), 0);
  EXPECT_TRUE(bucket.take(rate, start));
  bucket.charge(9);  // 7 more than there are
  EXPECT_FALSE(bucket.take(rate, start));
  EXPECT_EQ(bucket.seconds_to_wait(rate, start), 4);
  EXPECT_FALSE(bucket.take(rate, start + milliseconds(3'900)));
  EXPECT_EQ(bucket.seconds_to_wait(rate, start + milliseconds(3'900)), 1);
  EXPECT_TRUE(bucket.take(rate, start + milliseconds(4'100)));
}

TEST(Http, an_expensive_request_counts_as_several) {
  const Served served({.requests_per_second = 1, .request_burst = 5});
  TestClient client = served.client();
  EXPECT_EQ(client.ask(get("/costly")).status, 200);
  const auto refused = client.ask(get("/a"));
  EXPECT_EQ(refused.status, 429);
  EXPECT_THAT(refused.head, HasSubstr("Retry-After: 6\r\n"));
  EXPECT_THAT(refused.body, HasSubstr("try again in 6 s"));
}

TEST(WebSocket, an_expensive_message_counts_as_several) {
  const Served served({.messages_per_second = 1, .message_burst = 10});
  TestClient client = served.socket();
  client.say_text("costly");
  EXPECT_EQ(client.hear_frame().payload, "costly");
  client.say_text("x");
  const auto goodbye = client.hear_frame();
  EXPECT_EQ(goodbye.code(), 1008);
  EXPECT_EQ(goodbye.reason(), "too many messages; wait 1 s");
}

/// Uses so much CPU time of the thread.
void work_for(milliseconds time) {
  const auto used = [] {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return seconds(now.tv_sec) + std::chrono::nanoseconds(now.tv_nsec);
  };
  const auto end = used() + time;
  while (used() < end) {
  }
}

/// What the network counted when the task and everything before it had ended.
NetworkCounters after_task(Network& network, const std::function<void()>& task) {
  std::promise<NetworkCounters> counted;
  network.post(task);
  network.post([&] { counted.set_value(network.counters()); });
  return counted.get_future().get();
}

TEST(TaskClock, measures_the_cpu_time_of_the_longest_task) {
  EchoSite site;
  Network network({}, site);
  ASSERT_TRUE(network.listen("127.0.0.1", 0));
  std::thread thread([&] { network.run(); });
  const NetworkCounters waited = after_task(network, [] { std::this_thread::sleep_for(milliseconds(50)); });
  EXPECT_EQ(waited.long_tasks, 0U) << "somebody else may use the CPU meanwhile";
  const NetworkCounters worked = after_task(network, [] { work_for(milliseconds(30)); });
  EXPECT_EQ(worked.long_tasks, 1U);
  EXPECT_GE(worked.longest_task_us, 30'000U);
  const NetworkCounters later = after_task(network, [] { work_for(milliseconds(2)); });
  EXPECT_EQ(later.long_tasks, 1U);
  EXPECT_EQ(later.longest_task_us, worked.longest_task_us);
  network.stop();
  thread.join();
}

}  // namespace
}  // namespace alea::server
