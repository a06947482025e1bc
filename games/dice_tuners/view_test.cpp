#include "games/dice_tuners/view.h"

#include <cmath>
#include <map>

#include "games/dice_tuners/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::dice_tuners {
namespace {

std::vector<Viewer> all_viewers(int players) {
  std::vector<Viewer> viewers{Viewer::spectator()};
  for (const Seat seat : Seats::all(players)) viewers.emplace_back(seat);
  return viewers;
}

bool is_part_of(CardSet part, CardSet whole) { return (part & whole) == part; }

/// Whether a different card can be found for each limit.
bool fit(const Limits& limits, CardSet cards, const Content& content, std::size_t from = 0) {
  if (from == limits.all().size() || limits.all()[from].is_none()) return true;
  bool found = false;
  cards.each_kind([&](Card card) {
    if (found || !limits.all()[from].admits(card, content)) return;
    CardSet rest = cards;
    rest.remove(card);
    found = fit(limits, rest, content, from + 1);
  });
  return found;
}

Texts known(const TestTable& table, Viewer viewer, Seat seat) {
  return TestTable::texts(Game::view(table.state, viewer).table.player(seat).hand);
}

TEST(View, knowledge_never_contradicts_the_truth) {
  along_random_games(60, [](const State& state) {
    for (const Viewer viewer : all_viewers(state.players)) {
      const View view = Game::view(state, viewer);
      for (const Seat seat : Seats::all(state.players)) {
        const CardSet& hand = state.player(seat).hand;
        ASSERT_TRUE(is_part_of(view.table.player(seat).hand, hand));
        ASSERT_TRUE(is_part_of(state.player(seat).open, hand));
        ASSERT_EQ(view.table.player(seat).held, hand.size());
        if (viewer.is(seat)) {
          ASSERT_EQ(view.table.player(seat).hand, hand);
        }
      }
    }
  });
}

TEST(View, what_everyone_infers_about_unseen_cards_is_true) {
  int concluded = 0;
  along_random_games(150, [&](const State& state) {
    for (const Seat seat : Seats::all(state.players)) {
      const Player& player = state.player(seat);
      concluded += player.limits.all()[0].is_none() ? 0 : 1;
      ASSERT_TRUE(fit(player.limits, player.hand - player.open, state.content()));
    }
  });
  EXPECT_GT(concluded, 1000);
}

TEST(View, a_state_drawn_from_a_view_fits_all_that_its_seat_has_seen) {
  SimulationDice dice(7, 7);
  along_random_games(25, [&](const State& state) {
    for (const Viewer viewer : all_viewers(state.players)) {
      const View view = Game::view(state, viewer);
      const State drawn = Game::imagine(view, dice);
      ASSERT_EQ(Game::view(drawn, viewer), view);
      ASSERT_EQ(Game::turn(drawn), Game::turn(state));
      CardSet all = drawn.deck + drawn.discards;
      if (drawn.top != kNoCard) all.add(drawn.top);
      for (const Seat seat : Seats::all(state.players)) {
        const Player& player = drawn.player(seat);
        all = all + player.hand;
        const bool is_shown = player.card != kNoCard && drawn.phase != Phase::bid && drawn.phase != Phase::play;
        if (is_shown) all.add(player.card);
        if (player.card != kNoCard && !is_shown) {
          ASSERT_TRUE(player.hand.has(player.card));
        }
        if (!viewer.is(seat)) {
          ASSERT_TRUE(fit(player.limits, player.hand - player.open, drawn.content()));
        }
      }
      ASSERT_EQ(all, CardSet(static_cast<int>(state.content().cards.size()), state.players));
    }
  });
}

TEST(View, hands_and_the_deck_are_hidden_and_discards_are_open) {
  TestTable table = facing("R1", "R1");
  table.hand(kA, {"1", "2"}).hand(kB, {"3"}).duel(1);
  table.state.discards.add(card("20"));
  table.state.deck.remove(card("20"));
  EXPECT_EQ(known(table, kA, kA), (Texts{"1", "2"}));
  EXPECT_TRUE(known(table, kA, kB).empty());
  EXPECT_TRUE(known(table, Viewer::spectator(), kA).empty());
  EXPECT_TRUE(Game::view(table.state, kB).table.discards.has(card("20")));
}

TEST(View, the_top_card_is_known_in_the_hand_that_drew_it_until_it_is_played) {
  TestTable table = facing("RS", "R1");
  table.skill(kA, "shield: draw 2").duel(1).chance({"card 20", "top 1"});
  EXPECT_EQ(known(table, kB, kA), Texts{"48"});
  EXPECT_EQ(known(table, Viewer::spectator(), kA), Texts{"48"});
  table.choose(kA, "play 48");
  EXPECT_EQ(known(table, kB, kA), Texts{"48"});  // while it is face down it may be any card
  table.choose(kB, "play none");
  EXPECT_TRUE(known(table, kB, kA).empty());
}

TEST(View, everybody_knows_at_first_that_all_have_a_bluff) {
  TestTable table(3);
  table.any_chance();
  EXPECT_EQ(known(table, kA, kC), Texts{"bluff"});
  EXPECT_EQ(known(table, Viewer::spectator(), kC), Texts{"bluff"});
}

TEST(View, a_bluff_that_leaves_may_be_the_one_that_was_known) {
  TestTable table = facing("R1", "R1");
  table.hand(kA, {"bluff", "bluff"}).duel(1);
  table.state.player(kA).open.add(kBluff);
  EXPECT_EQ(known(table, kB, kA), Texts{"bluff"});
  table.choose(kA, "play bluff").choose(kB, "play none").choose(kA, "fight");
  EXPECT_TRUE(known(table, kB, kA).empty());
  EXPECT_EQ(table.hand_of(kA), Texts{"bluff"});
}

TEST(View, cards_taken_in_the_open_are_known) {
  TestTable table = facing("R2", "R1");
  table.hand(kA, {"6"}).hand(kB, {"17", "18"}).duel(1);
  table.choose(kA, "play 6").choose(kB, "play 17").choose(kA, "fight").choose(kB, "take");
  EXPECT_EQ(known(table, kA, kB), Texts{"6"});
  SimulationDice dice(1, 1);
  EXPECT_TRUE(Game::imagine(Game::view(table.state, kA), dice).player(kB).hand.has(card("6")));
}

TEST(View, a_player_who_was_looked_at_knows_what_was_seen_and_the_others_do_not) {
  TestTable table = TestTable::deployed(3);
  table.skill(kA, "reveal: look").hand(kA, {"6"}).hand(kB, {"20", "21", "bluff"}).duel(1);
  table.choose(kA, "play 6").choose(kB, "play 20");
  EXPECT_EQ(known(table, kA, kB), (Texts{"21", "bluff"}));
  EXPECT_TRUE(Game::view(table.state, kB).table.player(kA).looked.has(card("21")));
  EXPECT_FALSE(Game::view(table.state, kC).table.player(kA).looked.has(card("21")));
  EXPECT_EQ(Game::view(table.state, kC).table.player(kA).looked_bluffs[1], 0);
}

TEST(View, a_player_who_plays_none_has_no_legal_card_and_imagined_states_respect_it) {
  TestTable table = facing("R1", "R1");
  table.aside({"R1", "R2", "G1"}).hand(kA, {"33", "34", "35"}).hand(kB, {"1"}).duel(1);
  table.choose(kA, "play none").choose(kB, "play 1");
  SimulationDice dice(1, 1);
  const View view = Game::view(table.state, kB);
  for (int i = 0; i < 200; ++i) {
    Game::imagine(view, dice).player(kA).hand.each_kind([&](Card card) {
      ASSERT_TRUE(is_named(card));
      ASSERT_EQ(table.content->cards[index(card)].colour, Colour::blue);
    });
  }
}

TEST(View, limits_loosen_when_a_card_leaves_that_may_have_had_one) {
  const Content content = plain_content();
  Limits limits;
  limits.narrow(1, Limit::not_playable(1));  // one card that is not red, and then another is drawn
  limits.leave(card("1"), content);          // a red card: it was the other one
  EXPECT_FALSE(limits.all()[0].is_none());
  limits.leave(card("17"), content);  // green: it may have been either
  EXPECT_TRUE(limits.all()[0].is_none());
}

TEST(View, unseen_cards_are_dealt_evenly) {
  TestTable table = facing("R1", "R1");
  table.hand(kA, {"1"}).hand(kB, {"2"}).duel(1);
  const View view = Game::view(table.state, kA);
  SimulationDice dice(20, 26);
  std::map<Card, int> seen;
  constexpr int kDraws = 20'000;
  for (int i = 0; i < kDraws; ++i) ++seen[Game::imagine(view, dice).player(kB).hand.nth(0)];
  // 46 named cards, and two Bluffs in one.
  ASSERT_EQ(seen.size(), 47);
  for (const auto& [card, count] : seen) {
    const double expected = kDraws / 48.0 * (card == kBluff ? 2 : 1);
    EXPECT_NEAR(count, expected, 6 * std::sqrt(expected)) << text_of(card);
  }
}

TEST(View, a_secret_choice_is_drawn_from_the_legal_ones) {
  TestTable table = facing("R1", "R1");
  table.aside({"R1", "R2", "R3"}).hand(kA, {"1"}).hand(kB, {"2", "17"}).duel(1).choose(kB, "play 2");
  SimulationDice dice(1, 1);
  const View view = Game::view(table.state, kA);
  for (int i = 0; i < 100; ++i) {
    const State drawn = Game::imagine(view, dice);
    const CardSet legal = Rules::playable(drawn, drawn.player(kB).hand);
    ASSERT_TRUE(legal.is_empty() ? drawn.player(kB).card == kNoCard : legal.has(drawn.player(kB).card));
  }
}

/// A description as text, with a line for each field.
class WrittenDown : public Description {
 public:
  void number(std::string_view name, std::int64_t value) override { add(name, std::to_string(value)); }
  void flag(std::string_view name, bool value) override { add(name, value ? "true" : "false"); }
  void text(std::string_view name, std::string_view value) override { add(name, value); }
  void nothing(std::string_view name) override { add(name, "null"); }
  void begin_list(std::string_view name) override { add(name, "["); }
  void end_list() override { add({}, "]"); }
  void begin_object(std::string_view name) override { add(name, "{"); }
  void end_object() override { add({}, "}"); }

