// A record of a game: the game, its players and options, and everything that was chosen and rolled. Written as text, it
// serves as a save file, a bug report, a test case and a replay; docs/record.md has the grammar.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.h"
#include "engine/checked.h"
#include "engine/fair_record.h"
#include "engine/seat.h"

namespace alea {

struct Record {
  struct Player {
    std::string kind;  // `person`, or the name of a bot
    std::string name;
    bool is_person() const { return kind == "person"; }
    bool operator==(const Player&) const = default;
  };
  struct Event {
    std::optional<Seat> seat;  // the seat that chose; empty for chance
    std::string text;
    bool operator==(const Event&) const = default;
  };

  std::string game;
  int edition = 1;                     // of the rules (About::edition)
  std::vector<Player> players;         // by seat
  std::vector<OptionSetting> options;  // those that differ from the default
  std::optional<FairRecord> fair;      // if the game has fair dice; its seats are among the players
  std::vector<Event> events;
  std::optional<Result> result;     // once the game is over
  bool ended_by_agreement = false;  // the players ended it before it was over; then it has no result

  bool operator==(const Record&) const = default;
};

std::string write(const Record& record);
/// The lines of a record that say how the game ended.
std::string write(const Result& result);

/// Parses a record. An error names the line and the reason. Moves are not checked until the record is replayed.
Checked<Record> read_record(std::string_view text);

/// The options that differ from the game's defaults, in the game's order and spelling. `options` must be valid.
std::vector<OptionSetting> changed_options(const AnyGame& game, const std::vector<OptionSetting>& options);

/// A record with its header filled in and no events.
Record new_record(const AnyGame& game, std::vector<Record::Player> players, const std::vector<OptionSetting>& options);

/// The state before the first event. `game` must be the record's game; a record of another edition of its rules is
/// refused.
Checked<std::unique_ptr<AnyState>> start(const Record& record, const AnyGame& game);

/// Applies one event. A refused event changes nothing.
Checked<Happened> apply(AnyState& state, const Record::Event& event);

/// The state after all events. Also checks that the recorded result or agreed end, if any, is consistent with it.
Checked<std::unique_ptr<AnyState>> replay(const Record& record, const AnyGame& game);

}  // namespace alea
