#include "engine/seat.h"

#include <vector>

#include "engine/seat_counts.h"
#include "gtest/gtest.h"

namespace alea {
namespace {

TEST(Seat, is_written_as_a_letter) {
  EXPECT_EQ(letter(seat(2)), 'C');
  EXPECT_EQ(read_seat("H"), seat(7));
  for (const auto* text : {"", "I", "a", "AB", " "}) EXPECT_FALSE(read_seat(text)) << text;
}

TEST(Seat, left_goes_round_the_table) {
  EXPECT_EQ(left_of(seat(0), 3), seat(1));
  EXPECT_EQ(left_of(seat(2), 3), seat(0));
}

TEST(Seats, are_visited_in_order) {
  const Seats seats = Seats::all(5).without(seat(1)).without(seat(4));
  EXPECT_EQ(std::vector<Seat>(seats.begin(), seats.end()), (std::vector<Seat>{seat(0), seat(2), seat(3)}));
  EXPECT_EQ(seats.size(), 3);
  EXPECT_EQ(Seats().with(seat(7)).front(), seat(7));
}

TEST(SeatCounts, keep_every_seat_apart) {
  SeatCounts counts;
  counts.set(seat(0), 255);
  counts.set(seat(7), 200);
  counts.add(seat(1), 3);
  counts.add(seat(1), -2);
  EXPECT_EQ(counts[seat(0)], 255);
  EXPECT_EQ(counts[seat(1)], 1);
  EXPECT_EQ(counts[seat(7)], 200);
  EXPECT_EQ(counts.sum(), 456);
}

}  // namespace
}  // namespace alea
