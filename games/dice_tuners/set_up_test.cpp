#include "games/dice_tuners/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::dice_tuners {
namespace {

TEST(DT_1, a_round_rolls_n_plus_one_dice_of_each_colour_in_three_rolls) {
  for (int players = kLeastPlayers; players <= kMostPlayers; ++players) {
    ColourCounts rolled;
    SimulationDice dice(1, 1);
    State state = Game::start({}, players);
    while (state.phase != Phase::deploy) {
      if (Game::turn(state).is_chance()) {
        const Outcome outcome = Game::draw(state, dice);
        if (outcome.kind == Outcome::Kind::roll) rolled.add(outcome.die().colour(), 1);
        Game::settle(state, outcome);
      } else {
        const Seat seat = Game::turn(state).seats().front();
        Game::play(state, seat, Game::moves(state, seat)[0]);
      }
    }
    for (const Colour colour : kAllColours) EXPECT_EQ(rolled[colour], players + 1);
  }
}

TEST(DT_2, a_die_shows_what_the_content_has_on_its_sides) {
  TestTable table(2);
  table.content->dice[0].sides = {3, 0, 0, 1, 2};
  table.state.loose.add(Colour::red, 1);
  table.state.phase = Phase::roll;
  std::vector<std::pair<std::string, double>> seen;
  Game::outcomes(table.state, [&](const Outcome& outcome, double p) { seen.emplace_back(Game::write(outcome), p); });
  ASSERT_EQ(seen.size(), 3);
  EXPECT_EQ(seen[0], std::pair(std::string("roll R1"), 3.0 / 6));
  EXPECT_EQ(seen[1], std::pair(std::string("roll RS"), 1.0 / 6));
  EXPECT_EQ(seen[2], std::pair(std::string("roll RH"), 2.0 / 6));
  EXPECT_FALSE(Game::possible(table.state, *Game::read_outcome("roll R2")));
}

TEST(DT_3, everybody_has_a_bluff_and_is_dealt_four_cards) {
  TestTable table(2);
  table.chance("lot B").chance({"card 1", "card 2", "card 3", "card 4"});
  EXPECT_EQ(table.hand_of(kB), (Texts{"1", "2", "3", "4", "bluff"}));
  EXPECT_EQ(table.hand_of(kA), Texts{"bluff"});
  table.chance({"card 5", "card 6", "card 7", "card 8"});
  EXPECT_EQ(table.hand_of(kA), (Texts{"5", "6", "7", "8", "bluff"}));
}

TEST(DT_3, only_the_top_card_of_the_deck_is_shown) {
  TestTable table(2);
  table.chance("lot A").chance({"card 1", "card 2", "card 3", "card 4", "card 5", "card 6", "card 7", "card 8"});
  EXPECT_EQ(table.state.phase, Phase::top);
  table.chance("top 20");
  EXPECT_EQ(Game::view(table.state, Viewer::spectator()).table.top, card("20"));
  EXPECT_TRUE(Game::view(table.state, kA).table.deck.is_empty());
  EXPECT_EQ(table.state.deck.size(), 48 - 9);
}

TEST(DT_4, the_market_has_one_hero_more_than_there_are_players) {
  for (int players = kLeastPlayers; players <= kMostPlayers; ++players) {
    TestTable table(players);
    table.any_chance();
    EXPECT_EQ(table.state.market.size(), players + 1);
    EXPECT_EQ(table.state.hero_deck.size(), 18 - players - 1);
    EXPECT_EQ(table.state.phase, Phase::bid);
  }
}

TEST(DT_4, an_empty_strategy_deck_is_replaced_by_the_discards_with_their_bluffs) {
  TestTable table = TestTable::deployed(2);
  table.skill(kA, "shield: draw 2").sides(kA, "RS", "R1", "R1");
  table.state.discards = table.state.deck;  // with both Bluffs
  table.state.deck = {};
  const CardSet discards = table.state.discards;
  table.duel(1);
  EXPECT_EQ(table.state.phase, Phase::draw);
  EXPECT_EQ(table.state.deck, discards);
  EXPECT_TRUE(table.state.discards.is_empty());
  EXPECT_EQ(table.state.deck.bluffs(), 2);
  double bluffs = 0;
  Game::outcomes(table.state, [&](const Outcome& outcome, double p) { bluffs += outcome.card() == kBluff ? p : 0; });
  EXPECT_DOUBLE_EQ(bluffs, 2.0 / discards.size());
  table.chance({"card bluff", "top 1"});
  EXPECT_EQ(table.hand_of(kA), (Texts{"48", "bluff"}));
}

TEST(DT_4, an_empty_hero_deck_is_replaced_by_its_discards) {
  TestTable table(2);
  table.any_chance();
  std::swap(table.state.hero_deck, table.state.hero_discards);
  table.choose(kA, "spend bluff").choose(kB, "spend bluff");
  for (int i = 0; i < 2; ++i) {
    const Seat seat = table.state.chooser;
    while (table.state.hired == i) table.choose(seat, table.offered(seat).back());
  }
  EXPECT_EQ(table.state.phase, Phase::market);
  EXPECT_EQ(table.state.hero_deck.size(), 15);
  EXPECT_TRUE(table.state.hero_discards.is_empty());
}

TEST(DT_4, if_there_are_no_cards_at_all_none_are_drawn) {
  TestTable table = TestTable::deployed(2);
  table.skill(kA, "shield: draw 3").sides(kA, "RS", "R1", "R1");
  table.state.deck = {};
  table.duel(1);
  EXPECT_EQ(table.hand_of(kA), Texts{"48"});
  EXPECT_EQ(table.state.duel, 1);
}

TEST(DT_5, two_or_three_players_play_three_rounds_and_four_play_four) {
  for (int players = kLeastPlayers; players <= kMostPlayers; ++players) {
    int last = 0;
    SimulationDice dice(3, 1);
    State state = Game::start({}, players);
    while (!Game::turn(state).is_over()) {
      if (Game::turn(state).is_chance()) {
        Game::settle(state, Game::draw(state, dice));
      } else {
        const Seat seat = Game::turn(state).seats().front();
        Game::play(state, seat, Game::moves(state, seat)[0]);
      }
      last = state.round;
    }
    EXPECT_EQ(last, players == 4 ? 4 : 3);
  }
}

TEST(DT_5, the_first_player_is_drawn_by_lot) {
  TestTable table(3);
  int seats = 0;
  Game::outcomes(table.state, [&](const Outcome&, double p) {
    EXPECT_DOUBLE_EQ(p, 1.0 / 3);
    ++seats;
  });
  EXPECT_EQ(seats, 3);
  table.chance("lot C");
  EXPECT_EQ(Game::first(table.state), kC);
  EXPECT_EQ(table.state.first, kC);
}

TEST(DT_6, the_deal_gives_five_cards_and_nobody_discards_then) {
  TestTable table(4);
  table.any_chance();
  for (const Seat seat : Seats::all(4)) EXPECT_EQ(table.player(seat).hand.size(), 5);
  EXPECT_EQ(table.state.phase, Phase::bid);
}

TEST(DT_6, a_player_with_more_than_four_discards_before_anybody_else_draws) {
  TestTable table = TestTable::deployed(2);
  table.hand(kA, {"1", "2", "3", "bluff"}).hand(kB, {"4"});
  table.skill(kA, "shield: draw 2").skill(kB, "shield: draw 1").sides(kA, "RS", "R1", "R1").sides(kB, "R1", "R1", "RS");
  table.duel(1);
  EXPECT_EQ(table.state.phase, Phase::draw);
  table.chance({"card 20", "top 21"});
  EXPECT_EQ(table.hand_of(kB), Texts{"4"});  // B is due one, but not yet
  EXPECT_EQ(table.offered(kA),
            (Texts{"discard 1", "discard 2", "discard 3", "discard 20", "discard 48", "discard bluff"}));
  table.choose(kA, "discard 20").choose(kA, "discard bluff");  // a card just taken may go
  EXPECT_EQ(table.hand_of(kA), (Texts{"1", "2", "3", "48"}));
  EXPECT_TRUE(table.is_discarded("20"));
  EXPECT_EQ(table.hand_of(kB), (Texts{"4", "21"}));
  table.chance("top 22");
  EXPECT_EQ(table.state.phase, Phase::play);
}

TEST(DT_6, a_card_taken_over_the_limit_is_settled_before_the_winner_draws) {
  TestTable table = TestTable::deployed(2);
  table.skill(kA, "result: draw 1 if won").sides(kA, "R2", "R1", "R1").aside({"R1", "R2", "R3"});
  table.hand(kA, {"3"}).hand(kB, {"17", "18", "19", "20"}).duel(1);
  table.choose(kA, "play 3").choose(kB, "play none").choose(kA, "fight").choose(kB, "take");
  EXPECT_EQ(table.state.phase, Phase::discard);
  EXPECT_TRUE(table.hand_of(kA).empty());
  table.choose(kB, "discard 17");
  EXPECT_EQ(table.hand_of(kA), Texts{"48"});
}

TEST(DT_6, in_a_later_round_each_discards_before_the_next_draws) {
  TestTable table = TestTable::deployed(2);
  table.sides(kA, "R1", "RS", "R1").sides(kB, "R1", "RS", "R1");
  table.hand(kA, {"1", "2"}).hand(kB, {"3", "4"}).duel(3);
  ASSERT_EQ(table.state.first, kB);
  table.any_chance();
  EXPECT_EQ(table.state.phase, Phase::discard);
  EXPECT_EQ(table.state.chooser, kB);
  EXPECT_EQ(table.player(kB).hand.size(), 5);
  EXPECT_EQ(table.player(kA).hand.size(), 2);
}

}  // namespace
}  // namespace alea::dice_tuners
