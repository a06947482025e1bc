#include "games/dualing_dice/events.h"

#include <string>

namespace alea::dualing_dice {

Quote quoted(Kind kind) { return {std::string(kind_name(kind))}; }

Quote GoalName::name() const { return {goal->name}; }

Quote Refused::white_name() const { return quoted(white); }

Quote Rolled::colour_name() const { return quoted(colour.kind); }
Quote Rolled::white_name() const { return quoted(white.kind); }

std::vector<PlayerName> Tied::players() const {
  std::vector<PlayerName> names;
  for (const Seat seat : seats) names.push_back({seat});
  return names;
}

Quote DieOf::die_name() const { return quoted(die.kind); }

Quote Completed::name() const { return {goal->name}; }

Quote DrewGoal::name() const { return {goal->name}; }
Facts DrewGoal::conditions() const { return {goal->wording()}; }

}  // namespace alea::dualing_dice
