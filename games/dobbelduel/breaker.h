// A strong player of Dobbelduel: ranks all moves with their values, best first.
//
// Every placement is first valued by the estimates for the codes it leaves (prospects.h). The best are then valued
// again with the next effort searched in full (search.h), as far as the allowance goes. The search is exact within its
// depth: it covers all rolls, placements and marks. It uses only the view and no random numbers, so equal views and
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

/// A move and its value to the player who makes it. In the last match that is the chance to win the game, where a draw
/// counts as half a win. Before that it is the breaker's expected points in this match, negative for the maker.
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
  static constexpr std::size_t kMostMoves = 208;  // placements of four different dice

  std::array<RankedMove, kMostMoves> moves_;  // only the first size_ are ever read
  std::size_t size_ = 0;
};

/// All legal moves. The view must be that of the seat to move.
Ranking rank(const View& view, Allowance& allowance);

struct Breaker {
  /// The best move by the estimates alone.
  static Move greedy(const View& view, std::span<const Move> moves, SimulationDice& dice);
  /// All moves, as well as the budget allows.
  static std::vector<Ranked<Move>> rank(const View& view, const Budget& budget, SimulationDice& dice);
  /// How many codes are possible, and how the move changes that.
  static void reasons(const View& view, Move move, Facts& facts);
};

}  // namespace alea::dobbelduel
