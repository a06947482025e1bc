// Rules of thumb for the worth of heroes and cards.
//
// All worths are in hundredths of a VP.
#pragma once

#include "games/dice_tuners/state.h"

namespace alea::dice_tuners {

inline constexpr int kVp = 100;

/// What a VP for one opponent costs the others. The more opponents there are, the less it matters.
constexpr int rival_vp(int players) { return players == 2 ? kVp : players == 3 ? 50 : 35; }

/// What an effect gives in one duel on average, given how often its conditions hold.
int worth(const Effect& effect, int cost);
/// What a hero gives over a round.
int worth(const Hero& hero);
/// What a card is worth if it is kept for a later duel or a hero.
int card_worth(const State& state, Card card);

}  // namespace alea::dice_tuners
