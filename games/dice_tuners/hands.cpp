// Dealing, drawing and discarding strategy cards (DT-3, DT-4, DT-6).
#include <utility>

#include "games/dice_tuners/hands.h"
#include "games/dice_tuners/rules.h"

namespace alea::dice_tuners {

void Rules::deal_on(State& state) {
  if (state.player(state.chooser).hand.size() < 1 + kDealt) return;  // the Bluff is there already
  state.chooser = left_of(state.chooser, state.players);
  if (state.chooser == state.first) state.phase = Phase::hands;
}

/// Whether there is a card below the top one; the discards become the deck if it is used up.
bool Rules::can_draw(State& state) {
  if (state.deck.is_empty()) std::swap(state.deck, state.discards);
  return !state.deck.is_empty();
}

/// Cards are drawn in turn order. Who is due several takes the top one, which all have seen, and then those
/// below, which they have not. Only then who has too many discards, in turn order too.
void Rules::bring_hands_in_order(State& state) {
  Seats due;
  Seats over_full;
  for (const Seat seat : Seats::all(state.players)) {
    due = due.with_if(seat, state.player(seat).due > 0);
    over_full = over_full.with_if(seat, state.player(seat).hand.size() > kHandLimit);
  }
  if (state.is_drawing && state.player(state.chooser).due == 0) state.is_drawing = false;
  if (state.top == kNoCard && !state.is_drawing && can_draw(state)) {
    state.phase = Phase::top;
  } else if (!due.empty()) {
    if (!state.is_drawing) state.chooser = state.next_in_turn(due);
    draw_next(state);
  } else if (state.market.is_empty()) {  // setting up
    fill_market(state);
  } else if (!over_full.empty()) {
    state.chooser = state.next_in_turn(over_full);
    state.phase = Phase::discard;
  } else {
    state.phase = state.duel == kNoDuel ? Phase::next_hire : Phase::next_duel;
  }
}

void Rules::draw_next(State& state) {
  Player& player = state.player(state.chooser);
  if (!state.is_drawing && state.top != kNoCard) {
    gain_openly(state, state.chooser, std::exchange(state.top, kNoCard));
    --player.due;
    state.is_drawing = true;
  } else if (can_draw(state)) {
    state.phase = Phase::draw;
  } else {
    player.due = 0;
  }
}

}  // namespace alea::dice_tuners
