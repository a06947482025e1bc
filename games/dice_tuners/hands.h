// Strategy cards that enter and leave hands, and what everyone knows about them.
#pragma once

#include "games/dice_tuners/state.h"

namespace alea::dice_tuners {

/// The seat takes a card that nobody else sees.
inline void gain_unseen(State& state, Seat seat, Card card) {
  Player& player = state.player(seat);
  player.hand.add(card);
  ++player.held;
}

/// The seat takes a card that everyone sees, and so everyone knows that it is in that hand.
inline void gain_openly(State& state, Seat seat, Card card) {
  Player& player = state.player(seat);
  gain_unseen(state, seat, card);
  player.open.add(card);
  if (card != kBluff) return;
  for (Player& other : state.seats) {
    if (other.looked_bluffs[seat] > 0) ++other.looked_bluffs[seat];
  }
}

/// A card leaves a hand openly. If it is a Bluff, it may be one that others knew about, so they know of one fewer.
inline void lose(State& state, Seat seat, Card card) {
  Player& player = state.player(seat);
  player.hand.remove(card);
  --player.held;
  if (player.open.has(card)) {
    player.open.remove(card);
  } else {
    player.limits.leave(card, state.content());
  }
  if (card != kBluff) {
    for (Player& other : state.seats) other.looked.remove(card);
    return;
  }
  for (Player& other : state.seats) {
    if (other.looked_bluffs[seat] > 0) --other.looked_bluffs[seat];
  }
}

inline void spend(State& state, Seat seat, Card card) {
  lose(state, seat, card);
  state.discards.add(card);
}

/// The viewer sees the current hand of another seat.
inline void look(State& state, Seat viewer, Seat at) {
  const CardSet& hand = state.player(at).hand;
  Player& player = state.player(viewer);
  player.looked = player.looked | hand.named();
  player.looked_bluffs[at] = static_cast<std::uint8_t>(hand.bluffs());
}

/// The cards of a hand that a viewer knows.
inline CardSet known_cards(const State& state, Viewer viewer, Seat seat) {
  const Player& player = state.player(seat);
  if (viewer.is(seat)) return player.hand;
  if (viewer.is_spectator()) return player.open;
  const Player& eyes = state.player(*viewer.seat());
  const int bluffs = std::max(player.open.bluffs(), int{eyes.looked_bluffs[seat]});
  return (player.open | (player.hand & eyes.looked)).with_bluffs(bluffs);
}

}  // namespace alea::dice_tuners
