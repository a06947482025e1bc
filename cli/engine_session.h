// A session with another program: one JSON command per line in, one JSON answer per line out (docs/engine.md).
// cli/engine.cpp reads and writes the lines.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/command_fields.h"
#include "engine/any_game.h"
#include "engine/checked.h"
#include "engine/record.h"
#include "engine/simulation_dice.h"
#include "json/json.h"

namespace alea::cli {

class EngineSession {
 public:
  /// Longer lines are refused, to limit memory.
  static constexpr std::size_t kLongestLine = std::size_t{1} << 20U;

  /// The answer to one line, without a line end. A refused command changes nothing.
  std::string answer(std::string_view line);

  bool has_quit() const { return has_quit_; }

 private:
  struct Verb {
    std::string_view name;
    std::vector<std::string_view> fields;  // besides cmd and id
    bool needs_game;
    Checked<Done> (EngineSession::*run)(const CommandFields& fields, JsonWriter& json);
  };

  /// A game in progress, with its history for undo.
  struct Sitting {
    Sitting(Record header, std::unique_ptr<AnyState> start, std::uint64_t seed);
    Checked<Done> happen(const Record::Event& event);

    Record record;                                  // without a result, since undo would make it wrong
    std::vector<std::unique_ptr<AnyState>> states;  // at the start and after each event
    LocalDice dice;
  };

  static std::span<const Verb> verbs();
  Checked<Done> run(const CommandFields& fields, JsonWriter& json);
  const AnyState& state() const { return *sitting_->states.back(); }
  /// The seat named in the command, or the only one that can move.
  Checked<Seat> chooser(const CommandFields& fields) const;
  /// Ends the answer of a command that changed the game.
  Done changed(JsonWriter& json) const;

  // The commands
  Checked<Done> games(const CommandFields& fields, JsonWriter& json);
  Checked<Done> begin(const CommandFields& fields, JsonWriter& json);
  Checked<Done> truth(const CommandFields& fields, JsonWriter& json);
  Checked<Done> view(const CommandFields& fields, JsonWriter& json);
  Checked<Done> waiting(const CommandFields& fields, JsonWriter& json);
  Checked<Done> moves(const CommandFields& fields, JsonWriter& json);
  Checked<Done> move(const CommandFields& fields, JsonWriter& json);
  Checked<Done> chance(const CommandFields& fields, JsonWriter& json);
  Checked<Done> outcomes(const CommandFields& fields, JsonWriter& json);
  Checked<Done> hint(const CommandFields& fields, JsonWriter& json);
  Checked<Done> undo(const CommandFields& fields, JsonWriter& json);
  Checked<Done> record(const CommandFields& fields, JsonWriter& json);
  Checked<Done> load(const CommandFields& fields, JsonWriter& json);
  Checked<Done> quit(const CommandFields& fields, JsonWriter& json);

  std::unique_ptr<Sitting> sitting_;
  bool has_quit_ = false;
};

}  // namespace alea::cli
