#include "lab/simulate.h"

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/many_games.h"
#include "cli/solutions.h"
#include "server/protocol/json.h"

namespace alea::cli {
namespace {

using lab::Plan;
using lab::Share;
using lab::SimulationReport;

void print_json(const Plan& plan, const SimulationReport& report) {
  JsonWriter json;
  write(plan, json);
  json.number("games", static_cast<std::int64_t>(report.tally.games));
  json.real("seconds", report.seconds);
  json.real("games_per_second", report.games_per_second());
  json.real("moves_per_game", report.moves_per_game());
  json.real("choices_per_game", report.choices_per_game());
  json.begin_list("by_seat");
  for (const Share& share : report.by_seat) write_share({}, share, json);
  json.end_list();
  json.begin_list("by_order");
  for (const Share& share : report.by_order) write_share({}, share, json);
  json.end_list();
  json.begin_list("points");
  for (const lab::Average& points : report.points) {
    json.begin_object({});
    json.real("mean", points.mean);
    json.real("error", points.error);
    json.end_object();
  }
  json.end_list();
  json.number("draws", static_cast<std::int64_t>(report.tally.draws));
  fmt::print("{}\n", json.finish());
}

std::string percent(const Share& share) {
  return fmt::format("{:6.2f} %  ({:.2f} to {:.2f})", share.share * 100, share.low * 100, share.high * 100);
}

void print_table(const Plan& plan, const SimulationReport& report) {
  fmt::print("{}, {} players, {} games in {:.2f} s ({:.0f} games/s)\n\n", plan.game->about().title, plan.players,
             report.tally.games, report.seconds, report.games_per_second());
  fmt::print("  a game has {:.2f} moves, {:.2f} of them choices of the players\n\n", report.moves_per_game(),
             report.choices_per_game());
  fmt::print("  share of wins, with 95 % interval\n");
  for (std::size_t i = 0; i < report.by_seat.size(); ++i) {
    fmt::print("  seat {}          {}\n", letter(seat(static_cast<int>(i))), percent(report.by_seat[i]));
  }
  for (std::size_t i = 0; i < report.by_order.size(); ++i) {
    fmt::print("  {} in turn order {}\n", i + 1, percent(report.by_order[i]));
  }
  fmt::print("  first place shared {}\n", percent(report.draws));
  if (report.points.empty()) return;
  fmt::print("\n  points in a game, with 95 % interval\n");
  for (std::size_t i = 0; i < report.points.size(); ++i) {
    fmt::print("  {} in turn order {:6.2f} +- {:.2f}\n", i + 1, report.points[i].mean, report.points[i].error);
  }
}

Checked<int> run_simulate(const Arguments& arguments) {
  const auto game = read_game(arguments.words[0]);
  if (!game) return game.error();
  const auto plan = read_plan(**game, arguments, 100'000, "random");
  if (!plan) return plan.error();
  stop_on_signal();
  prepare_bots(**game, plan->options, plan->players, plan->bots);
  const auto report = [&] {
    const ProgressBar bar;
    return lab::simulate(*plan, [&](std::uint64_t played) {
      bar.show(played, plan->games, "games");
      return !is_stop_wanted();
    });
  }();
  if (!report) return report.error();
  if (report->tally.games == 0) return 1;  // stopped before the first games were over
  if (report->tally.games < plan->games) fmt::print(stderr, "alea: stopped early; this is what was played by then\n");
  if (arguments.has("json")) {
    print_json(*plan, *report);
  } else {
    print_table(*plan, *report);
  }
  return 0;
}

}  // namespace

const Command kSimulate{
    .name = "simulate",
    .words = {"GAME"},
    .about = "play many games and tell who wins how often",
    .details =
        "Totals depend on the seed, not on the number of threads. Ctrl-C stops early and reports\n"
        "what was played by then.",
    .example = "alea simulate dracarys_dice --players 3 --games 1000000 --option play_on=on",
    .flags = {kPlayersFlag,
              {"games", "M", "how many games (100000)"},
              kSeedFlag,
              kThreadsFlag,
              kTimeFlag,
              {"bots", "NAME[,…]", "who plays: one bot for all seats, or one for each (random)"},
              kOptionFlag,
              kJsonFlag},
    .run = run_simulate,
};

}  // namespace alea::cli
