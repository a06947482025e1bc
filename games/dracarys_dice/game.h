// Dracarys Dice: get rid of your dice before the pile burns you. 2 to 5 players, no secrets.
#pragma once

#include "engine/game.h"
#include "games/dracarys_dice/notation.h"
#include "games/dracarys_dice/rules.h"
#include "games/dracarys_dice/solver.h"
#include "games/dracarys_dice/story.h"
#include "games/dracarys_dice/view.h"

namespace alea::dracarys_dice {

struct Game : Rules, Views, Notation, Story, Solver {
  using Options = dracarys_dice::Options;
  using State = dracarys_dice::State;
  using Move = dracarys_dice::Move;
  using Outcome = dracarys_dice::Outcome;
  using View = dracarys_dice::View;

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
