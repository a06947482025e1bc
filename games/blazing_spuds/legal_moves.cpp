#include "games/blazing_spuds/legal_moves.h"

namespace alea::blazing_spuds {

Seats LegalMoves::may_be_given(const State& state) {
  const Seats others = Seats::all(state.players).without(state.player);
  Seats fitting;
  for (const Seat seat : others) {
    const bool has_own = state.kitchen(state.player).hand.of(colour_of(seat)).size() > 0;
    fitting = fitting.with_if(seat, !has_own);
  }
  return fitting.empty() ? others : fitting;
}

void LegalMoves::add_lifts(const State& state, Moves& list) {
  list.push_back(Move::done());
  for (const Card card : kAllCards) {
    const int from = state.not_before - static_cast<int>(card) * Die::kCodes;
    if (from >= Die::kCodes) continue;
    state.kitchen(state.player).on(card).each_kind([&](Die die) { list.push_back(Move::lift(die, card)); }, from);
  }
}

void LegalMoves::add_settings(const State& state, Moves& list) {
  for (int value = state.not_before; value <= kValues; ++value) {
    list.push_back(Move::set(Die(state.loose.first(), value)));
  }
}

}  // namespace alea::blazing_spuds