  std::string all;

 private:
  void add(std::string_view name, std::string_view value) {
    all += std::string(name) + " " + std::string(value) + "\n";
  }
};

TEST(View, a_description_names_a_hand_to_its_owner_only) {
  TestTable table = facing("R1", "R1");
  table.hand(kA, {"5", "6"}).hand(kB, {"20"}).duel(1).choose(kA, "play 6");
  const auto described = [&](const View& view) {
    WrittenDown description;
    describe_fields(Game::kView, view, description);
    return description.all;
  };
  const auto names = [](const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
  };
  EXPECT_TRUE(names(described(Game::view(table.state, kA)), "name Card 6\n"));
  EXPECT_FALSE(names(described(Game::view(table.state, kB)), "name Card 6\n"));
  EXPECT_TRUE(names(described(Game::view(table.state, kB)), "name Card 20\n"));
  EXPECT_TRUE(names(described(Game::view(table.state, kB)), "cards 2\n"));
  EXPECT_FALSE(names(described(Game::view(table.state, Viewer::spectator())), "name Card 20\n"));
  EXPECT_TRUE(names(described(Game::full_view(table.state)), "name Card 6\n"));
}

TEST(View, only_a_full_view_has_the_deck) {
  TestTable table = facing("R1", "R1");
  for (const Phase phase : {Phase::play, Phase::over}) {
    table.state.phase = phase;
    EXPECT_FALSE(Shown::deck(Game::view(table.state, kA)));
    EXPECT_FALSE(Shown::deck(Game::view(table.state, Viewer::spectator())));
    const auto deck = Shown::deck(Game::full_view(table.state));
    ASSERT_TRUE(deck);
    EXPECT_EQ(static_cast<int>(deck->size()), table.state.deck.size());
  }
}

/// The number of cards in a hand is public, even where the cards are not.
TEST(View, everyone_sees_the_same_strength_of_an_effect_that_counts_cards) {
  TestTable table = facing("R1", "R1");
  table.effect("17", "strength: add 2 per card").hand(kA, {"17", "1", "2"}).hand(kB, {"bluff"});
  table.duel(1).choose(kA, "play 17").choose(kB, "play bluff").choose(kA, "fight");
  table.state.users = Seats(kA);
  ASSERT_EQ(clash(table.state).strength_of(kA), 5);
  for (const Viewer viewer : all_viewers(2)) {
    EXPECT_EQ(Shown::strength(Game::view(table.state, viewer))->at(0), std::pair(kA, 5));
  }
}

/// The lines of a board; the last one of a canvas is empty.
std::size_t height(const View& view) {
  Canvas canvas;
  Game::show(view, canvas);
  return canvas.lines().size() - 1;
}

TEST(View, the_board_of_every_moment_fits_a_terminal_with_its_question_and_choices) {
  constexpr std::size_t kAround = 4;  // an empty line before and after the board, the question, the prompt
  along_random_games(12, [](const State& state) {
    for (const Viewer viewer : all_viewers(state.players)) {
      const View view = Game::view(state, viewer);
      const auto choices = Game::moves(view).size();
      ASSERT_LE(height(view) + (choices > 1 ? choices + kAround : 0), 24) << static_cast<int>(state.phase);
    }
  });
}

/// The phrases on the board whose key begins with `stands.`.
Facts standing(const TestTable& table, Seat seat) {
  Canvas canvas;
  Game::show(Game::view(table.state, seat), canvas);
  Facts found;
  for (const Canvas::Line& line : canvas.lines()) {
    for (const Canvas::Piece& piece : line) {
      if (piece.phrase.name.starts_with("stands.")) found.push_back(piece.phrase);
    }
  }
  return found;
}

TEST(View, the_board_names_the_card_that_would_turn_a_duel) {
  TestTable table = facing("R1", "R2");
  table.effect("3", "strength: add 2").effect("4", "strength: add 2").hand(kA, {"1", "3", "4"}).hand(kB, {"17"});
  table.duel(1);
  const Fact lead{"stands.leads", {{"who", kB}, {"n", 2}, {"other", 1}}};
  const Fact card_3{"stands.card", {{"card", Facts{fact_of(phrase(card_of(table.state, card("3"))))}}}};
  EXPECT_EQ(standing(table, kA), (Facts{lead, card_3}));
  EXPECT_EQ(standing(table, kB), Facts{lead});
  table.choose(kA, "play 3").choose(kB, "play 17");
  const Fact turned{"stands.effects", {{"who", kA}, {"n", 3}, {"other", 2}}};
  EXPECT_EQ(standing(table, kA), (Facts{lead, turned}));
}

TEST(View, at_the_end_all_is_shown) {
  TestTable table = facing("R1", "R1");
  table.hand(kA, {"1", "2"});
  table.state.phase = Phase::over;
  EXPECT_EQ(known(table, kB, kA), (Texts{"1", "2"}));
}

}  // namespace
}  // namespace alea::dice_tuners
