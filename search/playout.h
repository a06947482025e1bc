// Playouts: a search estimates the value of a position by playing it forward with a fast policy.
//
// The policies, from the weakest to the strongest:
//   random_move   uniform over the legal moves
//   varied_move   epsilon-greedy: mostly likely_move, sometimes random_move
//   likely_move   the game's own heuristic (`greedy`), or random_move in a game without one
#pragma once

#include "engine/seat_values.h"
#include "search/bot.h"

namespace alea {

template <Game G>
typename G::Move random_move(const typename G::State& state, Seat seat, SimulationDice& dice) {
  const auto& moves = G::moves(state, seat);
  return moves[static_cast<std::size_t>(dice.pick(static_cast<int>(moves.size())))];
}

/// The move a sensible player would make, or a random one where the game has no heuristic.
template <Game G>
typename G::Move likely_move(const typename G::State& state, Seat seat, SimulationDice& dice) {
  if constexpr (HasGreedy<G>) {
    const auto& moves = G::moves(state, seat);
    if (moves.size() == 1) return moves[0];
    return G::greedy(G::view(state, seat), moves, dice);
  } else {
    return random_move<G>(state, seat, dice);
  }
}

/// Usually `likely_move`. The occasional random move keeps playouts of one position from being all alike, which would
/// make the search blind to whatever the heuristic never plays.
template <Game G>
typename G::Move varied_move(const typename G::State& state, Seat seat, SimulationDice& dice) {
  // Epsilon is 1/8. Higher makes playouts more diverse but weaker, so that values drift towards those of random play.
  constexpr int kOneRandomIn = 8;
  return dice.pick(kOneRandomIn) == 0 ? random_move<G>(state, seat, dice) : likely_move<G>(state, seat, dice);
}

/// Plays on with `choose(state, seat, dice)` for every seat and returns the value of the outcome for each. A game that
/// can evaluate a position is cut off at the horizon and evaluated there; any other is played to its end.
template <Game G, class Choose>
SeatValues play_out(typename G::State state, SimulationDice& dice, Choose choose) {
  // The number of choices in a playout, counting all seats. With an evaluation it is 12, about one turn in a game where
  // a player places a dozen dice one by one: a longer playout costs time that more playouts would use better, and adds
  // variance. Without an evaluation, 20,000 is only a safeguard against games that random play never finishes; such a
  // game counts as a draw.
  constexpr int kHorizon = HasEvaluate<G> ? 12 : 20'000;
  int choices = 0;
  while (choices < kHorizon) {
    const Turn turn = G::turn(state);
    if (turn.is_over()) return values_of(G::result(state));
    if (turn.is_chance()) {
      G::settle(state, G::draw(state, dice));
      continue;
    }
    ++choices;
    const Seat seat = turn.seats().front();
    G::play(state, seat, choose(state, seat, dice));
  }
  if constexpr (HasEvaluate<G>) return G::evaluate(state);
  return equal_values(state.players);
}

}  // namespace alea
