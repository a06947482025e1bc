// Blazing Spuds: hand your hot dice to the others before they hand you theirs. 2 to 4 players, no secrets.
#pragma once

#include "engine/game.h"
#include "engine/own_moves.h"
#include "games/blazing_spuds/choices.h"
#include "games/blazing_spuds/evaluate.h"
#include "games/blazing_spuds/events.h"
#include "games/blazing_spuds/greedy.h"
#include "games/blazing_spuds/notation.h"
#include "games/blazing_spuds/question.h"
#include "games/blazing_spuds/reasons.h"
#include "games/blazing_spuds/rules.h"
#include "games/blazing_spuds/typed.h"
#include "games/blazing_spuds/view.h"

namespace alea::blazing_spuds {

struct Game : Rules, Views, Notation, Typed, Question, Greedy, Evaluate, Reasons {
  using Rules::moves;
  static auto moves(const blazing_spuds::View& view) { return own_moves<Rules>(view); }

  using Options = blazing_spuds::Options;
  using State = blazing_spuds::State;
  using Move = blazing_spuds::Move;
  using Outcome = blazing_spuds::Outcome;
  using View = blazing_spuds::View;
  using Event = blazing_spuds::Event;
  using SeenEvent = Event;
  using Choice = blazing_spuds::Choice;

  static constexpr About kAbout{.id = "blazing_spuds",
                                .title = "Blazing Spuds",
                                .clauses = "BS",
                                .least_players = 2,
                                .most_players = kMostPlayers,
                                .has_secrets = false};
  static constexpr auto kOptions = blazing_spuds::kOptions;
};

static_assert(alea::Game<Game>);

}  // namespace alea::blazing_spuds
