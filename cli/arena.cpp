#include "lab/arena.h"

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/many_games.h"
#include "cli/solutions.h"
#include "engine/text.h"
#include "lab/bots.h"
#include "server/protocol/json.h"

namespace alea::cli {
namespace {

using lab::Contest;
using lab::ContestReport;
using lab::Verdict;

constexpr double kNearlyAll = 0.99;

Checked<Contest> read_contest(const AnyGame& game, const Arguments& arguments) {
  const auto plan = read_plan(game, arguments, 10'000, "");
  if (!plan) return plan.error();
  if (plan->bots.size() != 2) {
    return Error{fmt::format("--bots takes the two that meet, such as greedy,random; there are: {}",
                             joined(lab::bot_names(game)))};
  }
  if (plan->budgets.size() > 2) return Error{"--ms takes one time for both bots, or one for each of the two"};
  constexpr int kMostElo = 1000;
  const auto elo = arguments.number("decide", 10, 0, kMostElo);
  if (!elo) return elo.error();
  Contest contest{.game = &game,
                  .players = plan->players,
                  .bots = {plan->bots[0], plan->bots[1]},
                  .games = plan->games,
                  .seed = plan->seed,
                  .threads = plan->threads,
                  .options = plan->options,
                  .budgets = {plan->budgets.front(), plan->budgets.back()},
                  .enough_elo = {}};
  if (*elo > 0) contest.enough_elo = static_cast<double>(*elo);
  return contest;
}

/// What a bot was given for each choice, and in what share of it 99 of 100 choices were made.
void write_times(const Contest& contest, const ContestReport& report, std::size_t bot, JsonWriter& json) {
  json.begin_object({});
  const std::uint64_t choices = report.times[bot].choices();
  json.number("choices", static_cast<std::int64_t>(choices));
  if (choices > 0) {
    json.number("given_ms", contest.budgets[bot].milliseconds);
    json.real("percentile_99", report.times[bot].percentile(kNearlyAll));
  }
  json.end_object();
}

void print_times(const Contest& contest, const ContestReport& report) {
  for (std::size_t bot = 0; bot < contest.bots.size(); ++bot) {
    if (report.times[bot].choices() == 0) continue;
    fmt::print("  {} had {} ms for each of {} choices; 99 of 100 took at most {:.2f} times that\n", contest.bots[bot],
               contest.budgets[bot].milliseconds, report.times[bot].choices(),
               report.times[bot].percentile(kNearlyAll));
  }
}

void print_json(const Contest& contest, const ContestReport& report) {
  JsonWriter json;
  json.text("game", contest.game->about().id);
  json.number("players", contest.players);
  json.begin_list("bots");
  for (const std::string& bot : contest.bots) json.text({}, bot);
  json.end_list();
  json.number("seed", static_cast<std::int64_t>(contest.seed));
  json.number("games", static_cast<std::int64_t>(report.games));
  json.number("matches", static_cast<std::int64_t>(report.scores.matches));
  json.real("seconds", report.seconds);
  write_share("score", report.score, json);
  json.begin_list("times");
  for (std::size_t bot = 0; bot < contest.bots.size(); ++bot) write_times(contest, report, bot, json);
  json.end_list();
  json.begin_object("elo");
  json.real("difference", report.elo.difference);
  json.real("low", report.elo.low);
  json.real("high", report.elo.high);
  json.end_object();
  if (report.verdict != Verdict::open) {
    json.text("stronger", contest.bots[report.verdict == Verdict::first_is_stronger ? 0 : 1]);
  }
  fmt::print("{}\n", json.finish());
}

void print_table(const Contest& contest, const ContestReport& report) {
  fmt::print("{}, {} players, {} against {}: {} games in {:.1f} s\n\n", contest.game->about().title, contest.players,
             contest.bots[0], contest.bots[1], report.games, report.seconds);
  fmt::print("  {} scores {:.1f} % of the wins, 95 % interval {:.1f} to {:.1f}\n", contest.bots[0],
             report.score.share * 100, report.score.low * 100, report.score.high * 100);
  fmt::print("  that is {:+.0f} Elo points, {:+.0f} to {:+.0f}\n", report.elo.difference, report.elo.low,
             report.elo.high);
  if (report.verdict != Verdict::open) {
    fmt::print("  decided: {} is stronger\n", contest.bots[report.verdict == Verdict::first_is_stronger ? 0 : 1]);
  } else if (contest.enough_elo) {
    fmt::print("  not decided: neither is shown to be {:.0f} Elo points stronger; try more --games\n",
               *contest.enough_elo);
  }
  print_times(contest, report);
}

Checked<int> run_arena(const Arguments& arguments) {
  const auto game = read_game(arguments.words[0]);
  if (!game) return game.error();
  const auto contest = read_contest(**game, arguments);
  if (!contest) return contest.error();
  stop_on_signal();
  prepare_bots(**game, contest->options, contest->players, contest->bots);
  const auto report = [&] {
    const ProgressBar bar;
    return lab::hold(*contest, [&](std::uint64_t played) {
      bar.show(played, contest->games, "games");
      return !is_stop_wanted();
    });
  }();
  if (!report) return report.error();
  if (report->games == 0) return 1;  // stopped before the first match was over
  if (is_stop_wanted()) fmt::print(stderr, "alea: stopped early; this is what was played by then\n");
  if (arguments.has("json")) {
    print_json(*contest, *report);
  } else {
    print_table(*contest, *report);
  }
  return 0;
}

}  // namespace

const Command kArena{
    .name = "arena",
    .words = {"GAME"},
    .about = "find out which of two bots plays better",
    .details =
        "Games come in matches: the same dice, with the bots on each other's seats. The contest ends\n"
        "when it is decided with 95 % certainty who is stronger, or when all games are played.",
    .example = "alea arena dualing_dice --bots greedy,random",
    .flags = {{"bots", "A,B", "the two bots that meet"},
              {"games", "M", "at most so many games (10000)"},
              kPlayersFlag,
              {"decide", "ELO", "by how many Elo points one must be stronger (10); 0 plays all games"},
              kSeedFlag,
              kThreadsFlag,
              kTimeFlag,
              kOptionFlag,
              kJsonFlag},
    .run = run_arena,
};

}  // namespace alea::cli
