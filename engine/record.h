// A record: who played what, and everything that was chosen and rolled. Its text is a save file, a
// bug report, a test case and a replay at once; docs/record.md has the grammar.
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
    bool operator==(const Player&) const = default;
  };
  struct Event {
    std::optional<Seat> seat;  // who chose; nobody for chance
    std::string text;
    bool operator==(const Event&) const = default;
  };

  std::string game;
  std::vector<Player> players;         // by seat
  std::vector<OptionSetting> options;  // those that differ from the default
  std::optional<FairRecord> fair;      // where the game has fair dice; its seats are among the players
  std::vector<Event> events;
  std::optional<Result> result;  // once the game is over

  bool operator==(const Record&) const = default;
};

std::string write(const Record& record);
/// The lines of a record that tell how the game ended.
std::string write(const Result& result);

/// Refuses what is not a record with the number of the line and the reason. Whether the moves
/// are legal shows only when it is replayed.
Checked<Record> read_record(std::string_view text);

/// The options that differ from the game's default, in the game's order and spelling. They must be right.
std::vector<OptionSetting> changed_options(const AnyGame& game, const std::vector<OptionSetting>& options);

/// A record with its header filled in and no events.
Record new_record(const AnyGame& game, std::vector<Record::Player> players, const std::vector<OptionSetting>& options);

/// The state before the first event. `game` must be the record's.
Checked<std::unique_ptr<AnyState>> start(const Record& record, const AnyGame& game);

/// Lets one event happen, and returns it as records write it. Refused, it changes nothing.
Checked<Record::Event> apply(AnyState& state, const Record::Event& event);

/// The state after all events; also checks the result, where the record has one.
Checked<std::unique_ptr<AnyState>> replay(const Record& record, const AnyGame& game);

}  // namespace alea
