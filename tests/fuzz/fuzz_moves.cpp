// Moves and outcomes as text. The first bytes choose a game, how many play, its options and the dice. Each line
// that follows is tried as whatever it may be; an empty one lets something happen that is allowed.
//
// What is refused changes nothing. What is accepted does the same as records write it.
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

/// All that a line may be: an outcome, or a move of any seat.
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
      const auto again = apply(*before, *happened);
      require(again && *again == *happened && before->equals(state), "what is accepted does the same as it is written");
      return;
    }
    require(state.equals(*before), "what is refused changes nothing");
  }
}

}  // namespace

void check(std::string_view input) {
  const AnyGame& game = *all_games()[choose(input, all_games().size())];
  const int players = choose_players(input, game.about());
  const std::vector<OptionSetting> options = choose_options(input, game);
  LocalDice dice(choose(input, 256));
  const auto state = game.start(options, players);
  require(static_cast<bool>(state), "a game starts with any of its options and numbers of players");
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
