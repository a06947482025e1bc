#include "games/blazing_spuds/sides.h"

#include <algorithm>
#include <functional>

#include "games/blazing_spuds/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::blazing_spuds {
namespace {

/// Whether dice with these values can be placed one after another.
bool takes(Side side, std::string_view values) {
  DiceSet held;
  for (const char digit : values) {
    const Die die(Colour::red, digit - '0');
    if ((fitting(side, held.by_value()) >> static_cast<unsigned>(die.value() - 1) & 1U) == 0) return false;
    held.add(die);
  }
  return true;
}

bool activates(Side side, std::string_view values) {
  return can_activate(side, dice("R" + std::string(values)).by_value());
}

TEST(BS_5, a_run_takes_up_to_six_different_dice_with_gaps) {
  for (const auto* values : {"3", "36", "136", "641", "654321"}) EXPECT_TRUE(takes(Side::run, values)) << values;
  for (const auto* values : {"11", "1231", "6543211"}) EXPECT_FALSE(takes(Side::run, values)) << values;
}

TEST(BS_5, all_of_a_kind_takes_up_to_six_equal_dice) {
  for (const auto* values : {"3", "55", "222222"}) EXPECT_TRUE(takes(Side::kind, values)) << values;
  for (const auto* values : {"12", "443", "2222222"}) EXPECT_FALSE(takes(Side::kind, values)) << values;
}

TEST(BS_5, one_or_two_pair_takes_what_still_fits_two_pairs) {
  for (const auto* values : {"1", "11", "12", "111", "112", "121", "211", "1111", "1122", "1212", "1221"}) {
    EXPECT_TRUE(takes(Side::pair, values)) << values;
  }
  for (const auto* values : {"1112", "1121", "1211", "2111", "123", "1123", "11223", "11111", "11221"}) {
    EXPECT_FALSE(takes(Side::pair, values)) << values;
  }
}

TEST(BS_5, all_different_takes_up_to_three_dice_that_differ) {
  for (const auto* values : {"1", "16", "164"}) EXPECT_TRUE(takes(Side::different, values)) << values;
  for (const auto* values : {"11", "122", "1234"}) EXPECT_FALSE(takes(Side::different, values)) << values;
}

TEST(BS_5, reassign_takes_three_dice_and_target_two_of_any_values) {
  for (const auto* values : {"1", "11", "111", "123", "112"}) EXPECT_TRUE(takes(Side::reassign, values)) << values;
  EXPECT_FALSE(takes(Side::reassign, "1234"));
  for (const auto* values : {"1", "11", "12"}) EXPECT_TRUE(takes(Side::target, values)) << values;
  EXPECT_FALSE(takes(Side::target, "111"));
}

TEST(BS_5, the_stove_takes_anything) {
  TestTable table = TestTable::middle(4, kA);
  table.put(kA, Card::stove, "R1111111111 Y222222222 W33333333 G4444444");
  for (const Colour colour : kAllColours) {
    for (int value = 1; value <= kValues; ++value) {
      EXPECT_NE(table.state.kitchen(kA).places(Die(colour, value)) >> static_cast<unsigned>(Card::stove), 0U);
    }
  }
}

TEST(BS_5, order_never_matters) {
  constexpr std::array kSides{Side::run, Side::kind, Side::pair, Side::different, Side::reassign, Side::target};
  const std::function<void(std::string, int)> check = [&](const std::string& values, int most) {
    std::string order = values;  // comes in ascending order
    for (const Side side : kSides) {
      const bool expected = takes(side, values);
      do {
        ASSERT_EQ(takes(side, order), expected) << order;
      } while (std::next_permutation(order.begin(), order.end()));
    }
    if (most == 0) return;
    for (char next = values.empty() ? '1' : values.back(); next <= '6'; ++next) check(values + next, most - 1);
  };
  check("", 5);
}

TEST(BS_5, colours_do_not_matter_for_the_pattern) {
  TestTable table = TestTable::middle(3, kA, Phase::reroll);
  table.put(kA, Card::one, "Y4").put(kA, Card::two, "W4").put(kA, Card::three, "Y2 W4").put(kA, Card::stove, "R1");
  table.choose("reroll stove").roll("R4");
  EXPECT_EQ(table.offered(), (Texts{"place R4 2", "place R4 3", "place R4 stove"}));
}

TEST(BS_6, a_run_needs_two_or_more_in_a_row) {
  for (const auto* values : {"12", "56", "345", "123456"}) EXPECT_TRUE(activates(Side::run, values)) << values;
  for (const auto* values : {"1", "13", "1245", "12356"}) EXPECT_FALSE(activates(Side::run, values)) << values;
}

TEST(BS_6, all_of_a_kind_needs_two_or_more) {
  for (const auto* values : {"11", "333", "666666"}) EXPECT_TRUE(activates(Side::kind, values)) << values;
  EXPECT_FALSE(activates(Side::kind, "1"));
}

TEST(BS_6, one_or_two_pair_needs_whole_pairs) {
  for (const auto* values : {"11", "1111", "1166"}) EXPECT_TRUE(activates(Side::pair, values)) << values;
  for (const auto* values : {"1", "12", "111", "112"}) EXPECT_FALSE(activates(Side::pair, values)) << values;
}

TEST(BS_6, the_backs_need_one_one_and_two_dice) {
  EXPECT_TRUE(activates(Side::different, "1"));
  EXPECT_TRUE(activates(Side::different, "124"));
  EXPECT_TRUE(activates(Side::reassign, "3"));
  EXPECT_TRUE(activates(Side::reassign, "333"));
  EXPECT_FALSE(activates(Side::target, "3"));
  EXPECT_TRUE(activates(Side::target, "35"));
}

TEST(BS_6, an_empty_side_and_the_stove_are_never_activated) {
  for (const Side side : {Side::run, Side::kind, Side::pair, Side::different, Side::reassign, Side::target}) {
    EXPECT_FALSE(can_activate(side, ValueCounts()));
  }
  EXPECT_FALSE(activates(Side::stove, "123"));
}

}  // namespace
}  // namespace alea::blazing_spuds
