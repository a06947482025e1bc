// The messages that a client can send to a table: a closed set. docs/protocol.md has an example of each.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/checked.h"
#include "engine/fair_dice.h"
#include "engine/seat.h"

namespace alea::server {

/// The first message of a connection, with the number of the last update that the viewer has; 0 if none.
struct Hello {
  std::int64_t seen = 0;
  bool operator==(const Hello&) const = default;
};
struct Sit {
  Seat seat{};
  std::string code;  // the invitation code, if the seat needs one
  std::string name;  // of another person on the same device; empty for the guest's own
  bool operator==(const Sit&) const = default;
};
struct Stand {
  Seat seat{};
  bool operator==(const Stand&) const = default;
};
struct Start {
  bool operator==(const Start&) const = default;
};
struct Commit {
  Seat seat{};
  std::optional<Commitment> commitment;  // empty if this seat adds no share
  bool operator==(const Commit&) const = default;
};
struct Show {
  Seat seat{};
  FairShare share;
  bool operator==(const Show&) const = default;
};
/// One move, or several that are made one after another: all of them or none.
struct Move {
  Seat seat{};
  std::int64_t at = 0;  // the number of the last update that the player had seen
  std::vector<std::string> moves;
  bool operator==(const Move&) const = default;
};
struct Say {
  std::string text;
  bool operator==(const Say&) const = default;
};
struct Hint {
  Seat seat{};
  bool operator==(const Hint&) const = default;
};
/// Stands up from all seats; during a game, bots play for them.
struct Leave {
  bool operator==(const Leave&) const = default;
};
/// Takes a seat back from the bot that played for it.
struct Back {
  Seat seat{};
  bool operator==(const Back&) const = default;
};
/// Agrees to end the game as it is.
struct End {
  bool operator==(const End&) const = default;
};
struct Rematch {
  bool operator==(const Rematch&) const = default;
};

struct ClientMessage {
  using Wish = std::variant<Hello, Sit, Stand, Start, Commit, Show, Move, Say, Hint, Leave, Back, End, Rematch>;

  std::string key;  // chosen by the client: the same key counts once
  Wish wish;
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
