#include "lab/arena.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "bots/bots.h"
#include "bots/list.h"
#include "engine/erased_game.h"
#include "games/visit_game.h"
#include "lab/tally.h"

namespace alea::lab {
namespace {

int games_in_a_match(int players) { return players % 2 == 0 ? 2 : 2 * players; }

/// Which of the two bots has this seat in this game of a match: 0 or 1.
std::size_t bot_at(int seat, int game, int players) {
  const int turned = players % 2 == 0 ? seat : (seat + game / 2) % players;
  return static_cast<std::size_t>((turned + game) % 2);
}

struct Played {
  Scores scores;
  std::array<ThinkingTimes, 2> times;

  void add(const Played& other) {
    scores.add(other.scores);
    for (std::size_t bot = 0; bot < times.size(); ++bot) times[bot].add(other.times[bot]);
  }
};

/// Like lab/play_games.h, but bots have their own dice, so that all games of a match have the same dice at the table.
template <Game G>
class Arena {
 public:
  Arena(const Contest& contest, const typename G::State& start) : contest_(contest), start_(start) {}

  void play_match(std::uint64_t match, Played& played) const {
    std::uint64_t score = 0;
    for (int game = 0; game < games_in_a_match(contest_.players); ++game) score += play_game(match, game, played.times);
    if (!contest_.is_stopped()) played.scores.add(score);
  }

 private:
  /// The first bot's share of the wins, in units of Tally::kWin.
  std::uint64_t play_game(std::uint64_t match, int game, std::array<ThinkingTimes, 2>& times) const {
    MixedBots<G> bots;
    std::uint64_t score = 0;
    for (int i = 0; i < contest_.players; ++i) {
      const std::size_t bot = bot_at(i, game, contest_.players);
      visit_bot<G>(contest_.bots[bot], [&]<class B>() { bots.seat(seat(i), bot_with<B>(contest_.budgets[bot])); });
    }
    const std::optional<Result> result = end_of_game(bots, match, game, times);
    if (!result) return 0;
    const Seats winners = result->winners();
    for (const Seat winner : winners) {
      const bool is_first = bot_at(index(winner), game, contest_.players) == 0;
      if (is_first) score += Tally::kWin / static_cast<std::uint64_t>(winners.size());
    }
    return score;
  }

  /// Nothing if the contest is stopped.
  std::optional<Result> end_of_game(MixedBots<G>& bots, std::uint64_t match, int game,
                                    std::array<ThinkingTimes, 2>& times) const {
    SimulationDice table(contest_.seed, match);
    SimulationDice own(~contest_.seed, match * kMostGames + static_cast<std::uint64_t>(game));
    typename G::State state = start_;
    while (true) {
      const Turn turn = G::turn(state);
      if (turn.is_over()) return G::result(state);
      if (turn.is_chance()) {
        G::settle(state, G::draw(state, table));
      } else {
        const Seat seat = turn.seats().front();
        const std::size_t bot = bot_at(index(seat), game, contest_.players);
        const typename G::Move move = timed_choice(bots, Perspective<G>(state, seat), own, bot, times[bot]);
        if (contest_.is_stopped()) return std::nullopt;
        G::play(state, seat, move);
      }
    }
  }

  typename G::Move timed_choice(MixedBots<G>& bots, const Perspective<G>& seen, SimulationDice& own, std::size_t bot,
                                ThinkingTimes& times) const {
    const bool has_clock = contest_.budgets[bot].steps == 0;
    if (!bots::thinks(contest_.bots[bot]) || !has_clock || seen.moves().size() == 1) return bots.choose(seen, own);
    const auto begin = std::chrono::steady_clock::now();
    const typename G::Move move = bots.choose(seen, own);
    const std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - begin;
    if (!contest_.is_stopped()) times.add(taken.count() / contest_.budgets[bot].milliseconds);
    return move;
  }

  static constexpr std::uint64_t kMostGames = 2 * std::uint64_t{kMaxSeats};

