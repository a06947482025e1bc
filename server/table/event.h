// One thing that happened at a table. A table is what its events add up to; they are kept as lines of text.
//
//   moved A - k7 give B C
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/checked.h"
#include "engine/seat.h"

namespace alea::server {

/// A guest, by a number that the table does not look behind. 0 is somebody unknown, who can only watch.
enum class PersonId : std::int64_t {};
inline constexpr PersonId kNobody{};

/// Milliseconds since 1970.
using TimeMs = std::int64_t;

struct Event {
  enum class Kind : std::uint8_t {
    opened,     // text: the set-up (opening.h)
    sat,        // who took the seat; text: the name there
    stood,      // the seat is free again
    started,    // who started: the dice are made fair first
    committed,  // the seat to a share; text: the commitment, or nothing
    shown,      // the seat's share; text: the share, or nothing where it did not come
    begun,      // the game
    moved,      // the seat; text: the move
    drawn,      // by chance; text: the outcome
    said,       // from the seat; text: what
    held,       // a bot plays for the seat from now on
    returned,   // its player plays again
    agreed,     // who agrees to end the game
    ended,      // by agreement
    rematched,  // who wanted it; text: the table where they play on
    outage,     // text: the milliseconds that nobody could use
  };

  Kind kind{};
  std::optional<Seat> seat;
  PersonId who = kNobody;
  std::string key;  // of the command that it carries out; empty where it follows by itself
  std::string text;

  bool operator==(const Event&) const = default;
};

/// A move that no person sent: it was forced, or a bot chose it.
inline bool is_unsent_move(const Event& event) { return event.kind == Event::Kind::moved && event.key.empty(); }

/// One line, without its end.
std::string write(const Event& event);
/// The same, after what is there.
void append(const Event& event, std::string& lines);
Checked<Event> read_event(std::string_view line);

}  // namespace alea::server
