#include "server/table/event.h"

#include "gtest/gtest.h"

namespace alea::server {
namespace {

TEST(Event, reads_what_it_writes) {
  for (const Event& event : {
           Event{.kind = Event::Kind::moved, .seat = seat(0), .key = "k7", .text = "give B C"},
           Event{.kind = Event::Kind::drawn, .text = "roll DF...."},
           Event{.kind = Event::Kind::sat, .seat = seat(1), .who = PersonId{17}, .key = "a-_9", .text = "Bo B"},
           Event{.kind = Event::Kind::begun},
           Event{.kind = Event::Kind::outage, .text = "500"},
       }) {
    const auto read = read_event(write(event));
    ASSERT_TRUE(read) << write(event);
    EXPECT_EQ(*read, event) << write(event);
  }
  EXPECT_EQ(write(Event{.kind = Event::Kind::moved, .seat = seat(0), .key = "k7", .text = "give B"}),
            "moved A - k7 give B");
}

TEST(Event, refuses_what_is_none) {
  for (const std::string_view line : {"", "moved", "moved A", "moved A -", "moved Z - k x", "moved A x k y",
                                      "moved A -3 k y", "flew A - k y", "moved A 99999999999999999999 k y"}) {
    EXPECT_FALSE(read_event(line)) << line;
  }
}

}  // namespace
}  // namespace alea::server
