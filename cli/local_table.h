// A table of one game in this program: the state and its record, always in step, and the choices
// that can still be taken back.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/any_game.h"
#include "engine/checked.h"
#include "engine/dice.h"
#include "engine/record.h"

namespace alea::cli {

class LocalTable {
 public:
  /// The table as the record leaves it: at the start, where it has no events yet.
  static Checked<LocalTable> open(const AnyGame& game, Record record);

  const AnyState& state() const { return *state_; }
  const Record& record() const { return record_; }

  // What happens. Each returns what the reader may be told of it.
  /// Chance must be waited for.
  Facts chance(Dice& dice, Viewer reader);
  /// A legal move that nobody wants to take back: a bot's, or the only one there is.
  Facts play(Seat seat, const std::string& move, Viewer reader);
  /// A person's choice among legal moves.
  Facts choose(Seat seat, const std::string& move, Viewer reader);

  /// A choice can be taken back until chance or somebody else comes in between.
  bool can_take_back(Seat seat) const { return !choices_.empty() && choices_.back().seat == seat; }
  /// Back to before the seat's last choice, which there must be.
  void take_back();

 private:
  struct Choice {
    Seat seat;
    std::unique_ptr<AnyState> before;
    std::size_t events;  // how many there were
  };

  LocalTable(std::unique_ptr<AnyState> state, Record record);
  void add(Record::Event event);

  std::unique_ptr<AnyState> state_;
  Record record_;
  std::vector<Choice> choices_;  // of one seat, in a row
};

}  // namespace alea::cli
