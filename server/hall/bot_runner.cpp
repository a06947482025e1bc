#include "server/hall/bot_runner.h"

#include <utility>

#include "bots/bots.h"
#include "bots/hint.h"
#include "bots/solutions.h"
#include "server/hall/random_bytes.h"

namespace alea::server {

bool BotRunner::choose(const Ledger& table, Seat seat, std::string_view level,
                       std::function<void(const std::string& move)> then) {
  const Budget budget{.milliseconds = settings_.bot_milliseconds, .stop = thinkers_.stop_flag()};
  return thinkers_.think([this, task = task(table, seat), level = std::string(level), budget, then = std::move(then)] {
    task.prepare();
    std::string move = bots::make_bot(task.game, level, budget, task.seed)->choose(*task.view);
    wires_.post([then, move = std::move(move)] { then(move); });
  });
}

bool BotRunner::advise(const Ledger& table, Seat seat, std::function<void(const std::vector<bots::Advice>&)> then) {
  const Budget budget{.steps = settings_.hint_steps, .stop = thinkers_.stop_flag()};
  return thinkers_.think([this, task = task(table, seat), budget, then = std::move(then)] {
    task.prepare();
    auto moves = bots::advise(task.game, *task.view, budget);
    wires_.post([then, moves = std::move(moves)] { then(moves); });
  });
}

BotRunner::Task BotRunner::task(const Ledger& table, Seat seat) const {
  return {.game = table.game(),
          .view = std::shared_ptr<const AnyView>(table.state().view(seat)),
          .seed = static_cast<std::uint64_t>(random_id()),
          .prepare = preparation(table)};
}

std::function<void()> BotRunner::preparation(const Ledger& table) const {
  const AnyGame& game = table.game();
  const auto players = static_cast<int>(table.seats().size());
  const auto& options = table.opening().options;
  if (settings_.solutions.empty() || !bots::is_solvable(game)) return [] {};
  return [&game, options, players, folder = settings_.solutions, &thinkers = thinkers_] {
    const auto go_on = [&](double /*done*/) { return !thinkers.is_stopping(); };
    bots::prepare_solution(game, options, players, folder, go_on);
  };
}

}  // namespace alea::server
