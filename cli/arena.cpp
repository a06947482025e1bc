#include "lab/arena.h"

#include <fmt/format.h>

#include "bots/bots.h"
#include "cli/commands.h"
#include "cli/many_games.h"
#include "cli/progress.h"
#include "cli/solutions.h"
#include "cli/stop.h"
#include "engine/text.h"

namespace alea::cli {
namespace {

using lab::Contest;
using lab::ContestReport;
using lab::Decision;

using Kind = Report::Column::Kind;

Checked<Contest> read_contest(const lab::Plan& plan, const Arguments& arguments) {
  if (plan.bots.size() != 2) {
    return Error{fmt::format("--bots takes two bots, such as greedy,random; the bots are: {}",
                             joined(bots::bot_names(*plan.game)))};
  }
  constexpr int kMostElo = 1000;
  const auto elo = TRY(arguments.number("decide", 10, 0, kMostElo));
  Contest contest{.game = plan.game,
                  .players = plan.players,
                  .bots = {plan.bots[0], plan.bots[1]},
                  .games = plan.games,
                  .seed = plan.seed,
                  .threads = plan.threads,
                  .options = plan.options,
                  .budgets = {plan.budgets.front(), plan.budgets.back()},
                  .enough_elo = {}};
  if (elo > 0) contest.enough_elo = static_cast<double>(elo);
  return contest;
}

const std::string& stronger(const Contest& contest, const ContestReport& report) {
  return contest.bots[report.decision == Decision::first_is_stronger ? 0 : 1];
}

std::string verdict_text(const Contest& contest, const ContestReport& report) {
  if (report.decision != Decision::open) return fmt::format(" Decided: {} is stronger.", stronger(contest, report));
  if (!contest.enough_elo) return {};
  return fmt::format(" Not decided: neither is shown to be {:.0f} Elo points stronger; try more --games.",
                     *contest.enough_elo);
}

Report::Table strength(const Contest& contest, const ContestReport& report) {
  const auto& [share, low, high] = report.score;
  const auto& [elo, elo_low, elo_high] = report.elo;
  return {.title = "Strength",
          .about = "Share of the wins, and the lead in Elo points that it means, with 95 % intervals." +
                   verdict_text(contest, report),
          .columns = {{"bot", Kind::text},
                      {"share", Kind::share},
                      {"low", Kind::share},
                      {"high", Kind::share},
                      {"Elo", Kind::number, 0},
                      {"Elo low", Kind::number, 0},
                      {"Elo high", Kind::number, 0}},
          .rows = {{contest.bots[0], share, low, high, elo, elo_low, elo_high},
                   {contest.bots[1], 1 - share, 1 - high, 1 - low, -elo, -elo_high, -elo_low}},
          .plots = {},
          .key = "scores"};
}

/// Only of bots that think by the clock.
Report::Table thinking_times(const Contest& contest, const ContestReport& report) {
  constexpr double kNearlyAll = 0.99;
  Report::Table table{
      .title = "Thinking time",
      .about = "Milliseconds for a choice, and the part of them that 99 of 100 choices kept to (p99).",
      .columns = {{"bot", Kind::text}, {"choices", Kind::count}, {"ms", Kind::count}, {"p99", Kind::share}},
      .rows = {},
      .plots = {},
      .key = "times"};
  for (std::size_t bot = 0; bot < contest.bots.size(); ++bot) {
    const lab::ThinkingTimes& times = report.times[bot];
    if (times.choices() == 0) continue;
    table.rows.push_back({contest.bots[bot], static_cast<double>(times.choices()),
                          static_cast<double>(contest.budgets[bot].milliseconds), times.percentile(kNearlyAll)});
  }
  return table;
}

Report report_on(const Contest& contest, const ContestReport& report) {
  Report all{.tables = {strength(contest, report)},
             .figures = {{{"matches", Kind::count}, static_cast<double>(report.scores.matches)}}};
  if (report.decision != Decision::open) all.figures.push_back({{"stronger", Kind::text}, stronger(contest, report)});
  if (auto times = thinking_times(contest, report); !times.rows.empty()) all.tables.push_back(std::move(times));
  return all;
}

Checked<int> run_arena(const Arguments& arguments) {
  const AnyGame* game = TRY(read_game(arguments.words[0]));
  TRY(check_html(arguments));
  const auto plan = TRY(read_plan(*game, arguments, 10'000, ""));
  const auto contest = TRY(read_contest(plan, arguments));
  catch_stop_signals();
  prepare_bots(*game, contest.options, contest.players, contest.bots);
  const auto report = [&] {
    const ProgressBar bar;
    return lab::hold(contest, [&](std::uint64_t played) {
      bar.show(played, contest.games, "games");
      return !stop_requested();
    });
  }();
  if (!report) return report.error();
  if (report->games == 0) return stopped("before the first match was over");
  if (stop_requested()) fmt::print(stderr, "alea: stopped early; these are the results so far\n");
  return show(arguments, measured(plan, report->games, report->seconds, report_on(contest, *report)));
}

}  // namespace

const Command kArena{
    .name = "arena",
    .words = {"GAME"},
    .about = "find out which of two bots plays better",
    .details =
        "Games come in matches: the same dice, with the bots in each other's seats. The contest ends when one bot is "
        "stronger with 95 % certainty, or when all games are played.",
    .example = "alea arena dualing_dice --bots greedy,random",
    .flags = {{"bots", "A,B", "the two bots"},
              {"games", "M", "the most games to play (10000)"},
              kPlayersFlag,
              {"decide", "ELO", "Elo points by which one must be stronger (10); 0 plays all games"},
              kSeedFlag,
              kThreadsFlag,
              kMsFlag,
              kStepsFlag,
              kOptionFlag,
              kJsonFlag,
              kHtmlFlag},
    .run = run_arena,
};

}  // namespace alea::cli
