// What a client can say at a table: a closed set. docs/protocol.md has an example of each.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "engine/checked.h"
#include "engine/fair_dice.h"
#include "engine/seat.h"

namespace alea::server {

/// The first message of a connection: what the viewer saw last; 0 where that is nothing.
struct Hello {
  std::int64_t seen = 0;
  bool operator==(const Hello&) const = default;
};
struct Sit {
  Seat seat{};
  std::string code;  // of the invitation, where the seat needs one
  std::string name;  // of another person at the same keyboard; empty: the guest's own
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
  std::optional<Commitment> commitment;  // nothing: this seat adds no share
  bool operator==(const Commit&) const = default;
};
struct Show {
  Seat seat{};
  FairShare share;
  bool operator==(const Show&) const = default;
};
struct Move {
  Seat seat{};
  std::int64_t at = 0;  // the number of the last update that the player had seen
  std::string move;
  bool operator==(const Move&) const = default;
};
/// Asks for the legal moves.
struct Choices {
  Seat seat{};
  bool operator==(const Choices&) const = default;
};
struct Say {
  std::string text;
  bool operator==(const Say&) const = default;
};
struct Hint {
  Seat seat{};
  bool operator==(const Hint&) const = default;
};
/// Stands up from all seats; in a game bots hold them.
struct Leave {
  bool operator==(const Leave&) const = default;
};
/// Takes a seat back from the bot that held it.
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
  using Wish =
      std::variant<Hello, Sit, Stand, Start, Commit, Show, Move, Choices, Say, Hint, Leave, Back, End, Rematch>;

  std::string key;  // chosen by the client: the same key counts once
  Wish wish;
  bool operator==(const ClientMessage&) const = default;
};

inline constexpr std::size_t kLongestMessage = std::size_t{16} << 10U;
inline constexpr std::size_t kLongestKey = 22;
inline constexpr std::size_t kLongestName = 24;  // in characters, as the next
inline constexpr std::size_t kLongestChat = 280;

/// A message, or a sentence that says what is wrong with it.
Checked<ClientMessage> read_message(std::string_view text);
/// The key of a message that is wrong in some other way; empty where it has none.
std::string key_of(std::string_view text);

/// The name of a person as it may be shown: not empty, not long, on one line.
Checked<std::string> read_name(std::string_view text);

}  // namespace alea::server
