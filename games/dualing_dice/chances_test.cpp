#include "games/dualing_dice/chances.h"

#include <algorithm>
#include <string>
#include <vector>

#include "games/dualing_dice/condition_words.h"
#include "games/dualing_dice/goals.h"
#include "games/dualing_dice/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::dualing_dice {
namespace {

using Dice = std::vector<SavedDie>;

Goal goal_with(const std::vector<std::string_view>& when) {
  Goal goal{.name = "X", .points = 1, .when = {}, .conditions = {}, .lazy_chances = std::make_shared<LazyChances>()};
  for (const std::string_view text : when) goal.conditions.push_back(*read_condition(text));
  return goal;
}

bool has_colour(const Dice& card, Kind kind) {
  return std::any_of(card.begin(), card.end(), [&](SavedDie die) { return !die.is_white && die.kind == kind; });
}

/// What the best of these dice is worth on average when all are rolled, optionally with a white die of any kind.
double average_of_best(const std::array<double, kAllFaces>& worth, Kind colour, Kind white, bool has_spare) {
  const auto of = [&](Kind kind, bool is_white, int i) {
    const int face = first_face(kind, is_white) + i;
    return worth[static_cast<std::size_t>(face)];
  };
  double sum = 0;
  for (int i = 0; i < faces(colour); ++i) {
    for (int j = 0; j < faces(white); ++j) {
      const double best = std::max(of(colour, false, i), of(white, true, j));
      if (!has_spare) sum += best;
      for (int kind = 0; has_spare && kind < kWhiteKinds; ++kind) {
        const auto spare = static_cast<Kind>(kind);
        for (int k = 0; k < faces(spare); ++k) sum += std::max(best, of(spare, true, k)) / faces(spare) / kWhiteKinds;
      }
    }
  }
  return sum / faces(colour) / faces(white);
}

/// The chance by brute force, without summaries or stages.
double chance_by_trying(const Goal& goal, Dice& card, bool has_spare = false) {
  if (card.size() == kRounds) return goal.is_met(card) ? 1 : 0;
  std::array<double, kAllFaces> chance{};
  for (int face = 0; face < kAllFaces; ++face) {
    const SavedDie die = die_with(face);
    if (!die.is_white && has_colour(card, die.kind)) continue;
    card.push_back(die);
    chance[static_cast<std::size_t>(face)] = chance_by_trying(goal, card, has_spare);
    card.pop_back();
  }
  double best = 0;
  for (const Kind colour : {Kind::d4, Kind::d6, Kind::d8, Kind::d10, Kind::d12, Kind::d20}) {
    if (has_colour(card, colour)) continue;
    for (const Kind white : {Kind::d4, Kind::d6, Kind::d8, Kind::d10, Kind::d12}) {
      best = std::max(best, average_of_best(chance, colour, white, has_spare));
    }
  }
  return best;
}

void expect_same(const Goal& goal, std::string_view dice) {
  Dice card = saved_dice(dice);
  EXPECT_NEAR(goal.chances().of(card), chance_by_trying(goal, card), 1e-5) << dice;
}

TEST(Faces, are_numbered_and_named_by_their_dice) {
  for (int face = 0; face < kAllFaces; ++face) {
    const SavedDie die = die_with(face);
    EXPECT_EQ(face_of(die), face);
    EXPECT_GE(die.number, 1);
    EXPECT_LE(die.number, faces(die.kind));
    EXPECT_EQ(die.is_white, face < kWhiteFaces);
  }
  EXPECT_EQ(die_with(kAllFaces - 1), (SavedDie{.kind = Kind::d20, .is_white = false, .number = 20}));
}

TEST(Chances, of_a_full_card_are_one_or_nothing) {
  const Goal goal = goal_with({"run of 4"});
  EXPECT_EQ(goal.chances().of(saved_dice("W4:4 W6:5 W6:6 W8:7 D20:20")), 1);
  EXPECT_EQ(goal.chances().of(saved_dice("W4:4 W6:5 W6:6 W8:8 D20:20")), 0);
}

TEST(Chances, in_the_last_round_are_as_by_trying_everything) {
  for (const Goal& goal : our_deck().goals) {
    expect_same(goal, "W4:3 W6:3 D8:5 W12:10");
    expect_same(goal, "D4:1 D6:6 D12:8 D10:7");
    expect_same(goal, "W4:1 W4:2 W6:1 W4:3");
    expect_same(goal, "D20:20 W12:12 W12:10 W10:8");
  }
}

TEST(Chances, with_two_rounds_left_are_as_by_trying_everything) {
  for (const Goal& goal : our_deck().goals) expect_same(goal, "W6:3 D8:5 W10:2");
  for (const std::vector<std::string_view>& when :
       std::vector<std::vector<std::string_view>>{{"run of 3", "3 white"},
                                                  {"full house", "sum multiple of 3"},
                                                  {"sum of white = sum of colour", "exactly 2 colour"},
                                                  {"spread 5 to 9", "no D20", "two pairs"}}) {
    const Goal goal = goal_with(when);
    expect_same(goal, "W6:3 D8:5 W10:8");
    expect_same(goal, "D20:13 W12:12 D12:11");
  }
}

TEST(Chances, with_three_rounds_left_are_as_by_trying_everything) {
  expect_same(goal_with({"three of a kind", "3 colour"}), "D20:4 W8:7");
}

TEST(Chances, of_two_players_have_a_spare_white_die) {
  const Goal goal = goal_with({"three of a kind", "3 odd"});
  for (const std::string_view dice : {"W4:3 W6:3 D8:5 W12:10", "D4:1 D6:6 D12:1 D10:7", "W6:3 D8:5 W10:2"}) {
    Dice card = saved_dice(dice);
    EXPECT_NEAR(goal.chances(2).of(card), chance_by_trying(goal, card, true), 1e-5) << dice;
  }
}

TEST(Chances, grow_with_the_number_of_players) {
  const Goal goal = goal_with({"4 odd"});
  EXPECT_LT(goal.chances(1).from_start(), goal.chances(2).from_start());
  EXPECT_LT(goal.chances(2).from_start(), goal.chances(4).from_start());
  EXPECT_LT(goal.chances(4).from_start(), goal.chances(8).from_start());
}

TEST(Chances, know_which_colour_dice_are_used_up) {
  const Goal goal = goal_with({"1 showing 20"});
  EXPECT_NEAR(goal.chances().of(saved_dice("W4:1 W4:2 W4:1 W4:3")), 0.05, 1e-6);
  EXPECT_EQ(goal.chances().of(saved_dice("W4:1 W4:2 W4:1 D20:3")), 0);
  EXPECT_NEAR(goal.chances().from_start(), 1 - 0.95 * 0.95 * 0.95 * 0.95 * 0.95, 1e-6);
}

TEST(Chances, of_dice_that_one_may_choose_are_certain) {
  EXPECT_FLOAT_EQ(goal_with({"all white", "5 kinds"}).chances().from_start(), 1);
  EXPECT_FLOAT_EQ(goal_with({"all colour"}).chances().from_start(), 1);
  EXPECT_FLOAT_EQ(goal_with({"all white"}).chances().of(saved_dice("D4:1")), 0);
}

TEST(Progress, has_one_stage_for_all_cards_that_make_no_difference) {
  const Condition three_odd = *read_condition("3 odd");
  const auto progress = Progress::of({&three_odd, 1});
  ASSERT_TRUE(progress);
  // Lost, and zero to three odd numbers, as far as the rounds allow
  EXPECT_EQ(progress->stages(0), 2);
  EXPECT_EQ(progress->stages(1), 3);
  EXPECT_EQ(progress->stages(2), 4);
  EXPECT_EQ(progress->stages(3), 4);
  EXPECT_EQ(progress->stages(4), 3);
  EXPECT_EQ(progress->stages(5), 2);
}

}  // namespace
}  // namespace alea::dualing_dice
