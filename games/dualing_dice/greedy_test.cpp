#include "games/dualing_dice/greedy.h"

#include <algorithm>
#include <set>

#include "games/dualing_dice/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::dualing_dice {
namespace {

/// Two players who may discard goals. Seat A holds the first three of these, seat B some others.
TestTable drawn(const Deck& deck) {
  TestTable table(2, with_deck(deck));
  return table.deal({1, 2, 3}).fill();
}

/// The same once they have kept them and choose dice. Seat A has saved these dice.
TestTable in_round(const Deck& deck, std::string_view saved) { return drawn(deck).all("keep").save(kA, saved); }

std::string chosen_by_a(const TestTable& table) {
  SimulationDice dice(1, 0);
  return Game::write(Game::greedy(Game::view(table.state, kA), Game::moves(table.state, kA), dice));
}

TEST(Greedy, discards_the_goals_that_promise_least) {
  const Deck deck =
      our_goals({"Once in a Lifetime", "Staircase", "Cloud Nine", "Limbo", "Heavyweight", "Full House", "Three Aces"});
  EXPECT_EQ(chosen_by_a(drawn(deck)), "discard 1 3");
}

TEST(Greedy, keeps_three_good_goals) {
  const Deck deck =
      our_goals({"Full House", "Staircase", "Limbo", "Once in a Lifetime", "Heavyweight", "Cloud Nine", "Three Aces"});
  EXPECT_EQ(chosen_by_a(drawn(deck)), "keep");
}

TEST(Greedy, chooses_the_dice_that_its_goals_ask_for) {
  const Deck high = our_goals({"Heavyweight", "Top Shelf", "Atlas", "Odd Company", "Even Keel", "Staircase"});
  EXPECT_EQ(chosen_by_a(in_round(high, "")), "choose D20 D12");
  const Deck low = our_goals({"Featherweight", "Limbo", "Snake Eyes", "Odd Company", "Even Keel", "Staircase"});
  EXPECT_EQ(chosen_by_a(in_round(low, "D4:1")), "choose D20 D4") << "the D20 is there to go first";
}

TEST(Greedy, chooses_another_white_die_for_its_colour_die) {
  const Deck low = our_goals({"Featherweight", "Limbo", "Snake Eyes", "Odd Company", "Even Keel", "Staircase"});
  TestTable table = in_round(low, "");
  table.state.pile(Kind::d4) = 1;
  table.state.lead = kB;
  table.all("choose D20 D4");
  EXPECT_EQ(chosen_by_a(table), "white D6");
}

TEST(Greedy, saves_the_die_that_completes_most) {
  const Deck deck = our_goals({"Mountain Path", "Snake Eyes", "Full House", "Odd Company", "Even Keel", "Staircase"});
  TestTable table = in_round(deck, "W8:7 W6:6 W6:1 W6:5");
  table.choose(kA, "choose D20 D8").choose(kB, "choose D4 D8");
  table.chance({"roll A 18 1", "roll B 1 8"});
  EXPECT_EQ(chosen_by_a(table), "take D8 8") << "the run, with the other player's die, has a point more than two ones";
}

TEST(Greedy, rerolls_the_die_that_is_of_no_use) {
  const Deck deck = our_goals({"Staircase", "Stepping Stones", "Full House", "Odd Company", "Even Keel", "Limbo"});
  TestTable table = in_round(deck, "W4:3 W4:4 W6:5 D10:9");
  table.choose(kA, "choose D12 D8").choose(kB, "choose D12 D8");
  table.chance({"roll A 12 6", "roll B 12 1"});
  EXPECT_EQ(chosen_by_a(table), "reroll colour") << "the 6 completes the run";
}

TEST(Greedy, chooses_any_of_equal_moves) {
  const Deck never = deck_of(20);
  const TestTable table = TestTable::in_round(2, with_deck(never));
  std::set<std::string> chosen;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    SimulationDice dice(seed, 0);
    chosen.insert(Game::write(Game::greedy(Game::view(table.state, kA), Game::moves(table.state, kA), dice)));
  }
  EXPECT_EQ(chosen.size(), 30U) << "no dice help with goals that cannot be completed";
}

TEST(Greedy, beats_random_play) {
  int wins = 0;
  constexpr int kGames = 60;
  for (std::uint64_t game = 0; game < kGames; ++game) {
    SimulationDice dice(3, game);
    State state = Rules::start({}, 2);
    const Seat greedy = seat(static_cast<int>(game % 2));
    while (!Rules::turn(state).is_over()) {
      const Turn turn = Rules::turn(state);
      if (turn.is_chance()) {
        Rules::settle(state, Rules::draw(state, dice));
        continue;
      }
      const Seat seat = turn.seats().front();
      const Rules::Moves moves = Rules::moves(state, seat);
      const Move any = moves[static_cast<std::size_t>(dice.pick(static_cast<int>(moves.size())))];
      Rules::play(state, seat, seat == greedy ? Greedy::greedy(Views::view(state, seat), moves, dice) : any);
    }
    wins += Rules::result(state).winners() == Seats(greedy) ? 1 : 0;
  }
  EXPECT_GE(wins, 58);
}

}  // namespace
}  // namespace alea::dualing_dice
