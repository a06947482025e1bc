#include "games/dobbelduel/rules.h"

#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/any_game.h"
#include "engine/record.h"
#include "games/dobbelduel/table_for_tests.h"
#include "games/registry.h"
#include "gtest/gtest.h"

namespace alea::dobbelduel {
namespace {

constexpr std::string_view kCode = "3 1 6 6";
constexpr std::string_view kNotCode = "3 1 6 5";

TEST(DO_1, a_game_is_two_matches_with_each_player_in_each_role_once) {
  TestTable table(kCode);
  EXPECT_EQ(table.state.maker(), kA);
  EXPECT_EQ(table.to_move(), kB);
  table.solve(kNotCode);
  ASSERT_FALSE(table.is_over());
  table.code("1 1 1 1");
  EXPECT_EQ(table.state.maker(), kB);
  EXPECT_EQ(table.to_move(), kA);
  table.solve("1 1 1 2");
  EXPECT_TRUE(table.is_over());
}

TEST(DO_1, a_lot_with_equal_chances_decides_who_makes_the_first_code) {
  TestTable table;
  int seats = 0;
  Game::outcomes(table.state, [&](const Outcome& outcome, double p) {
    EXPECT_EQ(outcome.kind, Outcome::Kind::lot);
    EXPECT_DOUBLE_EQ(p, 0.5);
    ++seats;
  });
  EXPECT_EQ(seats, 2);
  table.chance("lot B").code(kCode);
  EXPECT_EQ(table.state.maker(), kB);
  EXPECT_EQ(table.to_move(), kA);
  EXPECT_EQ(Game::first(table.state), kA) << "the first breaker has the first choice";
}

TEST(DO_1, more_matches_are_as_many_in_each_role_and_roles_change_every_match) {
  for (const int each : {1, 2, 9}) {
    TestTable table(Options{.matches_each = static_cast<OptionValue>(each), .marking = 0});
    table.chance("lot B");
    std::vector<Seat> makers;
    while (!table.is_over()) {
      table.code(kCode);
      makers.push_back(table.state.maker());
      table.solve(kNotCode);
    }
    ASSERT_EQ(makers.size(), 2U * static_cast<unsigned>(each));
    for (std::size_t i = 0; i < makers.size(); ++i) EXPECT_EQ(makers[i], i % 2 == 0 ? kB : kA);
  }
}

TEST(DO_1, it_is_for_two_players_and_one_to_nine_matches_each) {
  const AnyGame* game = find_game("dobbelduel");
  for (const int players : {0, 1, 3}) EXPECT_FALSE(game->start({}, players)) << players;
  for (const char* each : {"0", "10", "-1", "two"}) EXPECT_FALSE(game->start({{"matches_each", each}}, 2)) << each;
  EXPECT_TRUE(game->start({{"matches_each", "9"}}, 2));
}

TEST(DO_2, the_code_is_four_dice_by_colour_and_every_one_is_equally_likely) {
  TestTable table;
  table.chance("lot A");
  std::set<std::string> codes;
  Game::outcomes(table.state, [&](const Outcome& outcome, double p) {
    EXPECT_DOUBLE_EQ(p, 1.0 / 1296);
    codes.insert(Game::write(outcome));
  });
  EXPECT_EQ(codes.size(), 1296);
  table.code("3 1 6 5");
  EXPECT_EQ(table.state.code[Column::blue], 3);
  EXPECT_EQ(table.state.code[Column::red], 1);
  EXPECT_EQ(table.state.code[Column::yellow], 6);
  EXPECT_EQ(table.state.code[Column::green], 5);
}

TEST(DO_2, the_maker_of_each_match_rolls_its_code) {
  TestTable table;
  EXPECT_EQ(Game::turn(table.state), Turn::chance()) << "nobody rolls a lot";
  table.chance("lot B");
  EXPECT_EQ(Game::turn(table.state), Turn::chance(kB));
  table.code(kCode).solve(kNotCode);
  EXPECT_EQ(Game::turn(table.state), Turn::chance(kA));
}

TEST(DO_3, the_breaker_has_eighteen_white_dice_and_seven_rows_in_every_match) {
  TestTable table(kCode);
  EXPECT_EQ(table.state.white_dice, 18);
  EXPECT_EQ(table.state.rows.size(), 7);
  table.effort("1 1 1 1").solve(kNotCode).code("2 2 2 2");
  EXPECT_EQ(table.state.white_dice, 18);
  EXPECT_EQ(table.state.efforts, 0);
  EXPECT_EQ(table.state.rows[0], Effort());
  EXPECT_TRUE(table.state.solution.is_empty()) << "the solution row is empty again";
}

TEST(DO_4, the_breaker_rolls_four_white_dice) {
  TestTable table(kCode);
  table.choose("effort");
  EXPECT_EQ(Game::turn(table.state), Turn::chance(kB));
  EXPECT_TRUE(table.can_happen("roll 1 1 1 1"));
  EXPECT_FALSE(table.can_happen("roll 1 1 1"));
  std::map<std::string, double> rolls;
  Game::outcomes(table.state, [&](const Outcome& outcome, double p) { rolls[Game::write(outcome)] = p; });
  EXPECT_EQ(rolls.size(), 126);
  EXPECT_DOUBLE_EQ(rolls["roll 1 2 3 4"], 24.0 / 1296);
  EXPECT_DOUBLE_EQ(rolls["roll 5 5 5 5"], 1.0 / 1296);
}

TEST(DO_4, fewer_than_four_are_all_rolled) {
  TestTable table(kCode);
  for (int i = 0; i < 4; ++i) table.effort("1 1 1 1");
  EXPECT_EQ(table.state.white_dice, 2);
  table.choose("effort");
  EXPECT_FALSE(table.can_happen("roll 1 1 1 1"));
  EXPECT_TRUE(table.can_happen("roll 2 5"));
}

TEST(DO_5, one_to_four_of_the_rolled_dice_are_placed_in_any_columns) {
  TestTable table(kCode);
  table.choose("effort").chance("roll 2 3 3 5");
  for (const auto* legal : {"place 5 . . .", "place . . . 5", "place 3 3 . .", "place 3 . 5 2", "place 5 3 2 3"}) {
    EXPECT_TRUE(table.offers(legal)) << legal;
  }
  for (const auto* other : {"place 2 2 . .", "place 3 3 3 .", "place 1 . . .", "place . . . ."}) {
    EXPECT_FALSE(table.offers(other)) << other;
  }
}

TEST(DO_5, every_placement_is_offered_once) {
  TestTable different(kCode);
  different.choose("effort").chance("roll 1 2 4 6");
  EXPECT_EQ(Game::moves(different.state, kB).size(), 208);  // 4*4 + 6*12 + 4*24 + 24
  TestTable alike(kCode);
  alike.choose("effort").chance("roll 4 4 4 4");
  EXPECT_EQ(Game::moves(alike.state, kB).size(), 15);  // which columns have one
  EXPECT_FALSE(alike.offers("place 1 . . ."));
}

TEST(DO_5, dice_that_are_not_placed_go_back_to_the_stock) {
  TestTable table(kCode);
  table.choose("effort").chance("roll 1 2 3 4");
  EXPECT_EQ(table.state.white_dice, 18);
  table.choose("place . 2 . 4");
  EXPECT_EQ(table.state.white_dice, 16);
  table.effort("1 . . .");
  EXPECT_EQ(table.state.white_dice, 15);
}

TEST(DO_5, efforts_fill_the_rows_in_order) {
  TestTable table(kCode);
  table.effort("1 . . .").effort(". 2 . .");
  EXPECT_EQ(table.state.rows[0].dice, Row().with(Column::blue, 1));
  EXPECT_EQ(table.state.rows[1].dice, Row().with(Column::red, 2));
  EXPECT_EQ(table.state.efforts, 2);
}

TEST(DO_6, marks_tell_how_many_are_equal_too_high_and_too_low) {
  TestTable table(kCode);
  table.effort("3 3 3 3").effort(". 1 . 6").effort("5 . . .").effort(". . 1 .");
  EXPECT_EQ(table.marks(1), (Marks{.equal = 1, .high = 1, .low = 2}));
  EXPECT_EQ(table.marks(2), (Marks{.equal = 2, .high = 0, .low = 0}));
  EXPECT_EQ(table.marks(3), (Marks{.equal = 0, .high = 1, .low = 0}));
  EXPECT_EQ(table.marks(4), (Marks{.equal = 0, .high = 0, .low = 1}));
}

TEST(DO_6, marks_of_all_columns_at_once_are_those_of_each_column_by_itself) {
  for (int die = 0; die <= kPips; ++die) {
    for (int secret = 1; secret <= kPips; ++secret) {
      for (const Column column : kColumns) {
        // The neighbouring columns have the values from which a wrong carry or borrow would come.
        Row effort;
        Row code;
        for (const Column other : kColumns) {
          effort = effort.with(other, other == column ? die : 6);
          code = code.with(other, other == column ? secret : 1);
        }
        EXPECT_EQ(Marks::of(effort, code), (Marks{.equal = static_cast<std::uint8_t>(die == secret),
                                                  .high = static_cast<std::uint8_t>(3 + (die > secret ? 1 : 0)),
                                                  .low = static_cast<std::uint8_t>(die > 0 && die < secret)}));
      }
    }
  }
}

TEST(DO_7, before_any_roll_the_breaker_may_solve_instead) {
  TestTable table(kCode);
  EXPECT_TRUE(table.offers("effort"));
  EXPECT_TRUE(table.offers("solve")) << "even before the first roll";
  table.effort("1 . . .");
  EXPECT_TRUE(table.offers("effort"));
  EXPECT_TRUE(table.offers("solve"));
}

TEST(DO_7, the_solution_has_any_four_values_one_column_after_the_other) {
  TestTable table(kCode);
  table.choose("solve");
  for (const auto* colour : {"blue", "red", "yellow", "green"}) {
    ASSERT_EQ(table.to_move(), kB);
    EXPECT_EQ(Game::moves(table.state, kB).size(), 6);
    for (int pips = 1; pips <= 6; ++pips) EXPECT_TRUE(table.offers(std::string(colour) + " " + std::to_string(pips)));
    table.choose(std::string(colour) + " 2");
  }
  EXPECT_EQ(table.state.solution, Game::read_outcome("code 2 2 2 2")->code);
}

TEST(DO_7, an_effort_once_begun_is_completed) {
  TestTable table(kCode);
  table.choose("effort");
  EXPECT_TRUE(Game::turn(table.state).is_chance());
  table.chance("roll 1 2 3 4");
  EXPECT_FALSE(table.offers("solve"));
}

TEST(DO_8, after_seven_efforts_the_breaker_must_solve) {
  TestTable table(kCode);
  for (int i = 0; i < 7; ++i) table.effort("1 . . .");
  EXPECT_FALSE(table.offers("effort"));
  EXPECT_TRUE(table.offers("blue 1"));
  EXPECT_EQ(table.state.white_dice, 11);
}

TEST(DO_8, without_white_dice_too_and_empty_rows_still_score) {
  TestTable table(kCode);
  for (int i = 0; i < 4; ++i) table.effort("1 1 1 1");
  table.effort("1 1 . .");
  EXPECT_FALSE(table.offers("effort"));
  EXPECT_EQ(table.fill(kCode).points(kB), 20 + 2 * 5);
}

TEST(DO_9, one_solution_ends_the_match_and_shows_the_code) {
  TestTable table(kCode);
  table.effort("1 . . .").solve(kNotCode);
  EXPECT_TRUE(Game::turn(table.state).is_chance()) << "the next code is rolled";
  EXPECT_EQ(Game::view(table.state, kB).table.code, table.state.code);
  EXPECT_EQ(Game::view(table.state, Viewer::spectator()).table.code, table.state.code);
}

TEST(DO_10, a_correct_solution_scores_20_and_5_an_empty_row_and_1_an_unplaced_die) {
  EXPECT_EQ(TestTable(kCode).solve(kCode).points(kB), 20 + 7 * 5 + 18);
  TestTable table(kCode);
  table.effort("1 2 3 .").effort("4 . . .").solve(kCode);
  EXPECT_EQ(table.points(kB), 20 + 5 * 5 + 14);
  EXPECT_EQ(table.points(kA), 0);
}

TEST(DO_10, a_wrong_solution_scores_nothing) {
  TestTable table(kCode);
  EXPECT_EQ(table.effort("3 1 6 6").solve(kNotCode).points(kB), 0);
}

TEST(DO_11, the_higher_total_wins) {
  TestTable table(kCode);
  table.effort("1 . . .").solve(kCode).code("2 2 2 2").solve("2 2 2 2");
  ASSERT_TRUE(table.is_over());
  const Result result = Game::result(table.state);
  EXPECT_EQ(result.points_of(kB), 67);
  EXPECT_EQ(result.points_of(kA), 73);
  EXPECT_EQ(result.place_of(kA), 1);
  EXPECT_EQ(result.place_of(kB), 2);
}

TEST(DO_11, totals_add_up_over_all_matches) {
  TestTable table(kCode, {.matches_each = 2, .marking = 0});
  table.solve(kCode).code(kCode).solve(kNotCode).code(kCode).effort("1 . . .").solve(kCode).code(kCode).solve(kCode);
  ASSERT_TRUE(table.is_over());
  EXPECT_EQ(Game::result(table.state).points_of(kB), 73 + 67);
  EXPECT_EQ(Game::result(table.state).points_of(kA), 73);
}

TEST(DO_11, equal_totals_are_a_draw) {
  TestTable table(kCode);
  table.solve(kNotCode).code("2 2 2 2").solve("2 2 2 3");
  EXPECT_EQ(Game::result(table.state).winners(), Seats::all(2));
}

TEST(DO_12, by_default_the_program_marks) {
  EXPECT_FALSE(Options().marks_by_hand());
  TestTable table(kCode);
  EXPECT_EQ(Game::turn(table.effort("3 . . .").state), Turn::of(kB)) << "nobody is asked to mark";
}

TEST(DO_12, by_hand_the_maker_marks_and_only_marks_that_add_up_are_taken) {
  TestTable table(kCode, kByHand);
  table.effort("3 3 . 6");
  EXPECT_EQ(Game::turn(table.state), Turn::of(kA));
  EXPECT_EQ(Game::moves(table.state, kA).size(), 10);
  for (const auto* legal : {"mark 2 1 0", "mark 0 0 3", "mark 1 1 1"}) EXPECT_TRUE(table.offers(legal)) << legal;
  for (const auto* other : {"mark 1 1 0", "mark 4 0 0", "mark 2 2 2"}) EXPECT_FALSE(table.offers(other)) << other;
  EXPECT_EQ(Game::turn(table.mark("2 1 0").state), Turn::of(kB));
  EXPECT_EQ(table.marks(1), (Marks{.equal = 2, .high = 1, .low = 0}));
}

TEST(DO_12, by_hand_the_last_effort_is_marked_before_the_breaker_must_solve) {
  TestTable table(kCode, kByHand);
  for (int i = 0; i < 7; ++i) table.effort("1 . . .").mark("0 0 1");
  EXPECT_TRUE(table.offers("blue 3"));
  EXPECT_EQ(table.fill(kCode).points(kB), 20 + 11);
}

TEST(DO_13, right_marks_by_hand_change_nothing) {
  TestTable table(kCode, kByHand);
  EXPECT_EQ(table.effort("3 3 . .").mark("1 1 0").solve(kCode).points(kB), 20 + 6 * 5 + 16);
  TestTable missed(kCode, kByHand);
  EXPECT_EQ(missed.effort("3 3 . .").mark("1 1 0").solve(kNotCode).points(kB), 0);
}

TEST(DO_13, a_wrong_mark_wins_the_match_for_the_breaker_as_of_that_effort) {
  TestTable table(kCode, kByHand);
  table.effort("3 3 . .").mark("1 1 0").effort("1 . . 4").mark("0 1 1").effort(". 1 1 .").mark("0 0 2");
  EXPECT_EQ(table.points(kB), 0) << "it comes out when the code is shown";
  table.solve(kNotCode);
  EXPECT_EQ(table.points(kB), 20 + 5 * 5 + 14) << "of two wrong marks the first one counts";
  EXPECT_FALSE(table.is_over()) << "the match is won, not the game";
}

TEST(DO_13, a_right_solution_after_a_wrong_mark_scores_as_of_that_effort_too) {
  TestTable table(kCode, kByHand);
  table.effort("1 . . .").mark("1 0 0").effort(". 2 3 4").mark("0 1 2").solve(kCode);
  EXPECT_EQ(table.points(kB), 20 + 6 * 5 + 17);
}

TEST(DO_13, a_match_ends_as_soon_as_no_code_fits_all_marks) {
  TestTable table(kCode, kByHand);
  table.effort("3 . . .").mark("1 0 0").effort("5 . . .").mark("0 0 1");
  EXPECT_EQ(Game::turn(table.state).is_chance(), true) << "the next code is rolled";
  EXPECT_EQ(Game::view(table.state, kB).table.code, table.state.code) << "the code is shown";
  EXPECT_EQ(table.points(kB), 20 + 5 * 5 + 16);
  table.code("2 2 2 2").effort("1 . . .").mark("0 1 0");
  EXPECT_TRUE(table.is_over()) << "no die is lower than 1";
  EXPECT_EQ(table.points(kA), 20 + 6 * 5 + 17);
}

TEST(DO_13, when_no_code_fits_the_breaker_has_won_as_of_the_first_wrong_mark) {
  TestTable table(kCode, kByHand);
  table.effort("3 . . .").mark("0 1 0").effort("2 . . .").mark("0 0 1");
  EXPECT_EQ(table.points(kB), 20 + 6 * 5 + 17) << "blue is 3: the first effort is marked wrong, the second right";
}

TEST(DO_13, a_record_that_goes_on_after_such_marks_is_refused) {
  const auto record = read_record(
      "alea 1\ngame dobbelduel\nseat A person\nseat B person\noption marking by_hand\n* lot A\n* code 3 1 6 6\n"
      "B effort\n* roll 1 1 1 1\nB place 1 . . .\nA mark 0 1 0\nB solve\n");
  ASSERT_TRUE(record);
  const auto replayed = replay(*record, *find_game("dobbelduel"));
  ASSERT_FALSE(replayed);
  EXPECT_EQ(replayed.error().reason, "event 7 of the record: waiting for a roll, not a move");
}

TEST(DO_13, marks_that_only_another_code_fits_do_not_end_the_match) {
  TestTable table(kCode, kByHand);
  EXPECT_EQ(table.effort("3 . . .").mark("0 1 0").to_move(), kB);
}

TEST(DO_14, only_the_maker_sees_the_code_until_the_match_ends) {
  TestTable table(kCode);
  EXPECT_EQ(Game::view(table.state, kA).table, table.state);
  EXPECT_TRUE(Game::view(table.state, kB).table.code.is_empty());
  EXPECT_TRUE(Game::view(table.state, Viewer::spectator()).table.code.is_empty());
  table.solve(kNotCode);
  EXPECT_EQ(Game::view(table.state, kB).table, table.state);
  table.code("2 2 2 2");
  EXPECT_TRUE(Game::view(table.state, kA).table.code.is_empty()) << "A is the breaker now";
  EXPECT_EQ(Game::view(table.state, kB).table, table.state);
}

}  // namespace
}  // namespace alea::dobbelduel
