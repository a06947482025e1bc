// Which of two bots plays better, and how sure that is.
//
// A match is two games with the same dice in which the bots swap seats, so that neither the dice nor the seats favour
// one of them. With more than two players the bots alternate, A B A B …; with an odd number of players a match has
// every rotation of that and of B A B A …
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

#include "engine/any_game.h"
#include "engine/budget.h"
#include "lab/in_parallel.h"
#include "lab/interval.h"

namespace alea::lab {

struct Contest {
  const AnyGame* game = nullptr;
  int players = 2;
  std::array<std::string, 2> bots;
  std::uint64_t games = 0;  // the most to play, rounded up to whole matches
  std::uint64_t seed = 1;
  int threads = 1;
  std::vector<OptionSetting> options;
  /// Of each choice of the bots that think. Both have the same stop flag, which ends the contest too: matches that are
  /// not over by then do not count.
  std::array<Budget, 2> budgets;
  /// The contest ends as soon as it is 95 % certain that the first bot is this many Elo points stronger, or this many
  /// weaker. If it is empty, all games are played.
  std::optional<double> enough_elo;

  bool is_stopped() const { return budgets[0].stop != nullptr && budgets[0].stop->load(std::memory_order_relaxed); }
};

/// How long a bot thought about its choices, as a share of its time budget.
class ThinkingTimes {
 public:
  void add(double share) { ++counts_[std::min(kSteps - 1, static_cast<std::size_t>(share * kStepsInWhole))]; }
  void add(const ThinkingTimes& other) {
    for (std::size_t i = 0; i < kSteps; ++i) counts_[i] += other.counts_[i];
  }
  std::uint64_t choices() const { return std::accumulate(counts_.begin(), counts_.end(), std::uint64_t{0}); }
  /// The share that this part of all choices kept to. There must be some choices.
  double percentile(double part) const;

 private:
  static constexpr std::size_t kStepsInWhole = 200;
  static constexpr std::size_t kSteps = 5 * kStepsInWhole;  // the last one counts everything above
  std::array<std::uint64_t, kSteps> counts_{};
};

enum class Decision : std::uint8_t { open, first_is_stronger, second_is_stronger };

/// The first bot's share of the wins in every match, as whole numbers (Tally::kWin).
struct Scores {
  std::uint64_t matches = 0;
  std::uint64_t sum = 0;
  std::uint64_t squares = 0;

  void add(std::uint64_t score) {
    ++matches;
    sum += score;
    squares += score * score;
  }
  void add(const Scores& other) {
    matches += other.matches;
    sum += other.sum;
    squares += other.squares;
  }
  bool operator==(const Scores&) const = default;
};

struct ContestReport {
  Scores scores;
  std::uint64_t games = 0;
  double seconds = 0;
  Proportion score{};  // of the first bot: 0.5 if both are equal
  /// The same as a difference in Elo points.
  struct Elo {
    double difference;
    double low;
    double high;
  } elo{};
  Decision decision = Decision::open;
  std::array<ThinkingTimes, 2> times;  // of choices between several moves, for bots that think by the clock
};

/// The result depends on the contest, not on the number of threads. If `progress` stops it, the report covers the
/// matches played so far.
Checked<ContestReport> hold(const Contest& contest, const Progress& progress);

/// The share of wins for a difference in Elo points, and the reverse.
double score_of_elo(double elo);
double elo_of_score(double score);

}  // namespace alea::lab
