#include "games/dracarys_dice/events.h"

#include <string>
#include <vector>

#include "games/dracarys_dice/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::dracarys_dice {
namespace {

using Events = std::vector<Event>;

Events events_of_roll(TestTable table, std::string_view faces) {
  Events events;
  const auto outcome = Game::read_outcome("roll " + std::string(faces));
  Game::settle(table.state, *outcome, Recorder<Event>{&events});
  return events;
}

Events events_of_move(TestTable table, std::string_view text) {
  Events events;
  Game::play(table.state, table.state.roller, *Game::read_move(text), Recorder<Event>{&events});
  return events;
}

TEST(Events, a_roll_is_reported_with_what_it_shows) {
  TestTable table(2);
  const Events events = events_of_roll(table.lot(kA), "DFK...");
  ASSERT_EQ(events.size(), 1);
  EXPECT_EQ(
      fact_of(events[0]),
      (Fact{"rolled",
            {{"who", kA}, {"what", std::vector<Thing>{{"dragon", 1}, {"fireball", 1}, {"knight", 1}, {"blank", 3}}}}}));
}

TEST(Events, being_burned_is_reported) {
  TestTable table(2);
  const Events events = events_of_roll(table.lot(kB).pile(4), "......");
  ASSERT_EQ(events.size(), 2);
  EXPECT_EQ(events[1], Event(Burned{.who = kB, .n = 4}));
}

TEST(Events, a_split_of_dragons_is_one_event) {
  TestTable table(3);
  table.lot(kA).roll("DDDF..");
  const Events events = events_of_move(table, "give B C C");
  ASSERT_EQ(events.size(), 1);
  EXPECT_EQ(fact_of(events[0]),
            (Fact{"gave", {{"who", kA}, {"shares", std::vector<Portion>{{kB, {"dragon", 1}}, {kC, {"dragon", 2}}}}}}));
}

TEST(Events, dice_handed_over_by_fire_and_the_finish_they_bring_are_reported) {
  TestTable table(3, {.play_on = 1, .trial_by_fire = 1});
  table.lot(kA).dice({1, 6, 6}).roll("F");
  const Events events = events_of_roll(table, "......");
  ASSERT_EQ(events.size(), 3);
  EXPECT_EQ(events[1], Event(Handed{.who = kA, .whom = kB, .n = 1}));
  EXPECT_EQ(events[2], Event(Finished{.who = kA, .place = 1}));
  EXPECT_EQ(fact_of(events[2]), (Fact{"finished", {{"who", kA}, {"place", Word{"place.1"}}}}));
}

TEST(Events, the_end_of_a_round_reports_both_last_places_their_points_and_the_new_round) {
  TestTable table(2, {.dragon_scales = 1});
  const Events events = events_of_roll(table.lot(kB).dice({3, 1}).pile(1), "F");
  const Events expected{Rolled{.who = kB, .roll = {.fireballs = 1}},
                        Finished{.who = kB, .place = 1},
                        Scored{.who = kB, .n = 5},
                        Finished{.who = kA, .place = 2},
                        Scored{.who = kA, .n = 2},
                        Round{.n = 2, .who = kA}};
  EXPECT_EQ(events, expected);
}

TEST(DR_16, a_roll_says_that_fireballs_stay_with_the_roller) {
  TestTable table(2, {.trial_by_fire = 1});
  const Events events = events_of_roll(table.lot(kA), "FF....");
  EXPECT_EQ(std::get<Rolled>(events[0]).what(), (std::vector<Thing>{{"fireball_kept", 2}, {"blank", 4}}));
}

TEST(DR_15, a_tie_for_first_place_is_reported) {
  TestTable table(2, {.dragon_scales = 1, .target = 5});
  table.lot(kB).dice({3, 1}).pile(1);
  table.state.points = {3, 0};
  EXPECT_EQ(events_of_roll(table, "F").back(), Event(Tied{.winners = Seats::all(2), .n = 5}));
  EXPECT_EQ(fact_of(Tied{.winners = Seats::all(2), .n = 5}),
            (Fact{"tied", {{"winners", Facts{{"winner", {{"who", kA}}}, {"winner", {{"who", kB}}}}}, {"n", 5}}}));
  table.state.points = {4, 0};
  EXPECT_EQ(events_of_roll(table, "F").back(), Event(Scored{.who = kA, .n = 2})) << "A has won alone";
}

}  // namespace
}  // namespace alea::dracarys_dice
