#include "lab/simulate.h"

#include <fmt/format.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <thread>

#include "cli/commands.h"
#include "cli/json.h"
#include "engine/text.h"

namespace alea::cli {
namespace {

using lab::Share;
using lab::SimulationPlan;
using lab::SimulationReport;

constexpr std::int64_t kMostGames = 1'000'000'000'000;
constexpr std::int64_t kMostThreads = 1024;

volatile std::sig_atomic_t stop_wanted = 0;

int free_cores() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency())); }

Checked<SimulationPlan> read_plan(const Arguments& arguments) {
  const auto game = read_game(arguments.words[0]);
  if (!game) return game.error();
  const auto settings = read_settings(**game, arguments);
  if (!settings) return settings.error();
  const auto players = arguments.number("players", (*game)->about().least_players, 1, kMaxSeats);
  if (!players) return players.error();
  const auto games = arguments.number("games", 100'000, 1, kMostGames);
  if (!games) return games.error();
  const auto seed = arguments.number("seed", 1, 0, INT64_MAX);
  if (!seed) return seed.error();
  const auto threads = arguments.number("threads", free_cores(), 1, kMostThreads);
  if (!threads) return threads.error();

  SimulationPlan plan{.game = *game,
                      .players = static_cast<int>(*players),
                      .games = static_cast<std::uint64_t>(*games),
                      .seed = static_cast<std::uint64_t>(*seed),
                      .threads = static_cast<int>(*threads),
                      .bots = {},
                      .options = *settings};
  const std::string bots = arguments.value("bots").value_or("random");
  for (const auto bot : split(bots, ',')) plan.bots.emplace_back(bot);
  return plan;
}

/// A bar on the last line of the terminal; nothing where nobody looks.
class ProgressBar {
 public:
  explicit ProgressBar(std::uint64_t games) : games_(games), shown_(isatty(STDERR_FILENO) != 0) {}
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  ~ProgressBar() {
    if (shown_) fmt::print(stderr, "\r\x1b[K");
  }

  void show(std::uint64_t played) const {
    if (!shown_) return;
    constexpr int kWidth = 40;
    const double part = static_cast<double>(played) / static_cast<double>(games_);
    const int full = static_cast<int>(part * kWidth);
    fmt::print(stderr, "\r  [{}{}] {:3.0f} %  {} of {} games", std::string(static_cast<std::size_t>(full), '#'),
               std::string(static_cast<std::size_t>(kWidth - full), '.'), part * 100, played, games_);
    std::fflush(stderr);
  }

 private:
  std::uint64_t games_;
  bool shown_;
};

void write_share(std::string_view name, const Share& share, JsonWriter& json) {
  json.begin_object(name);
  json.real("share", share.share);
  json.real("low", share.low);
  json.real("high", share.high);
  json.end_object();
}

void print_json(const SimulationPlan& plan, const SimulationReport& report) {
  JsonWriter json;
  json.text("game", plan.game->about().id);
  json.number("players", plan.players);
  json.number("games", static_cast<std::int64_t>(report.tally.games));
  json.number("seed", static_cast<std::int64_t>(plan.seed));
  json.number("threads", plan.threads);
  json.begin_list("bots");
  for (const std::string& bot : plan.bots) json.text({}, bot);
  json.end_list();
  json.begin_object("options");
  for (const OptionSetting& option : plan.options) json.text(option.name, option.value);
  json.end_object();
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
  json.number("draws", static_cast<std::int64_t>(report.tally.draws));
  fmt::print("{}\n", json.finish());
}

std::string percent(const Share& share) {
  return fmt::format("{:6.2f} %  ({:.2f} to {:.2f})", share.share * 100, share.low * 100, share.high * 100);
}

void print_table(const SimulationPlan& plan, const SimulationReport& report) {
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
}

Checked<int> run(const Arguments& arguments) {
  const auto plan = read_plan(arguments);
  if (!plan) return plan.error();
  const auto stop = [](int) { stop_wanted = 1; };
  std::signal(SIGINT, stop);
  std::signal(SIGTERM, stop);
  const auto report = [&] {
    const ProgressBar bar(plan->games);
    return lab::simulate(*plan, [&](std::uint64_t played) {
      bar.show(played);
      return stop_wanted == 0;
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
    .flags = {{"players", "N", "how many play (the fewest the game allows)"},
              {"games", "M", "how many games (100000)"},
              {"seed", "S", "the seed of the dice (1)"},
              {"threads", "T", "how many threads (one for each core)"},
              {"bots", "NAME[,…]", "who plays: one bot for all seats, or one for each (random)"},
              kOptionFlag,
              {"json", "", "print a JSON object instead of a table"}},
    .run = run,
};

}  // namespace alea::cli
