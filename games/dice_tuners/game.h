// Dice Tuners: hire a hero, draft and deploy dice, and duel with your neighbours. 2 to 4 players, hidden hands.
#pragma once

#include "engine/game.h"
#include "engine/own_moves.h"
#include "engine/study.h"
#include "games/dice_tuners/greedy.h"
#include "games/dice_tuners/notation.h"
#include "games/dice_tuners/questions.h"
#include "games/dice_tuners/reasons.h"
#include "games/dice_tuners/rules.h"
#include "games/dice_tuners/shown.h"
#include "games/dice_tuners/study.h"
#include "games/dice_tuners/view.h"

namespace alea::dice_tuners {

struct Game : Rules, Views, Notation, Greedy, Reasons, Questions {
  using Rules::moves;
  static auto moves(const dice_tuners::View& view) { return own_moves<Rules>(view); }

  using Options = dice_tuners::Options;
  using State = dice_tuners::State;
  using Move = dice_tuners::Move;
  using Outcome = dice_tuners::Outcome;
  using View = dice_tuners::View;
  using Event = dice_tuners::Event;
  using SeenEvent = dice_tuners::SeenEvent;
  using Choice = dice_tuners::Choice;
  using Study = dice_tuners::Study;

  static constexpr About kAbout{.id = "dice_tuners",
                                .title = "Dice Tuners",
                                .clauses = "DT",
                                .least_players = kLeastPlayers,
                                .most_players = kMostPlayers,
                                .has_secrets = true,
                                .edition = 2};
  static constexpr auto kOptions = dice_tuners::kOptions;
  static constexpr auto kView = Shown::kView;
};

static_assert(alea::Game<Game> && HasStudy<Game>);

}  // namespace alea::dice_tuners
