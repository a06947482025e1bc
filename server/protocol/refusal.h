// Why something is refused: a kind for programs, from a closed set, and a sentence for people.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace alea::server {

struct Refusal {
  enum class Kind : std::uint8_t {
    bad_message,    // it cannot be understood
    too_long,       // longer than allowed
    gone,           // there is no such table
    not_yours,      // the seat is somebody else's
    not_your_turn,  // the seat has nothing to choose now
    stale,          // what it answers has changed since
    illegal,        // the rules do not allow it
    not_now,        // it can be done at another time
    full,           // the seat or the server is full
    too_fast,       // it comes too often
    not_allowed,    // the sender may not do this
    damaged,        // the table can no longer be read
    over,           // the game has ended
  };

  Kind kind{};
  std::string reason;
  bool operator==(const Refusal&) const = default;
};

std::string_view name_of(Refusal::Kind kind);

}  // namespace alea::server
