#include <set>

#include "games/blazing_spuds/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::blazing_spuds {
namespace {

TEST(BS_8, the_player_rerolls_a_card_with_dice_or_a_colour) {
  TestTable table = TestTable::middle(3, kA);
  table.put(kA, Card::one, "R1 Y2").put(kA, Card::stove, "Y5 W6");
  EXPECT_EQ(table.offered(), (Texts{"reroll 1", "reroll stove", "reroll R", "reroll Y", "reroll W"}));
}

TEST(BS_8, a_colour_that_is_exactly_the_dice_on_one_card_is_not_offered_twice) {
  TestTable table = TestTable::middle(3, kA);
  table.put(kA, Card::two, "R44").put(kA, Card::one, "Y2").put(kA, Card::stove, "Y5");
  EXPECT_EQ(table.offered(), (Texts{"reroll 1", "reroll 2", "reroll stove", "reroll Y"}));
}

TEST(BS_8, all_dice_of_the_card_are_rolled_colour_by_colour) {
  TestTable table = TestTable::middle(3, kA);
  table.put(kA, Card::one, "R1 Y23").put(kA, Card::stove, "Y5").choose("reroll 1");
  EXPECT_FALSE(Game::possible(table.state, *Game::read_outcome("roll Y45")));
  table.roll("R6").roll("Y45");
  EXPECT_EQ(table.hand(kA), "R6 Y45");
  EXPECT_EQ(table.on(kA, Card::stove), "Y5");
}

TEST(BS_8, all_dice_of_a_colour_are_rolled_wherever_they_lie) {
  TestTable table = TestTable::middle(3, kA);
  table.put(kA, Card::one, "R1 Y2").put(kA, Card::three, "Y44").put(kA, Card::stove, "Y5 W1").choose("reroll Y");
  EXPECT_EQ(table.on(kA, Card::one), "R1");
  EXPECT_EQ(table.on(kA, Card::three), "");
  EXPECT_EQ(table.on(kA, Card::stove), "W1");
  EXPECT_EQ(table.state.loose[Colour::yellow], 4);
}

TEST(BS_8, n_dice_fall_as_n_fair_dice_do) {
  TestTable table = TestTable::middle(2, kA);
  table.put(kA, Card::stove, "R11").choose("reroll stove");
  double sum = 0;
  Game::outcomes(table.state, [&](const Outcome& outcome, double p) {
    const std::string text = Game::write(outcome);
    const bool is_double = text[text.size() - 1] == text[text.size() - 2];
    EXPECT_DOUBLE_EQ(p, (is_double ? 1.0 : 2.0) / 36) << text;
    sum += p;
  });
  EXPECT_NEAR(sum, 1, 1e-12);
}

TEST(BS_9, each_rolled_die_goes_on_a_card_it_fits_or_the_stove) {
  TestTable table = TestTable::middle(2, kA);
  table.put(kA, Card::one, "R4").put(kA, Card::two, "R2").put(kA, Card::stove, "R1");
  table.choose("reroll stove").roll("R4");
  EXPECT_EQ(table.offered(), (Texts{"place R4 3", "place R4 stove"}));
  table.choose("place R4 3");
  EXPECT_EQ(table.on(kA, Card::three), "R4");
}

TEST(BS_9, dice_that_were_not_rolled_stay_where_they_are) {
  TestTable table = TestTable::middle(2, kA);
  table.put(kA, Card::one, "R4").put(kA, Card::two, "W2").put(kA, Card::stove, "R1").choose("reroll stove");
  table.roll("R3").choose("place R3 1");
  EXPECT_EQ(table.on(kA, Card::one), "R34");
  EXPECT_EQ(table.on(kA, Card::two), "W2");
}

TEST(BS_9, identical_dice_are_one_choice_and_the_stove_takes_all_that_are_left) {
  TestTable table = TestTable::middle(2, kA);
  table.put(kA, Card::stove, "R111 W1").choose("reroll stove").roll("R444").roll("W6");
  EXPECT_EQ(table.offered(), (Texts{"place R4 1", "place R4 2", "place R4 3", "place R4 stove"}));
  table.choose({"place R4 2", "place R4 stove"});
  EXPECT_EQ(table.on(kA, Card::two), "R4");
  EXPECT_EQ(table.on(kA, Card::stove), "R44");
  EXPECT_EQ(table.hand(kA), "W6");
}

TEST(BS_9, identical_dice_go_on_cards_in_one_order_so_that_no_placement_is_offered_twice) {
  TestTable table = TestTable::middle(2, kA);
  table.put(kA, Card::stove, "R111").choose("reroll stove").roll("R444").choose("place R4 2");
  EXPECT_EQ(table.offered(), (Texts{"place R4 2", "place R4 3", "place R4 stove"}));
  table.choose("place R4 3");
  EXPECT_EQ(table.offered(), (Texts{"place R4 3", "place R4 stove"}));
}

/// The dice on seat A's cards.
std::string placement(const State& state) {
  std::string text;
  for (const Card card : kAllCards) text += dice_text(state.kitchen(kA).on(card)) + "/";
  return text;
}

/// The placements that chains of choices lead to, one for each chain.
void follow(const State& state, std::vector<std::string>& reached) {
  if (state.phase != Phase::place) return reached.push_back(placement(state));
  for (const Move& move : Game::moves(state, kA)) {
    State next = state;
    Game::play(next, kA, move);
    follow(next, reached);
  }
}

/// All placements that the cards allow, in any order of the dice.
void try_all(State state, std::vector<Die> dice_left, std::set<std::string>& allowed) {
  if (dice_left.empty()) {
    allowed.insert(placement(state));
    return;
  }
  const Die die = dice_left.back();
  dice_left.pop_back();
  each_card(state.kitchen(kA).places(die), [&](Card card) {
    State next = state;
    next.kitchen(kA).on(card).add(die);
    if (card != Card::stove) next.kitchen(kA).refit(card);
    try_all(next, dice_left, allowed);
  });
}

TEST(BS_9, every_placement_that_fits_is_reached_by_one_chain_of_choices) {
  TestTable table = TestTable::middle(2, kA);
  table.turn_up(kA, Card::one, Side::reassign).put(kA, Card::two, "R4").put(kA, Card::three, "R4 W5");
  table.put(kA, Card::stove, "R1111 W1");
  std::set<std::string> allowed;
  TestTable empty = TestTable::middle(2, kA);
  empty.turn_up(kA, Card::one, Side::reassign).put(kA, Card::two, "R4").put(kA, Card::three, "R4 W5");
  const Die red_four(Colour::red, 4);
  try_all(empty.state, {red_four, red_four, red_four, Die(Colour::red, 5), Die(Colour::white, 4)}, allowed);
  std::vector<std::string> reached;
  follow(table.choose("reroll stove").roll("R4445").roll("W4").state, reached);
  EXPECT_GT(reached.size(), 50);
  EXPECT_EQ(reached.size(), allowed.size());
  EXPECT_EQ(std::set<std::string>(reached.begin(), reached.end()), allowed);
}

TEST(BS_10, a_card_may_be_activated_or_none) {
  TestTable table = TestTable::middle(2, kA, Phase::activate);
  table.put(kA, Card::one, "R12").put(kA, Card::two, "R4").put(kA, Card::three, "W55").put(kB, Card::stove, "Y1");
  EXPECT_EQ(table.offered(), (Texts{"pass", "activate 1", "activate 3"}));
  table.choose("pass");
  EXPECT_EQ(table.state.player, kB);
  EXPECT_EQ(table.on(kA, Card::one), "R12");
  EXPECT_EQ(table.state.kitchen(kA).side(Card::one), Side::run);
}

TEST(BS_10, without_a_card_that_can_be_activated_the_turn_ends) {
  TestTable table = TestTable::middle(2, kA);
  table.put(kA, Card::stove, "R1").put(kB, Card::stove, "Y1 W1").choose("reroll stove").roll("R3").choose("place R3 1");
  EXPECT_EQ(table.state.player, kB);
}

TEST(BS_10, only_one_card_is_activated_in_a_turn) {
  TestTable table = TestTable::middle(2, kA, Phase::activate);
  table.put(kA, Card::two, "R44").put(kA, Card::three, "R55").put(kB, Card::stove, "Y1");
  table.choose({"activate 2", "deal R4", "deal R4", "place R4 stove"});
  EXPECT_EQ(table.state.player, kB);
  EXPECT_EQ(table.on(kA, Card::three), "R55");
}

TEST(BS_10, the_activated_card_is_flipped_and_flipped_back_the_next_time) {
  TestTable table = TestTable::middle(2, kA, Phase::activate);
  table.put(kA, Card::one, "R12").put(kA, Card::stove, "R1").put(kB, Card::stove, "Y1").choose("activate 1");
  EXPECT_EQ(table.state.kitchen(kA).side(Card::one), Side::different);
  EXPECT_EQ(table.on(kA, Card::one), "");
  TestTable back = TestTable::middle(2, kA, Phase::activate);
  back.turn_up(kA, Card::one, Side::different).put(kA, Card::one, "R2").put(kA, Card::stove, "R1").choose("activate 1");
  EXPECT_EQ(back.state.kitchen(kA).side(Card::one), Side::run);
}

TEST(BS_10, the_new_side_takes_dice_from_then_on) {
  TestTable table = TestTable::middle(2, kA);
  table.turn_up(kA, Card::one, Side::different).put(kA, Card::stove, "R11").choose("reroll stove").roll("R33");
  table.choose("place R3 1");
  EXPECT_EQ(table.offered(), (Texts{"place R3 2", "place R3 3", "place R3 stove"}));
}

}  // namespace
}  // namespace alea::blazing_spuds
