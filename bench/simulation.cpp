// Simulation speed, as a ratio to a hand-written loop measured in the same run.
//
// Machines differ and are noisy, so the baseline is measured again next to every measurement, and the median of the
// ratios counts.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>
#include <vector>

#include "bench/dracarys_loop.h"
#include "games/registry.h"
#include "lab/simulate.h"

namespace {

using namespace alea;

constexpr int kRounds = 9;

double seconds(const std::function<void()>& work) {
  const auto begin = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

double median(std::vector<double> values) {
  std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2), values.end());
  return values[values.size() / 2];
}

class Baseline {
 public:
  double seconds_per_game() {
    constexpr std::uint64_t kGames = 500'000;
    return seconds([&] { turns_ += loop_.play(++seed_, kGames).turns; }) / static_cast<double>(kGames);
  }
  /// Used, so that the compiler cannot remove the loop.
  std::uint64_t turns() const { return turns_; }

 private:
  bench::DracarysLoop loop_;
  std::uint64_t seed_ = 0;
  std::uint64_t turns_ = 0;
};

lab::SimulationReport simulate(const AnyGame& game, int players, int threads, std::uint64_t games) {
  return *lab::simulate({.game = &game,
                         .players = players,
                         .games = games,
                         .seed = 1,
                         .threads = threads,
                         .bots = {"random"},
                         .options = {}},
                        {});
}

/// The number of games that take about a fifth of a second.
std::uint64_t fitting_games(const AnyGame& game, int players) {
  const auto probe = simulate(game, players, 1, 2000);
  return std::max<std::uint64_t>(2000, static_cast<std::uint64_t>(probe.games_per_second() / 5));
}

void compare_rates(Baseline& baseline) {
  const AnyGame& game = *find_game("dracarys_dice");
  const std::uint64_t games = fitting_games(game, 3);
  std::vector<double> by_hand;
  std::vector<double> one;
  std::vector<double> ratio;
  std::vector<double> threads;
  for (int round = 0; round < kRounds; ++round) {
    const double hand = 1 / baseline.seconds_per_game();
    const double single = simulate(game, 3, 1, games).games_per_second();
    const double twice = simulate(game, 3, 2, 2 * games).games_per_second();
    by_hand.push_back(hand);
    one.push_back(single);
    ratio.push_back(single / hand);
    threads.push_back(twice / single);
  }
  fmt::print("Dracarys Dice, 3 players, random bots (median of {} rounds)\n", kRounds);
  fmt::print("  by hand, one thread     {:6.2f} million games/s\n", median(by_hand) / 1e6);
  fmt::print("  simulate, one thread    {:6.2f} million games/s\n", median(one) / 1e6);
  fmt::print("  simulate / by hand      {:6.2f}   (at least 0.33, aim 0.5)\n", median(ratio));
  fmt::print("  two threads / one       {:6.2f}   (at least 1.8 on two free cores)\n\n", median(threads));
}

void compare_moves(Baseline& baseline) {
  const double baseline_moves = simulate(*find_game("dracarys_dice"), 3, 1, 100'000).moves_per_game();
  fmt::print("Random play of every game, one thread\n");
  fmt::print("  {:<16} {:>7} {:>12} {:>12} {:>10} {:>22}\n", "game", "players", "games/s", "moves/game", "ns/move",
             "ratio to by hand");
  for (const AnyGame* game : all_games()) {
    for (int players = game->about().least_players; players <= game->about().most_players; ++players) {
      const std::uint64_t games = fitting_games(*game, players);
      std::vector<double> per_move;
      std::vector<double> ratio;
      double moves = 0;
      for (int round = 0; round < 3; ++round) {
        const double hand = baseline.seconds_per_game() / baseline_moves;
        const auto report = simulate(*game, players, 1, games);
        moves = report.moves_per_game();
        per_move.push_back(1 / (report.games_per_second() * moves));
        ratio.push_back(per_move.back() / hand);
      }
      fmt::print("  {:<16} {:>7} {:>12.0f} {:>12.1f} {:>10.1f} {:>22.1f}\n", game->about().id, players,
                 1 / (median(per_move) * moves), moves, median(per_move) * 1e9, median(ratio));
    }
  }
}

}  // namespace

int main() {
  Baseline baseline;
  compare_rates(baseline);
  compare_moves(baseline);
  return baseline.turns() == 0 ? 1 : 0;
}
