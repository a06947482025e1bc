// Moves and outcomes as text. The first bytes choose a game, the number of players, the options and the dice. Each
// following line is tried as an outcome and as a move of every seat; an empty line plays something legal.
//
// Refused text changes nothing. Accepted text has the same effect as its canonical form in a record.
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/record.h"
#include "engine/simulation_dice.h"
#include "engine/text.h"
#include "games/registry.h"
#include "tests/fuzz/fuzz.h"

namespace alea::fuzz {
namespace {

std::vector<OptionSetting> choose_options(std::string_view& input, const AnyGame& game) {
  std::vector<OptionSetting> options;
  for (const OptionField& field : game.options()) {
    if (field.words.empty()) continue;
    options.push_back({std::string(field.name), std::string(field.words[choose(input, field.words.size())])});
  }
  return options;
}

/// The possible meanings of a line: an outcome, or a move of any seat.
std::vector<Record::Event> readings(const std::string& text) {
  std::vector<Record::Event> events{{.seat = std::nullopt, .text = text}};
  for (const Seat seat : Seats::all(kMaxSeats)) events.push_back({.seat = seat, .text = text});
  return events;
}

void attempt(AnyState& state, const std::string& text) {
  const std::unique_ptr<AnyState> before = state.copy();
  for (const Record::Event& event : readings(text)) {
    const auto happened = apply(state, event);
    require_reason(happened);
    if (happened) {
      const auto again = apply(*before, {.seat = event.seat, .text = happened->text});
      require(again && again->text == happened->text && before->equals(state),
              "accepted text has the same effect as its canonical form");
      return;
    }
    require(state.equals(*before), "refused text changes nothing");
  }
}

}  // namespace

void check(std::string_view input) {
  const AnyGame& game = *all_games()[choose(input, all_games().size())];
  const int players = choose_players(input, game.about());
  const std::vector<OptionSetting> options = choose_options(input, game);
  LocalDice dice(choose(input, 256));
  const auto state = game.start(options, players);
  require(static_cast<bool>(state), "a game starts with any valid options and number of players");
  while (!input.empty() && !(*state)->turn().is_over()) {
    const std::string line(next_part(input, '\n'));
    if (line.empty()) {
      go_on(**state, dice);
    } else {
      attempt(**state, line);
    }
  }
}

}  // namespace alea::fuzz
