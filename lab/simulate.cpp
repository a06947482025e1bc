#include "lab/simulate.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "games/registry.h"
#include "lab/bots.h"
#include "lab/play_games.h"
#include "search/bots.h"

namespace alea::lab {
namespace {

/// What the threads share: which games are still to be played, and what was counted.
class Work {
 public:
  /// Pieces small enough that threads end together, large enough that they meet seldom.
  explicit Work(std::uint64_t games) : games_(games), piece_(std::clamp<std::uint64_t>(games / 256, 1, 1024)) {}

  /// The first of the next games to play; all are taken when it is `games` or more.
  std::uint64_t take() { return next_.fetch_add(piece_, std::memory_order_relaxed); }
  std::uint64_t end_of(std::uint64_t first) const { return std::min(first + piece_, games_); }
  void stop() { next_.store(games_, std::memory_order_relaxed); }

  void played(std::uint64_t games) { played_.fetch_add(games, std::memory_order_relaxed); }

  void deliver(const Tally& tally) {
    const std::lock_guard lock(mutex_);
    total_.add(tally);
    ++delivered_;
    changed_.notify_one();
  }

  /// Waits until that many threads have delivered, and reports progress meanwhile.
  const Tally& wait(int threads, const Progress& progress) {
    std::unique_lock lock(mutex_);
    while (!changed_.wait_for(lock, std::chrono::milliseconds(100), [&] { return delivered_ == threads; })) {
      lock.unlock();
      if (progress && !progress(played_.load(std::memory_order_relaxed))) stop();
      lock.lock();
    }
    return total_;
  }

 private:
  const std::uint64_t games_;
  const std::uint64_t piece_;
  std::atomic<std::uint64_t> next_ = 0;
  std::atomic<std::uint64_t> played_ = 0;
  std::mutex mutex_;
  std::condition_variable changed_;
  Tally total_;
  int delivered_ = 0;
};

template <Game G, Bot<G> B>
void run_thread(const typename G::State& start, B bot, std::uint64_t seed, std::uint64_t games, Work& work) {
  Tally tally;
  for (std::uint64_t first = work.take(); first < games; first = work.take()) {
    const std::uint64_t end = work.end_of(first);
    play_games<G>(start, bot, seed, first, end, tally);
    work.played(end - first);
  }
  work.deliver(tally);
}

template <Game G, Bot<G> B>
Checked<Tally> run(const SimulationPlan& plan, const B& bot, const Progress& progress) {
  const auto read = read_options<G>(plan.options);
  if (!read) return read.error();
  const typename G::State start = G::start(read->options, plan.players);
  Work work(plan.games);
  std::vector<std::jthread> threads;
  for (int i = 0; i < plan.threads; ++i) {
    threads.emplace_back([&] { run_thread<G>(start, bot, plan.seed, plan.games, work); });
  }
  return work.wait(plan.threads, progress);
}

/// One kind of bot at all seats is compiled into the loop; several are told apart at each choice.
template <Game G>
Checked<Tally> run(const SimulationPlan& plan, const Progress& progress) {
  const auto& names = plan.bots;
  if (std::all_of(names.begin(), names.end(), [&](const auto& name) { return name == names.front(); })) {
    Checked<Tally> tally = Tally();
    visit_bot<G>(names.front(), [&]<class B>() { tally = run<G>(plan, B(), progress); });
    return tally;
  }
  MixedBots<G> bots;
  for (std::size_t i = 0; i < names.size(); ++i) {
    visit_bot<G>(names[i], [&]<class B>() { bots.seat(seat(static_cast<int>(i)), B()); });
  }
  return run<G>(plan, bots, progress);
}

Checked<Done> check(const SimulationPlan& plan) {
  if (auto checked = check_players(plan.game->about(), plan.players); !checked) return checked;
  if (plan.bots.size() != 1 && plan.bots.size() != static_cast<std::size_t>(plan.players)) {
    return Error{"name one bot for all seats, or one for each of the " + std::to_string(plan.players) + ", not " +
                 std::to_string(plan.bots.size())};
  }
  for (const std::string& bot : plan.bots) {
    if (auto checked = check_bot(*plan.game, bot); !checked) return checked;
  }
  return Done();
}

}  // namespace

Checked<SimulationReport> simulate(const SimulationPlan& plan, const Progress& progress) {
  if (const auto checked = check(plan); !checked) return checked.error();
  const auto begin = std::chrono::steady_clock::now();
  Checked<Tally> tally = Tally();
  visit_game(plan.game->about().id, [&]<class G>() { tally = run<G>(plan, progress); });
  if (!tally) return tally.error();

  SimulationReport report;
  report.tally = *tally;
  report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  const auto games = static_cast<double>(tally->games);
  const auto wins = [&](std::uint64_t parts) {
    return share_of(static_cast<double>(parts) / static_cast<double>(Tally::kWin), games);
  };
  for (std::size_t i = 0; i < static_cast<std::size_t>(plan.players); ++i) {
    report.by_seat.push_back(wins(tally->by_seat[i]));
    report.by_order.push_back(wins(tally->by_order[i]));
  }
  report.draws = share_of(static_cast<double>(tally->draws), games);
  return report;
}

}  // namespace alea::lab
