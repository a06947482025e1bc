#include "cli/many_games.h"

#include <fmt/format.h>

#include <algorithm>
#include <thread>

#include "bots/bots.h"
#include "engine/text.h"

namespace alea::cli {
namespace {

constexpr std::int64_t kMostGames = 1'000'000'000'000;
constexpr std::int64_t kMostThreads = 1024;

int free_cores() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency())); }

bool has_thinkers(const lab::Plan& plan) { return std::any_of(plan.bots.begin(), plan.bots.end(), bots::thinks); }

bool counts_steps(const lab::Plan& plan) { return plan.budgets.front().steps > 0; }

/// How long the bots think, if any of them does.
std::string thinking_text(const lab::Plan& plan) {
  if (!has_thinkers(plan)) return {};
  std::vector<std::string> numbers;
  for (const Budget& budget : plan.budgets) {
    numbers.push_back(std::to_string(counts_steps(plan) ? budget.steps : budget.milliseconds));
  }
  return fmt::format("; {} {}", joined(numbers), counts_steps(plan) ? "steps" : "ms");
}

void write(const lab::Plan& plan, JsonWriter& json) {
  json.text("game", plan.game->about().id);
  json.number("players", plan.players);
  json.number("seed", static_cast<std::int64_t>(plan.seed));
  json.number("threads", plan.threads);
  json.begin_list("bots");
  for (const std::string& bot : plan.bots) json.text({}, bot);
  json.end_list();
  if (has_thinkers(plan)) {
    json.begin_list(counts_steps(plan) ? kStepsFlag.name : kMsFlag.name);
    for (const Budget& budget : plan.budgets) json.number({}, counts_steps(plan) ? budget.steps : budget.milliseconds);
    json.end_list();
  }
  json.begin_object("options");
  for (const OptionSetting& option : plan.options) json.text(option.name, option.value);
  json.end_object();
}

}  // namespace

Checked<lab::Plan> read_plan(const AnyGame& game, const Arguments& arguments, std::int64_t usual_games,
                             std::string_view usual_bot) {
  const auto settings = TRY(read_settings(game, arguments));
  const auto players = TRY(arguments.number("players", game.about().least_players, 1, kMaxSeats));
  const auto games = TRY(arguments.number("games", usual_games, 1, kMostGames));
  const auto seed = TRY(arguments.number("seed", 1, 0, INT64_MAX));
  const auto threads = TRY(arguments.number("threads", free_cores(), 1, kMostThreads));

  lab::Plan plan{.game = &game,
                 .players = static_cast<int>(players),
                 .games = static_cast<std::uint64_t>(games),
                 .seed = static_cast<std::uint64_t>(seed),
                 .threads = static_cast<int>(threads),
                 .bots = {},
                 .options = settings};
  const std::string bots = arguments.value("bots").value_or(std::string(usual_bot));
  for (const auto bot : split(bots, ',')) plan.bots.emplace_back(bot);
  plan.budgets = TRY(read_budgets(arguments, plan.bots.size()));
  return plan;
}

Measured measured(const lab::Plan& plan, std::uint64_t games, double seconds, Report report) {
  return {.title = std::string(plan.game->about().title),
          .summary = fmt::format("{} players ({}{}), {} games, seed {}, {:.1f} s", plan.players, joined(plan.bots),
                                 thinking_text(plan), games, plan.seed, seconds),
          .report = std::move(report),
          .write_header = [=](JsonWriter& json) {
            write(plan, json);
            json.number("games", static_cast<std::int64_t>(games));
            json.real("seconds", seconds);
          }};
}

}  // namespace alea::cli
