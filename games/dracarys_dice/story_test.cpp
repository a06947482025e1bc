#include "games/dracarys_dice/story.h"

#include <algorithm>

#include "games/dracarys_dice/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::dracarys_dice {
namespace {

Facts told_of_roll(const TestTable& table, std::string_view faces) {
  Facts facts;
  Story::tell(table.state, *Game::read_outcome("roll " + std::string(faces)), Viewer::spectator(), facts);
  return facts;
}

Facts told_of_move(const TestTable& table, std::string_view text) {
  Facts facts;
  Story::tell(table.state, table.state.roller, *Game::read_move(text), Viewer::spectator(), facts);
  return facts;
}

TEST(Story, a_roll_is_told_with_what_it_shows) {
  TestTable table(2);
  const Facts facts = told_of_roll(table.lot(kA), "DFK...");
  ASSERT_EQ(facts.size(), 1);
  EXPECT_EQ(
      facts[0],
      (Fact{"rolled",
            {{"who", kA}, {"what", std::vector<Thing>{{"dragon", 1}, {"fireball", 1}, {"knight", 1}, {"blank", 3}}}}}));
}

TEST(Story, being_burned_is_told) {
  TestTable table(2);
  const Facts facts = told_of_roll(table.lot(kB).pile(4), "......");
  ASSERT_EQ(facts.size(), 2);
  EXPECT_EQ(facts[1], (Fact{"burned", {{"who", kB}, {"n", 4}}}));
}

TEST(Story, a_split_of_dragons_is_one_fact) {
  TestTable table(3);
  table.lot(kA).roll("DDDF..");
  const Facts facts = told_of_move(table, "give B C C");
  ASSERT_EQ(facts.size(), 1);
  EXPECT_EQ(facts[0],
            (Fact{"gave", {{"who", kA}, {"shares", std::vector<Share>{{kB, {"dragon", 1}}, {kC, {"dragon", 2}}}}}}));
}

TEST(Story, dice_handed_over_by_fire_and_the_finish_they_bring_are_told) {
  TestTable table(3, {.play_on = 1, .trial_by_fire = 1});
  table.lot(kA).dice({1, 6, 6}).roll("F");
  const Facts facts = told_of_roll(table, "......");
  ASSERT_EQ(facts.size(), 3);
  EXPECT_EQ(facts[1], (Fact{"handed", {{"who", kA}, {"whom", kB}, {"n", 1}}}));
  EXPECT_EQ(facts[2], (Fact{"finished", {{"who", kA}, {"place", Word{"place.1"}}}}));
}

TEST(Story, the_end_of_a_round_tells_both_last_places_their_points_and_the_new_round) {
  TestTable table(2, {.dragon_scales = 1});
  const Facts facts = told_of_roll(table.lot(kB).dice({3, 1}).pile(1), "F");
  std::vector<std::string_view> names;
  for (const Fact& fact : facts) names.push_back(fact.name);
  EXPECT_EQ(names, (std::vector<std::string_view>{"rolled", "finished", "scored", "finished", "scored", "round"}));
  EXPECT_EQ(facts[2], (Fact{"scored", {{"who", kB}, {"n", 5}}}));
  EXPECT_EQ(facts[4], (Fact{"scored", {{"who", kA}, {"n", 2}}}));
}

}  // namespace
}  // namespace alea::dracarys_dice
