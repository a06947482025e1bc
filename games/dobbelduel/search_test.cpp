#include "games/dobbelduel/search.h"

#include <algorithm>
#include <atomic>
#include <limits>

#include "games/dobbelduel/choices.h"
#include "games/dobbelduel/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::dobbelduel {
namespace {

constexpr Stakes kPoints = Stakes::points();

Allowance plenty() { return Allowance({.steps = std::numeric_limits<std::int64_t>::max()}); }

/// What the search should find, computed directly from the rules: rolls, placements and marks, for `plies` efforts.
double value_by_the_rules(const Prospects& prospects, std::span<const Row> codes, int efforts, int dice, int plies) {
  const auto size = static_cast<int>(codes.size());
  if (plies == 0) return prospects.best(size, efforts, dice);
  const double solution = prospects.solution(size, efforts, dice);
  if (size == 1 || efforts == kEfforts || dice == 0) return solution;
  double effort = 0;
  visit_rolls(kWhiteDie, std::min(dice, kDiceToRoll), [&](FaceCounts roll, double chance) {
    double best = 0;
    for (const Move move : Choices::placements(roll)) {
      const Parts parts(codes, move.row());
      double sum = 0;
      for (int marks = 0; marks < kMarkNumbers; ++marks) {
        if (parts[marks].empty()) continue;
        sum += static_cast<double>(parts[marks].size()) *
               value_by_the_rules(prospects, parts[marks], efforts + 1, dice - move.row().dice(), plies - 1);
      }
      best = std::max(best, sum / size);
    }
    effort += chance * best;
  });
  return std::max(solution, effort);
}

// Some of these differ in one column and some in two, so no single die tells them all apart.
constexpr std::array kFive{Row(0x2613), Row(0x2614), Row(0x5613), Row(0x2623), Row(0x1113)};

TEST(Search, one_ply_is_what_the_rules_give) {
  const Prospects prospects(kPoints);
  for (const int dice : {10, 3, 1}) {
    Allowance allowance = plenty();
    Search search(prospects, kFive, 3, dice, allowance);
    const double found = std::max(*search.effort_in_one_ply(), prospects.solution(5, 3, dice));
    EXPECT_NEAR(found, value_by_the_rules(prospects, kFive, 3, dice, 1), 1e-4) << dice << " dice";
  }
}

TEST(Search, two_plies_are_what_the_rules_give) {
  const Prospects prospects(kPoints);
  for (const int dice : {3, 2}) {
    Allowance allowance = plenty();
    Search search(prospects, kFive, 4, dice, allowance);
    const double found = std::max(*search.effort_in_two_plies(), prospects.solution(5, 4, dice));
    EXPECT_NEAR(found, value_by_the_rules(prospects, kFive, 4, dice, 2), 1e-4) << dice << " dice";
  }
}

TEST(Search, no_more_work_is_done_than_is_allowed) {
  const Prospects prospects(kPoints);
  Allowance all = plenty();
  ASSERT_TRUE(Search(prospects, kCodes, 0, kWhiteDice, all).effort_in_one_ply());
  for (const std::int64_t work : {std::int64_t{0}, std::int64_t{500}, all.spent() - 1}) {
    Allowance some = work == 0 ? Allowance::none() : Allowance({.steps = work});
    EXPECT_FALSE(Search(prospects, kCodes, 0, kWhiteDice, some).effort_in_one_ply());
    EXPECT_FALSE(Search(prospects, kCodes, 0, kWhiteDice, some).effort_in_two_plies());
    EXPECT_LE(some.spent(), work + 2 * static_cast<std::int64_t>(CodeSet::kMostWords))
        << "each may exceed it by one placement";
    EXPECT_TRUE(some.is_used_up());
  }
}

TEST(Allowance, of_time_ends_with_the_time) {
  Allowance over({.milliseconds = -1000});
  EXPECT_FALSE(over.spend(1'000));
  Allowance long_enough({.milliseconds = 3'600'000});
  EXPECT_TRUE(long_enough.spend(1'000'000));
  EXPECT_FALSE(long_enough.is_used_up());
}

TEST(Allowance, ends_when_it_is_told_to_stop) {
  for (const std::int64_t steps : {std::int64_t{0}, std::int64_t{1'000'000'000}}) {
    std::atomic<bool> stop = false;
    Allowance allowance({.milliseconds = 3'600'000, .steps = steps, .stop = &stop});
    EXPECT_TRUE(allowance.spend(1'000));
    stop = true;
    EXPECT_FALSE(allowance.spend(1'000));
    EXPECT_TRUE(allowance.is_used_up());
  }
}

TEST(Prospects, get_worse_with_more_codes_and_better_with_more_dice) {
  for (const Stakes stakes : {kPoints, Stakes::target(44)}) {
    const Prospects prospects(stakes);
    EXPECT_EQ(prospects.best(1, 3, 9), stakes.gain(3, 9));
    for (int codes = 1; codes < kCodeCount; codes += 1 + codes / 10) {
      EXPECT_GE(prospects.best(codes, 3, 9), prospects.best(codes + 1 + codes / 10, 3, 9)) << codes << " codes";
      EXPECT_GE(prospects.best(codes, 3, 10), prospects.best(codes, 3, 9)) << codes << " codes";
      EXPECT_GE(prospects.best(codes, 3, 9), prospects.solution(codes, 3, 9)) << codes << " codes";
    }
  }
}

TEST(Prospects, of_the_last_match_are_to_beat_the_target) {
  const Stakes stakes = Stakes::target(44);
  EXPECT_NEAR(stakes.worth(45), 1, 1e-3);
  EXPECT_NEAR(stakes.worth(44), 0.5, 1e-3);
  EXPECT_NEAR(stakes.worth(43), 0, 1e-3);
  const Prospects prospects(stakes);
  EXPECT_NEAR(prospects.best(1, 4, 10), 1, 1e-3);    // 45 points
  EXPECT_NEAR(prospects.best(2, 4, 10), 0.5, 1e-3);  // another effort would cost too much
  EXPECT_NEAR(prospects.best(1, 4, 8), 0, 1e-3);
}

TEST(Prospects, are_near_what_looking_a_ply_ahead_finds) {
  const Prospects prospects(kPoints);
  double difference = 0;
  int positions = 0;
  for (std::uint64_t game = 0; game < 60; ++game) {
    SimulationDice dice(7, game);
    State state = Game::start({.matches_each = 2, .marking = 0}, kPlayers);
    while (state.match < 3 && !Game::turn(state).is_over()) {
      if (Game::turn(state).is_chance()) {
        Game::settle(state, Game::draw(state, dice));
        continue;
      }
      const PossibleCodes possible = possible_codes(state);
      const int codes = static_cast<int>(possible.size());
      if (state.phase == Phase::decide && codes > 1 && codes < 200) {
        Allowance allowance = plenty();
        Search search(prospects, {possible.begin(), possible.size()}, state.efforts, state.white_dice, allowance);
        difference += *search.effort_in_one_ply() - prospects.effort(codes, state.efforts, state.white_dice);
        ++positions;
      }
      const Seat seat = Game::turn(state).seats().front();
      Game::play(state, seat, Game::greedy(Game::view(state, seat), Game::moves(state, seat), dice));
    }
  }
  EXPECT_GT(positions, 200);
  EXPECT_NEAR(difference / positions, 0, 1);
}

}  // namespace
}  // namespace alea::dobbelduel
