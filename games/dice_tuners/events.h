// Everything that happens in Dice Tuners. The rules report an `Event`; a viewer gets a `SeenEvent`.
//
// Hands, bids, cards played face down, and the cards that a seat is dealt, draws or looks at are secret. An event that
// holds one of them is called Secret…, has no name and no fields, and so cannot be told: `Views::see` replaces it by
// what the viewer may know.
#pragma once

#include <variant>

#include "games/dice_tuners/card_events.h"
#include "games/dice_tuners/draft_events.h"
#include "games/dice_tuners/duel_events.h"
#include "games/dice_tuners/end_events.h"
#include "games/dice_tuners/recruitment_events.h"

namespace alea::dice_tuners {

template <class... Special>
using PublicEventsAnd =
    std::variant<Lot, NewTop, Reshuffled, Discarded, MarketFilled, RoundBegan, BidShown, HiringOrder, Spent, Added,
                 Enough, TooPoor, Hired, TookExtra, Rolled, Drafted, PutAside, ColoursSettled, Deployed, DuelOfSides,
                 DuelOfFronts, DuelOfThree, ShieldStops, ShieldLeaves, ShieldPassed, NobodyLeft, Revealed,
                 RevealedOnFire, RevealedNone, NobodyOnFire, Looked, Retreated, RetreatNull, Used, Skipped, Strength,
                 StrengthNothing, TieWon, TieAdvantage, TieNull, DuelWon, GainDraw, GainScore, GainKeep, TookCard,
                 LeftCard, TookBack, HandsDecide, HeroesDecide, WinShared, Special...>;

using Event = PublicEventsAnd<SecretDeal, SecretDraw, SecretBid, SecretPlay, SecretLook>;

using SeenEvent =
    PublicEventsAnd<Dealt, DealtUnseen, Drew, DrewUnseen, DrewTop, Bid, Played, NothingToPlay, LookedCards>;

}  // namespace alea::dice_tuners
