#include "games/dualing_dice/events.h"

#include <string>

namespace alea::dualing_dice {

Quote quoted(Kind kind) { return {std::string(kind_name(kind))}; }

Quote short_name(SavedDie die) {
  std::string name(kind_name(die.kind));
  if (die.is_white) name[0] = 'W';
  return {name};
}

Quote GoalName::name() const { return {goal->name}; }

Quote Refused::white_name() const { return quoted(white); }

Quote Rolled::colour_name() const { return quoted(colour.kind); }
Quote Rolled::white_name() const { return quoted(white.kind); }

std::vector<PlayerName> Several::players() const {
  std::vector<PlayerName> names;
  for (const Seat seat : seats) names.push_back({seat});
  return names;
}

Quote DieOf::die_name() const { return quoted(die.kind); }

std::vector<DieName> Scored::dice_names() const {
  std::vector<DieName> names;
  for (const SavedDie& die : dice) names.push_back({die});
  return names;
}

int Scored::sum() const {
  int sum = 0;
  for (const SavedDie& die : dice) sum += die.number;
  return sum;
}

Quote Completed::name() const { return {goal->name}; }

Quote DrewGoal::name() const { return {goal->name}; }

}  // namespace alea::dualing_dice
