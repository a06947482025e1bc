// Moves compared by lines of play: as many as there is time for, and the most for those that are hard to tell apart.
#pragma once

#include <algorithm>
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

/// The moves that are compared. Those that seem to be worse are given up, so that there is more time for the others.
class Contest {
 public:
  explicit Contest(const Rules::Moves& moves) : moves_(moves.begin(), moves.end()), left_(moves.size()) {
    std::iota(left_.begin(), left_.end(), std::size_t{0});
  }

  /// The moves that are left, by their number in the list.
  const std::vector<std::size_t>& left() const { return left_; }

  /// `values` has one for each move.
  void sort(const Numbers& values) {
    std::stable_sort(left_.begin(), left_.end(), [&](auto one, auto other) { return values[one] > values[other]; });
  }
  void give_up_all_but_the_best_third(const Numbers& values) {
    sort(values);
    if (left_.size() > 2) left_.resize(std::max<std::size_t>(2, (left_.size() + 2) / 3));
  }

  /// The value of a move that was given up was measured with other dice: it is no better than those that were not.
  RankedMoves ranked(const Numbers& values) {
    sort(values);
    std::vector<bool> is_left(moves_.size());
    RankedMoves all;
    for (const std::size_t at : left_) {
      is_left[at] = true;
      all.push_back({.move = moves_[at], .value = values[at], .weight = all.empty() ? 1.0 : 0.0});
    }
    const double least = all.back().value;
    const auto rest = static_cast<std::ptrdiff_t>(all.size());
    for (std::size_t at = 0; at < moves_.size(); ++at) {
      if (!is_left[at]) all.push_back({.move = moves_[at], .value = std::min(values[at], least), .weight = 0});
    }
    std::stable_sort(all.begin() + rest, all.end(), [](const auto& a, const auto& b) { return a.value > b.value; });
    return all;
  }

 private:
  std::vector<Move> moves_;
  std::vector<std::size_t> left_;
};

/// Draws lines of play as long as there is time. Moves lead to where lines start; several may lead to the same start.
/// All starts that are still of interest get a line by turns, each time all with the same dice.
///   line(start, dice)      what comes of one
///   values(averages)       of all moves, by what came of each start on average
///   leads_to(move, start)  both by their numbers
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

  // Lines of each start, whatever the time: fewer say nothing, and these take a millisecond once chances are worked
  // out.
  constexpr int kFewest = 8;
  int next_look = 64;  // lines of each before the first moves are given up
  Numbers sums(starts);
  Numbers averages(starts);
  Numbers results;
  bool goes_on = true;
  for (int lines = 1; goes_on || lines <= kFewest; ++lines) {
    const auto seed = static_cast<std::uint64_t>(dice.pick(std::numeric_limits<int>::max()));
    results.clear();
    while (results.size() < open.size() && (goes_on || lines <= kFewest)) {
      SimulationDice same(seed, 0);
      results.push_back(line(open[results.size()], same));
      goes_on = goes_on && thinking.goes_on();
    }
    if (results.size() < open.size()) break;
    for (std::size_t i = 0; i < open.size(); ++i) averages[open[i]] = (sums[open[i]] += results[i]) / lines;
    if (lines < next_look) continue;
    next_look *= 4;
    contest.give_up_all_but_the_best_third(values(averages));
    drop_starts();
  }
  return contest.ranked(values(averages));
}

}  // namespace alea::dualing_dice
