#include "server/hall/bot_runner.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "bots/bots.h"
#include "bots/hint.h"
#include "bots/solutions.h"
#include "server/hall/random_bytes.h"

namespace alea::server {
namespace {

// What one guest may have waiting. A bot that is refused is asked again soon. Nobody reads many hints at once.
constexpr std::size_t kBotsPerGuest = 32;
constexpr std::size_t kHintsPerGuest = 3;

// Less thinking than this would save little: the bot still has to list its moves, and its answer has to be published.
constexpr int kLeastMilliseconds = 5;

// A bot may need a little longer than it was granted, because it finishes what it has begun.
constexpr std::chrono::milliseconds kMargin{3};

/// To the next power of two, in milliseconds. A hint has a number of steps, not a time; this hides all but its
/// magnitude.
std::chrono::milliseconds rounded_up(std::chrono::nanoseconds time) {
  std::chrono::milliseconds rounded{1};
  while (rounded < time) rounded *= 2;
  return rounded;
}

/// The first person who plays at the table.
PersonId payer(const Ledger& table) {
  const Seats present = table.present();
  return present.empty() ? kNobody : table.owner(present.front());
}

}  // namespace

BotRunner::BotRunner(const HallSettings& settings, Wires& wires, HallCounters& counters)
    : settings_(settings),
      wires_(wires),
      counters_(counters),
      quick_({.threads = 1, .waiting_per_guest = kBotsPerGuest}),
      hints_({.threads = (settings.thinking_threads + 1) / 2, .waiting_per_guest = kHintsPerGuest}),
      thinking_({.threads = settings.thinking_threads, .waiting_per_guest = kBotsPerGuest}) {}

void BotRunner::stop() {
  quick_.stop();
  hints_.stop();
  thinking_.stop();
}

bool BotRunner::choose(const LiveTable& live, Seat seat, std::string_view level,
                       std::function<void(const std::string& move)> then) {
  const Account account{.guest = payer(live.table.ledger()), .table = live.id};
  Thinkers& thinkers = bots::thinks(level) ? thinking_ : quick_;
  if (!accept(thinkers, account.guest)) return false;
  const auto think = [this, level = std::string(level), task = task(live.table.ledger(), seat, thinkers),
                      then = std::move(then)](double share) {
    if (bots::thinks(level)) task.prepare();
    const Budget budget = granted(share, task);
    const std::chrono::milliseconds time(bots::thinking_ms(level, budget));
    const auto begin = Clock::now();
    std::string move = bots::make_bot(task.game, level, budget, task.seed)->choose(*task.view);
    if (task.game.about().has_secrets) use_up(task, begin + time);
    wires_.post([this, then, time, move = std::move(move)] {
      --counters_.thoughts;
      counters_.thinking_ms += static_cast<std::uint64_t>(time.count());
      then(move);
    });
  };
  return thinkers.think(account, think);
}

bool BotRunner::advise(const LiveTable& live, PersonId who, Seat seat,
                       std::function<void(const std::vector<bots::Advice>&)> then) {
  if (!accept(hints_, who)) return false;
  const auto think = [this, task = task(live.table.ledger(), seat, hints_), then = std::move(then)](double /*share*/) {
    task.prepare();
    const auto begin = Clock::now();
    auto moves = bots::advise(task.game, *task.view, {.steps = settings_.hint_steps, .stop = task.stop});
    wires_.post([this, then, moves = std::move(moves)] {
      --counters_.thoughts;
      then(moves);
    });
    if (task.game.about().has_secrets) use_up(task, begin + rounded_up(Clock::now() - begin));
  };
  return hints_.think({.guest = who, .table = live.id}, think);
}

bool BotRunner::accept(const Thinkers& thinkers, PersonId guest) {
  const bool has_room = thinkers.has_room(guest);
  ++(has_room ? counters_.thoughts : counters_.thoughts_refused);
  return has_room;
}

BotRunner::Task BotRunner::task(const Ledger& table, Seat seat, const Thinkers& thinkers) const {
  return {.game = table.game(),
          .view = std::shared_ptr<const AnyView>(table.state().view(seat)),
          .seed = static_cast<std::uint64_t>(random_id()),
          .stop = thinkers.stop_flag(),
          .prepare = preparation(table, thinkers)};
}

std::function<void()> BotRunner::preparation(const Ledger& table, const Thinkers& thinkers) const {
  const AnyGame& game = table.game();
  const auto players = static_cast<int>(table.seats().size());
  const auto& options = table.opening().options;
  if (settings_.solutions.empty() || !bots::is_solvable(game)) return [] {};
  return [&game, options, players, folder = settings_.solutions, &thinkers] {
    const auto go_on = [&](double /*done*/) { return !thinkers.is_stopping(); };
    bots::prepare_solution(game, options, players, folder, go_on);
  };
}

Budget BotRunner::granted(double share, const Task& task) const {
  const auto time = static_cast<int>(std::lround(settings_.bot_milliseconds * share));
  return {.milliseconds = std::max(time, std::min(kLeastMilliseconds, settings_.bot_milliseconds)), .stop = task.stop};
}

void BotRunner::use_up(const Task& task, Clock::time_point end) {
  const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now());
  if (left.count() > 0) {
    bots::advise(task.game, *task.view, {.milliseconds = static_cast<int>(left.count()), .stop = task.stop});
  }
  while (Clock::now() < end + kMargin && !*task.stop) {
  }
}

}  // namespace alea::server
