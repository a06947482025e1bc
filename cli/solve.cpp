#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "bots/solutions.h"
#include "cli/commands.h"
#include "cli/progress.h"
#include "cli/show_report.h"
#include "cli/solutions.h"
#include "cli/stop.h"
#include "engine/text.h"
#include "games/registry.h"

namespace alea::cli {
namespace {

using Kind = Report::Column::Kind;
using bots::SolutionReport;

struct Task {
  std::vector<OptionSetting> options;
  int players;
};

Error not_solvable(const AnyGame& game) {
  std::vector<std::string_view> solved;
  for (const AnyGame* one : all_games()) {
    if (bots::is_solvable(*one)) solved.push_back(one->about().id);
  }
  return Error{fmt::format("{} cannot be solved; games that can: {}", game.about().title, joined(solved))};
}

Checked<std::vector<Task>> read_tasks(const AnyGame& game, const Arguments& arguments) {
  const About& about = game.about();
  const auto settings = TRY(read_settings(game, arguments));
  if (arguments.has("all") && !settings.empty()) return Error{"--all solves every variant; leave out --option"};
  const auto players = TRY(arguments.number("players", 0, about.least_players, about.most_players));
  const std::vector<std::vector<OptionSetting>> chosen{settings};
  std::vector<Task> tasks;
  for (const auto& options : arguments.has("all") ? bots::all_variants(game) : chosen) {
    for (int count = about.least_players; count <= about.most_players; ++count) {
      if (players == 0 || players == count) tasks.push_back({options, count});
    }
  }
  return tasks;
}

Report report_on(const std::vector<SolutionReport>& solutions) {
  Report::Table table{
      .title = "Solutions",
      .about =
          "Delta: by how much another choice had to be better to be taken instead; 0 is exact. Regret: the most that "
          "another choice at one decision could still gain.",
      .columns = {{"title", Kind::text},
                  {"decisions", Kind::count},
                  {"delta"},
                  {"regret"},
                  {"bytes", Kind::count},
                  {"seconds"},
                  {"source", Kind::text}},
      .rows = {},
      .plots = {},
      .key = "solutions"};
  for (const SolutionReport& one : solutions) {
    table.rows.push_back({one.title, static_cast<double>(one.decisions), one.delta, one.regret,
                          static_cast<double>(one.bytes), one.seconds,
                          std::string(one.was_loaded ? "loaded" : "solved")});
  }
  const auto decides_nothing = [](const SolutionReport& one) { return one.decisions == 0; };
  if (std::any_of(solutions.begin(), solutions.end(), decides_nothing)) {
    table.about += " Without decisions there is nothing to decide: the dice do it all.";
  }
  return {.tables = {std::move(table)}};
}

Measured measured_solutions(const AnyGame& game, const std::vector<SolutionReport>& solutions) {
  return {.title = std::string(game.about().title),
          .summary = fmt::format("{} {}, kept in {}", solutions.size(),
                                 solutions.size() == 1 ? "solution" : "solutions", solutions_folder()),
          .report = report_on(solutions),
          .write_header = [&](JsonWriter& json) {
            json.text("game", game.about().id);
            json.text("folder", solutions_folder());
          }};
}

/// Variants that share a solution are listed once. If the program is asked to stop, returns what is ready.
Checked<std::vector<SolutionReport>> solve_all(const AnyGame& game, const std::vector<Task>& tasks) {
  std::vector<SolutionReport> solutions;
  std::set<std::string> titles;
  const ProgressBar bar;
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    const auto show_progress = [&](double done) {
      const auto all = static_cast<double>(tasks.size());
      bar.show((static_cast<double>(i) + done) / all, fmt::format("{} of {} solutions", i, tasks.size()));
      return !stop_requested();
    };
    const auto report =
        bots::learn_solution(game, tasks[i].options, tasks[i].players, solutions_folder(), show_progress);
    if (stop_requested()) break;
    if (!report) return report.error();
    if (titles.insert(report->title).second) solutions.push_back(*report);
  }
  return solutions;
}

Checked<int> run_solve(const Arguments& arguments) {
  const AnyGame* game = TRY(read_game(arguments.words[0]));
  if (!bots::is_solvable(*game)) return not_solvable(*game);
  TRY(check_html(arguments));
  const auto tasks = TRY(read_tasks(*game, arguments));
  catch_stop_signals();
  const auto solutions = TRY(solve_all(*game, tasks));
  if (solutions.empty()) return stopped("before the first solution was ready");
  if (stop_requested()) fmt::print(stderr, "alea: stopped early; these solutions are ready\n");
  return show(arguments, measured_solutions(*game, solutions));
}

}  // namespace

const Command kSolve{
    .name = "solve",
    .words = {"GAME"},
    .about = "compute perfect play, for bots and hints",
    .details =
        "Solutions are saved and loaded from then on. Bots and hints compute them on their own when they need them. "
        "The "
        "report says how exact each one is.",
    .example = "alea solve dracarys_dice --players 4",
    .flags = {{"players", "N", "number of players (every number the game allows)"},
              {"all", "", "solve every combination of variants"},
              kOptionFlag,
              kJsonFlag,
              kHtmlFlag},
    .run = run_solve,
};

}  // namespace alea::cli
