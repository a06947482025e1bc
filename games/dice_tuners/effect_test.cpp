// Every word of the vocabulary of effects, in play (DT-31, DT-32).
#include "games/dice_tuners/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::dice_tuners {
namespace {

TestTable& fight_without_cards(TestTable& table) {
  table.duel(1).choose(kA, "play none").choose(kB, "play none");
  return table;
}

/// A plays a red card and B a green one, and whoever is On Fire fights.
TestTable& fight(TestTable& table, std::string_view of_a, std::string_view of_b) {
  table.hand(kA, {of_a}).hand(kB, {of_b}).duel(1);
  table.choose(kA, "play " + std::string(of_a)).choose(kB, "play " + std::string(of_b));
  while (table.state.phase == Phase::retreat) table.choose(table.state.chooser, "fight");
  return table;
}

int strength(const TestTable& table, Seat seat) { return clash(table.state).strength_of(seat); }

TEST(Effect, pierce_lets_the_duel_go_on_and_the_shield_counts_0) {
  TestTable table = facing("R1", "GS");
  fight_without_cards(table.skill(kA, "shield: pierce"));
  EXPECT_EQ(table.result(1), won_by(kA));
  TestTable own = facing("RS", "G1");
  own.skill(kA, "shield: pierce").duel(1);
  EXPECT_EQ(own.result(1), null_by(DuelResult::Kind::stopped));
}

TEST(Effect, strike_keeps_its_owners_shield_in_the_duel_with_strength) {
  TestTable table = facing("RS", "R1");
  fight_without_cards(table.skill(kA, "shield: strike 2"));
  EXPECT_EQ(table.result(1), won_by(kA));
  TestTable both = facing("RS", "RS");
  both.skill(kA, "shield: strike 2").duel(1);
  EXPECT_EQ(both.result(1), null_by(DuelResult::Kind::stopped));
}

TEST(Effect, draw_and_score_when_the_owners_shield_stops_a_duel) {
  TestTable table = facing("RS", "R1");
  table.skill(kA, "shield: draw 1").overdrive(kA, "shield: score 1").skill(kB, "shield: score 2").duel(1);
  EXPECT_EQ(table.vp(kA), 1);
  EXPECT_EQ(table.vp(kB), 0);
  EXPECT_EQ(table.hand_of(kA), Texts{"48"});
  TestTable pierced = facing("RS", "R1");
  pierced.skill(kA, "shield: score 1").skill(kB, "shield: pierce").duel(1);
  EXPECT_EQ(pierced.vp(kA), 0);
}

TEST(Effect, draw_at_a_shield_that_leaves_the_three_way_duel) {
  TestTable table = TestTable::deployed(3);
  table.sides(kB, "R1", "RS", "R1").skill(kB, "shield: score 1").duel(4);
  EXPECT_EQ(table.vp(kB), 1);
  EXPECT_EQ(table.state.duellists, Seats(kA).with(kC));
}

TEST(Effect, draw_score_and_keep_at_the_result) {
  TestTable table = facing("R2", "R1");
  table.skill(kA, "result: draw 1 if won").overdrive(kA, "result: score 1 if won");
  table.skill(kB, "result: keep if lost").overdrive(kB, "result: score 2 if null");
  fight(table, "3", "17").choose(kB, "take").any_chance();
  EXPECT_EQ(table.vp(kA), 2);
  EXPECT_EQ(table.vp(kB), 0);
  EXPECT_EQ(table.hand_of(kA), Texts{"48"});
  EXPECT_EQ(table.hand_of(kB), (Texts{"3", "17"}));
}

TEST(Effect, a_card_with_a_result_effect_is_asked_about_at_the_result) {
  TestTable table = facing("R2", "R1");
  table.effect("3", "result: draw 2 if won").effect("17", "result: draw 1 if won always");
  fight(table, "3", "17");
  EXPECT_EQ(table.offered(kA), (Texts{"use", "skip"}));
  table.choose(kA, "use");
  EXPECT_EQ(table.player(kA).due, 2);
  table.choose(kB, "leave").chance("card 20");
  EXPECT_EQ(table.hand_of(kA), (Texts{"20", "48"}));
}

TEST(Effect, keep_of_the_winner_leaves_nothing_to_take) {
  TestTable table = facing("R2", "R1");
  table.effect("3", "result: keep if won");
  fight(table, "3", "17").choose(kA, "use");
  EXPECT_EQ(table.state.duel, 1);
  EXPECT_EQ(table.hand_of(kA), Texts{"3"});
  EXPECT_TRUE(table.player(kA).open.has(card("3")));
}

TEST(Effect, null_is_a_tie_or_a_retreat_of_the_other) {
  TestTable tie = facing("R1", "R1");
  fight_without_cards(tie.skill(kA, "result: score 1 if null"));
  EXPECT_EQ(tie.vp(kA), 1);
  TestTable retreat = facing("R1", "R1");
  retreat.skill(kA, "result: score 1 if null").skill(kB, "result: score 1 if null");
  retreat.hand(kA, {"1"}).hand(kB, {"20"}).duel(1).choose(kA, "play 1").choose(kB, "play 20").choose(kB, "retreat");
  EXPECT_EQ(retreat.vp(kA), 1);
  EXPECT_EQ(retreat.vp(kB), 0);  // a player who has retreated has no effects
}

TEST(Effect, raise_counts_when_fire_is_decided) {
  TestTable table = facing("R1", "R1");
  fight(table.skill(kA, "reveal: raise 2"), "3", "20");
  EXPECT_EQ(table.result(1).kind, DuelResult::Kind::tied);
  EXPECT_EQ(table.on_fire(), Seats());  // the next duel has begun
  TestTable by_card = facing("R1", "R1");
  by_card.effect("3", "reveal: raise 1 always").hand(kA, {"3"}).hand(kB, {"20"}).duel(1);
  by_card.choose(kA, "play 3").choose(kB, "play 20");
  EXPECT_EQ(by_card.on_fire(), Seats::all(2));
}

TEST(Effect, kindle_sets_on_fire_whatever_the_values_if_a_card_was_played) {
  TestTable table = facing("R1", "R1");
  table.skill(kA, "reveal: kindle").hand(kA, {"1"}).hand(kB, {"20"}).duel(1);
  table.choose(kA, "play 1").choose(kB, "play 20");
  EXPECT_EQ(table.on_fire(), Seats::all(2));
  TestTable without = facing("R1", "R1");
  without.skill(kA, "reveal: kindle").hand(kB, {"20"}).duel(1).choose(kA, "play none").choose(kB, "play 20");
  EXPECT_EQ(without.on_fire(), Seats(kB));
}

TEST(Effect, douse_puts_out_the_opponents_even_if_they_are_kindled) {
  TestTable table = facing("R1", "R1");
  table.skill(kA, "reveal: douse").skill(kB, "reveal: kindle").hand(kA, {"1"}).hand(kB, {"20"}).duel(1);
  table.choose(kA, "play 1").choose(kB, "play 20");
  EXPECT_TRUE(table.on_fire().empty());
  EXPECT_EQ(table.state.duel, 1);  // nobody could retreat
}

TEST(Effect, look_shows_the_hand_only_to_its_owner) {
  TestTable table = facing("R1", "R1");
  table.skill(kA, "reveal: look").hand(kA, {"6"}).hand(kB, {"20", "21", "bluff"}).duel(1);
  table.choose(kA, "play 6").choose(kB, "play 20");
  EXPECT_EQ(TestTable::texts(Game::view(table.state, kA).table.player(kB).hand), (Texts{"21", "bluff"}));
  EXPECT_TRUE(Game::view(table.state, Viewer::spectator()).table.player(kB).hand.is_empty());
  EXPECT_TRUE(Game::view(table.state, kB).table.player(kA).hand.is_empty());
}

TEST(Effect, look_of_a_card_needs_fire) {
  TestTable table = facing("R1", "R1");
  table.effect("3", "reveal: look").hand(kA, {"3"}).hand(kB, {"20", "21"}).duel(1);
  table.choose(kA, "play 3").choose(kB, "play 20");
  EXPECT_TRUE(Game::view(table.state, kA).table.player(kB).hand.is_empty());
}

TEST(Effect, add_and_take_change_strength) {
  TestTable table = facing("R2", "R2");
  table.skill(kA, "strength: add 2").overdrive(kA, "strength: take 1").duel(1);
  EXPECT_EQ(strength(table, kA), 4);
  EXPECT_EQ(strength(table, kB), 1);
}

TEST(Effect, take_is_taken_from_each_of_two_opponents) {
  TestTable table = TestTable::deployed(3);
  table.sides(kA, "R1", "R3", "R1").sides(kB, "R1", "R3", "R1").sides(kC, "R1", "R2", "R1");
  table.skill(kA, "strength: take 1").duel(4);
  EXPECT_EQ(strength(table, kA), 3);
  EXPECT_EQ(strength(table, kB), 2);
  EXPECT_EQ(strength(table, kC), 1);
}

TEST(Effect, everything_is_added_up_before_a_negative_strength_becomes_0) {
  TestTable table = facing("R1", "R1");
  table.skill(kA, "strength: take 3").skill(kB, "strength: add 3").duel(1);
  EXPECT_EQ(strength(table, kB), 1);
}

TEST(Effect, unsheathe_counts_the_cost_without_fire) {
  TestTable table = facing("RH", "R2");
  table.skill(kA, "strength: unsheathe").duel(1);
  EXPECT_EQ(strength(table, kA), 3);
}

TEST(Effect, colour_helps_where_it_gives_the_advantage_and_never_harms) {
  TestTable table = facing("R1", "R1");
  fight_without_cards(table.skill(kA, "strength: colour blue"));
  EXPECT_EQ(table.result(1), won_by(kA));  // blue beats red
  TestTable no_harm = facing("R1", "G1");
  fight_without_cards(no_harm.skill(kA, "strength: colour blue"));
  EXPECT_EQ(no_harm.result(1), won_by(kA));  // still red, which beats green
  TestTable both = facing("R1", "R1");
  fight_without_cards(both.skill(kA, "strength: colour blue").skill(kB, "strength: colour blue"));
  EXPECT_EQ(both.result(1), null_by(DuelResult::Kind::tied));
}

TEST(Effect, win_ties_wins_ties_unless_several_do) {
  TestTable table = facing("R1", "B1");
  fight_without_cards(table.skill(kA, "strength: win ties"));
  EXPECT_EQ(table.result(1), won_by(kA));
  TestTable both = facing("R1", "B1");
  fight_without_cards(both.skill(kA, "strength: win ties").skill(kB, "strength: win ties"));
  EXPECT_EQ(both.result(1), won_by(kB));  // blue beats red
}

TEST(Effect, win_ties_of_one_of_three) {
  TestTable table = TestTable::deployed(3);
  table.state.round = 3;
  table.skill(kB, "strength: win ties").duel(4);
  table.choose(kA, "play none").choose(kB, "play none").choose(kC, "play none");
  EXPECT_EQ(table.result(4), won_by(kB));
}

TEST(Effect, amounts_per_katana_and_per_card_left_in_hand) {
  TestTable table = facing("R3", "R1");
  table.skill(kA, "strength: add 1 per katana").skill(kB, "strength: add 2 per card");
  table.hand(kA, {"6"}).hand(kB, {"17", "18", "19"}).duel(1).choose(kA, "play 6").choose(kB, "play 17");
  EXPECT_EQ(strength(table, kA), 6);
  EXPECT_EQ(strength(table, kB), 5);
}

/// The strength that the skill adds for A, whose left die is a red Sheathe, against B's green one.
int added_if(std::string_view condition, void (*arrange)(TestTable&) = [](TestTable&) {}) {
  TestTable table = facing("RH", "G1");
  table.skill(kA, "strength: add 5 if " + std::string(condition)).hand(kA, {"6"}).hand(kB, {"17"});
  arrange(table);
  table.duel(1);
  const std::string card = table.offered(kA).front();
  table.choose(kA, card).choose(kB, table.offered(kB).front());
  const bool is_on_fire = table.on_fire().has(kA);
  return strength(table, kA) - (is_on_fire ? 3 : 0);
}

TEST(Effect, conditions_of_the_dice) {
  EXPECT_EQ(added_if("own die red"), 5);
  EXPECT_EQ(added_if("own die green"), 0);
  EXPECT_EQ(added_if("own die blue"), 0);
  EXPECT_EQ(added_if("own die sheathe"), 5);
  EXPECT_EQ(added_if("opposing die green"), 5);
  EXPECT_EQ(added_if("opposing die red"), 0);
  EXPECT_EQ(added_if("opposing die blue"), 0);
  EXPECT_EQ(added_if("left"), 5);
  EXPECT_EQ(added_if("front"), 0);
  EXPECT_EQ(added_if("right"), 0);
  EXPECT_EQ(added_if("left and own die red"), 5);
  EXPECT_EQ(added_if("left and own die blue"), 0);
}

TEST(Effect, conditions_of_the_players) {
  EXPECT_EQ(added_if("behind"), 0);
  EXPECT_EQ(added_if("behind", [](TestTable& table) { table.state.player(kB).vp = 1; }), 5);
  EXPECT_EQ(added_if("underdog"), 0);
  EXPECT_EQ(added_if("underdog", [](TestTable& table) { table.cost(kB, 4); }), 5);
}

TEST(Effect, conditions_of_the_cards) {
  EXPECT_EQ(added_if("on fire"), 5);
  EXPECT_EQ(added_if("not on fire"), 0);
  EXPECT_EQ(added_if("not on fire", [](TestTable& table) { table.hand(kA, {"1"}).hand(kB, {"18"}); }), 5);
  EXPECT_EQ(added_if("bluff"), 0);
  EXPECT_EQ(added_if("bluff", [](TestTable& table) { table.hand(kA, {"bluff"}); }), 5);
}

TEST(Effect, won_lost_and_null_are_told_apart) {
  for (const auto& [die_of_a, condition] : {std::pair("R2", "won"), std::pair("RH", "lost"), std::pair("R1", "null")}) {
    for (const auto* asked : {"won", "lost", "null"}) {
      TestTable table = facing(die_of_a, "R1");
      table.skill(kA, "result: score 2 if " + std::string(asked)).duel(1);
      table.choose(kA, "play none").choose(kB, "play none");
      const int for_winning = std::string_view(condition) == "won" ? 1 : 0;
      EXPECT_EQ(table.vp(kA) - for_winning, std::string_view(asked) == condition ? 2 : 0) << condition << asked;
    }
  }
}

TEST(Effect, opponents_are_those_who_have_not_left) {
  TestTable table = TestTable::deployed(3);
  table.sides(kB, "R1", "BS", "R1").skill(kA, "strength: add 5 if opposing die blue").duel(4);
  EXPECT_EQ(strength(table, kA), 1);
}

TEST(DT_31, a_skill_needs_neither_colours_nor_fire_and_an_overdrive_its_colours) {
  TestTable table = facing("R1", "R1");
  table.skill(kA, "strength: add 1").overdrive(kA, "strength: add 2", {0, 1, 0}).duel(1);
  EXPECT_EQ(strength(table, kA), 2);
  TestTable green = facing("G1", "R1");
  green.skill(kA, "strength: add 1").overdrive(kA, "strength: add 2", {0, 1, 0}).duel(1);
  EXPECT_EQ(strength(green, kA), 4);
}

TEST(DT_31, a_colour_by_effect_does_not_count_for_an_overdrive) {
  TestTable table = facing("R1", "R1");
  table.skill(kA, "strength: colour green").overdrive(kA, "strength: add 2", {0, 1, 0}).duel(1);
  EXPECT_EQ(strength(table, kA), 1);
}

}  // namespace
}  // namespace alea::dice_tuners
