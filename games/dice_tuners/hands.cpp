// Dealing, drawing and discarding strategy cards (DT-3, DT-4, DT-6).
#include <utility>

#include "games/dice_tuners/hands.h"
#include "games/dice_tuners/rules.h"

namespace alea::dice_tuners {

template <class L>
void Rules::deal_on(State& state, L listener) {
  if (state.player(state.chooser).hand.size() < 1 + kDealt) return;  // the Bluff was there already
  if constexpr (L::kHears) {
    CardSet dealt = state.player(state.chooser).hand;
    dealt.remove(kBluff);
    listener(SecretDeal{{state.chooser, state.options.content, dealt}});
  }
  state.chooser = left_of(state.chooser, state.players);
  if (state.chooser == state.first) state.phase = Phase::hands;
}

/// Whether there is a card below the top one. An empty deck is replaced by the discards.
template <class L>
bool Rules::can_draw(State& state, L listener) {
  if (state.deck.is_empty()) {
    if constexpr (L::kHears) {
      if (!state.discards.is_empty()) listener(Reshuffled{});
    }
    std::swap(state.deck, state.discards);
  }
  return !state.deck.is_empty();
}

/// Cards are drawn in turn order. A player who is due several takes the top one, which everyone has seen, and then
/// unseen ones from below. Whoever has too many cards then discards before the next player draws (DT-6).
template <class L>
void Rules::bring_hands_in_order(State& state, L listener) {
  Seats due;
  Seats over_full;
  for (const Seat seat : Seats::all(state.players)) {
    due = due.with_if(seat, state.player(seat).due > 0);
    over_full = over_full.with_if(seat, state.player(seat).hand.size() > kHandLimit);
  }
  if (state.is_drawing() && state.player(state.chooser).due == 0) end_draw(state, listener);
  if (state.top == kNoCard && !state.is_drawing() && can_draw(state, listener)) {
    state.phase = Phase::top;
  } else if (state.is_drawing()) {
    draw_next(state, listener);
  } else if (state.market.is_empty()) {  // setting up
    fill_market(state, listener);
  } else if (!over_full.empty()) {
    state.chooser = state.next_in_turn(over_full);
    state.phase = Phase::discard;
  } else if (!due.empty()) {
    state.chooser = state.next_in_turn(due);
    draw_next(state, listener);
  } else {
    const Phase after_draw = state.hired == state.players ? Phase::next_roll : Phase::next_hire;
    state.phase = state.duel == kNoDuel ? after_draw : Phase::next_duel;
  }
}

template <class L>
void Rules::draw_next(State& state, L listener) {
  Player& player = state.player(state.chooser);
  if (!state.is_drawing() && state.top != kNoCard) {
    state.drawn_top = std::exchange(state.top, kNoCard);
    gain_openly(state, state.chooser, state.drawn_top);
    --player.due;
  } else if (can_draw(state, listener)) {
    state.phase = Phase::draw;
  } else {
    player.due = 0;
  }
}

template <class L>
void Rules::end_draw(State& state, L listener) {
  listener(SecretDraw{.who = state.chooser, .top = card_of(state, state.drawn_top), .below = state.drawn});
  state.drawn_top = kNoCard;
  state.drawn = {};
}

template void Rules::deal_on(State&, Silent);
template void Rules::deal_on(State&, Recorder<Event>);
template void Rules::bring_hands_in_order(State&, Silent);
template void Rules::bring_hands_in_order(State&, Recorder<Event>);

}  // namespace alea::dice_tuners
