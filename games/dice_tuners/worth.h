// Rules of thumb: what heroes and cards are worth to a player who has not looked far ahead.
//
// All worths are in hundredths of a VP.
#pragma once

#include "games/dice_tuners/state.h"

namespace alea::dice_tuners {

inline constexpr int kVp = 100;

/// What one VP of one opponent costs the others: the more there are, the less it matters to each.
constexpr int rival_vp(int players) { return players == 2 ? kVp : players == 3 ? 50 : 35; }

/// What an effect gives in one duel, all its conditions taken as they usually come.
int worth(const Effect& effect, int cost);
/// What a hero gives over a round.
int worth(const Hero& hero);
/// What a card gives to who keeps it for a later duel or a hero.
int card_worth(const State& state, Card card);

}  // namespace alea::dice_tuners
