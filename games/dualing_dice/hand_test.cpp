#include "games/dualing_dice/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::dualing_dice {
namespace {

TEST(DU_4, everyone_draws_three_goals_seat_by_seat) {
  const Deck deck = deck_of(20);
  TestTable table(3, with_deck(deck));
  table.deal({5, 9, 1});
  EXPECT_EQ(table.state.actor, kB);
  table.deal({2, 3, 4, 20, 19, 18});
  EXPECT_EQ(table.hand(kA), (Goals{5, 9, 1}));
  EXPECT_EQ(table.hand(kB), (Goals{2, 3, 4}));
  EXPECT_EQ(table.hand(kC), (Goals{20, 19, 18}));
  EXPECT_EQ(table.state.phase, Phase::redraw);
}

TEST(DU_4, who_holds_goals_already_only_fills_up) {
  const Deck deck = deck_of(20);
  TestTable table = TestTable::in_round(2, with_deck(deck));
  table.hold(kA, {7, 8}).hold(kB, {9, 10, 11}).save(kA, "D4:1 D6:1 D8:1 D10:1").save(kB, "D4:1 D6:1 D8:1 D10:1");
  table.play_round();
  EXPECT_EQ(table.state.phase, Phase::fill);
  EXPECT_EQ(table.state.actor, kA);
  table.deal({1});
  EXPECT_EQ(table.hand(kA), (Goals{7, 8, 1}));
  EXPECT_EQ(table.state.phase, Phase::redraw);
}

TEST(DU_4, an_empty_deck_gives_nothing) {
  const Deck deck = deck_of(5);
  TestTable table(3, with_deck(deck));
  table.fill();
  EXPECT_EQ(table.hand(kA).size(), 3);
  EXPECT_EQ(table.hand(kB).size(), 2);
  EXPECT_EQ(table.hand(kC).size(), 0);
  EXPECT_EQ(table.state.phase, Phase::redraw);
  EXPECT_EQ(table.offered(kC), Texts{"keep"});
}

TEST(DU_4, a_hand_is_hidden_from_the_others) {
  const Deck deck = deck_of(20);
  TestTable table(2, with_deck(deck));
  table.deal({5, 9, 1, 2, 3, 4});
  const View mine = Game::view(table.state, kB);
  for (const Card& card : mine.table.player(kA).hand) EXPECT_EQ(card.goal, Card::kUnknown);
  EXPECT_EQ(mine.table.player(kB).hand[0].goal, 1);
  EXPECT_TRUE(mine.table.unseen.has(4));  // goal 5: as far as B knows, still in the deck
  const View open = Game::view(table.state, Viewer::spectator());
  for (const Card& card : open.table.player(kB).hand) EXPECT_EQ(card.goal, Card::kUnknown);
}

TEST(DU_5, none_one_or_two_goals_may_be_discarded) {
  const Deck deck = deck_of(20);
  TestTable table(2, with_deck(deck));
  table.deal({5, 9, 1, 2, 3, 4});
  EXPECT_EQ(table.offered(kA),
            (Texts{"keep", "discard 5", "discard 9", "discard 1", "discard 5 9", "discard 1 5", "discard 1 9"}));
}

TEST(DU_5, discards_go_under_the_deck_in_seat_order_before_anyone_draws) {
  const Deck deck = deck_of(20);
  TestTable table(3, with_deck(deck));
  table.fill().choose(kC, "discard 9").choose(kA, "discard 1 3").choose(kB, "keep");
  EXPECT_EQ(table.under(), (Goals{1, 3, 9}));
  EXPECT_EQ(table.state.phase, Phase::replace);
  table.deal({20, 19, 18});
  EXPECT_EQ(table.hand(kA), (Goals{2, 20, 19}));
  EXPECT_EQ(table.hand(kC), (Goals{7, 8, 18}));
  EXPECT_EQ(table.state.phase, Phase::choose);
}

TEST(DU_5, all_choose_at_the_same_time_and_unseen) {
  TestTable table(3);
  table.fill().choose(kB, "discard 4");
  EXPECT_EQ(Game::turn(table.state).seats(), Seats(kA).with(kC));
  EXPECT_TRUE(table.under().empty());
  TestTable other(3);
  other.fill().choose(kB, "keep");
  EXPECT_EQ(Game::view(table.state, kA), Game::view(other.state, kA));
  EXPECT_NE(Game::view(table.state, kB), Game::view(other.state, kB));
}

TEST(DU_5, discards_come_back_in_their_order_when_the_rest_of_the_deck_is_drawn) {
  const Deck deck = deck_of(8);
  TestTable table(2, with_deck(deck));
  table.fill().choose(kA, "discard 1 2").choose(kB, "discard 4 6");
  table.deal({8, 7});
  EXPECT_TRUE(table.state.unseen.is_empty());
  int outcomes = 0;
  Game::outcomes(table.state, [&](const Outcome& outcome, double p) {
    EXPECT_EQ(Game::write(outcome), "deal B 1");
    EXPECT_EQ(p, 1);
    ++outcomes;
  });
  EXPECT_EQ(outcomes, 1);
  EXPECT_FALSE(Game::possible(table.state, *Game::read_outcome("deal B 2")));
  table.deal({1, 2});
  EXPECT_EQ(table.hand(kB), (Goals{5, 1, 2}));
  EXPECT_EQ(table.under(), (Goals{4, 6}));
}

TEST(DU_5, whoever_discarded_a_goal_knows_who_draws_it_again) {
  const Deck deck = deck_of(8);
  TestTable table(2, with_deck(deck));
  table.fill().choose(kA, "discard 1 2").choose(kB, "discard 4 6");
  EXPECT_EQ(Game::view(table.state, kA).table.under[1].goal, 1);
  EXPECT_EQ(Game::view(table.state, kA).table.under[2].goal, Card::kUnknown);
  table.deal({8, 7, 1, 2});
  EXPECT_EQ(Game::view(table.state, kA).table.player(kB).hand[1].goal, 0);
  EXPECT_EQ(Game::view(table.state, kA).table.player(kB).hand[0].goal, Card::kUnknown);
  EXPECT_EQ(Game::view(table.state, Viewer::spectator()).table.player(kB).hand[1].goal, Card::kUnknown);
}

}  // namespace
}  // namespace alea::dualing_dice
