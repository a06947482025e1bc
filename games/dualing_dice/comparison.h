// Compares moves by sampled lines of play: as many as time allows, most of them for moves that are hard to tell apart.
//
// It works like sequential halving (Karnin, Koren and Somekh 2013), but keeps a third of the moves each time,
// quadruples the number of lines in between, needs no budget in advance, and plays all moves with the same dice (common
// random numbers).
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numeric>
#include <vector>

#include "engine/budget.h"
#include "engine/ranked.h"
#include "engine/simulation_dice.h"
#include "games/dualing_dice/rules.h"

namespace alea::dualing_dice {

using RankedMoves = std::vector<Ranked<Move>>;
using Numbers = std::vector<double>;

/// The moves being compared. Weaker ones are dropped to leave more time for the others.
class Contest {
 public:
  /// In random order, so that no equal move is preferred.
  Contest(const Rules::Moves& moves, SimulationDice& dice) : moves_(moves.begin(), moves.end()), left_(moves.size()) {
    std::iota(left_.begin(), left_.end(), std::size_t{0});
    for (std::size_t n = left_.size(); n > 1; --n) {
      std::swap(left_[n - 1], left_[static_cast<std::size_t>(dice.pick(static_cast<int>(n)))]);
    }
  }

  std::size_t size() const { return moves_.size(); }
  /// The remaining moves, as indices into the list.
  const std::vector<std::size_t>& left() const { return left_; }

  /// `values` has one for each move.
  void sort(const Numbers& values) {
    std::stable_sort(left_.begin(), left_.end(), [&](auto one, auto other) { return values[one] > values[other]; });
  }
  void give_up_all_but_the_best_third(const Numbers& values) {
    sort(values);
    if (left_.size() > 2) left_.resize(std::max<std::size_t>(2, (left_.size() + 2) / 3));
  }

  /// Moves that were dropped were measured on fewer lines, so their values are capped at the least of the others.
  RankedMoves ranked(const Numbers& values, const Numbers& margins) {
    sort(values);
    std::vector<bool> is_left(moves_.size());
    RankedMoves all;
    for (const std::size_t at : left_) {
      is_left[at] = true;
      all.push_back(
          {.move = moves_[at], .value = values[at], .weight = all.empty() ? 1.0 : 0.0, .margin = margins[at]});
    }
    const double least = all.back().value;
    const auto rest = static_cast<std::ptrdiff_t>(all.size());
    for (std::size_t at = 0; at < moves_.size(); ++at) {
      if (is_left[at]) continue;
      all.push_back({.move = moves_[at], .value = std::min(values[at], least), .weight = 0, .margin = margins[at]});
    }
    std::stable_sort(all.begin() + rest, all.end(), [](const auto& a, const auto& b) { return a.value > b.value; });
    return all;
  }

 private:
  std::vector<Move> moves_;
  std::vector<std::size_t> left_;
};

/// The results of the lines from one starting point.
struct Results {
  int count = 0;
  double sum = 0;
  double squares = 0;

  void add(double result) {
    ++count;
    sum += result;
    squares += result * result;
  }
  double average() const { return count == 0 ? 0 : sum / count; }
  /// The half-width of a 95 % confidence interval for the average; 0 if all lines gave the same.
  double margin() const {
    constexpr double kDeviations = 1.96;
    constexpr double kRounding = 1e-12;
    if (count == 0) return 1;
    const double variance = squares / count - average() * average();
    return variance < kRounding ? 0 : kDeviations * std::sqrt(variance / count);
  }
};

/// Without rounding errors, which must not decide between equal moves.
inline Numbers rounded(Numbers values) {
  constexpr double kGrain = 1e6;
  for (double& value : values) value = static_cast<double>(std::llround(value * kGrain)) / kGrain;
  return values;
}

/// Samples lines of play while there is time. Lines begin at starting points, and several moves may lead to the same
/// one. In each pass every starting point that still matters gets one line, all with the same dice.
///   line(start, dice)      the result of one line
///   values(averages)       the values of all moves, from the average result of each starting point
///   leads_to(move, start)  whether the move can lead there; both are indices
/// A move's value is an average over the starting points that it leads to. Because they share their dice, their errors
/// do not cancel out, so the move's margin is the widest of theirs.
template <class Line, class Values, class LeadsTo>
RankedMoves compared(Contest contest, std::size_t starts, Thinking thinking, SimulationDice& dice, Line line,
                     Values values, LeadsTo leads_to) {
  std::vector<std::size_t> open(starts);
  std::iota(open.begin(), open.end(), std::size_t{0});
  const auto drop_starts = [&] {
    const std::vector<std::size_t>& moves = contest.left();
    std::erase_if(open, [&](std::size_t start) {
      return std::none_of(moves.begin(), moves.end(), [&](std::size_t move) { return leads_to(move, start); });
    });
  };
  drop_starts();

  // Passes made even without time: fewer are meaningless, and these take a millisecond once the chances are computed.
  // Only a stop ends them earlier, since nobody wants the answer then.
  constexpr int kFewest = 8;
  int next_look = 64;  // passes before the first moves are dropped
  std::vector<Results> all(starts);
  Numbers averages(starts);
  Numbers results;
  bool goes_on = true;
  const auto has_to_go_on = [&](int lines) { return goes_on || (lines <= kFewest && !thinking.is_stopped()); };
  for (int lines = 1; has_to_go_on(lines); ++lines) {
    const auto seed = static_cast<std::uint64_t>(dice.pick(std::numeric_limits<int>::max()));
    results.clear();
    while (results.size() < open.size() && has_to_go_on(lines)) {
      SimulationDice same(seed, 0);
      results.push_back(line(open[results.size()], same));
      goes_on = goes_on && thinking.goes_on();
    }
    if (results.size() < open.size()) break;
    for (std::size_t i = 0; i < open.size(); ++i) {
      all[open[i]].add(results[i]);
      averages[open[i]] = all[open[i]].average();
    }
    if (lines < next_look) continue;
    next_look *= 4;
    contest.give_up_all_but_the_best_third(rounded(values(averages)));
    drop_starts();
  }
  Numbers margins(contest.size());
  for (std::size_t move = 0; move < margins.size(); ++move) {
    for (std::size_t start = 0; start < starts; ++start) {
      if (leads_to(move, start)) margins[move] = std::max(margins[move], all[start].margin());
    }
  }
  return contest.ranked(rounded(values(averages)), margins);
}

}  // namespace alea::dualing_dice
