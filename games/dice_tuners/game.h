// Dice Tuners: hire a hero, draft and deploy dice, and duel with your neighbours. 2 to 4 players, hidden hands.
#pragma once

#include "engine/game.h"
#include "engine/study.h"
#include "games/dice_tuners/greedy.h"
#include "games/dice_tuners/notation.h"
#include "games/dice_tuners/reasons.h"
#include "games/dice_tuners/rules.h"
#include "games/dice_tuners/story.h"
#include "games/dice_tuners/study.h"
#include "games/dice_tuners/view.h"

namespace alea::dice_tuners {

struct Game : Rules, Views, Notation, Story, Greedy, Reasons {
  using Options = dice_tuners::Options;
  using State = dice_tuners::State;
  using Move = dice_tuners::Move;
  using Outcome = dice_tuners::Outcome;
  using View = dice_tuners::View;
  using Study = dice_tuners::Study;

  static constexpr About kAbout{.id = "dice_tuners",
                                .title = "Dice Tuners",
                                .clauses = "DT",
                                .least_players = kLeastPlayers,
                                .most_players = kMostPlayers,
                                .has_secrets = true};
  static constexpr auto kOptions = dice_tuners::kOptions;
};

static_assert(alea::Game<Game> && HasStudy<Game>);

}  // namespace alea::dice_tuners
