#include "games/blazing_spuds/plan.h"

#include "games/blazing_spuds/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::blazing_spuds {
namespace {

/// The values that the plan for seat A's hand puts on a card, as digits.
std::string planned(const TestTable& table, Card card, std::string_view hand, Then then = Then::nothing) {
  const DiceSet in_hand = dice(hand);
  const Layout layout(table.state.kitchen(kA), table.state.held[kA] + in_hand.size());
  const FaceCounts placed =
      plan(layout, in_hand.faces(), then, table.state.options).placed[static_cast<std::size_t>(card)].spread();
  std::string text;
  for (int face = 0; face < kValues; ++face)
    text.append(static_cast<std::size_t>(placed[face]), static_cast<char>('1' + face));
  return text;
}

/// Seat A can only plan for one action card; the others are full.
TestTable only(Card open) {
  TestTable table = TestTable::middle(2, kA);
  if (open != Card::one) table.put(kA, Card::one, "R123456");
  if (open != Card::two) table.put(kA, Card::two, "W666666");
  if (open != Card::three) table.put(kA, Card::three, "R1122");
  return table;
}

TEST(Plan, a_run_takes_the_longest_row) {
  EXPECT_EQ(planned(only(Card::one), Card::one, "R12 W4566"), "456");
  EXPECT_EQ(planned(only(Card::one).put(kA, Card::one, "R3"), Card::one, "R12 W456"), "12456");
}

TEST(Plan, a_run_with_a_gap_takes_what_closes_it) {
  EXPECT_EQ(planned(only(Card::one).put(kA, Card::one, "R14"), Card::one, "R23 W5"), "235");
  EXPECT_EQ(planned(only(Card::one).put(kA, Card::one, "R15"), Card::one, "R234 W6"), "2346");
}

TEST(Plan, all_of_a_kind_takes_the_commonest_value_or_its_own) {
  EXPECT_EQ(planned(only(Card::two), Card::two, "R1555 W11155", Then::activate), "55555");
  EXPECT_EQ(planned(only(Card::two).put(kA, Card::two, "R1"), Card::two, "R555 W1"), "1");
}

TEST(Plan, pairs_are_completed) {
  EXPECT_EQ(planned(only(Card::three).put(kA, Card::three, "R2"), Card::three, "W256"), "2");
  EXPECT_EQ(planned(only(Card::three), Card::three, "R4 W334", Then::activate), "3344");
}

TEST(Plan, cards_get_what_they_need_rather_than_what_they_could_take) {
  TestTable table = TestTable::middle(2, kA, Phase::place);
  table.put(kA, Card::one, "R2345").put(kA, Card::two, "W1");
  EXPECT_EQ(planned(table, Card::one, "R16", Then::activate), "16");
}

TEST(Plan, with_nothing_else_left_everything_goes_where_it_wins) {
  TestTable table = TestTable::middle(2, kA, Phase::place);
  table.turn_up(kA, Card::three, Side::target);
  EXPECT_EQ(planned(table, Card::three, "R16", Then::activate), "16");
  table.turn_up(kA, Card::one, Side::different);
  EXPECT_EQ(planned(table, Card::one, "R146", Then::activate), "146");
}

TEST(Plan, never_uses_dice_that_are_not_there_or_do_not_fit) {
  for (std::uint64_t number = 0; number < 20'000; ++number) {
    SimulationDice chance(number, 0);
    TestTable table = TestTable::middle(2, kA);
    Kitchen& kitchen = table.state.kitchen(kA);
    for (const Card card : kActionCards) {
      if (chance.pick(2) == 0) table.turn_up(kA, card, other_side({}, card, kitchen.side(card)));
      for (int tries = chance.pick(6); tries > 0; --tries) {
        const Die die(Colour::red, chance.pick(kValues) + 1);
        if ((kitchen.places(die) >> static_cast<unsigned>(card) & 1U) != 0) kitchen.on(card).add(die);
        kitchen.refit(card);
      }
    }
    int on_cards = 0;
    for (const Card card : kActionCards) on_cards += kitchen.on(card).size();
    const FaceCounts hand = chance.roll<kSixFaces>(chance.pick(12));
    const Then then = chance.pick(2) == 0 ? Then::activate : Then::nothing;
    const Plan found = plan(Layout(kitchen, on_cards + 12), hand, then, {});
    FaceCounts placed;
    for (const Card card : kActionCards) {
      const FaceCounts here = found.placed[static_cast<std::size_t>(card)].spread();
      placed = placed + here;
      for (int face = 0; face < kValues; ++face) {
        for (int count = 0; count < here[face]; ++count) {
          const Die die(Colour::white, face + 1);
          ASSERT_NE(kitchen.places(die) >> static_cast<unsigned>(card) & 1U, 0) << number;
          kitchen.on(card).add(die);
          kitchen.refit(card);
        }
      }
    }
    for (int face = 0; face < kValues; ++face) ASSERT_LE(placed[face], hand[face]) << number;
  }
}

}  // namespace
}  // namespace alea::blazing_spuds
