// A game played in this program: its state and record, always in step, and the choices that can still be taken back.
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
  using Events = std::shared_ptr<const AnyEvents>;

  /// The table after the events of the record, if any.
  static Checked<LocalTable> open(const AnyGame& game, Record record);

  const AnyState& state() const { return *state_; }
  const Record& record() const { return record_; }

  /// It must be the turn of chance.
  Events chance(Dice& dice);
  /// A legal move that nobody will take back: a bot's, or a forced one.
  Events play(Seat seat, const std::string& move);
  /// A legal move chosen by a person.
  Events choose(Seat seat, const std::string& move);

  /// A choice can be taken back until chance or another player acts.
  bool can_take_back(Seat seat) const { return !choices_.empty() && choices_.back().seat == seat; }
  /// Undoes the seat's last choice; there must be one.
  void take_back();

 private:
  struct Choice {
    Seat seat;
    std::unique_ptr<AnyState> before;
    std::size_t events;  // the number of events before it
  };

  LocalTable(std::unique_ptr<AnyState> state, Record record);
  void add(Record::Event event);

  std::unique_ptr<AnyState> state_;
  Record record_;
  std::vector<Choice> choices_;  // consecutive ones of one seat
};

}  // namespace alea::cli
