#include "engine/any_game.h"
#include "games/blazing_spuds/table_for_tests.h"
#include "games/registry.h"
#include "gtest/gtest.h"

namespace alea::blazing_spuds {
namespace {

TEST(BS_1, everyone_has_three_action_cards_fronts_up_and_a_stove) {
  const TestTable table(4);
  for (const Seat seat : Seats::all(4)) {
    const Kitchen& kitchen = table.state.kitchen(seat);
    EXPECT_EQ(kitchen.up, (std::array{Side::run, Side::kind, Side::pair, Side::stove}));
    for (const Card card : kAllCards) EXPECT_TRUE(kitchen.on(card).is_empty());
  }
  EXPECT_TRUE(table.state.compost.is_empty());
}

TEST(BS_1, two_to_four_can_play) {
  const AnyGame* game = find_game("blazing_spuds");
  for (const int players : {-1, 0, 1, 5, 8}) EXPECT_FALSE(game->start({}, players)) << players;
}

TEST(BS_2, the_first_player_is_drawn_with_equal_chances) {
  int seats = 0;
  Game::outcomes(TestTable(3).state, [&](const Outcome& outcome, double p) {
    EXPECT_EQ(outcome.kind, Outcome::Kind::lot);
    EXPECT_DOUBLE_EQ(p, 1.0 / 3);
    ++seats;
  });
  EXPECT_EQ(seats, 3);
  EXPECT_EQ(Game::first(TestTable(3).lot(kC).state), kC);
}

TEST(BS_2, the_first_player_takes_ten_dice_and_each_next_one_fewer) {
  TestTable table(4);
  table.lot(kC);
  EXPECT_EQ(table.state.held[kC], 10);
  EXPECT_EQ(table.state.held[kD], 9);
  EXPECT_EQ(table.state.held[kA], 8);
  EXPECT_EQ(table.state.held[kB], 7);
  EXPECT_EQ(Game::starting_dice(table.state, kA)[Colour::red], 8);
}

TEST(BS_2, turns_go_clockwise) {
  TestTable table = TestTable::middle(3, kC, Phase::activate);
  table.put(kA, Card::stove, "R1").put(kC, Card::two, "W44");
  table.choose("pass");
  EXPECT_EQ(table.state.player, kA);
  EXPECT_EQ(table.offered(), Texts{"reroll stove"});
}

TEST(BS_3, with_two_players_each_also_takes_five_white_dice) {
  TestTable table(2);
  table.lot(kB);
  EXPECT_EQ(table.state.held[kB], 15);
  EXPECT_EQ(table.state.held[kA], 14);
  for (const Seat seat : Seats::all(2)) EXPECT_EQ(Game::starting_dice(table.state, seat)[Colour::white], 5);
  EXPECT_EQ(Game::starting_dice(TestTable(3).lot(kA).state, kB)[Colour::white], 0);
}

TEST(BS_3, with_two_players_white_dice_do_not_bounce) {
  TestTable table = TestTable::middle(2, kA, Phase::activate);
  table.put(kA, Card::two, "W44").put(kB, Card::stove, "Y1").choose({"activate 2", "deal W4", "deal W4"});
  EXPECT_EQ(table.hand(kB), "W4");
}

TEST(BS_4, all_but_the_first_player_roll_and_place_clockwise) {
  TestTable table(3);
  table.lot(kB);
  EXPECT_EQ(table.state.chooser, kC);
  table.roll("W111222333").all_on_stove();
  EXPECT_EQ(table.state.chooser, kA);
  EXPECT_TRUE(Game::turn(table.state).is_chance());
  table.roll("R12345666").choose({"place R1 1", "place R2 2"}).all_on_stove();
  EXPECT_EQ(table.on(kA, Card::one), "R1");
  EXPECT_EQ(table.on(kA, Card::stove), "R345666");
}

TEST(BS_4, the_first_players_dice_wait_unrolled_on_the_stove_and_are_their_first_reroll) {
  TestTable table(2);
  table.lot(kA);
  EXPECT_TRUE(Game::is_unrolled(table.state, kA));
  table.roll("Y111222333").roll("W11111").all_on_stove();
  EXPECT_EQ(table.state.player, kA);
  EXPECT_EQ(table.state.turn, 1);
  EXPECT_TRUE(Game::turn(table.state).is_chance());
  EXPECT_FALSE(Game::possible(table.state, *Game::read_outcome("roll R123456")));
  table.roll("R1234561234").roll("W12345");
  EXPECT_EQ(table.hand(kA), "R1122334456 W12345");
}

TEST(BS_7, backs_are_paired_as_in_the_rulebook) {
  TestTable table = TestTable::middle(2, kA, Phase::activate);
  table.put(kA, Card::one, "R12").put(kA, Card::two, "R44").put(kA, Card::three, "R55");
  for (const auto& [move, card, back] :
       {std::tuple{"activate 1", Card::one, Side::different}, std::tuple{"activate 2", Card::two, Side::reassign},
        std::tuple{"activate 3", Card::three, Side::target}}) {
    TestTable copy = table;
    EXPECT_EQ(copy.choose(move).state.kitchen(kA).side(card), back);
  }
}

TEST(BS_7, the_option_takes_any_of_the_six_pairings) {
  EXPECT_EQ(kBacks.size(), 6);
  for (std::size_t pairing = 0; pairing < kBacks.size(); ++pairing) {
    for (const Card card : kActionCards) {
      TestTable table = TestTable::middle(2, kA, Phase::activate, {.backs = static_cast<OptionValue>(pairing)});
      table.put(kA, Card::one, "R12").put(kA, Card::two, "R44").put(kA, Card::three, "R55");
      Game::play(table.state, kA, Move::activate(card));
      const auto at = static_cast<std::size_t>(card);
      EXPECT_EQ(table.state.kitchen(kA).side(card), kBacks[pairing][at]) << kBacksNames[pairing];
    }
  }
  const AnyGame* game = find_game("blazing_spuds");
  EXPECT_TRUE(game->start({{"backs", "target_reassign_different"}}, 2));
  EXPECT_FALSE(game->start({{"backs", "target_target_target"}}, 2));
}

}  // namespace
}  // namespace alea::blazing_spuds
