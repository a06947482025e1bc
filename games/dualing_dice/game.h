// Dualing Dice: roll pairs of dice and save one each round, for hidden goals. 2 to 8 players.
#pragma once

#include "engine/game.h"
#include "engine/own_moves.h"
#include "games/dualing_dice/asking.h"
#include "games/dualing_dice/evaluate.h"
#include "games/dualing_dice/events.h"
#include "games/dualing_dice/greedy.h"
#include "games/dualing_dice/notation.h"
#include "games/dualing_dice/reasons.h"
#include "games/dualing_dice/rules.h"
#include "games/dualing_dice/strong.h"
#include "games/dualing_dice/study.h"
#include "games/dualing_dice/view.h"

namespace alea::dualing_dice {

struct Game : Rules, Views, Notation, Greedy, Strong, Evaluation, Reasons, Asking {
  using Rules::moves;
  static auto moves(const dualing_dice::View& view) { return own_moves<Rules>(view); }

  using Options = dualing_dice::Options;
  using State = dualing_dice::State;
  using Move = dualing_dice::Move;
  using Outcome = dualing_dice::Outcome;
  using View = dualing_dice::View;
  using Event = dualing_dice::Event;
  using SeenEvent = dualing_dice::SeenEvent;
  using Choice = dualing_dice::Choice;
  using Study = dualing_dice::Study;

  static constexpr About kAbout{.id = "dualing_dice",
                                .title = "Dualing Dice",
                                .clauses = "DU",
                                .least_players = 2,
                                .most_players = kMostPlayers,
                                .has_secrets = true};
  static constexpr auto kOptions = dualing_dice::kOptions;
};

static_assert(alea::Game<Game>);

}  // namespace alea::dualing_dice
