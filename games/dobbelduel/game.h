// Dobbelduel: break the other's code of four dice with as few white dice as you can. 2 players.
//
// Its size, from 100,000 random games: 18.9 events a game (13 to 53), 13.9 of them choices, and never
// more than 208 legal moves, which is what four different dice can be placed in. Marked by hand
// 20.9 events, 15.9 of them choices.
#pragma once

#include "engine/game.h"
#include "games/dobbelduel/breaker.h"
#include "games/dobbelduel/notation.h"
#include "games/dobbelduel/rules.h"
#include "games/dobbelduel/story.h"
#include "games/dobbelduel/view.h"

namespace alea::dobbelduel {

struct Game : Rules, Views, Notation, Story, Breaker {
  using Options = dobbelduel::Options;
  using State = dobbelduel::State;
  using Move = dobbelduel::Move;
  using Outcome = dobbelduel::Outcome;
  using View = dobbelduel::View;

  static constexpr About kAbout{.id = "dobbelduel",
                                .title = "Dobbelduel",
                                .clauses = "DO",
                                .least_players = kPlayers,
                                .most_players = kPlayers,
                                .has_secrets = true};
  static constexpr auto kOptions = dobbelduel::kOptions;
};

static_assert(alea::Game<Game>);

}  // namespace alea::dobbelduel
