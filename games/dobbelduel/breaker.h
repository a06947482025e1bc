// A strong player of Dobbelduel: every choice with its value, the best first.
//
// The breaker's search is exact about what it looks at: all rolls, all placements of each, all marks. Placements
// are judged by the prospects of what they leave (prospects.h); then, as far as the allowance goes, the best of
// them once more with the next effort in full. It goes by the view alone and draws nothing, so equal views and
// equal work give equal answers.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "engine/budget.h"
#include "engine/fact.h"
#include "engine/ranked.h"
#include "engine/simulation_dice.h"
#include "games/dobbelduel/allowance.h"
#include "games/dobbelduel/view.h"

namespace alea::dobbelduel {

/// A move and what is to be expected of the match for the seat that makes it: in the last match its chance to win
/// the game, a draw being half a win; before that points, those of the breaker, or less them for the maker.
struct RankedMove {
  Move move;
  double value;
};

class Ranking {
 public:
  void add(Move move, double value) { moves_[size_++] = {move, value}; }

  std::size_t size() const { return size_; }
  const RankedMove& best() const { return moves_[0]; }
  RankedMove* begin() { return moves_.data(); }
  RankedMove* end() { return moves_.data() + size_; }
  const RankedMove* begin() const { return moves_.data(); }
  const RankedMove* end() const { return moves_.data() + size_; }

 private:
  static constexpr std::size_t kMostMoves = 208;  // four different dice

  std::array<RankedMove, kMostMoves> moves_;  // only the first size_ are ever read
  std::size_t size_ = 0;
};

/// Every legal move of the seat that is waited for, whose view it must be.
Ranking rank(const View& view, Allowance& allowance);

struct Breaker {
  /// The best move without looking further than what a placement leaves.
  static Move greedy(const View& view, std::span<const Move> moves, SimulationDice& dice);
  /// All moves, as well as the budget allows.
  static std::vector<Ranked<Move>> rank(const View& view, const Budget& budget, SimulationDice& dice);
  /// How many codes there are, and what the move does to that.
  static void reasons(const View& view, Move move, Facts& facts);
};

}  // namespace alea::dobbelduel
