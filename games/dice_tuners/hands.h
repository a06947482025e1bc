// Where strategy cards go, and who knows it.
#pragma once

#include "games/dice_tuners/state.h"

namespace alea::dice_tuners {

/// A card that only its taker sees.
inline void gain_unseen(State& state, Seat seat, Card card) { state.player(seat).hand.add(card); }

/// A card that all see being taken: from then on they know where it is.
inline void gain_openly(State& state, Seat seat, Card card) {
  Player& player = state.player(seat);
  player.hand.add(card);
  player.open.add(card);
  if (card != kBluff) return;
  for (Player& other : state.seats) {
    std::uint8_t& known = other.looked_bluffs[static_cast<std::size_t>(index(seat))];
    known = static_cast<std::uint8_t>(known + (known > 0 ? 1 : 0));
  }
}

/// A card leaves a hand in sight of all. Of a Bluff nobody knows whether it is the one they knew of, so
/// they know of one less.
inline void lose(State& state, Seat seat, Card card) {
  Player& player = state.player(seat);
  player.hand.remove(card);
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
    std::uint8_t& known = other.looked_bluffs[static_cast<std::size_t>(index(seat))];
    known = static_cast<std::uint8_t>(known - (known > 0 ? 1 : 0));
  }
}

inline void spend(State& state, Seat seat, Card card) {
  lose(state, seat, card);
  state.discards.add(card);
}

/// The viewer sees the hand of another seat, as it is now.
inline void look(State& state, Seat viewer, Seat at) {
  const CardSet& hand = state.player(at).hand;
  Player& player = state.player(viewer);
  player.looked = player.looked | hand.named();
  player.looked_bluffs[static_cast<std::size_t>(index(at))] = static_cast<std::uint8_t>(hand.bluffs());
}

/// What a viewer knows of a hand.
inline CardSet known_cards(const State& state, Viewer viewer, Seat seat) {
  const Player& player = state.player(seat);
  if (viewer.is(seat)) return player.hand;
  if (viewer.is_spectator()) return player.open;
  const Player& eyes = state.player(*viewer.seat());
  const int bluffs = std::max(player.open.bluffs(), int{eyes.looked_bluffs[static_cast<std::size_t>(index(seat))]});
  return (player.open | (player.hand & eyes.looked)).with_bluffs(bluffs);
}

}  // namespace alea::dice_tuners
