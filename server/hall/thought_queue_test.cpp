#include "server/hall/thought_queue.h"

#include <string>

#include "gtest/gtest.h"

namespace alea::server {
namespace {

class Thoughts : public testing::Test {
 protected:
  static constexpr PersonId kAnn{1};
  static constexpr PersonId kBo{2};
  static constexpr PersonId kCy{3};

  bool add(PersonId guest, int table, const std::string& name = {}) {
    return queue.add({.guest = guest, .table = static_cast<TableId>(table)}, [this, name](double) { done += name; });
  }
  /// Runs the next thought to its end; returns its share of the time.
  double run() {
    const auto thought = queue.take();
    if (!thought) return 0;
    thought->work(thought->share);
    queue.end(thought->guest);
    return thought->share;
  }
  void run_all() {
    while (run() > 0) {
    }
  }

  ThoughtQueue queue{{.threads = 2, .waiting_per_guest = 100}};
  std::string done;
};

TEST_F(Thoughts, of_different_guests_take_turns) {
  for (const char* name : {"a", "b", "c", "d"}) add(kAnn, 1, name);
  add(kBo, 2, "1");
  add(kBo, 2, "2");
  add(kCy, 3, "x");
  run_all();
  EXPECT_EQ(done, "a1xb2cd");
}

TEST_F(Thoughts, of_one_guests_tables_take_turns) {
  for (const char* name : {"a", "b", "c"}) add(kAnn, 1, name);
  add(kAnn, 2, "1");
  add(kAnn, 3, "x");
  run_all();
  EXPECT_EQ(done, "a1xbc");
}

TEST_F(Thoughts, that_come_one_at_a_time_wait_for_at_most_one_of_each_other_guest) {
  for (int table = 0; table < 90; ++table) add(kAnn, table, "a");
  for (int i = 0; i < 4; ++i) {
    add(kBo, 100, "1");
    run();
    run();
  }
  EXPECT_EQ(done, "a1a1a1a1");
}

TEST_F(Thoughts, of_one_guest_are_refused_when_too_many_wait_but_not_those_of_others) {
  int taken = 0;
  while (taken < 1'000 && add(kAnn, taken)) ++taken;
  EXPECT_EQ(taken, 100);
  EXPECT_FALSE(queue.has_room(kAnn));
  EXPECT_TRUE(queue.has_room(kBo));
  EXPECT_TRUE(add(kBo, 1));
  run();
  EXPECT_TRUE(add(kAnn, 1)) << "one is no longer waiting";
  EXPECT_FALSE(add(kAnn, 1));
}

TEST_F(Thoughts, may_take_their_full_time_while_there_are_threads_for_all) {
  add(kAnn, 1);
  add(kBo, 2);
  EXPECT_EQ(run(), 1);
  EXPECT_EQ(run(), 1);
}

TEST_F(Thoughts, of_one_guest_share_the_time_of_that_guest_only) {
  for (int table = 0; table < 50; ++table) add(kAnn, table);
  add(kBo, 100);
  EXPECT_DOUBLE_EQ(run(), 2.0 / (2 * 50));  // two threads for two guests, of whom Ann has 50 thoughts
  EXPECT_DOUBLE_EQ(run(), 1);
}

TEST_F(Thoughts, get_less_time_the_more_guests_are_waiting) {
  for (int guest = 1; guest <= 80; ++guest) add(static_cast<PersonId>(guest), guest);
  EXPECT_DOUBLE_EQ(run(), 2.0 / 80);
}

TEST_F(Thoughts, that_are_under_way_count_as_load) {
  for (int i = 0; i < 4; ++i) add(kAnn, i);
  for (int i = 0; i < 3; ++i) EXPECT_DOUBLE_EQ(queue.take()->share, 0.5);
  EXPECT_DOUBLE_EQ(run(), 0.5);
  for (int i = 0; i < 3; ++i) queue.end(kAnn);
  add(kAnn, 1);
  EXPECT_DOUBLE_EQ(run(), 1);
}

TEST_F(Thoughts, that_wait_can_be_dropped_while_others_are_under_way) {
  add(kAnn, 1);
  add(kAnn, 1);
  add(kBo, 2);
  queue.take();
  queue.clear();
  EXPECT_TRUE(queue.is_empty());
  EXPECT_FALSE(queue.take());
  queue.end(kAnn);
  add(kAnn, 1);
  EXPECT_DOUBLE_EQ(run(), 1);
}

}  // namespace
}  // namespace alea::server
