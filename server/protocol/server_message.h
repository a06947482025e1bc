// What the server tells a client: a closed set. docs/protocol.md has an example of each.
//
// Of a game they hold what a view shows and facts told to their reader, and nothing else: a state cannot be written.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/any_game.h"
#include "engine/fact.h"
#include "engine/fair_dice.h"
#include "engine/ranked.h"
#include "engine/result.h"
#include "engine/seat.h"
#include "server/protocol/json.h"
#include "server/protocol/refusal.h"
#include "server/protocol/view_fields.h"

namespace alea::server {

enum class Status : std::uint8_t { open, dealing, playing, over };
std::string_view name_of(Status status);

/// Who sits on a seat, as everybody may know.
struct SeatShown {
  enum class Kind : std::uint8_t { open, invite, person, bot };

  Kind kind = Kind::open;
  std::string name;      // of a person or a bot
  std::string level;     // of a bot
  bool is_held = false;  // a bot plays for a person who is away
  bool agrees = false;   // to end the game
  bool operator==(const SeatShown&) const = default;
};
std::string_view name_of(SeatShown::Kind kind);
std::optional<SeatShown::Kind> read_seat_kind(std::string_view name);

struct Clock {
  enum class Kind : std::uint8_t { none, seconds, days };

  Kind kind = Kind::none;
  std::int32_t seconds = 0;  // for each choice
  std::int32_t reserve = 0;  // seconds for the whole game, used up after those
  std::int32_t days = 0;     // for each choice
  bool operator==(const Clock&) const = default;
};

/// When the time of a seat is over, in milliseconds since 1970.
struct Deadline {
  Seat seat{};
  std::int64_t at_ms = 0;
};

/// What a seat has added to the dice so far.
struct ShareShown {
  Seat seat{};
  std::optional<Commitment> commitment;  // nothing: it adds none
  std::optional<FairShare> share;        // once it is shown
};

struct ChatLine {
  Seat seat{};
  std::string text;
};

/// JSON of a view, or of what changed in it; for each seat of the reader, or for a spectator.
struct SeenAs {
  Viewer viewer;
  std::string json;
};

/// The whole table.
struct Snapshot {
  std::int64_t number = 0;  // of the last update that it includes
  std::string key;          // of the command that it acknowledges, or empty
  std::int64_t now_ms = 0;
  std::string table;
  std::string game;
  std::vector<OptionSetting> options;  // that differ from the default, but no data
  std::vector<SeatShown> seats;
  Seats yours;
  std::string invite;  // the code, for those who sit at the table
  Status status = Status::open;
  Clock clock;
  bool has_hints = false;
  GameId fair_game;
  Commitment commitment;
  std::vector<ShareShown> shares;
  std::optional<FairSeed> seed;  // once the game is over
  std::vector<SeenAs> views;
  Seats turn;
  std::vector<Deadline> deadlines;
  std::optional<Result> result;
  std::vector<ChatLine> chat;  // the latest
  std::string rematch;         // the table where they play on
};

/// One of the things that happened in the game one after another, and how the views changed with it.
struct Step {
  Facts facts;
  std::vector<SeenAs> changes;
};

/// What happened, with all that followed by itself; only what it tells is there.
struct Update {
  std::int64_t number = 0;
  std::string key;  // of the command that it acknowledges, or empty
  std::vector<Step> steps;
  Seats turn;  // who is waited for now
  std::vector<Deadline> deadlines;
  std::optional<Status> status;
  std::vector<SeatShown> seats;
  std::optional<ShareShown> share;
  std::optional<Result> result;
  std::optional<FairSeed> seed;
  std::optional<ChatLine> said;
  std::string rematch;
};

/// A command was done before, or did nothing that others see.
struct Acknowledged {
  std::string key;
  std::int64_t number = 0;  // of the update that it led to
};

struct Refused {
  std::string key;
  Refusal refusal;
};

/// The answer to `choices`.
struct ChoiceList {
  std::string key;
  std::int64_t number = 0;  // what a move that answers it gives as `at`
  Seat seat{};
  std::vector<std::pair<std::string, Fact>> moves;
};

/// What is thought of one move.
struct Advice {
  Ranked<std::string> ranked;
  Fact fact;      // the move, as `choices` tells it
  Facts reasons;  // what speaks for or against it
};

/// The answer to `hint`: the best first.
struct HintGiven {
  std::string key;
  Seat seat{};
  std::vector<Advice> moves;
};

/// Who is connected.
struct Presence {
  Seats seats;
  int watching = 0;
  bool operator==(const Presence&) const = default;
};

using ServerMessage = std::variant<Snapshot, Update, Acknowledged, Refused, ChoiceList, HintGiven, Presence>;

std::string write(const ServerMessage& message);
/// The one of which there are many, without a copy.
std::string write(const Update& update);
/// A written update that had no key, with one: a client's, which has nothing to escape.
std::string with_key(std::string_view update, std::string_view key);

// Fields that lists of tables have as well
/// "seats": […]
void write_seats_shown(const std::vector<SeatShown>& seats, JsonWriter& json);
/// "clock": {…}, where there is one.
void write_clock(const Clock& clock, JsonWriter& json);

}  // namespace alea::server
