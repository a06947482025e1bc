// Data files, such as a deck. The first bytes choose a game with a data file, the number of players and the dice; the
// rest is the content of the file. A refusal must have a reason. With an accepted file, the game can be played, shown
// and described.
#include <memory>
#include <string>
#include <vector>

#include "engine/canvas.h"
#include "engine/simulation_dice.h"
#include "games/registry.h"
#include "tests/fuzz/fuzz.h"

namespace alea::fuzz {
namespace {

struct DataOption {
  const AnyGame* game;
  std::string_view name;
};

std::vector<DataOption> data_options() {
  std::vector<DataOption> all;
  for (const AnyGame* game : all_games()) {
    for (const OptionField& field : game->options()) {
      if (field.kind == OptionField::Kind::data) all.push_back({game, field.name});
    }
  }
  return all;
}

void look(const AnyState& state) {
  for (const Seat seat : Seats::all(state.players())) {
    const std::unique_ptr<AnyView> view = state.view(seat);
    Canvas canvas;
    view->show(canvas);
    for (const std::string& move : state.moves(seat)) {
      Facts told;
      told.push_back(view->choice(move));
      state.copy()->play(seat, move)->events->tell(seat, told);
    }
  }
}

void play(AnyState& state, Dice& dice) {
  constexpr int kEvents = 60;
  for (int event = 0; event < kEvents && !state.turn().is_over(); ++event) {
    go_on(state, dice);
    look(state);
  }
}

}  // namespace

void check(std::string_view input) {
  static const std::vector<DataOption> kOptions = data_options();
  const DataOption& option = kOptions[choose(input, kOptions.size())];
  const int players = choose_players(input, option.game->about());
  LocalDice dice(choose(input, 256));
  const OptionSetting setting{.name = std::string(option.name), .value = std::string(input)};
  const auto checked = option.game->check(setting);
  require_reason(checked);
  if (!checked) return;
  const auto state = option.game->start({setting}, players);
  require(static_cast<bool>(state), "a game starts with what its check accepts");
  play(**state, dice);
}

}  // namespace alea::fuzz