  const Contest& contest_;
  const typename G::State& start_;
};

/// Mean and variance of a match's score, from 0 to 1. One win and one loss are added to the matches played, so that a
/// few wins in a row do not look like certainty.
struct Estimate {
  Estimate(const Scores& scores, int games) {
    const double whole = static_cast<double>(Tally::kWin) * games;
    matches = static_cast<double>(scores.matches) + 2;
    mean = (static_cast<double>(scores.sum) / whole + 1) / matches;
    variance = (static_cast<double>(scores.squares) / (whole * whole) + 1) / matches - mean * mean;
  }
  double matches;
  double mean;
  double variance;
};

Decision decision_on(const Estimate& estimate, double elo) {
  // Sequential probability ratio test (Wald 1945), with scores approximated as normal.
  const double decided = std::log(0.95 / 0.05);
  const double better = score_of_elo(elo);
  const double worse = score_of_elo(-elo);
  const double ratio =
      estimate.matches * (better - worse) * (2 * estimate.mean - better - worse) / (2 * estimate.variance);
  if (ratio >= decided) return Decision::first_is_stronger;
  return ratio <= -decided ? Decision::second_is_stronger : Decision::open;
}

template <Game G>
Checked<Played> run(const Contest& contest, const Progress& progress) {
  const auto read = read_options<G>(contest.options);
  if (!read) return read.error();
  const typename G::State start = G::start(read->options, contest.players);
  const Arena<G> arena(contest, start);
  const auto in_match = static_cast<std::uint64_t>(games_in_a_match(contest.players));
  const std::uint64_t matches = (contest.games + in_match - 1) / in_match;

  Played played;
  bool is_stopped = false;
  while (played.scores.matches < matches && !is_stopped && !contest.is_stopped()) {
    if (contest.enough_elo &&
        decision_on(Estimate(played.scores, static_cast<int>(in_match)), *contest.enough_elo) != Decision::open) {
      break;
    }
    // The test looks at the scores after fixed numbers of matches, whatever the number of threads.
    const std::uint64_t from = played.scores.matches;
    const std::uint64_t batch =
        contest.enough_elo ? std::min(matches - from, std::max<std::uint64_t>(16, from / 8)) : matches - from;
    constexpr std::uint64_t kMostAtATime = 64;
    const std::uint64_t at_a_time =
        std::clamp<std::uint64_t>(batch / (4 * static_cast<std::uint64_t>(contest.threads)), 1, kMostAtATime);
    played.add(in_parallel(
        batch, at_a_time, contest.threads, Played(),
        [&](std::uint64_t done) {
          is_stopped = is_stopped || (progress && !progress((from + done) * in_match));
          return !is_stopped;
        },
        [&](Played& mine, std::uint64_t first, std::uint64_t last) {
          for (std::uint64_t match = first; match < last; ++match) arena.play_match(from + match, mine);
        }));
  }
  return played;
}

Checked<Done> check(const Contest& contest) {
  if (auto checked = check_players(contest.game->about(), contest.players); !checked) return checked;
  for (const std::string& bot : contest.bots) {
    if (auto checked = bots::check_bot(*contest.game, bot); !checked) return checked;
  }
  return Done();
}

}  // namespace

double ThinkingTimes::percentile(double part) const {
  const auto enough = part * static_cast<double>(choices());
  std::uint64_t seen = 0;
  std::size_t step = 0;
  while (step + 1 < kSteps && static_cast<double>(seen += counts_[step]) < enough) ++step;
  return static_cast<double>(step + 1) / kStepsInWhole;
}

double score_of_elo(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }
double elo_of_score(double score) { return 400 * std::log10(score / (1 - score)); }

Checked<ContestReport> hold(const Contest& contest, const Progress& progress) {
  if (const auto checked = check(contest); !checked) return checked.error();
  const auto begin = std::chrono::steady_clock::now();
  Checked<Played> played = Played();
  visit_game(contest.game->about().id, [&]<class G>() { played = run<G>(contest, progress); });
  if (!played) return played.error();

  const Scores& scores = played->scores;
  const int in_match = games_in_a_match(contest.players);
  const Estimate estimate(scores, in_match);
  constexpr double kZ = 1.959963984540054;  // leaves 2.5 % of a normal distribution on each side
  const double half = kZ * std::sqrt(estimate.variance / estimate.matches);
  ContestReport report;
  report.scores = scores;
  report.times = played->times;
  report.games = scores.matches * static_cast<std::uint64_t>(in_match);
  report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  constexpr double kLeast = 1e-6;
  report.score = {.value = static_cast<double>(scores.sum) / (static_cast<double>(Tally::kWin * report.games)),
                  .low = std::max(kLeast, estimate.mean - half),
                  .high = std::min(1 - kLeast, estimate.mean + half)};
  report.elo = {.difference = elo_of_score(estimate.mean),
                .low = elo_of_score(report.score.low),
                .high = elo_of_score(report.score.high)};
  if (contest.enough_elo) report.decision = decision_on(estimate, *contest.enough_elo);
  return report;
}

}  // namespace alea::lab
