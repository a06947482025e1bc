#include "games/dobbelduel/breaker.h"

#include <algorithm>
#include <string>
#include <vector>

#include "engine/play_for_tests.h"
#include "games/dobbelduel/code_set.h"
#include "games/dobbelduel/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::dobbelduel {
namespace {

constexpr std::int64_t kSomeWork = 3'000;

Ranking ranked(const State& state, std::int64_t work = kSomeWork) {
  Allowance allowance({.steps = work});
  return rank(Game::view(state, Game::turn(state).seats().front()), allowance);
}

std::string best(const TestTable& table, std::int64_t work = kSomeWork) {
  return Game::write(ranked(table.state, work).best().move);
}

double value_of(const Ranking& ranking, std::string_view move) {
  const auto* const found = std::find_if(ranking.begin(), ranking.end(),
                                         [&](const RankedMove& one) { return Game::write(one.move) == move; });
  EXPECT_NE(found, ranking.end()) << move;
  return found->value;
}

Move random_move(const State& state, Seat seat, SimulationDice& dice) {
  const auto moves = Game::moves(state, seat);
  return moves[static_cast<std::size_t>(dice.pick(static_cast<int>(moves.size())))];
}

Move greedy_move(const State& state, Seat seat, SimulationDice& dice) {
  return Game::greedy(Game::view(state, seat), Game::moves(state, seat), dice);
}

TEST(Breaker, ranks_every_legal_move_once_and_the_best_first) {
  for (const Options options : {Options{.matches_each = 2, .marking = 0}, kByHand}) {
    SimulationDice dice(1, 2);
    const auto check_and_play = [&](const State& state, Seat seat, SimulationDice& own) {
      const Ranking ranking = ranked(state, 500);
      std::vector<std::string> written;
      for (const RankedMove& one : ranking) written.push_back(Game::write(one.move));
      std::vector<std::string> legal;
      for (const Move move : Game::moves(state, seat)) legal.push_back(Game::write(move));
      std::sort(written.begin(), written.end());
      std::sort(legal.begin(), legal.end());
      EXPECT_EQ(written, legal);
      EXPECT_TRUE(std::is_sorted(ranking.begin(), ranking.end(),
                                 [](const RankedMove& a, const RankedMove& b) { return a.value > b.value; }));
      return random_move(state, seat, own);
    };
    for (int game = 0; game < 5; ++game) {
      played<Game>(Game::start(options, kPlayers), dice, check_and_play);
    }
  }
}

TEST(Breaker, does_not_depend_on_the_hidden_code) {
  TestTable one("3 1 6 6");
  TestTable two("3 2 5 4");
  for (TestTable* table : {&one, &two}) table->effort("3 . 6 .").choose("effort").chance("roll 1 3 4 6");
  two.state.rows[0].marks = one.state.rows[0].marks;
  const Ranking first = ranked(one.state);
  const Ranking second = ranked(two.state);
  ASSERT_EQ(first.size(), second.size());
  EXPECT_TRUE(std::equal(first.begin(), first.end(), second.begin(), [](const RankedMove& a, const RankedMove& b) {
    return a.move == b.move && a.value == b.value;
  }));
}

TEST(Breaker, solves_once_a_single_code_is_left) {
  TestTable table("3 1 6 6");
  table.effort("3 . . .").effort(". 2 2 .").effort(". . 6 5");
  const Ranking decisions = ranked(table.state);
  EXPECT_EQ(Game::write(decisions.best().move), "solve");
  EXPECT_EQ(decisions.best().value, 20 + 5 * 4 + 13);
  table.choose("solve");
  for (const std::string_view value : {"blue 3", "red 1", "yellow 6", "green 6"}) {
    EXPECT_EQ(best(table), value);
    table.choose(value);
  }
}

TEST(Breaker, only_ever_solves_with_a_code_that_is_possible) {
  SimulationDice dice(2, 3);
  const auto check_and_play = [&](const State& state, Seat seat, SimulationDice& own) {
    const Move move = greedy_move(state, seat, own);
    if (state.phase == Phase::solve) {
      const Row solution = state.solution.with(move.row());
      const PossibleCodes possible = possible_codes(state);
      EXPECT_TRUE(std::any_of(possible.begin(), possible.end(),
                              [&](Row code) { return Marks::of(solution, code).equal == solution.dice(); }));
    }
    return move;
  };
  for (int game = 0; game < 30; ++game) played<Game>(Game::start({}, kPlayers), dice, check_and_play);
}

TEST(Breaker, places_a_die_that_tells_the_last_codes_apart) {
  TestTable table("3 1 6 6");
  table.effort("3 . . .").effort(". 2 . .").effort(". . 4 4");  // blue 3, red 1, yellow and green 5 or 6
  table.choose("effort").chance("roll 1 1 2 5");
  const std::string move = best(table);
  EXPECT_TRUE(move == "place . . 5 ." || move == "place . . . 5") << move;
}

TEST(Breaker, takes_another_effort_for_points_but_guesses_when_only_that_can_win) {
  TestTable table("3 1 6 6");
  table.effort("3 . . .").effort(". 2 . .").effort(". . 4 4").effort(". . 5 .");  // only green is open: 5 or 6
  const int now = score_of_broken_code(4, 13);
  EXPECT_EQ(best(table), "effort");

  table.state.match = 2;
  table.state.first_maker = kB;  // so that B also breaks the code of the last match
  const auto with_target = [&](int target) {
    table.state.points = {static_cast<std::uint16_t>(target), 0};
    return ranked(table.state);
  };
  const Ranking risky = with_target(now - 1);
  EXPECT_EQ(Game::write(risky.best().move), "solve");
  EXPECT_NEAR(risky.best().value, 0.5, 1e-3);
  EXPECT_NEAR(value_of(risky, "effort"), 0, 1e-3);
  const Ranking safe = with_target(now - 10);
  EXPECT_EQ(Game::write(safe.best().move), "effort");
  EXPECT_GT(safe.best().value, 0.7);
}

TEST(Breaker, plays_for_points_where_the_game_is_decided) {
  TestTable table("3 1 6 6");
  table.effort("3 . . .").effort(". 2 . .").effort(". . 4 4").effort(". . 5 .");
  table.state.match = 2;
  table.state.first_maker = kB;
  table.state.points = {90, 0};
  EXPECT_EQ(best(table), "effort");
  EXPECT_NEAR(ranked(table.state).best().value, 0, 1e-3);
  table.state.points = {0, 10};
  EXPECT_EQ(best(table), "effort");
  EXPECT_NEAR(ranked(table.state).best().value, 1, 1e-3);
}

TEST(Breaker, as_maker_marks_honestly) {
  SimulationDice dice(4, 5);
  int marks = 0;
  const auto check_and_play = [&](const State& state, Seat seat, SimulationDice& own) {
    const Ranking ranking = ranked(state, 0);
    if (state.phase == Phase::mark) {
      ++marks;
      EXPECT_EQ(ranking.best().move, Move::mark(Marks::of(state.rows[state.efforts - 1U].dice, state.code)));
      return ranking.best().move;
    }
    return random_move(state, seat, own);
  };
  for (int game = 0; game < 20; ++game) {
    const State end = played<Game>(Game::start(kByHand, kPlayers), dice, check_and_play);
    EXPECT_EQ(Game::score(end).wrong_effort, 0);
  }
  EXPECT_GT(marks, 0);
}

TEST(Breaker, as_maker_of_a_match_that_is_already_lost_finds_all_marks_equally_good) {
  TestTable table("3 1 6 6", kByHand);
  table.effort("3 . . .").mark("0 0 1").effort("4 . . .");
  const Ranking ranking = ranked(table.state);
  for (const RankedMove& one : ranking) EXPECT_EQ(one.value, -(20 + 6 * 5 + 17)) << Game::write(one.move);
  Facts facts;
  Game::reasons(Game::view(table.state, kA), ranking.best().move, facts);
  EXPECT_EQ(facts, (Facts{{"reason.wrong_before", {{"n", 1}}}}));
}

TEST(Breaker, counts_points_for_the_breaker_a_lead_for_the_maker_and_chances_in_the_last_match) {
  const auto worth = [](const TestTable& table) {
    SimulationDice dice(1, 1);
    return Game::rank(Game::view(table.state, table.to_move()), {.steps = 1}, dice).front().worth;
  };
  TestTable table("3 1 6 6", kByHand);
  EXPECT_EQ(worth(table), Worth::points);
  EXPECT_EQ(worth(table.effort("3 . . .")), Worth::lead);
  table.mark("1 0 0").solve("3 3 3 3").code("1 1 1 1");
  EXPECT_EQ(worth(table), Worth::chance);
  EXPECT_EQ(worth(table.effort("3 . . .")), Worth::chance);
}

TEST(Breaker, keeps_to_the_work_it_is_allowed) {
  TestTable table("3 1 6 6");
  table.effort(". 5 . .").choose("effort").chance("roll 1 3 4 6");
  Allowance none = Allowance::none();
  rank(Game::view(table.state, kB), none);
  EXPECT_EQ(none.spent(), 0);
  Allowance some({.steps = kSomeWork});
  rank(Game::view(table.state, kB), some);
  EXPECT_GE(some.spent(), kSomeWork);
  EXPECT_LE(some.spent(), kSomeWork + static_cast<std::int64_t>(CodeSet::kMostWords));
}

TEST(Breaker, places_the_same_dice_anywhere_in_the_first_effort) {
  TestTable table("3 1 6 6");
  table.choose("effort").chance("roll 1 3 4 6");
  const Ranking ranking = ranked(table.state, 40'000);
  EXPECT_EQ(value_of(ranking, "place 1 3 4 6"), value_of(ranking, "place 6 4 3 1"));
  EXPECT_EQ(value_of(ranking, "place 3 4 . ."), value_of(ranking, "place . 4 . 3"));
}

TEST(Greedy, leaves_a_random_player_far_behind) {
  SimulationDice dice(6, 7);
  constexpr int kGames = 100;
  int points = 0;
  int randoms = 0;
  for (int game = 0; game < kGames; ++game) {
    const State end =
        played<Game>(Game::start({}, kPlayers), dice, [](const State& state, Seat seat, SimulationDice& own) {
          return seat == kA ? greedy_move(state, seat, own) : random_move(state, seat, own);
        });
    points += end.points[kA];
    randoms += end.points[kB];
  }
  EXPECT_GT(points, 34 * kGames) << "38 on average, with a standard error of 0.7";
  EXPECT_LT(randoms, kGames);
}

TEST(Breaker, says_what_solving_can_score_and_what_an_effort_costs) {
  const auto reason = [](const TestTable& table, Move move) {
    Facts facts;
    Game::reasons(Game::view(table.state, table.to_move()), move, facts);
    return facts;
  };
  TestTable table("3 1 6 6");
  table.effort("3 . . .").effort(". 2 . .").effort(". . 4 4");  // blue 3, red 1, yellow and green 5 or 6
  EXPECT_EQ(reason(table, Move::solve()), (Facts{{"reason.guess", {{"n", 4}, {"points", 20 + 4 * 5 + 14}}}}));
  EXPECT_EQ(reason(table, Move::effort()), (Facts{{"reason.effort", {{"n", 4}}}}));
  table.effort(". . 5 5");
  EXPECT_EQ(reason(table, Move::solve()), (Facts{{"reason.sure", {{"n", 1}, {"points", 20 + 3 * 5 + 12}}}}));
  EXPECT_EQ(reason(table, Move::effort()), (Facts{{"reason.wasted", {{"n", 1}}}}));
}

TEST(Breaker, says_how_many_codes_a_placement_leaves) {
  SimulationDice dice(3, 0);
  State state = Game::start({}, 2);
  while (state.phase != Phase::place) {
    if (Game::turn(state).is_chance()) {
      Game::settle(state, Game::draw(state, dice));
    } else {
      Game::play(state, state.breaker(), Move::effort());
    }
  }
  const View view = Game::view(state, state.breaker());
  Facts facts;
  for (const Move move : Game::moves(state, state.breaker())) Game::reasons(view, move, facts);
  for (const Fact& fact : facts) {
    ASSERT_EQ(fact.name, "reason.codes_left");
    EXPECT_EQ(std::get<int>(fact.arguments[0].second), kCodeCount);
    EXPECT_LT(std::get<int>(fact.arguments[1].second), kCodeCount);
    EXPECT_GE(std::get<int>(fact.arguments[1].second), 1);
  }
}

}  // namespace
}  // namespace alea::dobbelduel
