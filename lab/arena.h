// Which of two bots plays better, and how sure that is.
//
// A match is two games with the same dice, in which the bots change seats, so that neither luck of
// the dice nor of the seat counts for one of them. With more than two players the bots sit by turns,
// A B A B …; with an odd number the match has every rotation of that and of B A B A …
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
  std::uint64_t games = 0;  // at most; rounded up to whole matches
  std::uint64_t seed = 1;
  int threads = 1;
  std::vector<OptionSetting> options;
  std::array<Budget, 2> budgets;  // of each choice, for bots that think
  /// The contest ends early when one of these two is decided with 95 % certainty: the first bot is so many
  /// Elo points stronger, or it is so many weaker. Without it all games are played.
  std::optional<double> enough_elo;
};

/// How long a bot thought about its choices, as a share of what it was given.
class ThinkingTimes {
 public:
  void add(double share) { ++counts_[std::min(kSteps - 1, static_cast<std::size_t>(share * kStepsInWhole))]; }
  void add(const ThinkingTimes& other) {
    for (std::size_t i = 0; i < kSteps; ++i) counts_[i] += other.counts_[i];
  }
  std::uint64_t choices() const { return std::accumulate(counts_.begin(), counts_.end(), std::uint64_t{0}); }
  /// The share that so large a part of all choices kept to; there must be some.
  double percentile(double part) const;

 private:
  static constexpr std::size_t kStepsInWhole = 200;
  static constexpr std::size_t kSteps = 5 * kStepsInWhole;  // the last one is for all above
  std::array<std::uint64_t, kSteps> counts_{};
};

enum class Verdict : std::uint8_t { open, first_is_stronger, second_is_stronger };

/// What is counted: the first bot's shares of the wins, a match at a time, in whole parts.
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
  Share score{};  // of the first bot: 0.5 where both are equal
  /// The difference that such a score means, in Elo points.
  struct Elo {
    double difference;
    double low;
    double high;
  } elo{};
  Verdict verdict = Verdict::open;
  std::array<ThinkingTimes, 2> times;  // of choices between several moves, for bots that think
};

/// The result depends on the contest, not on the number of threads. Where `progress` stops it, what was
/// played by then is reported.
Checked<ContestReport> hold(const Contest& contest, const Progress& progress);

/// The share of wins that a difference in Elo points means, and back.
double score_of_elo(double elo);
double elo_of_score(double score);

}  // namespace alea::lab
