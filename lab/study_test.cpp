#include "lab/study.h"

#include "games/registry.h"
#include "gtest/gtest.h"
#include "lab/report_text.h"

namespace alea::lab {
namespace {

Plan plan_for(std::string_view game, int threads) {
  return {.game = find_game(game),
          .players = 3,
          .games = 3000,
          .seed = 5,
          .threads = threads,
          .bots = {"greedy", "random", "random"},
          .options = {}};
}

TEST(Study, does_every_task_once_and_watches_every_game) {
  const auto report = study(plan_for("nine_cards", 2), {});
  ASSERT_TRUE(report);
  EXPECT_EQ(report->games, 3000);
  const Report::Table& cards = report->report.tables[0];
  EXPECT_EQ(cards.about, "Games watched: 3000");
  for (std::size_t i = 0; i < 9; ++i) EXPECT_EQ(std::get<double>(cards.rows[i][1]), static_cast<double>(i));
  // One seat of three raises with high cards only, the others half of the time.
  EXPECT_NEAR(std::get<double>(cards.rows[0][2]), 1.0 / 3, 0.06);
  EXPECT_NEAR(std::get<double>(cards.rows[8][2]), 2.0 / 3, 0.06);
}

TEST(Study, does_not_depend_on_the_number_of_threads) {
  EXPECT_EQ(report_text(study(plan_for("nine_cards", 1), {})->report),
            report_text(study(plan_for("nine_cards", 3), {})->report));
}

TEST(Study, tells_its_progress_and_can_be_stopped) {
  Plan plan = plan_for("nine_cards", 1);
  plan.games = 1'000'000'000;
  const auto report = study(plan, {.tasks = {}, .games = [](std::uint64_t done, std::uint64_t of) {
                                     EXPECT_LE(done, of);
                                     return false;
                                   }});
  EXPECT_LT(report->games, plan.games);
}

TEST(Study, is_refused_where_a_game_has_none) {
  Plan plan = plan_for("dracarys_dice", 1);
  plan.bots = {"random"};
  EXPECT_EQ(study(plan, {}).error().reason, "Dracarys Dice has no study");
}

}  // namespace
}  // namespace alea::lab
