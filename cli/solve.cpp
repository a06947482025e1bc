#include <fmt/format.h>

#include <set>

#include "cli/commands.h"
#include "cli/many_games.h"
#include "cli/solutions.h"
#include "engine/text.h"
#include "games/registry.h"
#include "lab/solutions.h"
#include "server/protocol/json.h"

namespace alea::cli {
namespace {

using lab::SolutionReport;

struct Task {
  std::vector<OptionSetting> options;
  int players;
};

Error not_solvable(const AnyGame& game) {
  std::vector<std::string_view> solved;
  for (const AnyGame* one : all_games()) {
    if (lab::is_solvable(*one)) solved.push_back(one->about().id);
  }
  return Error{fmt::format("{} is not solved; solved are: {}", game.about().title, joined(solved))};
}

Checked<std::vector<Task>> read_tasks(const AnyGame& game, const Arguments& arguments) {
  const About& about = game.about();
  const auto settings = read_settings(game, arguments);
  if (!settings) return settings.error();
  if (arguments.has("all") && !settings->empty()) return Error{"--all solves every variant: leave --option out"};
  const auto players = arguments.number("players", 0, about.least_players, about.most_players);
  if (!players) return players.error();
  const std::vector<std::vector<OptionSetting>> chosen{*settings};
  std::vector<Task> tasks;
  for (const auto& options : arguments.has("all") ? lab::all_variants(game) : chosen) {
    for (int count = about.least_players; count <= about.most_players; ++count) {
      if (*players == 0 || *players == count) tasks.push_back({options, count});
    }
  }
  return tasks;
}

std::string how_exact(const SolutionReport& report) {
  if (report.decisions == 0) return "there is nothing to decide: the dice do it all";
  if (report.delta == 0) return fmt::format("{} decisions, exact", report.decisions);
  return fmt::format("{} decisions, delta {:.1e}, regret at most {:.1e}", report.decisions, report.delta,
                     report.regret);
}

void print(const SolutionReport& report) {
  fmt::print("  {}\n      {}\n      {} in {:.2f} s, {:.0f} kB\n", report.title, how_exact(report),
             report.was_loaded ? "loaded" : "solved", report.seconds, static_cast<double>(report.bytes) / 1000);
  std::fflush(stdout);
}

void write(const SolutionReport& report, JsonWriter& json) {
  json.begin_object({});
  json.text("title", report.title);
  json.number("decisions", static_cast<std::int64_t>(report.decisions));
  json.real("delta", report.delta);
  json.real("regret", report.regret);
  json.number("bytes", static_cast<std::int64_t>(report.bytes));
  json.real("seconds", report.seconds);
  json.flag("was_loaded", report.was_loaded);
  json.end_object();
}

Checked<int> run_solve(const Arguments& arguments) {
  const auto game = read_game(arguments.words[0]);
  if (!game) return game.error();
  if (!lab::is_solvable(**game)) return not_solvable(**game);
  const auto tasks = read_tasks(**game, arguments);
  if (!tasks) return tasks.error();
  stop_on_signal();
  std::set<std::string> told;
  JsonWriter json;
  json.text("game", (*game)->about().id);
  json.begin_list("solutions");
  if (!arguments.has("json")) fmt::print("{}, kept in {}\n\n", (*game)->about().title, solutions_folder());
  for (const Task& task : *tasks) {
    const auto report = [&] {
      const ProgressBar bar;
      return lab::learn_solution(**game, task.options, task.players, solutions_folder(), [&](double done) {
        bar.show(done, "");
        return !is_stop_wanted();
      });
    }();
    if (is_stop_wanted()) return 1;  // those that were ready are kept
    if (!report) return report.error();
    if (!told.insert(report->title).second) continue;  // shared with another variant
    if (arguments.has("json")) {
      write(*report, json);
    } else {
      print(*report);
    }
  }
  json.end_list();
  if (arguments.has("json")) fmt::print("{}\n", json.finish());
  return 0;
}

}  // namespace

const Command kSolve{
    .name = "solve",
    .words = {"GAME"},
    .about = "work out perfect play, for bots and hints to use",
    .details =
        "The result is kept, so that it is loaded at once from then on. Bots and hints do the same by\n"
        "themselves when they need it. Told is how exact it is: by how much another choice had to be\n"
        "better to be taken instead (delta), and what another choice at one decision could still gain\n"
        "(regret).",
    .example = "alea solve dracarys_dice --players 4",
    .flags = {{"players", "N", "for so many players (for each number)"},
              {"all", "", "for every combination of variants"},
              kOptionFlag,
              kJsonFlag},
    .run = run_solve,
};

}  // namespace alea::cli
