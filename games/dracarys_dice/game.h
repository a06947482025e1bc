// Dracarys Dice: get rid of your dice before the pile burns you. 2 to 5 players, no secrets.
#pragma once

#include "engine/game.h"
#include "engine/own_moves.h"
#include "games/dracarys_dice/asking.h"
#include "games/dracarys_dice/events.h"
#include "games/dracarys_dice/notation.h"
#include "games/dracarys_dice/rules.h"
#include "games/dracarys_dice/solver.h"
#include "games/dracarys_dice/view.h"

namespace alea::dracarys_dice {

struct Game : Rules, Views, Notation, Asking, Solver {
  using Rules::moves;
  static auto moves(const dracarys_dice::View& view) { return own_moves<Rules>(view); }

  using Options = dracarys_dice::Options;
  using State = dracarys_dice::State;
  using Move = dracarys_dice::Move;
  using Outcome = dracarys_dice::Outcome;
  using View = dracarys_dice::View;
  using Event = dracarys_dice::Event;
  using SeenEvent = Event;
  using Choice = dracarys_dice::Choice;

  static constexpr About kAbout{.id = "dracarys_dice",
                                .title = "Dracarys Dice",
                                .clauses = "DR",
                                .least_players = 2,
                                .most_players = kMostPlayers,
                                .has_secrets = false};
  static constexpr auto kOptions = dracarys_dice::kOptions;
};

static_assert(alea::Game<Game>);

}  // namespace alea::dracarys_dice
