#include "games/dracarys_dice/rules.h"

#include "engine/any_game.h"
#include "games/dracarys_dice/table_for_tests.h"
#include "games/registry.h"
#include "gtest/gtest.h"

namespace alea::dracarys_dice {
namespace {

TEST(DR_1, everyone_starts_with_six_five_or_four_dice) {
  EXPECT_EQ(TestTable(2).state.dice[kA], 6);
  EXPECT_EQ(TestTable(3).state.dice[kC], 6);
  EXPECT_EQ(TestTable(4).state.dice[kD], 5);
  EXPECT_EQ(TestTable(5).state.dice[seat(4)], 4);
  EXPECT_EQ(TestTable(3).state.dice_in_play(), 18);
}

TEST(DR_1, other_player_counts_are_refused) {
  const AnyGame* game = find_game("dracarys_dice");
  for (const int players : {-1, 0, 1, 6, 8}) EXPECT_FALSE(game->start({}, players)) << players;
  EXPECT_EQ(game->start({}, 6).error().reason, "Dracarys Dice is for 2 to 5 players, not 6");
}

TEST(DR_2, each_face_has_its_share_of_the_six_sides) {
  TestTable table(2);
  table.lot(kA).dice({1, 6});
  double blank = 0;
  double others = 0;
  Game::outcomes(table.state,
                 [&](const Outcome& outcome, double p) { (outcome.roll.blanks == 1 ? blank : others) += p; });
  EXPECT_DOUBLE_EQ(blank, 0.5);
  EXPECT_DOUBLE_EQ(others, 0.5);
  EXPECT_EQ(kDie.total(), 6);
  EXPECT_EQ(kDie.sides[0], 1);
  EXPECT_EQ(kDie.sides[1], 1);
  EXPECT_EQ(kDie.sides[2], 1);
  EXPECT_EQ(kDie.sides[3], 3);
}

TEST(DR_3, a_lot_with_equal_chances_decides_who_begins) {
  const TestTable table(5);
  int seats = 0;
  Game::outcomes(table.state, [&](const Outcome& outcome, double p) {
    EXPECT_EQ(outcome.kind, Outcome::Kind::lot);
    EXPECT_DOUBLE_EQ(p, 0.2);
    ++seats;
  });
  EXPECT_EQ(seats, 5);
  TestTable begun(5);
  EXPECT_EQ(begun.lot(kC).state.roller, kC);
  EXPECT_EQ(Game::first(begun.state), kC);
}

TEST(DR_3, turns_go_clockwise) {
  TestTable table(3);
  table.lot(kC).roll("......");
  EXPECT_EQ(table.state.roller, kA);
  table.roll("......");
  EXPECT_EQ(table.state.roller, kB);
}

TEST(DR_4, all_dice_are_rolled_those_kept_from_before_too) {
  TestTable table(2);
  table.lot(kA).roll("......").roll("......");
  EXPECT_EQ(Game::turn(table.state), Turn::chance(kA)) << "players roll their own dice";
  EXPECT_FALSE(Game::possible(table.state, *Game::read_outcome("roll .....")));
  EXPECT_TRUE(Game::possible(table.state, *Game::read_outcome("roll DFK...")));
}

TEST(DR_4, steps_follow_in_order_so_fireballs_stay_until_dragons_are_given) {
  TestTable table(3);
  table.lot(kA).roll("DFFK..");
  EXPECT_EQ(table.state.pile, 0);
  EXPECT_EQ(table.state.dice[kA], 5);
  table.choose("give B");
  EXPECT_EQ(table.state.pile, 2);
  EXPECT_EQ(table.state.dice[kA], 2);
}

TEST(DR_5, knights_leave_the_game_for_good) {
  TestTable table(2);
  table.lot(kA).roll("FKKK..");
  EXPECT_EQ(table.state.dice[kA], 2);
  EXPECT_EQ(table.state.dice_in_play(), 9);
}

TEST(DR_6, dragons_go_to_others_in_any_split) {
  TestTable table(3);
  table.lot(kA).roll("DDDF..");
  EXPECT_EQ(Game::moves(table.state, kA).size(), 4);
  for (const auto* split : {"give B B B", "give B B C", "give B C C", "give C C C"}) EXPECT_TRUE(table.offers(split));
  EXPECT_FALSE(table.offers("give B B"));
  table.choose("give B C C");
  EXPECT_EQ(table.state.dice[kB], 7);
  EXPECT_EQ(table.state.dice[kC], 8);
}

TEST(DR_6, with_five_players_every_split_is_offered_once) {
  TestTable table(5);
  table.lot(kB).roll("DDDD");
  EXPECT_EQ(Game::moves(table.state, kB).size(), 35);  // 4 alike Dragons among 4 players
}

TEST(DR_7, blanks_stay_with_the_roller) {
  TestTable table(2);
  table.lot(kA).roll("F.....");
  EXPECT_EQ(table.state.dice[kA], 5);
}

TEST(DR_8, fireballs_go_to_the_pile) {
  TestTable table(2);
  table.lot(kA).pile(2).roll("FFF...");
  EXPECT_EQ(table.state.pile, 5);
  EXPECT_EQ(table.state.dice[kA], 3);
}

TEST(DR_9, a_roller_without_a_fireball_takes_the_whole_pile) {
  TestTable table(2);
  table.lot(kA).pile(3).roll("......");
  EXPECT_EQ(table.state.pile, 0);
  EXPECT_EQ(table.state.dice[kA], 9);
}

TEST(DR_9, it_is_taken_even_if_the_roll_left_no_dice) {
  TestTable table(2);
  table.lot(kA).dice({2, 6}).pile(3).roll("DK").choose("give B");
  EXPECT_EQ(table.state.dice[kA], 3);
  EXPECT_FALSE(table.is_over());
}

TEST(DR_10, who_has_no_dice_at_the_end_of_a_turn_has_finished) {
  TestTable table(3);
  table.lot(kA).dice({2, 6, 6}).roll("FK");
  EXPECT_TRUE(table.is_over());
  EXPECT_EQ(Game::result(table.state).place_of(kA), 1);
}

TEST(DR_10, one_can_finish_on_the_turn_of_another) {
  TestTable table(3, {.play_on = 1, .trial_by_fire = 1});
  table.lot(kA).dice({1, 6, 6}).roll("F").roll("......");
  EXPECT_EQ(table.state.dice[kA], 0);
  EXPECT_EQ(table.state.dice[kB], 7);
  EXPECT_EQ(table.state.place[kA], 1);
  EXPECT_EQ(table.state.roller, kC);
}

TEST(DR_11, the_first_to_finish_wins_and_the_others_share_second_place) {
  TestTable table(4);
  table.lot(kC).dice({5, 5, 1, 5}).roll("F");
  ASSERT_TRUE(table.is_over());
  const Result result = Game::result(table.state);
  EXPECT_EQ(result.place_of(kC), 1);
  for (const Seat other : {kA, kB, kD}) EXPECT_EQ(result.place_of(other), 2);
}

TEST(DR_11, with_play_on_the_others_go_on) {
  TestTable table(3, {.play_on = 1});
  table.lot(kA).dice({1, 1, 4}).roll("F");
  EXPECT_FALSE(table.is_over());
  EXPECT_EQ(table.state.roller, kB);
}

TEST(DR_12, who_has_finished_is_skipped_and_given_nothing) {
  TestTable table(4, {.play_on = 1});
  table.lot(kA).dice({5, 1, 5, 5}).roll("F....").roll("F");
  EXPECT_EQ(table.state.place[kB], 1);
  table.roll("D....");
  EXPECT_TRUE(table.offers("give A"));
  EXPECT_FALSE(table.offers("give B"));
  table.choose("give D").roll("......").roll("F...");
  EXPECT_EQ(table.state.roller, kC);
}

TEST(DR_13, playing_on_ends_when_one_is_left_who_is_last) {
  TestTable table(3, {.play_on = 1});
  table.lot(kA).dice({1, 1, 4}).roll("F").roll("F");
  ASSERT_TRUE(table.is_over());
  const Result result = Game::result(table.state);
  EXPECT_EQ(result.place_of(kA), 1);
  EXPECT_EQ(result.place_of(kB), 2);
  EXPECT_EQ(result.place_of(kC), 3);
}

TEST(DR_14, all_blank_with_four_dice_or_more_may_trade) {
  TestTable table(3, {.tyrannical_trade = 1});
  table.lot(kA).dice({6, 2, 3}).roll("......");
  EXPECT_EQ(Game::moves(table.state, kA).size(), 3);
  table.choose("trade B");
  EXPECT_EQ(table.state.dice[kA], 2);
  EXPECT_EQ(table.state.dice[kB], 6);
}

TEST(DR_14, one_may_keep_ones_dice) {
  TestTable table(2, {.tyrannical_trade = 1});
  table.lot(kA).dice({4, 2}).roll("....").choose("keep");
  EXPECT_EQ(table.state.dice[kA], 4);
  EXPECT_EQ(table.state.roller, kB);
}

TEST(DR_14, fewer_dice_or_another_face_or_the_option_off_give_no_trade) {
  TestTable three(2, {.tyrannical_trade = 1});
  EXPECT_TRUE(Game::turn(three.lot(kA).dice({3, 6}).roll("...").state).is_chance());
  TestTable knight(2, {.tyrannical_trade = 1});
  EXPECT_TRUE(Game::turn(knight.lot(kA).roll("K.....").state).is_chance());
  TestTable off(2);
  EXPECT_TRUE(Game::turn(off.lot(kA).roll("......").state).is_chance());
}

TEST(DR_14, the_pile_is_taken_after_the_trade) {
  TestTable table(2, {.tyrannical_trade = 1});
  table.lot(kA).dice({5, 2}).pile(3).roll(".....").choose("trade B");
  EXPECT_EQ(table.state.dice[kA], 5);
  EXPECT_EQ(table.state.dice[kB], 5);
  EXPECT_EQ(table.state.pile, 0);
}

TEST(DR_14, who_has_finished_cannot_be_traded_with) {
  TestTable table(3, {.play_on = 1, .tyrannical_trade = 1});
  table.lot(kA).dice({1, 5, 5}).roll("F").roll(".....");
  EXPECT_FALSE(table.offers("trade A"));
  EXPECT_TRUE(table.offers("trade C"));
}

TEST(DR_15, each_place_scores_the_dice_in_play_that_are_not_its_own) {
  TestTable table(3, {.dragon_scales = 1});
  table.lot(kA).dice({1, 2, 4}).pile(2).roll("F");
  EXPECT_EQ(table.state.points[kA], 2 + 4 + 3);
  table.roll("FF");
  EXPECT_EQ(table.state.points[kB], 4 + 5);
  EXPECT_EQ(table.state.points[kC], 5) << "the last player scores the pile";
}

TEST(DR_15, the_next_round_is_set_up_afresh_and_begun_by_the_next_to_the_left) {
  TestTable table(2, {.dragon_scales = 1});
  table.lot(kB).dice({3, 1}).roll("F");
  EXPECT_EQ(table.state.round, 2);
  EXPECT_EQ(table.state.roller, kA);
  EXPECT_EQ(table.state.dice[kA], 6);
  EXPECT_EQ(table.state.dice[kB], 6);
  EXPECT_EQ(table.state.pile, 0);
  EXPECT_EQ(Game::first(table.state), kB);
}

TEST(DR_15, rounds_are_played_until_the_target_is_reached_and_the_most_points_win) {
  TestTable table(2, {.dragon_scales = 1, .target = 4});
  table.lot(kA).dice({1, 2}).roll("F");  // three points for A, one for B
  ASSERT_FALSE(table.is_over());
  table.dice({5, 1}).roll("F");  // six for B, one for A
  ASSERT_TRUE(table.is_over()) << "both have reached four";
  EXPECT_EQ(Game::result(table.state).points_of(kA), 4);
  EXPECT_EQ(Game::result(table.state).points_of(kB), 7);
  EXPECT_EQ(Game::result(table.state).place_of(kB), 1);
  EXPECT_EQ(Game::result(table.state).place_of(kA), 2);
}

TEST(DR_15, the_game_ends_at_the_target_and_equal_totals_share) {
  TestTable over(2, {.dragon_scales = 1, .target = 3});
  over.lot(kA).dice({1, 2}).roll("F");
  ASSERT_TRUE(over.is_over());
  EXPECT_EQ(Game::result(over.state).points_of(kA), 3);
  EXPECT_EQ(Game::result(over.state).place_of(kA), 1);
  EXPECT_EQ(Game::result(over.state).place_of(kB), 2);

  TestTable shared(2, {.dragon_scales = 1, .target = 3});
  shared.state.points = {0, 2};
  shared.lot(kA).dice({1, 2}).roll("F");
  ASSERT_TRUE(shared.is_over());
  EXPECT_EQ(Game::result(shared.state).place_of(kA), 1);
  EXPECT_EQ(Game::result(shared.state).place_of(kB), 1);
}

TEST(DR_15, the_target_is_thirty_by_default) { EXPECT_EQ(Options().target, 30); }

TEST(DR_16, there_is_no_pile_and_fireballs_stay) {
  TestTable table(2, {.trial_by_fire = 1});
  table.lot(kA).roll("FF....");
  EXPECT_EQ(table.state.pile, 0);
  EXPECT_EQ(table.state.dice[kA], 6);
}

TEST(DR_16, the_player_before_hands_over_the_difference) {
  TestTable table(3, {.trial_by_fire = 1});
  table.lot(kA).roll("FFF...").roll("F.....");
  EXPECT_EQ(table.state.dice[kA], 4);
  EXPECT_EQ(table.state.dice[kB], 8);
}

TEST(DR_16, matching_or_exceeding_costs_nothing) {
  TestTable table(3, {.trial_by_fire = 1});
  table.lot(kA).roll("FF....").roll("FF....").roll("FFF...");
  for (const Seat seat : {kA, kB, kC}) EXPECT_EQ(table.state.dice[seat], 6);
}

TEST(DR_16, what_was_rolled_counts_not_what_is_still_held) {
  TestTable table(3, {.trial_by_fire = 1});
  table.lot(kA).roll("FFF...").roll("FF....");  // A hands one over; B rolled two and holds seven
  table.roll("F.....");
  EXPECT_EQ(table.state.dice[kB], 6) << "two rolled against one";
  EXPECT_EQ(table.state.dice[kC], 7);
}

TEST(DR_16, the_first_turn_of_a_round_has_nothing_to_match) {
  TestTable table(2, {.dragon_scales = 1, .trial_by_fire = 1});
  table.lot(kA).roll("......");
  EXPECT_EQ(table.state.dice[kA], 6);
  table.dice({6, 1}).roll("K");  // B finishes, and A has nothing to score
  ASSERT_EQ(table.state.round, 2);
  EXPECT_EQ(table.state.challenge, 0);
}

TEST(DR_16, nobody_hands_over_more_than_they_hold) {
  TestTable table(2, {.tyrannical_trade = 1, .trial_by_fire = 1});
  table.lot(kA).dice({6, 4}).roll("FFFFFF").roll("....").choose("trade A");
  EXPECT_TRUE(table.is_over());
  EXPECT_EQ(table.state.dice[kA], 0) << "A held four after the trade and owed six";
  EXPECT_EQ(table.state.dice[kB], 10);
  EXPECT_EQ(Game::result(table.state).place_of(kA), 1);
}

TEST(DR_17, first_worked_example_of_trial_by_fire) {
  TestTable table(3, {.trial_by_fire = 1});  // Derek, Rachael, Joshua
  table.lot(kA).roll("F.....").roll("F.....");
  EXPECT_EQ(table.state.dice[kA], 6);
  table.roll("......");
  EXPECT_EQ(table.state.dice[kA], 6);
  EXPECT_EQ(table.state.dice[kB], 5) << "Joshua takes Rachael's one Fireball die";
  EXPECT_EQ(table.state.dice[kC], 7);
  EXPECT_FALSE(table.is_over());
}

TEST(DR_17, second_worked_example_of_trial_by_fire) {
  TestTable table(4, {.trial_by_fire = 1});  // Jessica, Dan, Sean, Jay
  table.lot(kA).roll("F....").roll("FFF..");
  EXPECT_EQ(table.state.dice[kA], 5);
  table.roll("FF...");
  EXPECT_EQ(table.state.dice[kB], 4) << "Sean takes one of Dan's Fireballs";
  EXPECT_EQ(table.state.dice[kC], 6);
  table.roll("FF...");
  EXPECT_EQ(table.state.dice[kC], 6);
  EXPECT_EQ(table.state.dice[kD], 5) << "Jay met the challenge";
}

TEST(DR_18, only_dragons_and_trades_are_decided) {
  TestTable table(3);
  EXPECT_TRUE(Game::turn(table.state).is_chance());
  EXPECT_TRUE(Game::turn(table.lot(kA).state).is_chance());
  EXPECT_TRUE(Game::turn(table.roll("FFKK..").state).is_chance());
  EXPECT_EQ(Game::turn(table.roll("D.....").state), Turn::of(kB));
}

TEST(DR_18, between_two_players_every_choice_of_the_basic_game_is_forced) {
  for (std::uint64_t number = 0; number < 200; ++number) {
    SimulationDice dice(7, number);
    State state = Game::start({}, 2);
    while (!Game::turn(state).is_over()) {
      if (Game::turn(state).is_chance()) {
        Game::settle(state, Game::draw(state, dice));
      } else {
        const auto moves = Game::moves(state, state.roller);
        ASSERT_EQ(moves.size(), 1);
        Game::play(state, state.roller, moves[0]);
      }
    }
  }
}

}  // namespace
}  // namespace alea::dracarys_dice
