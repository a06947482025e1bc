// How a game might go on: the line of play with which a search values a position.
#pragma once

#include "engine/seat_values.h"
#include "search/bot.h"

namespace alea {

template <Game G>
typename G::Move random_move(const typename G::State& state, Seat seat, SimulationDice& dice) {
  const auto& moves = G::moves(state, seat);
  return moves[static_cast<std::size_t>(dice.pick(static_cast<int>(moves.size())))];
}

template <class G>
concept HasGreedy = Game<G> && requires(const typename G::View& view, const typename G::State& state, Seat seat,
                                        SimulationDice& dice) { G::greedy(view, G::moves(state, seat), dice); };

template <class G>
concept HasEvaluate = Game<G> && requires(const typename G::State& state) {
  { G::evaluate(state) } -> std::same_as<SeatValues>;
};

/// What a sensible player would do; any move where the game does not know.
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

/// Sensible for the most part.
template <Game G>
typename G::Move varied_move(const typename G::State& state, Seat seat, SimulationDice& dice) {
  constexpr int kOneRandomIn = 8;
  return dice.pick(kOneRandomIn) == 0 ? random_move<G>(state, seat, dice) : likely_move<G>(state, seat, dice);
}

/// Everybody plays on by `choose(state, seat, dice)`; what comes of it. Where the game can value a position the line
/// ends after a while; otherwise it goes to the end of the game, or to where it seems to have none.
template <Game G, class Choose>
SeatValues play_out(typename G::State state, SimulationDice& dice, Choose choose) {
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
