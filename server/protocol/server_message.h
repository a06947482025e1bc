// The messages that the server sends to a client: a closed set. docs/protocol.md has an example of each.
//
// All they contain of a game comes from views and from events that their reader may see: a state cannot be written.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "bots/hint.h"
#include "engine/any_game.h"
#include "engine/fact.h"
#include "engine/fair_dice.h"
#include "engine/ranked.h"
#include "engine/result.h"
#include "engine/seat.h"
#include "json/json.h"
#include "server/protocol/refusal.h"

namespace alea::server {

/// Of docs/protocol.md. It changes when a client of an earlier version would misunderstand something.
inline constexpr int kProtocolVersion = 3;

enum class Status : std::uint8_t { open, dealing, playing, over };
std::string_view name_of(Status status);

/// Who sits on a seat; public.
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

/// When a seat's time runs out, in milliseconds since 1970.
struct Deadline {
  Seat seat{};
  std::int64_t at_ms = 0;
};

/// What a seat has added to the dice so far.
struct ShareShown {
  Seat seat{};
  std::optional<Commitment> commitment;  // empty if it adds none
  std::optional<FairShare> share;        // once it is shown
};

struct ChatLine {
  Seat seat{};
  std::string text;
};

/// A view as JSON: one for each seat of the reader, or one for a spectator.
struct SeenAs {
  Viewer viewer;
  std::string json;
};

/// The legal moves of a seat that has to choose, each with the fact that describes it.
struct Offer {
  Seat seat{};
  std::vector<std::pair<std::string, Fact>> moves;
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
  std::string invite;  // the code, for seated players
  Status status = Status::open;
  Clock clock;
  bool has_hints = false;
  GameId fair_game;
  Commitment commitment;
  std::vector<ShareShown> shares;
  std::optional<FairSeed> seed;  // once the game is over
  std::vector<SeenAs> views;
  Seats turn;
  std::vector<Offer> choices;  // of the reader's own seats
  std::vector<Deadline> deadlines;
  std::optional<Result> result;
  std::vector<ChatLine> chat;  // the latest
  std::string rematch;         // the table of the rematch
};

/// A command was carried out before, or changed nothing that others see.
struct Acknowledged {
  std::string key;
  std::int64_t number = 0;     // of the update that it led to
  std::vector<Offer> choices;  // after a hello: of the reader's seats that have to choose
};

struct Refused {
  std::string key;
  Refusal refusal;
};

/// The answer to `hint`, best move first.
struct HintGiven {
  std::string key;
  Seat seat{};
  std::vector<bots::Advice> moves;
};

/// Who is connected.
struct Presence {
  Seats seats;
  int watching = 0;
  bool operator==(const Presence&) const = default;
};

/// All messages but updates, which a table writes itself (server/table/teller.h).
using ServerMessage = std::variant<Snapshot, Acknowledged, Refused, HintGiven, Presence>;

std::string write(const ServerMessage& message);
/// A written update for one reader: with the key of the command that it carries out, which has nothing to escape, and
/// with the choices that it asks of the reader's seats.
std::string addressed(std::string_view update, std::string_view key, const std::vector<Offer>& choices);

// Fields that updates or lists of tables have as well
/// "seats": […]
void write_seats_shown(const std::vector<SeatShown>& seats, JsonWriter& json);
/// "clock": {…}, if there is one.
void write_clock(const Clock& clock, JsonWriter& json);
/// "until": {…}, if there are any.
void write_deadlines(const std::vector<Deadline>& deadlines, JsonWriter& json);
/// "result": {…}
void write_result(const Result& result, JsonWriter& json);
void write_share(std::string_view name, const ShareShown& share, JsonWriter& json);
void write_chat(std::string_view name, const ChatLine& line, JsonWriter& json);

}  // namespace alea::server
