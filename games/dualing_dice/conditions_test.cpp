#include "games/dualing_dice/conditions.h"

#include <string>
#include <vector>

#include "engine/any_game.h"
#include "engine/text.h"
#include "games/dualing_dice/condition_wording.h"
#include "games/dualing_dice/condition_words.h"
#include "games/dualing_dice/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::dualing_dice {

extern const GameTexts kTexts;

namespace {

bool meets(std::string_view dice, std::string_view condition) {
  const Checked<Condition> read = read_condition(condition);
  EXPECT_TRUE(read) << read.error().reason;
  Summary summary;
  for (const SavedDie& die : saved_dice(dice)) summary.add({&*read, 1}, die);
  return summary.meets({&*read, 1});
}

std::string condition_refusal(std::string_view condition) {
  const Checked<Condition> read = read_condition(condition);
  return read ? "nothing" : read.error().reason;
}

TEST(DU_16, a_sum_is_of_all_five_dice_or_of_those_of_a_colour) {
  constexpr std::string_view kDice = "W4:3 W12:12 D6:6 D8:1 D20:20";  // 42: white 15, colour 27
  EXPECT_TRUE(meets(kDice, "sum >= 42"));
  EXPECT_FALSE(meets(kDice, "sum >= 43"));
  EXPECT_TRUE(meets(kDice, "sum <= 42"));
  EXPECT_FALSE(meets(kDice, "sum <= 41"));
  EXPECT_TRUE(meets(kDice, "sum = 42"));
  EXPECT_FALSE(meets(kDice, "sum = 41"));
  EXPECT_TRUE(meets(kDice, "sum 40 to 42"));
  EXPECT_TRUE(meets(kDice, "sum 42 to 50"));
  EXPECT_FALSE(meets(kDice, "sum 43 to 50"));
  EXPECT_TRUE(meets(kDice, "sum of white = 15"));
  EXPECT_TRUE(meets(kDice, "sum of colour = 27"));
  EXPECT_TRUE(meets(kDice, "sum of white 10 to 15"));
  EXPECT_FALSE(meets(kDice, "sum of colour <= 26"));
  EXPECT_TRUE(meets(kDice, "sum multiple of 7"));
  EXPECT_FALSE(meets(kDice, "sum multiple of 5"));
}

TEST(DU_16, dice_of_one_colour_that_are_not_there_add_up_to_nothing) {
  EXPECT_TRUE(meets("W4:3 W4:3 W4:3 W4:3 W4:3", "sum of colour <= 1"));
  EXPECT_FALSE(meets("W4:3 W4:3 W4:3 W4:3 W4:3", "sum of colour >= 1"));
}

TEST(DU_16, equal_numbers_may_be_on_different_dice) {
  EXPECT_TRUE(meets("W4:3 D12:3 W6:1 W8:7 W10:10", "pair"));
  EXPECT_FALSE(meets("W4:3 D12:4 W6:1 W8:7 W10:10", "pair"));
  EXPECT_TRUE(meets("W4:3 D12:3 D20:3 W8:7 W10:10", "three of a kind"));
  EXPECT_FALSE(meets("W4:3 D12:3 D20:4 W8:7 W10:10", "three of a kind"));
  EXPECT_TRUE(meets("W4:3 D12:3 D20:3 W8:3 W10:10", "four of a kind"));
  EXPECT_TRUE(meets("W4:3 D12:3 D20:3 W8:3 W10:3", "five of a kind"));
  EXPECT_FALSE(meets("W4:3 D12:3 D20:3 W8:3 W10:10", "five of a kind"));
  EXPECT_TRUE(meets("W4:3 D12:4 D20:20 W8:8 W10:10", "all different"));
  EXPECT_FALSE(meets("W4:3 D12:3 D20:20 W8:8 W10:10", "all different"));
}

TEST(DU_16, more_of_a_kind_are_also_fewer) {
  EXPECT_TRUE(meets("W4:3 D12:3 D20:3 W8:3 W10:3", "pair"));
  EXPECT_TRUE(meets("W4:3 D12:3 D20:3 W8:3 W10:3", "four of a kind"));
  EXPECT_TRUE(meets("W4:3 D12:3 D20:3 W8:5 W10:5", "three of a kind"));
}

TEST(DU_16, two_pairs_are_of_different_numbers) {
  EXPECT_TRUE(meets("W4:3 D12:3 D20:9 W10:9 W8:1", "two pairs"));
  EXPECT_TRUE(meets("W4:3 D12:3 D20:9 W10:9 D10:9", "two pairs")) << "a full house has two pairs";
  EXPECT_FALSE(meets("W4:3 D12:3 D20:3 W10:3 W8:1", "two pairs")) << "four of a kind has not";
  EXPECT_FALSE(meets("W4:3 D12:3 D20:3 W10:1 W8:2", "two pairs"));
}

TEST(DU_16, a_full_house_is_three_of_a_number_and_two_of_another) {
  EXPECT_TRUE(meets("W4:3 D12:9 D20:3 W10:9 W8:3", "full house"));
  EXPECT_FALSE(meets("W4:3 D12:3 D20:3 W10:3 W8:3", "full house")) << "five of a kind is none";
  EXPECT_FALSE(meets("W4:3 D12:3 D20:3 W10:3 W8:1", "full house"));
  EXPECT_FALSE(meets("W4:3 D12:3 D20:1 W10:1 W8:2", "full house"));
}

TEST(DU_16, a_run_is_of_numbers_without_a_gap_in_any_order) {
  EXPECT_TRUE(meets("D20:13 W12:11 D12:12 W4:1 W4:1", "run of 3"));
  EXPECT_FALSE(meets("D20:14 W12:11 D12:12 W4:1 W4:1", "run of 3"));
  EXPECT_TRUE(meets("W4:4 W6:6 W6:5 W8:7 W8:5", "run of 4"));
  EXPECT_FALSE(meets("W4:4 W6:6 W6:5 W8:8 W8:5", "run of 4"));
  EXPECT_TRUE(meets("W4:4 W6:6 W6:5 W8:7 W8:8", "run of 5"));
  EXPECT_TRUE(meets("W4:4 W6:6 W6:5 W8:7 W8:8", "run of 3")) << "a longer run has the shorter ones";
  EXPECT_FALSE(meets("W4:4 W6:6 W6:5 W8:7 W8:7", "run of 5"));
  EXPECT_FALSE(meets("W12:12 W4:1 W4:2 W12:11 W8:8", "run of 3")) << "12 does not lead on to 1";
}

TEST(DU_16, a_number_of_dice_is_at_least_so_many_unless_it_says_otherwise) {
  constexpr std::string_view kThreeOdd = "W4:3 D12:7 D20:19 W10:10 W8:2";
  EXPECT_TRUE(meets(kThreeOdd, "2 odd"));
  EXPECT_TRUE(meets(kThreeOdd, "3 odd"));
  EXPECT_FALSE(meets(kThreeOdd, "4 odd"));
  EXPECT_TRUE(meets(kThreeOdd, "exactly 3 odd"));
  EXPECT_FALSE(meets(kThreeOdd, "exactly 2 odd"));
  EXPECT_TRUE(meets(kThreeOdd, "up to 3 odd"));
  EXPECT_FALSE(meets(kThreeOdd, "up to 2 odd"));
  EXPECT_FALSE(meets(kThreeOdd, "all odd"));
  EXPECT_FALSE(meets(kThreeOdd, "no even"));
  EXPECT_TRUE(meets("W4:3 D12:7 D20:19 W10:9 W8:1", "all odd"));
  EXPECT_TRUE(meets("W4:3 D12:7 D20:19 W10:9 W8:1", "no even"));
}

TEST(DU_16, a_kind_of_die_counts_in_both_colours_unless_one_is_named) {
  constexpr std::string_view kDice = "W12:1 W12:9 D12:12 D20:4 W4:2";
  EXPECT_TRUE(meets(kDice, "3 D12"));
  EXPECT_FALSE(meets(kDice, "4 D12"));
  EXPECT_FALSE(meets(kDice, "3 white D12"));
  EXPECT_TRUE(meets(kDice, "2 white D12"));
  EXPECT_TRUE(meets(kDice, "1 colour D12"));
  EXPECT_TRUE(meets(kDice, "2 D12 at least 9"));
  EXPECT_FALSE(meets(kDice, "2 white D12 at least 9"));
  EXPECT_TRUE(meets(kDice, "no D10"));
}

TEST(DU_16, kinds_are_counted_whatever_their_colour) {
  EXPECT_TRUE(meets("W4:1 D6:1 W8:1 D10:1 D20:1", "5 kinds"));
  EXPECT_FALSE(meets("W4:1 D4:1 W8:1 D10:1 D20:1", "5 kinds"));
  EXPECT_TRUE(meets("W4:1 D4:1 W4:3 W4:2 W4:1", "up to 1 kind"));
  EXPECT_TRUE(meets("W4:1 D4:1 W8:1 D8:1 W4:1", "exactly 2 kinds"));
  EXPECT_FALSE(meets("W4:1 D4:1 W8:1 D8:1 D20:1", "exactly 2 kinds"));
}

TEST(DU_16, colour_against_white) {
  EXPECT_TRUE(meets("W4:1 W6:1 W8:1 W10:1 W12:1", "all white"));
  EXPECT_FALSE(meets("W4:1 W6:1 W8:1 W10:1 D12:1", "all white"));
  EXPECT_TRUE(meets("D4:1 D6:1 D8:1 W10:1 W12:1", "3 colour"));
  EXPECT_TRUE(meets("D4:1 D6:1 D8:1 W10:1 W12:1", "exactly 2 white"));
  EXPECT_TRUE(meets("D4:4 D6:6 D8:2 W10:10 W12:2", "sum of white = sum of colour"));
  EXPECT_FALSE(meets("D4:4 D6:6 D8:2 W10:10 W12:3", "sum of white = sum of colour"));
}

TEST(DU_16, limits_on_numbers) {
  EXPECT_TRUE(meets("W10:10 D20:20 W8:5 W6:5 D12:5", "all at least 5")) << "a D10 reads 1 to 10";
  EXPECT_FALSE(meets("W10:10 D20:20 W8:5 W6:4 D12:5", "all at least 5"));
  EXPECT_TRUE(meets("W10:4 D20:1 W8:4 W6:4 D12:2", "all at most 4"));
  EXPECT_TRUE(meets("W10:10 D20:10 W8:4 W6:4 D12:2", "2 at least 10"));
  EXPECT_FALSE(meets("W10:10 D20:9 W8:4 W6:4 D12:2", "2 at least 10"));
  EXPECT_TRUE(meets("W10:7 D20:7 W8:4 W6:4 D12:2", "2 showing 7"));
  EXPECT_FALSE(meets("W10:7 D20:17 W8:4 W6:4 D12:2", "2 showing 7"));
  EXPECT_TRUE(meets("W10:10 D20:20 W8:4 W4:4 D12:2", "3 at their highest"));
  EXPECT_FALSE(meets("W10:10 D20:20 W8:4 W4:4 D12:2", "4 at their highest"));
}

TEST(DU_16, a_die_can_be_asked_to_match_several_words) {
  constexpr std::string_view kDice = "W8:7 D20:9 W12:11 W12:5 D12:8";
  EXPECT_TRUE(meets(kDice, "3 odd at least 7"));
  EXPECT_FALSE(meets(kDice, "4 odd at least 7")) << "the 5 is too low and the 8 is even";
  EXPECT_TRUE(meets(kDice, "1 D12 prime at most 7"));
  EXPECT_FALSE(meets(kDice, "2 D12 prime at most 7")) << "the 11 is too high";
  EXPECT_TRUE(meets(kDice, "1 colour D20 odd multiples of 3 showing 9"));
  EXPECT_FALSE(meets(kDice, "1 odd at their highest"));
  EXPECT_TRUE(meets("W4:1 W4:1 D12:12 W4:1 W4:1", "1 even multiples of 3 at least 9 at their highest"));
  EXPECT_TRUE(condition_refusal("3 at least 7 odd").starts_with("\"3 at least 7 odd\" is not a condition")) << "order";
}

TEST(DU_16, relations_between_numbers) {
  EXPECT_TRUE(meets("W4:4 W6:5 W6:6 W8:7 W8:4", "spread <= 3"));
  EXPECT_FALSE(meets("W4:4 W6:5 W6:6 W8:8 W8:4", "spread <= 3"));
  EXPECT_TRUE(meets("W4:4 W6:5 W6:6 W8:8 W8:4", "spread = 4"));
  EXPECT_TRUE(meets("W4:1 W6:5 W6:6 W8:8 D20:16", "spread >= 15"));
  EXPECT_FALSE(meets("W4:2 W6:5 W6:6 W8:8 D20:16", "spread >= 15"));
  EXPECT_TRUE(meets("W4:2 W4:3 W6:5 W8:7 D20:19", "all prime"));
  EXPECT_FALSE(meets("W4:1 W4:3 W6:5 W8:7 D20:19", "all prime")) << "1 is no prime number";
  EXPECT_TRUE(meets("W4:3 W6:6 W10:9 W12:12 D20:18", "all multiples of 3"));
  EXPECT_FALSE(meets("W4:3 W6:6 W10:9 W12:12 D20:20", "all multiples of 3"));
  EXPECT_TRUE(meets("W4:3 W6:6 W10:9 W12:12 D20:20", "4 multiples of 3"));
}

TEST(DU_18, what_is_no_condition_is_refused_with_what_is) {
  for (const std::string_view wrong : {"", "sum", "sum > 40", "sum of red >= 3", "six of a kind", "run of 6", "run",
                                       "all", "3", "odd", "3 D7", "3 oddd", "all even odd", "3 at their lowest",
                                       "sum >= 40 points", "three odd", "sum 10", "SUM >= 40", "sum of white"}) {
    EXPECT_TRUE(condition_refusal(wrong).starts_with(in_quotes(wrong) + " is not a condition; examples: sum >= 40, "))
        << condition_refusal(wrong);
  }
}

TEST(DU_18, a_bad_number_is_refused_with_those_that_are_allowed) {
  EXPECT_EQ(condition_refusal("sum >= 400"), "\"sum >= 400\" needs a number from 5 to 68, not \"400\"");
  EXPECT_EQ(condition_refusal("sum >="), "\"sum >=\" needs a number from 5 to 68 at its end");
  EXPECT_EQ(condition_refusal("sum >= x"), "\"sum >= x\" needs a number from 5 to 68, not \"x\"");
  EXPECT_EQ(condition_refusal("sum 30 to 20"), "\"sum 30 to 20\" needs a number from 31 to 68, not \"20\"");
  EXPECT_EQ(condition_refusal("sum of white = 61"), "\"sum of white = 61\" needs a number from 1 to 60, not \"61\"");
  EXPECT_EQ(condition_refusal("sum multiple of 0"), "\"sum multiple of 0\" needs a number from 2 to 68, not \"0\"");
  EXPECT_EQ(condition_refusal("spread <= 20"), "\"spread <= 20\" needs a number from 0 to 19, not \"20\"");
  EXPECT_EQ(condition_refusal("6 odd"), "\"6 odd\" needs a number from 1 to 5, not \"6\"");
  EXPECT_EQ(condition_refusal("exactly 5 odd"), "\"exactly 5 odd\" needs a number from 1 to 4, not \"5\"");
  EXPECT_EQ(condition_refusal("-1 odd"), "\"-1 odd\" needs a number from 1 to 5, not \"-1\"");
  EXPECT_EQ(condition_refusal("3 at least 21"), "\"3 at least 21\" needs a number from 2 to 20, not \"21\"");
  EXPECT_EQ(condition_refusal("3 multiples of 0"), "\"3 multiples of 0\" needs a number from 2 to 20, not \"0\"");
  EXPECT_EQ(condition_refusal("3 showing 99999999999999999999"),
            "\"3 showing 99999999999999999999\" needs a number from 1 to 20, not \"99999999999999999999\"");
}

/// All phrases in the wording of a fact.
void collect(const Fact& fact, std::vector<std::string_view>& names) {
  names.push_back(fact.name);
  for (const auto& [name, value] : fact.arguments) {
    if (const auto* phrases = std::get_if<std::vector<Fact>>(&value)) {
      for (const Fact& phrase : *phrases) collect(phrase, names);
    }
  }
}

TEST(DU_16, every_condition_can_be_told) {
  std::vector<std::string_view> names;
  for (const std::string_view text : {"sum >= 40",
                                      "sum <= 40",
                                      "sum = 40",
                                      "sum 30 to 40",
                                      "sum of white >= 9",
                                      "sum of white <= 9",
                                      "sum of white = 9",
                                      "sum of white 8 to 9",
                                      "sum of colour >= 9",
                                      "sum of colour <= 9",
                                      "sum of colour = 9",
                                      "sum of colour 8 to 9",
                                      "sum multiple of 7",
                                      "sum of white = sum of colour",
                                      "spread <= 3",
                                      "spread >= 3",
                                      "spread = 3",
                                      "spread 3 to 5",
                                      "pair",
                                      "two pairs",
                                      "three of a kind",
                                      "four of a kind",
                                      "five of a kind",
                                      "full house",
                                      "all different",
                                      "run of 3",
                                      "5 kinds",
                                      "3 kinds",
                                      "3 white odd",
                                      "3 white even",
                                      "3 D8 prime",
                                      "2 white multiples of 4",
                                      "up to 2 kinds",
                                      "exactly 2 kinds",
                                      "all white",
                                      "no colour",
                                      "2 D12",
                                      "up to 2 white D12",
                                      "exactly 1 colour D12",
                                      "3 odd",
                                      "3 even",
                                      "3 prime",
                                      "3 multiples of 3",
                                      "3 at least 9",
                                      "3 at most 4",
                                      "3 showing 7",
                                      "3 at their highest",
                                      "3 odd at least 7"}) {
    const Checked<Condition> condition = read_condition(text);
    ASSERT_TRUE(condition) << condition.error().reason;
    collect(fact_of(wording(*condition)), names);
  }
  for (const std::string_view name : names) {
    EXPECT_NE(kTexts.catalogue.find("\"" + std::string(name) + "\""), std::string_view::npos) << name;
  }
}

TEST(DU_16, several_words_are_told_together) {
  const Fact dice{"goal.any_dice", {{"n", 3}}};
  const Facts numbers{{"goal.odd", {{"n", 3}}}, {"goal.number_at_least", {{"number", 7}}}};
  const Fact showing{"goal.showing", {{"dice", Facts{dice}}, {"what", numbers}}};
  EXPECT_EQ(fact_of(wording(*read_condition("3 odd at least 7"))),
            (Fact{"goal.at_least", {{"n", 3}, {"what", Facts{showing}}}}));
}

TEST(DU_16, a_condition_is_told_with_its_numbers) {
  EXPECT_EQ(fact_of(wording(*read_condition("sum 20 to 25"))), (Fact{"goal.sum_between", {{"from", 20}, {"to", 25}}}));
  const Fact dice{"goal.white_kind", {{"n", 2}, {"kind", Quote{"D12"}}}};
  const Fact numbers{"goal.number_at_least", {{"number", 9}}};
  const Fact showing{"goal.showing", {{"dice", std::vector{dice}}, {"what", std::vector{numbers}}}};
  EXPECT_EQ(fact_of(wording(*read_condition("2 white D12 at least 9"))),
            (Fact{"goal.at_least", {{"n", 2}, {"what", std::vector{showing}}}}));
}

}  // namespace
}  // namespace alea::dualing_dice
