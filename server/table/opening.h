// The set-up of a table: what is agreed on before the game, and the seed, which nobody knows yet.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.h"
#include "engine/checked.h"
#include "engine/fair_dice.h"
#include "server/protocol/server_message.h"
#include "server/table/event.h"

namespace alea::server {

/// A seat as it is set up. A person may already sit there, also a second one on the same device.
struct SeatPlan {
  SeatShown::Kind kind = SeatShown::Kind::open;
  PersonId who = kNobody;  // of a person
  std::string name;        // of a person or a bot
  std::string level;       // of a bot
  bool operator==(const SeatPlan&) const = default;
};

struct Opening {
  std::string table;  // its id, as addresses have it
  std::string game;
  int edition = 1;  // of its rules
  std::vector<OptionSetting> options;
  PersonId host = kNobody;  // who opened the table
  std::vector<SeatPlan> seats;
  Clock clock;
  bool has_hints = false;
  bool is_listed = false;  // in the public list
  std::string invite;      // the code for invited seats
  GameId fair_game;
  FairSeed seed;

  bool operator==(const Opening&) const = default;
};

/// As one line.
std::string write(const Opening& opening);
Checked<Opening> read_opening(std::string_view text);

/// What can be set as `clock`: null, {"seconds":30,"reserve":300} or {"days":2}.
Checked<Clock> read_clock(const rapidjson::Value& value);

}  // namespace alea::server
