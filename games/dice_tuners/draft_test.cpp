#include "games/dice_tuners/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::dice_tuners {
namespace {

/// Everybody has hired; the first player is about to roll.
TestTable about_to_roll(int players, Seat first = kA) {
  TestTable table(players);
  table.hire(players);
  table.state.first = table.state.began = first;
  table.state.phase = Phase::next_roll;
  Game::step(table.state);
  return table;
}

/// Everybody has the same three dice and A is to deploy first.
TestTable about_to_deploy(int players, std::initializer_list<std::string_view> dice) {
  TestTable table(players);
  table.hire(players);
  table.state.roll = kRolls;
  table.aside({"R1", "G1", "B1"});
  for (const Seat seat : Seats::all(players)) {
    for (const std::string_view text : dice) table.state.player(seat).dice.add(die(text));
  }
  table.state.chooser = table.state.first;
  table.state.phase = Phase::deploy;
  return table;
}

TEST(DT_12, two_players_roll_one_die_of_each_colour) {
  TestTable table = about_to_roll(2);
  table.chance({"roll R1", "roll G2", "roll BS"});
  EXPECT_EQ(table.state.phase, Phase::draft);
  EXPECT_EQ(table.offered(kA), (Texts{"draft R1", "draft G2", "draft BS"}));
}

TEST(DT_12, the_first_player_throws_the_dice_and_then_the_next_one_does) {
  TestTable table = about_to_roll(2, kB);
  EXPECT_EQ(Game::turn(table.state).roller(), kB);
  table.any_chance().choose(kB, table.offered(kB)[0]).choose(kA, table.offered(kA)[0]);
  EXPECT_EQ(Game::turn(table.state).roller(), kA);
  EXPECT_EQ(Game::turn(TestTable(2).state).roller(), std::nullopt);  // a lot is nobody's throw
}

TEST(DT_12, three_players_choose_the_colour_of_one_more) {
  TestTable table = about_to_roll(3, kB);
  EXPECT_EQ(table.offered(kB), (Texts{"extra R", "extra G", "extra B"}));
  table.choose(kB, "extra G").chance({"roll R1", "roll G2", "roll G2", "roll B1"});
  EXPECT_EQ(table.offered(kB), (Texts{"draft R1", "draft G2", "draft B1"}));  // equal dice are one choice
}

TEST(DT_12, four_players_choose_the_colours_of_two_more) {
  TestTable table = about_to_roll(4);
  EXPECT_EQ(table.offered(kA), (Texts{"extra RR", "extra RG", "extra RB", "extra GG", "extra GB", "extra BB"}));
  table.choose(kA, "extra RR").chance({"roll R1", "roll R2", "roll R3", "roll G1", "roll B1"});
  EXPECT_EQ(table.state.row.size(), 5);
}

TEST(DT_12, extra_dice_leave_every_later_roll_a_die_of_each_colour) {
  TestTable table = about_to_roll(4);
  table.choose(kA, "extra RR").any_chance();
  for (const Seat seat : {kA, kB, kC, kD}) table.choose(seat, table.offered(seat)[0]);
  EXPECT_EQ(table.state.left[Colour::red], 2);
  EXPECT_EQ(table.offered(kB), (Texts{"extra GG", "extra GB", "extra BB"}));
}

TEST(DT_12, every_roll_has_all_three_colours) {
  along_random_games(20, [](const State& state) {
    if (state.phase != Phase::roll || !state.row.is_empty()) return;
    for (const Colour colour : kAllColours) ASSERT_GT(state.loose[colour], 0);
  });
}

TEST(DT_12, the_third_roll_takes_all_dice_that_are_left) {
  TestTable table = about_to_roll(3);
  for (const auto& [roller, extra] : {std::pair(kA, "extra R"), std::pair(kB, "extra G")}) {
    table.choose(roller, extra).any_chance();
    for (int i = 0; i < 3; ++i) table.choose(table.state.chooser, table.offered(table.state.chooser)[0]);
  }
  EXPECT_EQ(table.state.phase, Phase::roll);
  EXPECT_TRUE(table.state.loose.is_empty() || table.state.left.is_empty());
  EXPECT_EQ(table.state.loose[Colour::red], 1);
  EXPECT_EQ(table.state.loose[Colour::green], 1);
  EXPECT_EQ(table.state.loose[Colour::blue], 2);
}

TEST(DT_13, each_from_the_roller_on_takes_one_and_the_last_is_put_aside) {
  TestTable table = about_to_roll(2, kB);
  table.chance({"roll R1", "roll G2", "roll BS"}).choose(kB, "draft G2").choose(kA, "draft R1");
  EXPECT_EQ(table.player(kB).dice.count(die("G2")), 1);
  EXPECT_EQ(table.player(kA).dice.count(die("R1")), 1);
  EXPECT_EQ(table.state.aside.count(die("BS")), 1);
}

TEST(DT_14, the_roller_moves_one_to_the_left_and_all_end_with_three_dice) {
  TestTable table = about_to_roll(2);
  for (const Seat roller : {kA, kB, kA}) {
    table.any_chance();
    EXPECT_EQ(table.state.chooser, roller);
    for (int i = 0; i < 2; ++i) table.choose(table.state.chooser, table.offered(table.state.chooser)[0]);
  }
  EXPECT_EQ(table.player(kA).dice.size(), 3);
  EXPECT_EQ(table.player(kB).dice.size(), 3);
  EXPECT_EQ(table.state.aside.size(), 3);
  EXPECT_EQ(table.state.phase, Phase::deploy);
}

TEST(DT_15, only_cards_in_a_colour_put_aside_can_be_played) {
  TestTable table = TestTable::deployed(2);
  table.aside({"R1", "R3", "BS"}).hand(kA, {"1", "17", "33"}).hand(kB, {"2", "18"}).duel(1);
  EXPECT_EQ(table.offered(kA), (Texts{"play 1", "play 33"}));
  EXPECT_EQ(table.offered(kB), Texts{"play 2"});
}

TEST(DT_16, dice_are_deployed_one_at_a_time_in_turns_from_the_first_player) {
  TestTable table = about_to_deploy(2, {"R1", "R1", "GS"});
  EXPECT_EQ(table.offered(kA), (Texts{"deploy R1 left", "deploy R1 front", "deploy R1 right", "deploy GS left",
                                      "deploy GS front", "deploy GS right"}));
  table.choose(kA, "deploy GS front");
  EXPECT_EQ(Game::turn(table.state), Turn::of(kB));
  table.choose(kB, "deploy R1 left");
  EXPECT_EQ(table.offered(kA), (Texts{"deploy R1 left", "deploy R1 right"}));
  table.choose(kA, "deploy R1 left").choose(kB, "deploy R1 front").choose(kA, "deploy R1 right");
  EXPECT_EQ(table.offered(kB), Texts{"deploy GS right"});
  EXPECT_EQ(table.player(kA).at(Side::front), die("GS"));
}

TEST(DT_17, left_faces_the_right_of_the_left_neighbour) {
  TestTable table(4);
  table.state.first = kC;
  EXPECT_EQ(duellists_of(table.state, 0), Seats(kC).with(kD));
  EXPECT_EQ(side_of(table.state, 0, kC), Side::left);
  EXPECT_EQ(side_of(table.state, 0, kD), Side::right);
  EXPECT_EQ(duellists_of(table.state, 1), Seats(kD).with(kA));
  EXPECT_EQ(side_of(table.state, 1, kA), Side::right);
}

TEST(DT_17, fronts_face_each_other_the_one_opposite_or_all_three) {
  EXPECT_EQ(duellists_of(TestTable(2).state, 2), Seats::all(2));
  EXPECT_EQ(duellists_of(TestTable(3).state, 3), Seats::all(3));
  EXPECT_EQ(duellists_of(TestTable(4).state, 4), Seats(kA).with(kC));
  EXPECT_EQ(duellists_of(TestTable(4).state, 5), Seats(kB).with(kD));
  EXPECT_EQ(side_of(TestTable(3).state, 3, kB), Side::front);
}

TEST(DT_31, an_overdrive_works_if_the_dice_of_the_hero_show_its_colours) {
  for (const auto& [needs, works] :
       {std::pair(std::array<std::uint8_t, 3>{1, 1, 0}, true), std::pair(std::array<std::uint8_t, 3>{2, 0, 0}, true),
        std::pair(std::array<std::uint8_t, 3>{0, 2, 0}, false),
        std::pair(std::array<std::uint8_t, 3>{1, 1, 1}, false)}) {
    TestTable table = about_to_deploy(2, {"R1", "R1", "GS"});
    table.overdrive(kA, "strength: add 1", needs);
    while (table.state.phase == Phase::deploy) {
      const Seat seat = table.state.chooser;
      EXPECT_FALSE(table.player(kA).has_overdrive);  // not before the end of deployment
      table.choose(seat, table.offered(seat)[0]);
    }
    EXPECT_EQ(table.player(kA).has_overdrive, works);
  }
}

}  // namespace
}  // namespace alea::dice_tuners
