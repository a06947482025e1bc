#include "lab/simulate.h"

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/many_games.h"
#include "cli/progress.h"
#include "cli/solutions.h"
#include "cli/stop.h"

namespace alea::cli {
namespace {

using lab::Proportion;
using lab::SimulationReport;

using Kind = Report::Column::Kind;

const Report::Column kShare{"share", Kind::share, 2};
const Report::Column kLow{"low", Kind::share, 2};
const Report::Column kHigh{"high", Kind::share, 2};

Report::Table wins_by_seat(const SimulationReport& report) {
  Report::Table table{.title = "Wins by seat",
                      .about = "Share of the wins with its 95 % interval. A win shared by two counts half for each.",
                      .columns = {{"seat", Kind::text}, kShare, kLow, kHigh},
                      .rows = {},
                      .plots = {{.kind = Report::Plot::Kind::bars, .title = "Wins by seat", .across = 0, .up = 1}},
                      .key = "by_seat"};
  for (std::size_t i = 0; i < report.by_seat.size(); ++i) {
    const Proportion& wins = report.by_seat[i];
    table.rows.push_back({std::string(1, letter(seat(static_cast<int>(i)))), wins.value, wins.low, wins.high});
  }
  return table;
}

Report::Table wins_by_order(const SimulationReport& report) {
  Report::Table table{
      .title = "Wins in turn order",
      .about = "The same for the first player, the second, and so on.",
      .columns = {{"turn", Kind::count}, kShare, kLow, kHigh},
      .rows = {},
      .plots = {{.kind = Report::Plot::Kind::bars, .title = "Wins in turn order", .across = 0, .up = 1}},
      .key = "by_order"};
  for (std::size_t i = 0; i < report.by_order.size(); ++i) {
    const Proportion& wins = report.by_order[i];
    table.rows.push_back({static_cast<double>(i + 1), wins.value, wins.low, wins.high});
  }
  return table;
}

Report::Table draws(const SimulationReport& report) {
  return {.title = "Draws",
          .about = "Games in which several share the first place, with the 95 % interval.",
          .columns = {kShare, kLow, kHigh},
          .rows = {{report.draws.value, report.draws.low, report.draws.high}},
          .plots = {},
          .key = "shared"};
}

Report::Table points(const SimulationReport& report) {
  Report::Table table{.title = "Points in turn order",
                      .about = "Mean of a game; with 95 % certainty the true one is no further off than the error.",
                      .columns = {{"turn", Kind::count}, {"mean"}, {"error"}},
                      .rows = {},
                      .plots = {},
                      .key = "points"};
  for (std::size_t i = 0; i < report.points.size(); ++i) {
    table.rows.push_back({static_cast<double>(i + 1), report.points[i].mean, report.points[i].error});
  }
  return table;
}

Report report_on(const SimulationReport& report) {
  return {.tables = {wins_by_seat(report), wins_by_order(report), draws(report), points(report)},
          .figures = {{{"games per second", Kind::count}, report.games_per_second()},
                      {{"moves per game"}, report.moves_per_game()},
                      {{"choices per game"}, report.choices_per_game()},
                      {{"draws", Kind::count}, static_cast<double>(report.tally.draws)}}};
}

Checked<int> run_simulate(const Arguments& arguments) {
  const AnyGame* game = TRY(read_game(arguments.words[0]));
  TRY(check_html(arguments));
  const auto plan = TRY(read_plan(*game, arguments, 100'000, "random"));
  catch_stop_signals();
  prepare_bots(*game, plan.options, plan.players, plan.bots);
  const auto report = [&] {
    const ProgressBar bar;
    return lab::simulate(plan, [&](std::uint64_t played) {
      bar.show(played, plan.games, "games");
      return !stop_requested();
    });
  }();
  if (!report) return report.error();
  if (report->tally.games == 0) return stopped("before the first game was over");
  if (report->tally.games < plan.games) fmt::print(stderr, "alea: stopped early; these are the results so far\n");
  return show(arguments, measured(plan, report->tally.games, report->seconds, report_on(*report)));
}

}  // namespace

const Command kSimulate{
    .name = "simulate",
    .words = {"GAME"},
    .about = "play many games and report who wins how often",
    .details =
        "Totals depend on the seed, not on the number of threads. Ctrl-C stops early and reports the games played so "
        "far.",
    .example = "alea simulate dracarys_dice --players 3 --games 1000000 --option play_on=on",
    .flags = {kPlayersFlag,
              {"games", "M", "number of games (100000)"},
              kSeedFlag,
              kThreadsFlag,
              kMsFlag,
              kStepsFlag,
              {"bots", "NAME[,…]", "bots: one name for all seats, or one for each (random)"},
              kOptionFlag,
              kJsonFlag,
              kHtmlFlag},
    .run = run_simulate,
};

}  // namespace alea::cli
