#include "games/dualing_dice/outlook.h"

#include <algorithm>

#include "games/dualing_dice/table_for_tests.h"

namespace alea::dualing_dice {
namespace {

const Deck& low_and_high() {
  static const Deck kDeck =
      our_goals({"Thirty-Nine Steps", "Snake Eyes", "Whiteout", "Odd Company", "Even Keel", "Staircase"});
  return kDeck;
}

/// The chance that seat A completes this goal of its hand, numbered from 1.
float chance_of_a(const TestTable& table, int goal = 1) {
  return Outlook(table.state, kA, table.state.goal(goal - 1)).now();
}

TestTable with_saved(std::string_view saved) {
  return TestTable::in_round(2, with_deck(low_and_high())).hold(kA, {1, 2, 3}).save(kA, saved);
}

TEST(Outlook, of_the_last_selection_is_certain) {
  TestTable table = with_saved("W12:10 W12:10 W12:10 W8:1");
  table.choose(kA, "choose D20 D8").choose(kB, "choose D4 D6").chance({"roll A 20 3", "roll B 1 5"});
  EXPECT_EQ(chance_of_a(table), 0) << "31 with a 20, a 3 or a 5 is not 39";
  table = with_saved("W12:10 W12:10 W12:10 W8:1");
  table.choose(kA, "choose D20 D8").choose(kB, "choose D4 D8").chance({"roll A 20 3", "roll B 1 8"});
  EXPECT_EQ(chance_of_a(table), 1) << "seat B rolled the 8";
}

TEST(Outlook, of_a_selection_counts_only_the_dice_on_the_table) {
  TestTable table = with_saved("W12:10 W12:10 W12:10");
  table.choose(kA, "choose D20 D8").choose(kB, "choose D4 D8").chance({"roll A 20 8", "roll B 1 4"});
  const Chances& steps = low_and_high().goals[0].chances(2);
  const float with_eight = steps.of(saved_dice("W12:10 W12:10 W12:10 W8:8"));
  const float with_four = steps.of(saved_dice("W12:10 W12:10 W12:10 W8:4"));
  EXPECT_EQ(chance_of_a(table), std::max(with_eight, with_four));
  table.choose(kA, "take D8 8");
  EXPECT_EQ(chance_of_a(table), with_eight) << "the die is on the card";
}

TEST(Outlook, of_a_later_selection_counts_the_dice_that_may_be_taken) {
  TestTable table = with_saved("W12:10 W12:10 W12:10 W8:1");
  table.choose(kA, "choose D4 D8").choose(kB, "choose D20 D6").chance({"roll A 1 8", "roll B 20 5"});
  EXPECT_NEAR(chance_of_a(table), 2 / 3.0, 1e-6) << "seat B takes one of three dice first";
  table.choose(kB, "take D8 8");
  EXPECT_EQ(chance_of_a(table), 0);
}

TEST(Outlook, of_a_choice_of_dice_depends_on_the_dice_that_are_left) {
  TestTable table = with_saved("W4:1 W4:1 W4:1 W4:1");
  EXPECT_EQ(chance_of_a(table, 3), 1) << "any white die completes five white dice";
  EXPECT_EQ(chance_of_a(table, 1), 0) << "four ones and a 20 are not 39";
  table = with_saved("W12:12 W12:12 W12:12 W4:1");
  EXPECT_GT(chance_of_a(table), 0);
  const float with_d4 = Outlook(table.state, kA, low_and_high().goals[0]).after(*Game::read_move("choose D12 D4"));
  table.state.piles = {0, 0, 0, 0, 1};
  const float with_d12 = chance_of_a(table);
  table.state.piles = {1, 0, 0, 0, 0};
  EXPECT_GT(chance_of_a(table), with_d12) << "a 2 is rolled more often with a D4";
  EXPECT_LE(with_d4, chance_of_a(table));
  table.choose(kA, "choose D12 D4");
  EXPECT_EQ(chance_of_a(table), with_d4) << "the dice are chosen";
}

TEST(Outlook, of_a_tie_knows_which_die_stays) {
  // Only the white 8 of seat A makes 39; a 4 on the D4 makes 35.
  TestTable table = with_saved("W12:10 W12:10 W12:10 W8:1");
  table.choose(kA, "choose D4 D8").choose(kB, "choose D4 D6").chance({"roll A 4 8", "roll B 4 5"});
  ASSERT_EQ(table.state.phase, Phase::tie);
  const Outlook steps(table.state, kA, low_and_high().goals[0]);
  // The 8 stays. Seat A goes first if its D4 is higher than a D4 or a D6; otherwise seat B takes one of three dice
  // first.
  double first = 0;
  double tied = 0;
  for (int number = 1; number <= 4; ++number) {
    first += ((number - 1) / 4.0 + (number - 1) / 6.0) / 2 / 4;
    tied += (1 / 4.0 + 1 / 6.0) / 2 / 4;
  }
  const double decided = first + (1 - first - tied) * 2 / 3;
  const double once_more = decided + tied * (1 + 2 / 3.0) / 2;
  EXPECT_NEAR(steps.after(Move::reroll_colour()), decided + tied * once_more, 1e-6);
  EXPECT_LT(steps.after(Move::reroll_white()), 0.15F) << "one of eight numbers";
  EXPECT_EQ(steps.now(), steps.after(Move::reroll_colour()));
}

TEST(Outlook, of_a_tie_is_zero_where_no_die_can_help) {
  TestTable table = with_saved("W12:12 W12:12 W12:12 W12:12");
  table.choose(kA, "choose D4 D8").choose(kB, "choose D4 D6").chance({"roll A 4 8", "roll B 4 5"});
  EXPECT_EQ(chance_of_a(table), 0) << "48 and more is not 39";
  EXPECT_EQ(chance_of_a(table, 3), 1) << "seat B can take only one of two white dice";
}

/// Whether seat A completes the first goal in the last round, with its best moves and random moves of the others.
bool is_completed(State state, SimulationDice& dice) {
  const Goal& goal = state.goal(0);
  while (true) {
    const Turn turn = Rules::turn(state);
    if (turn.is_chance()) {
      Rules::settle(state, Rules::draw(state, dice));
      continue;
    }
    const Seat seat = turn.seats().front();
    const Rules::Moves moves = Rules::moves(state, seat);
    Move move = moves[static_cast<std::size_t>(dice.pick(static_cast<int>(moves.size())))];
    if (seat == kA) {
      const Outlook outlook(state, kA, goal);
      if (state.phase == Phase::select) return outlook.now() == 1;
      move = *std::max_element(moves.begin(), moves.end(),
                               [&](Move one, Move other) { return outlook.after(one) < outlook.after(other); });
    }
    Rules::play(state, seat, move);
  }
}

TEST(Outlook, of_a_tie_agrees_with_what_happens_among_players_who_select_at_random) {
  constexpr int kTimes = 2000;
  const Deck deck = our_goals(
      {"Snake Eyes", "Whiteout", "Staircase", "Odd Company", "Even Keel", "Limbo", "Atlas", "Prime Time", "No Twins"});
  for (const std::string_view b : {"roll B 3 1", "roll B 3 6"}) {
    TestTable table = TestTable::in_round(3, with_deck(deck)).hold(kA, {1}).save(kA, "W12:1 W12:7 W12:10 W8:5");
    table.choose(kA, "choose D4 D8").choose(kB, "choose D4 D6").choose(kC, "choose D6 D10");
    table.chance({"roll A 3 2", b, "roll C 1 4"});
    ASSERT_EQ(table.state.phase, Phase::tie);
    SimulationDice dice(1, 0);
    int completed = 0;
    for (int i = 0; i < kTimes; ++i) completed += is_completed(table.state, dice) ? 1 : 0;
    EXPECT_NEAR(chance_of_a(table), static_cast<double>(completed) / kTimes, 0.06) << b;
  }
}

}  // namespace
}  // namespace alea::dualing_dice
