#include "search/ismcts/ismcts.h"

#include <array>
#include <map>
#include <string>
#include <vector>

#include "games/registry.h"
#include "games/visit_game.h"
#include "gtest/gtest.h"
#include "search/positions_for_tests.h"

namespace alea {
namespace {

/// Two bandits repeat a game with two moves each. Returns how often the row player's average strategy plays move 0.
double average_share_of_first_move(const std::array<std::array<double, 2>, 2>& first_wins) {
  constexpr std::array<int, 2> kMoves{0, 1};
  SimulationDice dice(7, 0);
  Bandit<int> row;
  Bandit<int> column;
  const auto any = [] { return 0; };
  for (int round = 0; round < 20'000; ++round) {
    row.offer(kMoves);
    column.offer(kMoves);
    const auto untried_row = row.choose_untried(any, dice);
    const auto untried_column = column.choose_untried(any, dice);
    const auto mine = untried_row ? *untried_row : row.choose_by_regret(dice);
    const auto other = untried_column ? *untried_column : column.choose_by_regret(dice);
    const double value =
        first_wins[static_cast<std::size_t>(row.move(mine))][static_cast<std::size_t>(column.move(other))];
    row.learn(mine, value);
    column.learn(other, 1 - value);
    if (!untried_row) row.learn_regrets(mine, value);
    if (!untried_column) column.learn_regrets(other, 1 - value);
  }
  return row.arms()[0].strategy / (row.arms()[0].strategy + row.arms()[1].strategy);
}

TEST(Bandit, mixes_where_it_must) {
  EXPECT_NEAR(average_share_of_first_move({{{1, 0}, {0, 1}}}), 0.5, 0.05);
  // Move 0 pays twice as much where it wins. The equilibrium plays it half as often.
  EXPECT_NEAR(average_share_of_first_move({{{1, 0}, {0, 0.5}}}), 1.0 / 3, 0.06);
}

TEST(Bandit, does_not_mix_where_one_move_is_always_better) {
  EXPECT_GT(average_share_of_first_move({{{0.6, 0.7}, {0.5, 0.6}}}), 0.97);
}

TEST(Bandit, tries_the_likely_move_first_and_long_lists_bit_by_bit) {
  std::vector<int> moves(100);
  for (int i = 0; i < 100; ++i) moves[static_cast<std::size_t>(i)] = i;
  SimulationDice dice(1, 0);
  Bandit<int> bandit;
  for (int visit = 0; visit < 50; ++visit) {
    bandit.offer(moves);
    const auto untried = bandit.choose_untried([] { return 42; }, dice);
    const auto arm = untried ? *untried : bandit.choose_by_bound(dice);
    EXPECT_TRUE(visit > 0 || bandit.move(arm) == 42);
    bandit.learn(arm, bandit.move(arm) == 42 ? 0.9 : 0.1);
  }
  int tried = 0;
  for (const auto& arm : bandit.arms()) tried += static_cast<int>(arm.visits > 0);
  EXPECT_LE(tried, 12);
  EXPECT_GT(bandit.arms()[42].visits, 25);
}

/// A bandit with one arm that has seen these values.
Bandit<int>::Arm arm_after(const std::vector<double>& values) {
  Bandit<int> bandit;
  SimulationDice dice(1, 0);
  for (const double value : values) {
    bandit.offer(std::array{0});
    bandit.choose_untried([] { return 0; }, dice);
    bandit.learn(0, value);
  }
  return bandit.arms().front();
}

TEST(Bandit, is_unsure_of_a_few_values_even_if_they_are_alike) {
  EXPECT_GT(arm_after({0.5}).margin(), 0.4);
  EXPECT_GT(arm_after({1, 1, 1}).margin(), 0.3);
}

TEST(Bandit, is_surer_after_more_visits) {
  std::vector<double> values{1, 0};
  const double before = arm_after(values).margin();
  for (int i = 0; i < 400; ++i) values.push_back(i % 2);
  EXPECT_LT(arm_after(values).margin(), before / 5);
  EXPECT_GT(arm_after(values).margin(), 1.96 * 0.5 / 20) << "wider than if all values were independent";
}

TEST(Bandit, spreads_its_visits_over_moves_that_are_equally_good) {
  constexpr std::array kMoves{0, 1, 2};
  std::array<int, 3> fourth{};  // the arm of the fourth visit, when each has been tried once
  for (std::uint64_t game = 0; game < 3'000; ++game) {
    SimulationDice dice(1, game);
    Bandit<int> bandit;
    for (int visit = 0; visit < 4; ++visit) {
      bandit.offer(kMoves);
      const auto untried = bandit.choose_untried([] { return 0; }, dice);
      const auto arm = untried ? *untried : bandit.choose_by_bound(dice);
      if (visit == 3) ++fourth[static_cast<std::size_t>(bandit.move(arm))];
      bandit.learn(arm, 0.5);
    }
  }
  for (const int times : fourth) EXPECT_NEAR(times, 1000, 155);  // six standard deviations
}

TEST(Ismcts, ranks_legal_moves_with_weights_that_add_up) {
  for (const AnyGame* any : all_games()) {
    visit_game(any->about().id, [&]<class G>() {
      SimulationDice dice(3, 0);
      for (int i = 0; i < 5; ++i) {
        const typename G::State state = with_a_choice<G>(dice);
        const Seat seat = G::turn(state).seats().front();
        const typename G::View view = G::view(state, seat);
        const auto ranked = Ismcts<G>(view, dice).think(seat, {.milliseconds = 0, .steps = 20});
        ASSERT_FALSE(ranked.empty());
        double sum = 0;
        for (const auto& one : ranked) {
          const auto& moves = G::moves(state, seat);
          EXPECT_NE(std::find(moves.begin(), moves.end(), one.move), moves.end()) << G::write(one.move);
          EXPECT_GE(one.value, 0);
          EXPECT_LE(one.value, 1);
          EXPECT_GT(one.margin, 0) << "a value that was sampled is never exact";
          sum += one.weight;
        }
        EXPECT_NEAR(sum, 1, 1e-9);
      }
    });
  }
}

}  // namespace
}  // namespace alea
