// The messages that a client can send to a table: a closed set of commands. docs/protocol.md has an example of each.
//
// A command has its name and the names of its fields here. A field is read by its type, and a text by its name too
// (client_message.cpp), so that it has the same form in every command.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "engine/checked.h"
#include "engine/fair_dice.h"
#include "engine/fields.h"
#include "engine/seat.h"

namespace alea::server {

/// The first message of a connection, with the number of the last update that the viewer has, if it has one.
struct Hello {
  static constexpr std::string_view kName = "hello";
  std::optional<std::int64_t> seen;
  static constexpr std::tuple kFields{field("seen", &Hello::seen)};
  bool operator==(const Hello&) const = default;
};
struct Sit {
  static constexpr std::string_view kName = "sit";
  Seat seat{};
  std::string code;  // the invitation code, if the seat needs one
  std::string name;  // of another person on the same device; empty for the guest's own
  static constexpr std::tuple kFields{field("seat", &Sit::seat), field("code", &Sit::code), field("name", &Sit::name)};
  bool operator==(const Sit&) const = default;
};
struct Stand {
  static constexpr std::string_view kName = "stand";
  Seat seat{};
  static constexpr std::tuple kFields{field("seat", &Stand::seat)};
  bool operator==(const Stand&) const = default;
};
struct Start {
  static constexpr std::string_view kName = "start";
  static constexpr std::tuple<> kFields{};
  bool operator==(const Start&) const = default;
};
struct Commit {
  static constexpr std::string_view kName = "commit";
  Seat seat{};
  std::optional<Commitment> commitment;  // empty if this seat adds no share
  static constexpr std::tuple kFields{field("seat", &Commit::seat), field("hash", &Commit::commitment)};
  bool operator==(const Commit&) const = default;
};
struct Show {
  static constexpr std::string_view kName = "show";
  Seat seat{};
  FairShare share;
  static constexpr std::tuple kFields{field("seat", &Show::seat), field("share", &Show::share)};
  bool operator==(const Show&) const = default;
};
/// One move, or several that are made one after another: all of them or none.
struct Move {
  static constexpr std::string_view kName = "move";
  Seat seat{};
  std::int64_t at = 0;  // the number of the last update that the player had seen
  std::vector<std::string> moves;
  static constexpr std::tuple kFields{field("seat", &Move::seat), field("at", &Move::at), field("move", &Move::moves)};
  bool operator==(const Move&) const = default;
};
struct Say {
  static constexpr std::string_view kName = "say";
  std::string text;
  static constexpr std::tuple kFields{field("text", &Say::text)};
  bool operator==(const Say&) const = default;
};
struct Hint {
  static constexpr std::string_view kName = "hint";
  Seat seat{};
  static constexpr std::tuple kFields{field("seat", &Hint::seat)};
  bool operator==(const Hint&) const = default;
};
/// Stands up from all seats; during a game, bots play for them.
struct Leave {
  static constexpr std::string_view kName = "leave";
  static constexpr std::tuple<> kFields{};
  bool operator==(const Leave&) const = default;
};
/// Takes a seat back from the bot that played for it.
struct Back {
  static constexpr std::string_view kName = "back";
  Seat seat{};
  static constexpr std::tuple kFields{field("seat", &Back::seat)};
  bool operator==(const Back&) const = default;
};
/// Agrees to end the game as it is.
struct End {
  static constexpr std::string_view kName = "end";
  static constexpr std::tuple<> kFields{};
  bool operator==(const End&) const = default;
};
struct Rematch {
  static constexpr std::string_view kName = "rematch";
  static constexpr std::tuple<> kFields{};
  bool operator==(const Rematch&) const = default;
};

using Command = std::variant<Hello, Sit, Stand, Start, Commit, Show, Move, Say, Hint, Leave, Back, End, Rematch>;

struct ClientMessage {
  std::string key;  // chosen by the client: the same key counts once
  Command command;
  bool operator==(const ClientMessage&) const = default;
};

inline constexpr std::size_t kLongestMessage = std::size_t{16} << 10U;
inline constexpr std::size_t kLongestKey = 22;
inline constexpr std::size_t kLongestName = 24;  // in characters, like the next
inline constexpr std::size_t kLongestChat = 280;

/// The message, or what is wrong with it.
Checked<ClientMessage> read_message(std::string_view text);
/// The key of a message that could not be read; empty if it has none.
std::string key_of(std::string_view text);

/// A person's name as it may be shown: not empty, not too long, on one line.
Checked<std::string> read_name(std::string_view text);

}  // namespace alea::server
