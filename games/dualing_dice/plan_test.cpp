#include "games/dualing_dice/plan.h"

#include <algorithm>

#include "games/dualing_dice/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::dualing_dice {
namespace {

PointWorth points_alone() {
  PointWorth worth{};
  for (std::size_t points = 0; points < worth.size(); ++points) worth[points] = static_cast<float>(points);
  return worth;
}

/// Seat A holds these goals and has saved these dice.
TestTable holding(const Deck& deck, std::initializer_list<int> goals, std::string_view saved) {
  return TestTable::in_round(2, with_deck(deck)).hold(kA, goals).save(kA, saved);
}

/// By brute force over every roll of every pair of dice and of a spare white die.
double best_of_all_rolls(const Plan& plan, const Plan::Card& card, unsigned free_colours) {
  FaceWorth worth{};
  for (int face = 0; face < kAllFaces; ++face) {
    const bool is_free = face < kWhiteFaces || (free_colours & bit(die_with(face).kind)) != 0;
    if (is_free) worth[static_cast<std::size_t>(face)] = plan.worth(plan.after(card, face));
  }
  const auto average = [](Kind kind, bool is_white, auto of) {
    double sum = 0;
    const int first = first_face(kind, is_white);
    for (int face = first; face < first + faces(kind); ++face) sum += of(static_cast<std::size_t>(face));
    return sum / faces(kind);
  };
  double best = 0;
  each_kind(free_colours, [&](Kind colour) {
    each_kind((1U << kWhiteKinds) - 1U, [&](Kind white) {
      double sum = 0;
      each_kind((1U << kWhiteKinds) - 1U, [&](Kind spare) {
        sum += average(colour, false, [&](std::size_t one) {
          return average(white, true, [&](std::size_t two) {
            return average(spare, true,
                           [&](std::size_t three) { return std::max({worth[one], worth[two], worth[three]}); });
          });
        });
      });
      best = std::max(best, sum / kWhiteKinds);
    });
  });
  return best;
}

const Deck& some_goals() {
  static const Deck kDeck =
      our_goals({"Staircase", "Odd Company", "Small Change", "Heavyweight", "Triplets", "Full House"});
  return kDeck;
}

TEST(Plan, is_exact_in_the_last_round) {
  for (const std::string_view saved :
       {"W4:2 W4:3 W6:4 D10:1", "D4:1 D6:3 W4:3 W4:1", "W12:12 D20:14 D12:9 D10:8", "W4:2 D8:2 W6:6 D4:4"}) {
    const TestTable table = holding(some_goals(), {1, 2, 3}, saved);
    const Player& player = table.state.player(kA);
    const Plan plan(table.state, player, points_alone());
    const Plan::Card card = plan.card(player);
    EXPECT_NEAR(plan.worth(card), best_of_all_rolls(plan, card, player.free_colours()), 1e-4) << saved;
  }
}

TEST(Plan, counts_all_goals_that_a_full_card_completes) {
  const TestTable table = holding(some_goals(), {1, 2, 3}, "W4:1 W4:2 W4:3 D4:4");
  const Player& player = table.state.player(kA);
  const Plan plan(table.state, player, points_alone());
  const auto worth_after = [&](std::string_view die) {
    return plan.worth(plan.after(plan.card(player), face_of(saved_die(die))));
  };
  EXPECT_EQ(worth_after("D6:1"), 2 + 1 + 1) << "a run of four, three odd, and no more than 12 together";
  EXPECT_EQ(worth_after("D6:2"), 2 + 1);
  EXPECT_EQ(worth_after("D20:19"), 2 + 1);
}

TEST(Plan, comes_near_the_best_play_for_a_single_goal) {
  for (const int goal : {1, 4, 6}) {
    const TestTable table = holding(some_goals(), {goal}, "");
    const Player& player = table.state.player(kA);
    const Plan plan(table.state, player, points_alone());
    SimulationDice dice(1, 0);
    double sum = 0;
    constexpr int kLines = 3000;
    for (int i = 0; i < kLines; ++i) sum += plan.line(plan.card(player), dice);
    const Goal& only = table.state.goal(goal - 1);
    const double best = static_cast<float>(only.points) * only.chances(2).from_start();
    EXPECT_LT(sum / kLines, best * 1.05) << only.name;
    EXPECT_GT(sum / kLines, best * 0.85) << only.name;
  }
}

}  // namespace
}  // namespace alea::dualing_dice
