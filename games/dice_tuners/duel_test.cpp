#include "games/dice_tuners/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::dice_tuners {
namespace {

/// Three players before the duel of all fronts, in the last round.
TestTable three_fronts(std::string_view a, std::string_view b, std::string_view c) {
  TestTable table = TestTable::deployed(3);
  table.state.round = 3;
  return std::move(table.sides(kA, "R1", a, "R1").sides(kB, "R1", b, "R1").sides(kC, "R1", c, "R1"));
}

/// The mark beside the seat's front die on the terminal's board.
std::string mark_of(const TestTable& table, Seat seat) {
  Canvas canvas;
  Game::show(Game::view(table.state, seat), canvas);
  const Canvas::Line& line = canvas.lines()[1 + static_cast<std::size_t>(index(seat))];
  Texts marks;
  for (const Canvas::Piece& piece : line) {
    if (piece.text == "+" || piece.text == "-" || piece.text == "=") marks.push_back(piece.text);
  }
  return marks.size() == 1 ? marks[0] : joined(marks);
}

TEST(DT_18, the_first_players_left_duels_first_then_clockwise_then_the_fronts) {
  for (int players = kLeastPlayers; players <= kMostPlayers; ++players) {
    TestTable table = TestTable::deployed(players);
    table.state.first = kB;
    for (const Seat seat : Seats::all(players)) table.hand(seat, {"bluff"});
    std::vector<Seats> seen;
    table.duel(1);
    for (int duel = 0; duel < duels_of(players); ++duel) {
      seen.push_back(duellists_of(table.state, duel));
    }
    EXPECT_EQ(seen[0], Seats(kB).with(seat_after(kB, 1, players)));
    EXPECT_EQ(seen[1], Seats(seat_after(kB, 1, players)).with(seat_after(kB, players == 2 ? 0 : 2, players)));
    if (players == 4) {
      EXPECT_EQ(seen[4], Seats(kB).with(kD));
      EXPECT_EQ(seen[5], Seats(kA).with(kC));
    }
    EXPECT_EQ(Game::turn(table.state), Turn::of(seen[0]));
  }
}

TEST(DT_18, one_duel_follows_the_other) {
  TestTable table = facing("R1", "R1");
  table.duel(1).choose(kA, "play none").choose(kB, "play none");
  EXPECT_EQ(table.state.duel, 1);
  table.choose(kA, "play none").choose(kB, "play none");
  EXPECT_EQ(table.state.duel, 2);
}

TEST(DT_19, a_shield_on_either_die_makes_the_duel_null_without_cards) {
  for (const auto& [a, b] : {std::pair("RS", "R3"), std::pair("R3", "RS"), std::pair("RS", "GS")}) {
    TestTable table = facing(a, b);
    table.hand(kA, {"6"}).hand(kB, {"1"}).duel(1);
    EXPECT_EQ(table.result(1), null_by(DuelResult::Kind::stopped));
    EXPECT_EQ(table.state.duel, 1);
    EXPECT_EQ(table.vp(kA) + table.vp(kB), 0);
    EXPECT_EQ(table.hand_of(kA), Texts{"6"});
  }
}

TEST(DT_19, in_the_three_way_duel_a_shields_owner_is_out_and_the_others_fight) {
  TestTable table = three_fronts("R3", "RS", "R1");
  table.duel(4);
  EXPECT_EQ(Game::turn(table.state), Turn::of(Seats(kA).with(kC)));
  table.choose(kA, "play none").choose(kC, "play none");
  EXPECT_EQ(table.result(4), won_by(kA));
  EXPECT_EQ(table.vp(kA), 1);
}

TEST(DT_19, with_two_shields_of_three_nobody_fights) {
  TestTable table = three_fronts("R3", "RS", "BS");
  table.duel(4);
  EXPECT_EQ(table.result(4), null_by(DuelResult::Kind::stopped));
  EXPECT_TRUE(Game::turn(table.state).is_over());
}

TEST(DT_20, both_choose_secretly_and_must_play_a_legal_card_if_they_hold_one) {
  TestTable table = facing("R1", "R1");
  table.aside({"R1", "R2", "R3"}).hand(kA, {"1", "17", "bluff"}).hand(kB, {"2"}).duel(1);
  EXPECT_EQ(Game::turn(table.state), Turn::of(Seats::all(2)));
  EXPECT_EQ(table.offered(kA), (Texts{"play 1", "play bluff"}));
  table.choose(kA, "play 1");
  EXPECT_EQ(Game::view(table.state, kB).table.player(kA).card, kNoCard);
  EXPECT_EQ(Game::view(table.state, kA).table.player(kA).card, card("1"));
  table.choose(kB, "play 2");
  EXPECT_EQ(Game::view(table.state, kB).table.player(kA).card, card("1"));
}

TEST(DT_20, a_player_without_a_legal_card_plays_none_and_nobody_can_tell_before_the_reveal) {
  TestTable with_card = facing("R1", "R1");
  TestTable without = facing("R1", "R1");
  with_card.aside({"R1", "R2", "R3"}).hand(kA, {"1", "17"}).hand(kB, {"2"}).duel(1);
  without.aside({"R1", "R2", "R3"}).hand(kA, {"18", "17"}).hand(kB, {"2"}).duel(1);
  EXPECT_EQ(without.offered(kA), Texts{"play none"});
  EXPECT_EQ(told(events_of(with_card, kA, "play 1"), kB), told(events_of(without, kA, "play none"), kB));
  with_card.choose(kA, "play 1");
  without.choose(kA, "play none");
  View one = Game::view(with_card.state, kB);
  const View other = Game::view(without.state, kB);
  one.table.options = other.table.options;  // the contents are separate but equal
  EXPECT_EQ(one, other);
}

TEST(DT_20, a_bluff_is_always_legal_has_value_0_and_is_discarded) {
  TestTable table = facing("R1", "R1");
  table.aside({"R1", "R2", "R3"}).hand(kA, {"bluff", "17"}).hand(kB, {"1"}).duel(1);
  EXPECT_EQ(table.offered(kA), Texts{"play bluff"});
  table.choose(kA, "play bluff").choose(kB, "play 1");
  EXPECT_EQ(table.on_fire(), Seats(kB));
  table.choose(kB, "fight");
  EXPECT_TRUE(table.is_discarded("bluff"));
}

TEST(DT_21, the_highest_value_is_on_fire) {
  TestTable table = facing("R1", "R1");
  table.hand(kA, {"3"}).hand(kB, {"20"}).duel(1).choose(kA, "play 3").choose(kB, "play 20");
  EXPECT_EQ(table.on_fire(), Seats(kB));
}

TEST(DT_21, equal_values_are_all_on_fire_two_bluffs_too) {
  TestTable table = facing("R1", "R1");
  table.hand(kA, {"bluff"}).hand(kB, {"bluff"}).duel(1).choose(kA, "play bluff").choose(kB, "play bluff");
  EXPECT_EQ(table.on_fire(), Seats::all(2));
}

TEST(DT_21, a_player_without_a_card_is_never_on_fire) {
  TestTable table = facing("R1", "R1");
  table.hand(kA, {"bluff"}).duel(1).choose(kA, "play bluff").choose(kB, "play none");
  EXPECT_EQ(table.on_fire(), Seats(kA));
  TestTable nobody = facing("RH", "RH");
  nobody.duel(1).choose(kA, "play none").choose(kB, "play none");
  EXPECT_EQ(nobody.result(1), null_by(DuelResult::Kind::tied));
}

TEST(DT_22, a_player_on_fire_may_retreat_and_the_other_takes_their_card_back) {
  TestTable table = facing("R1", "R3");
  table.hand(kA, {"6"}).hand(kB, {"1", "2"}).duel(1).choose(kA, "play 6").choose(kB, "play 1");
  EXPECT_EQ(table.offered(kA), (Texts{"fight", "retreat"}));
  EXPECT_TRUE(table.offered(kB).empty());
  table.choose(kA, "retreat");
  EXPECT_EQ(table.result(1), null_by(DuelResult::Kind::retreated));
  EXPECT_TRUE(table.is_discarded("6"));
  EXPECT_EQ(table.hand_of(kB), (Texts{"1", "2"}));
  EXPECT_EQ(table.vp(kB), 0);
  EXPECT_EQ(TestTable::texts(table.player(kB).open), Texts{"1"});  // everyone has seen it
}

TEST(DT_22, several_on_fire_decide_in_turn_order) {
  TestTable table = facing("R1", "R1");
  table.hand(kA, {"3"}).hand(kB, {"19"}).duel(1).choose(kA, "play 3").choose(kB, "play 19");
  EXPECT_EQ(Game::turn(table.state), Turn::of(kA));
  table.choose(kA, "fight");
  EXPECT_EQ(Game::turn(table.state), Turn::of(kB));
  table.choose(kB, "retreat");
  EXPECT_EQ(table.hand_of(kA), Texts{"3"});
  // In the next duel A's right die faces B's left; the first player still decides first.
  TestTable second = facing("R1", "R1");
  second.hand(kA, {"3"}).hand(kB, {"19"}).duel(2).choose(kB, "play 19").choose(kA, "play 3");
  EXPECT_EQ(Game::turn(second.state), Turn::of(kA));
}

TEST(DT_22, of_three_only_the_retreating_player_leaves_and_two_go_on) {
  TestTable table = three_fronts("R1", "R3", "R2");
  table.hand(kA, {"6"}).hand(kB, {"1"}).hand(kC, {"18"}).duel(4);
  table.choose(kA, "play 6").choose(kB, "play 1").choose(kC, "play 18").choose(kA, "retreat");
  EXPECT_EQ(table.result(4), won_by(kB));
  EXPECT_EQ(table.vp(kB), 1);  // only C was beaten
  EXPECT_EQ(Game::turn(table.state), Turn::of(kC));
  table.choose(kC, "leave");
  EXPECT_TRUE(table.is_discarded("18"));
}

TEST(DT_22, with_one_left_of_three_the_duel_is_null_and_that_player_takes_the_card_back) {
  TestTable table = three_fronts("R1", "R3", "R2");
  table.hand(kA, {"3"}).hand(kB, {"19"}).hand(kC, {"33"}).duel(4);
  table.choose(kA, "play 3").choose(kB, "play 19").choose(kC, "play 33");
  EXPECT_EQ(table.on_fire(), Seats(kA).with(kB));
  table.choose(kA, "retreat").choose(kB, "retreat");
  EXPECT_EQ(table.result(4), null_by(DuelResult::Kind::retreated));
  EXPECT_EQ(table.hand_of(kC), Texts{"33"});
  EXPECT_TRUE(table.is_discarded("3") && table.is_discarded("19"));
}

TEST(DT_23, a_player_on_fire_may_use_the_effect_or_not) {
  for (const bool uses : {true, false}) {
    TestTable table = facing("R1", "R2");
    table.effect("3", "strength: add 2").hand(kA, {"3"}).hand(kB, {"1"}).duel(1);
    table.choose(kA, "play 3").choose(kB, "play 1").choose(kA, "fight");
    EXPECT_EQ(table.offered(kA), (Texts{"use", "skip"}));
    table.choose(kA, uses ? "use" : "skip");
    EXPECT_EQ(table.result(1), won_by(uses ? kA : kB));
  }
}

TEST(DT_23, a_player_not_on_fire_may_not_unless_the_card_says_so) {
  TestTable table = facing("R1", "R2");
  table.effect("3", "strength: add 2").hand(kA, {"3"}).hand(kB, {"4"}).duel(1);
  table.choose(kA, "play 3").choose(kB, "play 4").choose(kB, "fight");
  EXPECT_EQ(table.result(1), won_by(kB));
  TestTable always = facing("R1", "R2");
  always.effect("3", "strength: add 2 always").hand(kA, {"3"}).hand(kB, {"4"}).duel(1);
  always.choose(kA, "play 3").choose(kB, "play 4").choose(kB, "fight").choose(kA, "use");
  EXPECT_EQ(always.result(1), won_by(kA));
}

TEST(DT_23, effects_work_in_turn_order) {
  TestTable table = facing("R1", "R1");
  table.effect("3", "strength: add 2").effect("19", "strength: add 1").hand(kA, {"3"}).hand(kB, {"19"}).duel(2);
  table.choose(kB, "play 19").choose(kA, "play 3").choose(kA, "fight").choose(kB, "fight");
  EXPECT_EQ(Game::turn(table.state), Turn::of(kA));
  table.choose(kA, "skip");
  EXPECT_EQ(Game::turn(table.state), Turn::of(kB));
  table.choose(kB, "use");
  EXPECT_EQ(table.result(2), won_by(kB));
}

TEST(DT_23, heroes_and_cards_work_in_turn_order_too_not_by_seat) {
  const auto with_first = [](Seat first) {
    TestTable table = facing("R1", "R1");
    table.state.first = first;
    table.skill(kA, "result: score 1 if null").skill(kB, "result: score 2 if behind");
    table.duel(first == kA ? 1 : 2).choose(kA, "play none").choose(kB, "play none");
    return std::pair(table.vp(kA), table.vp(kB));
  };
  EXPECT_EQ(with_first(kA), std::pair(1, 2));
  EXPECT_EQ(with_first(kB), std::pair(1, 0));  // B was not behind yet
}

TEST(DT_23, whether_a_cards_effect_applies_is_decided_when_its_turn_comes) {
  TestTable table = facing("R1", "R1");
  table.effect("3", "result: score 1 if null").effect("19", "result: score 1 if behind");
  table.hand(kA, {"3"}).hand(kB, {"19"}).duel(1).choose(kA, "play 3").choose(kB, "play 19");
  table.choose(kA, "fight").choose(kB, "fight").choose(kA, "use");
  EXPECT_EQ(table.offered(kB), (Texts{"use", "skip"}));  // behind since A scored
  TestTable skipped = facing("R1", "R1");
  skipped.effect("3", "result: score 1 if null").effect("19", "result: score 1 if behind");
  skipped.hand(kA, {"3"}).hand(kB, {"19"}).duel(1).choose(kA, "play 3").choose(kB, "play 19");
  skipped.choose(kA, "fight").choose(kB, "fight").choose(kA, "skip");
  EXPECT_EQ(skipped.state.duel, 1);
}

TEST(DT_24, strengths_stay_what_they_were_when_they_were_compared) {
  TestTable table = facing("R2", "R1");
  table.skill(kB, "strength: add 1 if behind").hand(kA, {"3"}).duel(1);
  table.choose(kA, "play 3").choose(kB, "play none").choose(kA, "fight");
  ASSERT_EQ(table.result(1), won_by(kA));
  ASSERT_EQ(table.state.phase, Phase::take);  // B is behind now
  const auto strength = *Shown::strength(Game::view(table.state, kB));
  EXPECT_EQ(strength, (std::vector<std::pair<Seat, int>>{{kA, 2}, {kB, 1}}));
}

TEST(DT_24, each_katana_counts_one) {
  TestTable table = facing("R3", "R2");
  table.duel(1).choose(kA, "play none").choose(kB, "play none");
  EXPECT_EQ(table.result(1), won_by(kA));
}

TEST(DT_24, a_sheathe_counts_the_heros_cost_on_fire_and_nothing_without) {
  TestTable on_fire = facing("RH", "R2");
  on_fire.hand(kA, {"3"}).hand(kB, {"1"}).duel(1).choose(kA, "play 3").choose(kB, "play 1").choose(kA, "fight");
  EXPECT_EQ(on_fire.result(1), won_by(kA));  // 3 against 2
  TestTable without = facing("RH", "R2");
  without.hand(kA, {"3"}).hand(kB, {"4"}).duel(1).choose(kA, "play 3").choose(kB, "play 4").choose(kB, "fight");
  EXPECT_EQ(without.result(1), won_by(kB));
}

TEST(DT_24, strength_is_never_below_0) {
  TestTable table = facing("R1", "GH");
  table.skill(kA, "strength: take 6").skill(kB, "strength: take 6").duel(1);
  EXPECT_EQ(clash(table.state).strength_of(kA), 0);
  EXPECT_EQ(clash(table.state).strength_of(kB), 0);
  table.choose(kA, "play none").choose(kB, "play none");
  EXPECT_EQ(table.result(1), won_by(kA));  // a tie at 0: red beats green
}

TEST(DT_25, a_tie_goes_to_the_colour_with_the_advantage) {
  for (const auto& [a, b, winner] :
       {std::tuple("G1", "B1", kA), std::tuple("B1", "R1", kA), std::tuple("R1", "G1", kA), std::tuple("B1", "G1", kB),
        std::tuple("R1", "B1", kB), std::tuple("G1", "R1", kB)}) {
    TestTable table = facing(a, b);
    table.duel(1).choose(kA, "play none").choose(kB, "play none");
    EXPECT_EQ(table.result(1), won_by(winner)) << a << " " << b;
  }
}

TEST(DT_25, a_tie_of_one_colour_is_null_and_the_cards_are_discarded) {
  TestTable table = facing("R1", "R1");
  table.hand(kA, {"3"}).hand(kB, {"1"}).duel(1).choose(kA, "play 3").choose(kB, "play 1").choose(kA, "fight");
  EXPECT_EQ(table.result(1), null_by(DuelResult::Kind::tied));
  EXPECT_TRUE(table.is_discarded("3") && table.is_discarded("1"));
}

TEST(DT_26, the_winner_scores_and_the_loser_may_take_the_winning_card) {
  for (const bool takes : {true, false}) {
    TestTable table = facing("R2", "R1");
    table.hand(kA, {"3"}).hand(kB, {"1", "2"}).duel(1);
    table.choose(kA, "play 3").choose(kB, "play 1").choose(kA, "fight");
    EXPECT_EQ(table.vp(kA), 1);
    EXPECT_EQ(table.offered(kB), (Texts{"take", "leave"}));
    table.choose(kB, takes ? "take" : "leave");
    EXPECT_EQ(table.hand_of(kB), takes ? (Texts{"2", "3"}) : Texts{"2"});
    EXPECT_EQ(table.is_discarded("3"), !takes);
    EXPECT_TRUE(table.is_discarded("1"));
  }
}

TEST(DT_26, a_winner_without_a_card_leaves_nothing_to_take) {
  TestTable table = facing("R2", "R1");
  table.hand(kB, {"1"}).duel(1).choose(kA, "play none").choose(kB, "play 1").choose(kB, "fight");
  EXPECT_EQ(table.result(1), won_by(kA));
  EXPECT_EQ(table.state.duel, 1);
}

TEST(DT_26, the_hand_limit_holds_for_the_card_taken) {
  TestTable table = facing("R2", "R1");
  table.aside({"R1", "R2", "R3"}).hand(kA, {"3"}).hand(kB, {"17", "18", "19", "20"}).duel(1);
  table.choose(kA, "play 3").choose(kB, "play none").choose(kA, "fight").choose(kB, "take");
  EXPECT_EQ(table.offered(kB).size(), 5);
  table.choose(kB, "discard 3");
  EXPECT_EQ(table.player(kB).hand.size(), 4);
}

TEST(DT_26, of_two_losers_the_first_clockwise_from_the_winner_who_wants_it_takes_it) {
  TestTable table = three_fronts("R1", "R3", "R2");
  table.hand(kB, {"6"}).duel(4).choose(kA, "play none").choose(kB, "play 6").choose(kC, "play none");
  table.choose(kB, "fight");
  EXPECT_EQ(Game::turn(table.state), Turn::of(kC));
  table.choose(kC, "leave");
  EXPECT_EQ(Game::turn(table.state), Turn::of(kA));
  table.choose(kA, "take");
  EXPECT_TRUE(table.player(kA).hand.has(card("6")));
}

TEST(DT_27, the_strongest_of_three_scores_for_each_player_beaten) {
  TestTable table = three_fronts("R1", "R3", "R2");
  table.duel(4).choose(kA, "play none").choose(kB, "play none").choose(kC, "play none");
  EXPECT_EQ(table.result(4), won_by(kB));
  EXPECT_EQ(table.vp(kB), 2);
}

TEST(DT_27, a_tie_of_three_needs_the_advantage_over_two_identical_colours) {
  for (const auto& [a, b, c, result] :
       {std::tuple("G2", "B2", "B2", won_by(kA)),                          // all tied
        std::tuple("B2", "G2", "B1", won_by(kB)),                          // two tied, the third weaker
        std::tuple("G2", "B2", "R1", null_by(DuelResult::Kind::tied)),     // not identical
        std::tuple("B2", "G2", "G2", null_by(DuelResult::Kind::tied)),     // the identical ones beat the third
        std::tuple("R2", "G2", "B2", null_by(DuelResult::Kind::tied)),     // all different
        std::tuple("G1", "B2", "B2", null_by(DuelResult::Kind::tied))}) {  // the one with the advantage is weaker
    TestTable table = three_fronts(a, b, c);
    table.duel(4).choose(kA, "play none").choose(kB, "play none").choose(kC, "play none");
    EXPECT_EQ(table.result(4), result) << a << " " << b << " " << c;
  }
}

TEST(DT_27, a_player_who_left_by_a_shield_or_a_retreat_has_not_lost) {
  TestTable shield = three_fronts("R3", "RS", "R1");
  shield.duel(4).choose(kA, "play none").choose(kC, "play none");
  EXPECT_EQ(shield.losers(4), Seats(kC));
  EXPECT_EQ(Shown::results(Game::view(shield.state, kB))->at(3).losers, std::vector{kC});
  TestTable retreat = three_fronts("R1", "R3", "R2");
  retreat.hand(kA, {"6"}).hand(kB, {"1"}).hand(kC, {"18"}).duel(4);
  retreat.choose(kA, "play 6").choose(kB, "play 1").choose(kC, "play 18").choose(kA, "retreat");
  EXPECT_EQ(retreat.losers(4), Seats(kC));
  EXPECT_EQ(mark_of(retreat, kA), "=");
  EXPECT_EQ(mark_of(retreat, kB), "+");
  EXPECT_EQ(mark_of(retreat, kC), "-");
}

TEST(DT_27, with_two_left_the_advantage_is_that_of_an_ordinary_duel) {
  TestTable table = three_fronts("G2", "B2", "RS");
  table.duel(4).choose(kA, "play none").choose(kB, "play none");
  EXPECT_EQ(table.result(4), won_by(kA));
  EXPECT_EQ(table.vp(kA), 1);
}

}  // namespace
}  // namespace alea::dice_tuners
