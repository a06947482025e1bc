#include "cli/many_games.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <thread>

#include "engine/text.h"

namespace alea::cli {
namespace {

constexpr std::int64_t kMostGames = 1'000'000'000'000;
constexpr std::int64_t kMostThreads = 1024;
constexpr std::int64_t kLongestThought = 600'000;

volatile std::sig_atomic_t interrupted = 0;

int free_cores() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency())); }

Checked<std::vector<Budget>> read_budgets(const Arguments& arguments) {
  const std::string times = arguments.value("ms").value_or(std::to_string(Budget().milliseconds));
  std::vector<Budget> budgets;
  for (const auto time : split(times, ',')) {
    const auto number = read_number(time);
    if (!number || *number < 1 || *number > kLongestThought) {
      return Error{fmt::format("--ms takes a number of milliseconds from 1 to {}, or one for each bot, not {}",
                               kLongestThought, in_quotes(times))};
    }
    budgets.push_back({.milliseconds = static_cast<int>(*number)});
  }
  return budgets;
}

}  // namespace

Checked<lab::Plan> read_plan(const AnyGame& game, const Arguments& arguments, std::int64_t usual_games,
                             std::string_view usual_bot) {
  const auto settings = read_settings(game, arguments);
  if (!settings) return settings.error();
  const auto players = arguments.number("players", game.about().least_players, 1, kMaxSeats);
  if (!players) return players.error();
  const auto games = arguments.number("games", usual_games, 1, kMostGames);
  if (!games) return games.error();
  const auto seed = arguments.number("seed", 1, 0, INT64_MAX);
  if (!seed) return seed.error();
  const auto threads = arguments.number("threads", free_cores(), 1, kMostThreads);
  if (!threads) return threads.error();

  const auto budgets = read_budgets(arguments);
  if (!budgets) return budgets.error();

  lab::Plan plan{.game = &game,
                 .players = static_cast<int>(*players),
                 .games = static_cast<std::uint64_t>(*games),
                 .seed = static_cast<std::uint64_t>(*seed),
                 .threads = static_cast<int>(*threads),
                 .bots = {},
                 .options = *settings,
                 .budgets = *budgets};
  const std::string bots = arguments.value("bots").value_or(std::string(usual_bot));
  for (const auto bot : split(bots, ',')) plan.bots.emplace_back(bot);
  return plan;
}

void write(const lab::Plan& plan, JsonWriter& json) {
  json.text("game", plan.game->about().id);
  json.number("players", plan.players);
  json.number("seed", static_cast<std::int64_t>(plan.seed));
  json.number("threads", plan.threads);
  json.begin_list("bots");
  for (const std::string& bot : plan.bots) json.text({}, bot);
  json.end_list();
  json.begin_object("options");
  for (const OptionSetting& option : plan.options) json.text(option.name, option.value);
  json.end_object();
}

void write_share(std::string_view name, const lab::Share& share, JsonWriter& json) {
  json.begin_object(name);
  json.real("share", share.share);
  json.real("low", share.low);
  json.real("high", share.high);
  json.end_object();
}

void stop_on_signal() {
  const auto stop = [](int) { interrupted = 1; };
  std::signal(SIGINT, stop);
  std::signal(SIGTERM, stop);
}

bool is_stop_wanted() { return interrupted != 0; }

ProgressBar::ProgressBar() : is_watched_(isatty(STDERR_FILENO) != 0) {}

ProgressBar::~ProgressBar() {
  if (is_shown_) fmt::print(stderr, "\r\x1b[K");
}

void ProgressBar::show(std::uint64_t done, std::uint64_t of, std::string_view what) const {
  show(static_cast<double>(done) / static_cast<double>(of), fmt::format("{} of {} {}", done, of, what));
}

void ProgressBar::show(double part, std::string_view what) const {
  constexpr std::chrono::milliseconds kAWhile(300);
  if (!is_watched_ || Clock::now() - begin_ < kAWhile) return;
  is_shown_ = true;
  constexpr int kWidth = 40;
  const int full = static_cast<int>(part * kWidth);
  fmt::print(stderr, "\r  [{}{}] {:3.0f} %  {}\x1b[K", std::string(static_cast<std::size_t>(full), '#'),
             std::string(static_cast<std::size_t>(kWidth - full), '.'), part * 100, what);
  std::fflush(stderr);
}

}  // namespace alea::cli
