// What the server keeps: tables, as the log of what happened at them, and guests.
//
// Nothing here waits for a disk. Writes and reads are queued, and their callbacks run on the loop's thread.
//
// A write is a Change. Changes are committed in the order in which they are written, in groups when they come fast.
// `done` is called, in that order too, once the change would survive a power failure. A read sees at least every change
// whose `done` was called before the read was requested.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/checked.h"
#include "engine/seat.h"

namespace alea::server {

enum class TableId : std::int64_t {};  // above 0, chosen at random when the table is opened
enum class GuestId : std::int64_t {};  // above 0, chosen at random when the guest first comes

/// Secrets themselves are never stored.
using SecretHash = std::array<std::uint8_t, 32>;

/// The events of one command, in the table's own format. Stored as a whole or not at all.
struct Entry {
  std::int64_t number = 0;  // of its first event; unique within a table
  std::int64_t at_ms = 0;   // milliseconds since 1970
  std::string events;
  bool operator==(const Entry&) const = default;
};

/// One seat of a table, as lists show it, and whose it is.
struct SeatRow {
  std::string kind;  // open, invite, person or bot
  std::optional<GuestId> guest;
  std::string name;   // of a person or a bot
  std::string level;  // of a bot
  bool is_held = false;
  bool agrees = false;  // to end the game
  bool operator==(const SeatRow&) const = default;
};

/// What is known about a table without reading its events.
struct TableRow {
  enum class Status : std::uint8_t { open, dealing, playing, over, damaged };
  /// Zeros where there is none.
  struct Clock {
    std::int64_t seconds = 0;
    std::int64_t reserve = 0;
    std::int64_t days = 0;
    bool operator==(const Clock&) const = default;
  };

  TableId id{};
  std::string game;
  Status status = Status::open;
  bool is_listed = false;  // anyone can find it
  Clock clock;
  std::vector<SeatRow> seats;
  // While the table is in memory, these two may be behind it.
  Seats turn;  // who has to choose
  std::int64_t last_event_at_ms = 0;
  std::optional<std::int64_t> wake_at_ms;  // the table's next deadline
  std::int64_t changed_at_ms = 0;
  bool operator==(const TableRow&) const = default;
};
std::string_view name_of(TableRow::Status status);

/// A table with everything that happened at it.
struct StoredTable {
  TableRow row;
  Checked<std::vector<Entry>> entries;  // in order; an error if they cannot be read
};

struct Guest {
  GuestId id{};
  std::string name;
  bool operator==(const Guest&) const = default;
};

// Changes

struct EntryAdded {
  TableId table{};
  Entry entry;
  std::optional<TableRow> row;  // the table's new row, if it changes
};
struct RowChanged {
  TableRow row;
};
struct GuestCame {
  Guest guest;
  SecretHash secret;
  std::int64_t at_ms = 0;
};
struct GuestRenamed {
  Guest guest;
};
/// A code with which another device can become this guest, once, until it expires.
struct CodeGiven {
  SecretHash code;
  GuestId guest{};
  std::int64_t expires_at_ms = 0;
};
/// Uses up the code and adds the secret to its guest. An unknown or expired code changes nothing.
struct CodeUsed {
  SecretHash code;
  SecretHash secret;
  std::int64_t at_ms = 0;
};
/// The server is running. The time from the last of these to the next start counts as an outage.
struct Alive {
  std::int64_t at_ms = 0;
};

using Change = std::variant<EntryAdded, RowChanged, GuestCame, GuestRenamed, CodeGiven, CodeUsed, Alive>;

/// Receives what was read. The error is temporary: too many reads are waiting.
template <class T>
using Then = std::function<void(Checked<T>)>;

/// All calls come from the loop's thread. A store that can no longer read or write ends the process: nobody has seen
/// anything that was not durable.
class Store {
 public:
  virtual ~Store() = default;

  virtual void write(Change change, std::function<void()> done) = 0;

  virtual void table(TableId id, Then<std::optional<StoredTable>> then) = 0;
  /// In order; none if there is no such table. Also an error if they cannot be read.
  virtual void entries(TableId table, Then<std::vector<Entry>> then) = 0;
  /// Listed tables that are not over, most recently changed first.
  virtual void listed_tables(int most, Then<std::vector<TableRow>> then) = 0;
  /// Tables where the guest has a seat, most recently changed first.
  virtual void tables_of(GuestId guest, int most, Then<std::vector<TableRow>> then) = 0;
  /// How many tables that have not started the guest has a seat at.
  virtual void count_open_tables_of(GuestId guest, Then<int> then) = 0;
  /// Tables whose deadline has passed, earliest first.
  virtual void tables_to_wake(std::int64_t now_ms, int most, Then<std::vector<TableId>> then) = 0;
  virtual void guest_of(const SecretHash& secret, Then<std::optional<Guest>> then) = 0;

  /// The last Alive before this store was opened; nothing in a new store.
  virtual std::optional<std::int64_t> last_alive_ms() const = 0;
};

}  // namespace alea::server
