#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.h"
#include "games/dualing_dice/chances.h"
#include "games/dualing_dice/condition_wording.h"
#include "games/dualing_dice/condition_words.h"
#include "games/dualing_dice/goals.h"
#include "games/dualing_dice/study.h"
#include "games/dualing_dice/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::dualing_dice {

extern const GameTexts kTexts;

namespace {

enum class Family : std::uint8_t { sums, equal, runs, parity, kinds, colours, limits, relations };

Family family_of(const Condition& condition) {
  switch (condition.measure) {
    case Measure::sum:
    case Measure::white_sum:
    case Measure::colour_sum:
    case Measure::remainder: return Family::sums;
    case Measure::alike:
    case Measure::pairs:
    case Measure::houses: return Family::equal;
    case Measure::run: return Family::runs;
    case Measure::kinds: return Family::kinds;
    case Measure::balance: return Family::colours;
    case Measure::spread: return Family::relations;
    case Measure::count: break;
  }
  const Trait& trait = condition.trait;
  if (!trait.has_number()) return trait.has_kind ? Family::kinds : Family::colours;
  if (trait.parity != Trait::Parity::any) return Family::parity;
  return trait.is_prime || trait.multiple_of > 1 ? Family::relations : Family::limits;
}

TEST(DU_16, the_deck_has_92_different_goals_of_eight_families) {
  const Checked<Deck> deck = read_deck(kTexts.data);
  ASSERT_TRUE(deck) << deck.error().reason;
  EXPECT_EQ(*deck, our_deck());
  EXPECT_EQ(deck->goals.size(), 92);
  std::set<std::string> names;
  std::set<std::vector<Condition>> conditions;
  std::set<Family> families;
  std::set<int> points;
  for (const Goal& goal : deck->goals) {
    names.insert(goal.name);
    points.insert(goal.points);
    std::vector<Condition> sorted = goal.conditions;
    std::sort(sorted.begin(), sorted.end());
    conditions.insert(sorted);
    for (const Condition& condition : goal.conditions) families.insert(family_of(condition));
  }
  EXPECT_EQ(names.size(), 92);
  EXPECT_EQ(conditions.size(), 92);
  EXPECT_EQ(families.size(), 8);
  EXPECT_EQ(points, (std::set{1, 2, 3, 4, 5}));
}

TEST(DU_16, a_goal_is_completed_if_all_its_conditions_are_met) {
  const auto& goals = our_deck().goals;
  const auto goal =
      std::find_if(goals.begin(), goals.end(), [](const Goal& one) { return one.name == "White Wedding"; });
  ASSERT_NE(goal, goals.end());
  EXPECT_EQ(goal->when, (std::vector<std::string>{"all white", "5 kinds"}));
  EXPECT_TRUE(goal->is_met(saved_dice("W4:1 W6:2 W8:3 W10:4 W12:5")));
  EXPECT_FALSE(goal->is_met(saved_dice("W4:1 W6:2 W8:3 W10:4 W10:5")));
  EXPECT_FALSE(goal->is_met(saved_dice("W4:1 W6:2 W8:3 W10:4 D12:5")));
  EXPECT_EQ(fact_of(wording(goal->conditions)).name, "goal.together");
}

TEST(DU_17, goals_with_more_points_are_less_likely_and_the_bands_do_not_overlap) {
  for (std::size_t i = 1; i < kBandsAlone.size(); ++i) {
    EXPECT_LT(kBandsAlone[i].most, kBandsAlone[i - 1].least);
    EXPECT_LT(kBandsAtTable[i].most, kBandsAtTable[i - 1].least);
  }
}

TEST(DU_17, the_measured_chance_of_every_goal_lies_in_the_band_of_its_points) {
  for (const Goal& goal : our_deck().goals) {
    const double chance = goal.chances().from_start();
    EXPECT_TRUE(band_alone(goal.points).has(chance)) << goal.name << " has " << goal.points << " points at " << chance;
  }
}

/// A deck of the goals "sum = 20" to "sum = 59" with five points each, followed by more text.
std::string deck_with(std::string_view more, int goals = 40, int points = 5) {
  std::string text;
  for (int i = 0; i < goals; ++i) {
    const std::string sum = std::to_string(20 + i);
    text += "[[goal]]\nname = \"Sum ";
    text += sum + "\"\npoints = ";
    text += std::to_string(points) + "\nwhen = \"sum = ";
    text += sum + "\"\n";
  }
  return text + std::string(more);
}

/// The error of a deck with one more goal, which begins on line 161.
std::string refusal_of(std::string_view goal) {
  const Checked<Deck> deck = read_deck(deck_with("[[goal]]\n" + std::string(goal)));
  return deck ? "nothing" : deck.error().reason;
}
std::string refusal(const std::string& text) {
  const Checked<Deck> deck = read_deck(text);
  return deck ? "nothing" : deck.error().reason;
}

TEST(DU_18, a_deck_of_ones_own_can_be_read) {
  const Checked<Deck> deck =
      read_deck(deck_with("[[goal]]\nname = \"X\"\npoints = 1\nwhen = [\"pair\", \"all odd\"]\n"));
  ASSERT_TRUE(deck) << deck.error().reason;
  EXPECT_EQ(deck->goals.size(), 41);
  EXPECT_EQ(deck->goals[40].conditions.size(), 2);
  EXPECT_EQ(deck->goals[40].chances().from_start(), Chances(deck->goals[40].conditions).from_start());
}

TEST(DU_18, an_unknown_condition_or_a_bad_number_is_refused_with_its_line) {
  EXPECT_TRUE(
      refusal_of("name = \"X\"\npoints = 1\nwhen = \"sums\"").starts_with("line 164: \"sums\" is not a condition; "));
  EXPECT_EQ(refusal_of("name = \"X\"\npoints = 1\nwhen = [\"pair\",\n\"run of 3\", \"sum >= 99\"]"),
            "line 164: \"sum >= 99\" needs a number from 5 to 68, not \"99\"");
  EXPECT_EQ(refusal_of("name = \"X\"\npoints = 6\nwhen = \"pair\""), "line 163: points is a whole number from 1 to 5");
  EXPECT_EQ(refusal_of("name = \"X\"\npoints = 0\nwhen = \"pair\""), "line 163: points is a whole number from 1 to 5");
}

TEST(DU_18, a_goal_that_is_there_already_is_refused) {
  EXPECT_EQ(refusal_of("name = \"Sum 30\"\npoints = 1\nwhen = \"pair\""),
            "line 162: another goal is already called \"Sum 30\"");
  EXPECT_EQ(refusal_of("name = \"X\"\npoints = 1\nwhen = \"sum  =  30\""),
            "line 164: \"Sum 30\" already has the same conditions");
  EXPECT_EQ(refusal_of("name = \"X\"\npoints = 1\nwhen = [\"pair\", \"all odd\"]\n"
                       "[[goal]]\nname = \"Y\"\npoints = 1\nwhen = [\"all odd\", \"pair\"]"),
            "line 168: \"X\" already has the same conditions");
  EXPECT_EQ(refusal_of("name = \"X\"\npoints = 1\nwhen = [\"pair\", \"pair\"]"),
            "line 164: the condition \"pair\" is repeated");
}

TEST(DU_18, what_is_no_goal_is_refused_with_its_line) {
  EXPECT_EQ(refusal_of("points = 1\nwhen = \"pair\""), "line 161: name is missing; it is a text in quotes");
  EXPECT_EQ(refusal_of("name = \"\"\npoints = 1\nwhen = \"pair\""),
            "line 162: a name has 1 to 40 characters, without spaces at either end");
  EXPECT_EQ(refusal_of("name = \"X\"\nwhen = \"pair\""),
            "line 161: points is missing; it is a whole number from 1 to 5");
  EXPECT_EQ(refusal_of("name = \"X\"\npoints = 1"), "line 161: when is missing; it is a list of texts in [ ]");
  EXPECT_EQ(refusal_of("name = \"X\"\npoints = 1\nwhen = []"),
            "line 164: a goal has 1 to 3 conditions, which must all hold");
  EXPECT_EQ(refusal_of("name = \"X\"\npoints = 1\nwhen = [\"pair\", \"all odd\", \"all white\", \"5 kinds\"]"),
            "line 164: a goal has 1 to 3 conditions, which must all hold");
  EXPECT_EQ(refusal_of("name = \"X\"\npoints = 1\nwhen = \"pair\"\ncolour = \"red\""),
            "line 165: no field is called \"colour\" here; there are: name, points, when");
  EXPECT_EQ(refusal(deck_with("[[card]]\n")), "line 161: the only entries of a deck are [[goal]]");
  EXPECT_EQ(refusal("title = \"Mine\"\n" + deck_with("")), "line 1: a deck starts with its first [[goal]]");
  EXPECT_EQ(refusal("[[goal]\n"), "line 1: an entry begins with a line such as [[goal]], not \"[[goal]\"");
}

TEST(DU_18, a_deck_too_small_for_eight_players_is_refused) {
  EXPECT_EQ(refusal(deck_with("", 39)),
            "line 153: the deck has 39 goals; it needs at least 40, so that eight players can hold three each and "
            "exchange two");
  EXPECT_EQ(refusal(deck_with("", 40, 2)),
            "line 157: the goals are worth 80 points in total; they need at least 113, so that one of eight players "
            "reaches 15 before all are completed");
  EXPECT_EQ(refusal(""),
            "line 1: the deck has 0 goals; it needs at least 40, so that eight players can hold three each and "
            "exchange two");
}

TEST(DU_18, a_deck_has_at_most_128_goals) {
  std::string more;
  for (int i = 0; i < 89; ++i) {
    more += "[[goal]]\nname = \"White " + std::to_string(i) + "\"\npoints = 1\nwhen = [\"all white\", \"";
    more += i < 45 ? "sum = " + std::to_string(10 + i) : "sum >= " + std::to_string(10 + i - 45);
    more += "\"]\n";
  }
  EXPECT_EQ(refusal(deck_with(more)), "line 513: a deck has at most 128 goals");
}

TEST(DU_18, a_goal_that_no_five_dice_can_meet_is_refused) {
  const auto impossible = [](std::string_view when) {
    return refusal_of("name = \"X\"\npoints = 1\nwhen = " + std::string(when)) ==
           "line 164: no five dice can complete \"X\": there are plenty of white dice, but only one colour die "
           "of each kind";
  };
  EXPECT_TRUE(impossible("\"2 D20\"")) << "there is one D20 in a colour set, and no white one";
  EXPECT_TRUE(impossible("\"1 white D20\""));
  EXPECT_TRUE(impossible("\"2 at least 13\""));
  EXPECT_TRUE(impossible("\"2 colour D12\""));
  EXPECT_TRUE(impossible("[\"all colour\", \"4 kinds\", \"no D20\", \"sum >= 41\"]") == false) << "four conditions";
  EXPECT_TRUE(impossible("[\"all colour\", \"up to 4 kinds\"]"));
  EXPECT_TRUE(impossible("[\"all D4\", \"sum >= 21\"]"));
  EXPECT_TRUE(impossible("[\"run of 3\", \"all odd\"]"));
  EXPECT_TRUE(impossible("[\"full house\", \"four of a kind\"]"));
  EXPECT_TRUE(impossible("[\"all colour\", \"no D20\", \"sum >= 41\"]")) << "12 and 10 and 8 and 6 and 4 are 40";
  EXPECT_FALSE(impossible("[\"all colour\", \"no D20\", \"sum >= 40\"]"));
  EXPECT_FALSE(impossible("\"sum >= 68\"")) << "20 and four times 12";
  EXPECT_FALSE(impossible("[\"five of a kind\", \"3 showing 12\"]"));
}

TEST(DU_18, conditions_that_are_too_intricate_together_are_refused) {
  EXPECT_EQ(
      refusal_of("name = \"X\"\npoints = 1\nwhen = [\"run of 3\", \"3 kinds\", \"sum of white = sum of colour\"]"),
      "line 164: these conditions are too complex together; use fewer");
}

TEST(DU_18, whether_a_goal_is_possible_is_found_without_looking_at_all_dice) {
  const std::vector<std::string_view> all{
      "sum >= 40",          "sum <= 6",      "sum = 68",      "sum multiple of 7",
      "sum of white >= 60", "pair",          "two pairs",     "five of a kind",
      "full house",         "all different", "run of 5",      "spread <= 0",
      "spread >= 19",       "5 kinds",       "up to 1 kind",  "no white",
      "all white",          "all prime",     "3 colour D12",  "2 D20",
      "all showing 20",     "4 at least 13", "exactly 2 odd", "sum of white = sum of colour"};
  int impossible = 0;
  for (const std::string_view one : all) {
    for (const std::string_view other : all) {
      const std::array conditions{*read_condition(one), *read_condition(other)};
      const std::optional<Progress> progress = Progress::of(conditions);
      const Progress::Feasibility found = Progress::feasibility(conditions);
      const bool is_possible =
          progress && progress->start() != Progress::kLost && progress->reachable()[kRounds][Progress::kMet] != 0;
      EXPECT_EQ(found == Progress::Feasibility::too_complex, !progress) << one << ", " << other;
      EXPECT_EQ(found == Progress::Feasibility::possible, is_possible) << one << ", " << other;
      impossible += found == Progress::Feasibility::impossible ? 1 : 0;
    }
  }
  EXPECT_GT(impossible, 50);
}

}  // namespace
}  // namespace alea::dualing_dice
