#include "engine/any_game.h"

#include "engine/erased_game.h"
#include "engine/text.h"

namespace alea {

Checked<Done> check_players(const About& about, int players) {
  if (players >= about.least_players && players <= about.most_players) return Done();
  std::string allowed = std::to_string(about.least_players);
  if (about.most_players > about.least_players) allowed += " to " + std::to_string(about.most_players);
  return Error{std::string(about.title) + " is for " + allowed + " players, not " + std::to_string(players)};
}

Checked<Done> check_edition(const About& about, int edition) {
  if (edition == about.edition) return Done();
  return Error{"this game was played under edition " + std::to_string(edition) + " of the rules of " +
               std::string(about.title) + "; this version of Alea plays edition " + std::to_string(about.edition)};
}

Error wrong_data(std::string_view option, const Error& wrong) {
  return Error{"option " + std::string(option) + ": " + wrong.reason};
}

Error not_your_turn(Seat seat, const Turn& turn) {
  if (turn.is_over()) return Error{"the game is over"};
  if (turn.is_chance()) return Error{"waiting for a roll, not a move"};
  std::string waited;
  for (const Seat one : turn.seats()) {
    if (!waited.empty()) waited += " or ";
    waited += letter(one);
  }
  return Error{std::string("it is not the turn of seat ") + letter(seat) + " but of " + waited};
}

Error no_such_move(std::string_view text, const std::vector<std::string>& first, std::size_t count) {
  std::string reason = "no legal move " + in_quotes(text) + "; legal are: " + joined(first);
  if (count > first.size()) reason += " and " + std::to_string(count - first.size()) + " more";
  return Error{std::move(reason)};
}

Error no_such_outcome(std::string_view text) {
  return Error{"chance cannot do " + in_quotes(text) + " now; ask for the outcomes to see what it can do"};
}

}  // namespace alea
