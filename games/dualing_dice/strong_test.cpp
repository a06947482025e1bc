#include "games/dualing_dice/strong.h"

#include <algorithm>
#include <set>

#include "engine/play_for_tests.h"
#include "games/dualing_dice/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::dualing_dice {
namespace {

std::vector<Ranked<Move>> ranked(const State& state, Seat seat, std::int64_t steps = 500) {
  SimulationDice dice(1, 0);
  return Game::rank(Game::view(state, seat), {.milliseconds = 0, .steps = steps}, dice);
}

std::string best_for_a(const TestTable& table) { return Game::write(ranked(table.state, kA).front().move); }

TEST(Strong, ranks_every_legal_move_once_and_the_best_first) {
  for (const int players : {2, 5}) {
    SimulationDice dice(1, static_cast<std::uint64_t>(players));
    played<Game>(Game::start({}, players), dice, [](const State& state, Seat seat, SimulationDice& /*dice*/) {
      const auto all = ranked(state, seat, 5);
      Texts written;
      double weights = 0;
      for (const auto& one : all) {
        written.push_back(Game::write(one.move));
        weights += one.weight;
        EXPECT_GE(one.value, 0);
        EXPECT_LE(one.value, 1);
      }
      Texts legal;
      for (const Move move : Game::moves(state, seat)) legal.push_back(Game::write(move));
      std::sort(written.begin(), written.end());
      std::sort(legal.begin(), legal.end());
      EXPECT_EQ(written, legal);
      EXPECT_EQ(weights, 1);
      EXPECT_TRUE(std::is_sorted(all.begin(), all.end(), [](auto& a, auto& b) { return a.value > b.value; }));
      return all.front().move;
    });
  }
}

TEST(Strong, keeps_goals_that_the_same_dice_complete) {
  const Deck deck = our_goals({"Limbo", "Shoestring", "Heavyweight", "Featherweight", "Small Change", "Snake Eyes",
                               "Down to Earth", "Cheap Dates", "Odd Company", "Triplets"});
  TestTable table(2, with_deck(deck));
  table.deal({1, 2, 3}).fill();
  EXPECT_EQ(Game::write(ranked(table.state, kA, 3000).front().move), "discard 3");
}

TEST(Strong, has_margins_that_shrink_with_more_lines_and_vanish_where_a_line_is_exact) {
  const Deck deck = our_goals({"Mountain Path", "Snake Eyes", "Full House", "Odd Company", "Even Keel", "Staircase"});
  const TestTable first = TestTable::in_round(2, with_deck(deck)).hold(kA, {1, 2, 3});
  const double few = ranked(first.state, kA, 500).front().margin;
  const double many = ranked(first.state, kA, 8'000).front().margin;
  EXPECT_GT(few, 0);
  EXPECT_GT(many, 0);
  EXPECT_LT(many, few);
  const TestTable last = TestTable(first).save(kA, "W8:7 W6:6 W6:1 W6:5");
  for (const auto& one : ranked(last.state, kA)) EXPECT_EQ(one.margin, 0);
}

TEST(Strong, saves_the_die_that_completes_most) {
  const Deck deck = our_goals({"Mountain Path", "Snake Eyes", "Full House", "Odd Company", "Even Keel", "Staircase"});
  TestTable table = TestTable::in_round(2, with_deck(deck)).hold(kA, {1, 2, 3}).save(kA, "W8:7 W6:6 W6:1 W6:5");
  table.choose(kA, "choose D20 D8").choose(kB, "choose D4 D8");
  table.chance({"roll A 18 1", "roll B 1 8"});
  EXPECT_EQ(best_for_a(table), "take D8 8");
}

TEST(Strong, prefers_the_points_of_this_set_at_equal_chances) {
  const Deck deck = our_goals({"Mountain Path", "Snake Eyes", "Full House", "Odd Company", "Even Keel", "Staircase"});
  TestTable table = TestTable::in_round(2, with_deck(deck)).hold(kA, {1, 2, 3}).save(kA, "W8:7 W6:6 W6:1 W6:5");
  table.choose(kA, "choose D20 D8").choose(kB, "choose D4 D8").chance({"roll A 18 1", "roll B 1 8"});
  table.state.player(kA).points = 14;
  EXPECT_EQ(best_for_a(table), "take D8 8") << "two points would win as well";
}

TEST(Strong, chooses_any_of_equal_moves) {
  const Deck never = deck_of(20);
  const TestTable table = TestTable::rolled({9, 9}, with_deck(never));
  std::set<std::string> chosen;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    SimulationDice dice(seed, 0);
    const auto all = Game::rank(Game::view(table.state, kA), {.milliseconds = 0, .steps = 10}, dice);
    chosen.insert(Game::write(all.front().move));
  }
  EXPECT_EQ(chosen, (std::set<std::string>{"reroll colour", "reroll white"}));
}

TEST(Strong, takes_what_the_next_player_would_like_where_it_makes_no_difference_to_itself) {
  // Seat A can no longer complete anything; seat B has four ones.
  const Deck deck = our_goals({"Cloud Nine", "Take the Fifth", "Seventh Heaven", "Four Aces", "Three Aces",
                               "Snake Eyes", "Shoestring", "Limbo", "Down to Earth"});
  const auto after = [&](std::string_view rolled_by_b) {
    TestTable table = TestTable::in_round(2, with_deck(deck)).hold(kA, {1, 2, 3});
    table.save(kA, "W4:1 W4:2 W6:1 D4:1").save(kB, "W4:1 W6:1 W8:1 D4:1");
    table.choose(kA, "choose D20 D8").choose(kB, "choose D6 D12").chance({"roll A 18 8", rolled_by_b});
    return ranked(table.state, kA);
  };
  const auto wanted = after("roll B 5 1");
  EXPECT_EQ(Game::write(wanted.front().move), "take D12 1");
  EXPECT_GT(wanted[0].value, wanted[1].value);
  const auto useless = after("roll B 1 12");
  EXPECT_EQ(useless.front().value, useless.back().value) << "no white die is of use to seat B";
}

TEST(Strong, rerolls_the_die_that_is_of_no_use) {
  const Deck deck = our_goals({"Staircase", "Stepping Stones", "Full House", "Odd Company", "Even Keel", "Limbo"});
  TestTable table = TestTable::in_round(2, with_deck(deck)).hold(kA, {1, 2, 3}).save(kA, "W4:3 W4:4 W6:5 D10:9");
  table.choose(kA, "choose D12 D8").choose(kB, "choose D12 D8");
  table.chance({"roll A 12 6", "roll B 12 1"});
  EXPECT_EQ(best_for_a(table), "reroll colour") << "the 6 completes the run";
}

TEST(Strong, takes_a_risk_only_where_a_sure_point_is_too_little) {
  const auto chosen = [](int points, int others) {
    const Deck deck = our_goals({"True Colours", "Fifteen All", "Cloud Nine", "Odd Company", "Even Keel", "Limbo"});
    TestTable table = TestTable::in_round(2, with_deck(deck)).hold(kA, {1, 2, 3}).save(kA, "D4:1 D6:4 D10:10");
    table.state.player(kA).points = static_cast<std::uint8_t>(points);
    table.state.player(kB).points = static_cast<std::uint8_t>(others);
    table.choose(kA, "choose D20 D8").choose(kB, "choose D4 D12").chance({"roll A 9 7", "roll B 1 1"});
    return best_for_a(table);
  };
  EXPECT_EQ(chosen(0, 0), "take colour") << "a point for five colour dice";
  EXPECT_EQ(chosen(10, 14), "take D8 7") << "five points if an 8 comes";
}

TEST(Strong, chooses_the_same_whatever_it_cannot_see) {
  TestTable one(2);
  one.deal({1, 2, 3}).deal({4, 5, 6});
  TestTable two(2);
  two.deal({1, 2, 3}).deal({40, 50, 60});
  const auto expect_same = [&] {
    const auto first = ranked(one.state, kA);
    EXPECT_EQ(first, ranked(two.state, kA));
    EXPECT_NE(one.state, two.state);
  };
  one.choose(kB, "discard 5");
  two.choose(kB, "discard 50");
  expect_same();
  one.choose(kA, "keep").chance("deal B 7");
  two.choose(kA, "keep").chance("deal B 70");
  one.choose(kB, "choose D4 D12");
  two.choose(kB, "choose D20 D6");
  expect_same();
}

#ifdef ALEA_GAMES  // in the release build: a few games would show nothing
/// Against `greedy` with 100 steps per choice it wins 62 % of 1,200 games (`alea arena`).
TEST(Strong, beats_greedy) {
  int wins = 0;
  for (std::uint64_t game = 0; game < ALEA_GAMES; ++game) {
    SimulationDice table(3, game / 2);
    SimulationDice own(4, game);
    const Seat strong = seat(static_cast<int>(game % 2));
    const State end =
        played<Game>(Game::start({}, 2), table, [&](const State& state, Seat seat, SimulationDice& /*dice*/) {
          if (seat != strong) return greedy_move(state, seat);
          return Game::rank(Game::view(state, seat), {.milliseconds = 0, .steps = 100}, own).front().move;
        });
    wins += Game::result(end).winners() == Seats(strong) ? 1 : 0;
  }
  EXPECT_GE(wins, ALEA_GAMES * 55 / 100);
}
#endif

}  // namespace
}  // namespace alea::dualing_dice
