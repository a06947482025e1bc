#include "games/dualing_dice/study.h"

#include <algorithm>

#include "games/dualing_dice/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::dualing_dice {
namespace {

void watch_random_game(Study& study, std::uint64_t number) {
  SimulationDice dice(5, number);
  State state = Rules::start({}, 3);
  while (!Rules::turn(state).is_over()) {
    const Turn turn = Rules::turn(state);
    if (turn.is_chance()) {
      const Outcome outcome = Rules::draw(state, dice);
      study.watch(state, outcome);
      Rules::settle(state, outcome);
    } else {
      const Seat seat = turn.seats().front();
      const Rules::Moves moves = Rules::moves(state, seat);
      const Move move = moves[static_cast<std::size_t>(dice.pick(static_cast<int>(moves.size())))];
      study.watch(state, seat, move);
      Rules::play(state, seat, move);
    }
  }
  study.watch(state);
}

Report report_of(const Study& study) {
  Report report;
  study.report(report);
  return report;
}

const Report::Table& table_called(const Report& report, std::string_view title) {
  return *std::find_if(report.tables.begin(), report.tables.end(),
                       [&](const auto& table) { return table.title == title; });
}

double cell(const Report::Table& table, std::size_t row, std::string_view column) {
  const auto found = std::find_if(table.columns.begin(), table.columns.end(),
                                  [&](const Report::Column& one) { return one.name == column; });
  return std::get<double>(table.rows.at(row).at(static_cast<std::size_t>(found - table.columns.begin())));
}

TEST(Study, adds_up_in_any_order) {
  Study all({}, 3);
  Study even({}, 3);
  Study odd({}, 3);
  for (std::uint64_t game = 0; game < 6; ++game) {
    watch_random_game(all, game);
    watch_random_game(game % 2 == 0 ? even : odd, game);
  }
  Study one = even;
  one.add(odd);
  Study other = odd;
  other.add(even);
  const Report whole = report_of(all);
  for (const Report& sum : {report_of(one), report_of(other)}) {
    ASSERT_EQ(sum.tables.size(), whole.tables.size());
    for (std::size_t i = 0; i < whole.tables.size(); ++i) EXPECT_EQ(sum.tables[i].rows, whole.tables[i].rows);
  }
  EXPECT_EQ(cell(table_called(whole, "Games"), 0, "games"), 6);
  EXPECT_EQ(cell(table_called(whole, "Games"), 0, "players"), 3);
  const Report::Table& order = table_called(whole, "Wins by order");
  ASSERT_EQ(order.rows.size(), 3);
  EXPECT_NEAR(cell(order, 0, "wins") + cell(order, 1, "wins") + cell(order, 2, "wins"), 1, 1e-9);
}

TEST(Study, has_a_cell_for_every_column) {
  Study study({}, 3);
  watch_random_game(study, 0);
  for (const Report::Table& table : report_of(study).tables) {
    EXPECT_FALSE(table.rows.empty()) << table.title;
    for (const Report::Row& row : table.rows) EXPECT_EQ(row.size(), table.columns.size()) << table.title;
    for (const Report::Plot& plot : table.plots) EXPECT_LT(std::max(plot.across, plot.up), table.columns.size());
  }
}

TEST(DU_17, the_study_measures_each_goal_alone_and_at_a_table_of_four) {
  const Deck deck =
      our_goals({"Staircase", "Limbo", "Full House", "Odd Company", "Even Keel", "Heavyweight", "Whiteout", "Top Shelf",
                 "Three Aces", "Prime Time", "Far Apart", "Featherweight", "Two by Two"});
  Study study(with_deck(deck), 2);
  ASSERT_EQ(study.tasks(), 13);
  SimulationDice dice(1, 1);
  study.task(0, dice);
  Study sum(with_deck(deck), 2);
  sum.add(study);
  const Report report = report_of(sum);
  const Report::Table& goals = table_called(report, "Goals");
  ASSERT_EQ(goals.rows.size(), 13);
  EXPECT_EQ(goals.rows[0][0], Report::Cell("Staircase"));
  EXPECT_FLOAT_EQ(static_cast<float>(cell(goals, 0, "alone")), deck.goals[0].chances().from_start());
  EXPECT_GT(cell(goals, 0, "table"), cell(goals, 0, "alone"));
  EXPECT_LT(cell(goals, 0, "table"), 1);
  EXPECT_EQ(goals.rows[1][2], Report::Cell()) << "nobody has measured it yet";
}

}  // namespace
}  // namespace alea::dualing_dice
