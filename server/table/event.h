// Something that happened at a table. A table is the sum of its events, which are stored as lines of text.
//
//   moved A - k7 give B C
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/checked.h"
#include "engine/seat.h"

namespace alea::server {

/// A guest, by number. 0 is an unknown viewer, who can only watch.
enum class PersonId : std::int64_t {};
inline constexpr PersonId kNobody{};

/// Milliseconds since 1970.
using TimeMs = std::int64_t;

struct Event {
  enum class Kind : std::uint8_t {
    opened,     // text: the set-up (opening.h)
    sat,        // who sat down; text: their name at this table
    stood,      // the seat is free again
    started,    // by whom; shares for the dice are collected first
    committed,  // the seat to a share; text: the commitment, or nothing
    shown,      // the seat's share; text: the share, or nothing if it did not arrive
    begun,      // the game
    moved,      // the seat; text: the move
    drawn,      // by chance; text: the outcome
    said,       // chat from the seat; text: the message
    held,       // a bot plays for the seat from now on
    returned,   // its player plays again
    agreed,     // who agrees to end the game
    ended,      // by agreement
    rematched,  // who asked for it; text: the table of the rematch
    outage,     // text: how many milliseconds the server was down
  };

  Kind kind{};
  std::optional<Seat> seat;
  PersonId who = kNobody;
  std::string key;  // of the command that caused it; empty if it followed by itself
  std::string text;

  bool operator==(const Event&) const = default;
};

/// As they are stored: a name never changes.
inline constexpr std::array<std::string_view, 16> kEventNames{
    "opened", "sat",  "stood", "started",  "committed", "shown", "begun",     "moved",
    "drawn",  "said", "held",  "returned", "agreed",    "ended", "rematched", "outage"};
static_assert(kEventNames.size() == static_cast<std::size_t>(Event::Kind::outage) + 1);

/// Whether lists of tables may show something else after it.
inline bool is_for_lists(Event::Kind kind) {
  return kind != Event::Kind::moved && kind != Event::Kind::drawn && kind != Event::Kind::said;
}

/// Whether it happens in the game; all others are about the table.
inline bool is_of_game(Event::Kind kind) {
  return kind == Event::Kind::begun || kind == Event::Kind::moved || kind == Event::Kind::drawn;
}

/// A move that nobody sent: it was forced, a bot chose it, or it belongs to the command of an earlier move.
inline bool is_unsent_move(const Event& event) { return event.kind == Event::Kind::moved && event.key.empty(); }

/// One line, without a line break.
std::string write(const Event& event);
/// The same, appended.
void append(const Event& event, std::string& lines);
Checked<Event> read_event(std::string_view line);

}  // namespace alea::server
