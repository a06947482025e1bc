#include "lab/simulate.h"

#include <algorithm>
#include <chrono>

#include "engine/erased_game.h"
#include "games/visit_game.h"
#include "lab/play_games.h"
#include "lab/seated_bots.h"

namespace alea::lab {
namespace {

/// Large enough that threads rarely contend even if a game takes a fraction of a microsecond.
constexpr std::uint64_t kGamesAtATime = 256;

template <Game G, Bot<G> B>
Checked<Tally> run(const Plan& plan, const B& bot, const Progress& progress) {
  const auto read = read_options<G>(plan.options);
  if (!read) return read.error();
  const typename G::State start = G::start(read->options, plan.players);
  return in_parallel(plan.games, kGamesAtATime, plan.threads, Tally(), progress,
                     [&](Tally& tally, std::uint64_t from, std::uint64_t to) {
                       B mine = bot;
                       play_games<G>(start, mine, plan.seed, from, to, tally, Unwatched(), plan.stop());
                     });
}

/// With the same bot at all seats, it is compiled into the loop; otherwise each choice dispatches to its bot.
template <Game G>
Checked<Tally> run(const Plan& plan, const Progress& progress) {
  const auto& names = plan.bots;
  const bool are_alike =
      std::all_of(names.begin(), names.end(), [&](const auto& name) { return name == names.front(); });
  if (are_alike && plan.budgets.size() == 1) {
    Checked<Tally> tally = Tally();
    visit_bot<G>(names.front(), [&]<class B>() { tally = run<G>(plan, bot_with<B>(plan.budgets.front()), progress); });
    return tally;
  }
  return run<G>(plan, seated_bots<G>(plan), progress);
}

}  // namespace

Checked<SimulationReport> simulate(const Plan& plan, const Progress& progress) {
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
    return proportion_of(static_cast<double>(parts) / static_cast<double>(Tally::kWin), games);
  };
  for (std::size_t i = 0; i < static_cast<std::size_t>(plan.players); ++i) {
    report.by_seat.push_back(wins(tally->by_seat[i]));
    report.by_order.push_back(wins(tally->by_order[i]));
  }
  const bool has_points = std::any_of(tally->squares.begin(), tally->squares.end(), [](auto sum) { return sum > 0; });
  for (std::size_t i = 0; has_points && i < static_cast<std::size_t>(plan.players); ++i) {
    report.points.push_back(average_of(tally->points[i], tally->squares[i], games));
  }
  report.draws = proportion_of(static_cast<double>(tally->draws), games);
  return report;
}

}  // namespace alea::lab
