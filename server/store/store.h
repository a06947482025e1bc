// What the server keeps: tables as the list of what happened at them, and guests.
//
// Everything that is kept is a Change. Changes are kept in the order in which they are written, several of them at
// once where they come fast; `done` is called on the loop's thread, in the same order, when a change would survive a
// loss of power. What a reader gets is what was durable at some moment after its last `done`.
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

namespace alea::server {

enum class TableId : std::int64_t {};  // above 0, chosen by who opens the table
enum class GuestId : std::int64_t {};  // above 0, chosen by who welcomes the guest

/// Of a secret, never the secret itself.
using SecretHash = std::array<std::uint8_t, 32>;

/// What one command did to a table: its events, in the table's own words. Kept as a whole or not at all.
struct Entry {
  std::int64_t number = 0;  // of its first event; a table has every number once
  std::int64_t at_ms = 0;   // milliseconds since 1970
  std::string events;
  bool operator==(const Entry&) const = default;
};

/// What is known of a table without reading its events.
struct TableRow {
  enum class Status : std::uint8_t { open, playing, over, damaged };

  TableId id{};
  std::string game;
  Status status = Status::open;
  bool is_listed = false;                  // to be found by everyone
  std::vector<GuestId> guests;             // those with a seat
  std::optional<std::int64_t> wake_at_ms;  // when the table does something without being asked
  std::int64_t changed_at_ms = 0;
  std::string about;  // what lists show of it, in the hall's own words
  bool operator==(const TableRow&) const = default;
};

struct Guest {
  GuestId id{};
  std::string name;
  bool operator==(const Guest&) const = default;
};

// The changes

struct Happened {
  TableId table{};
  Entry entry;
  std::optional<TableRow> row;  // the table's new row, where that changes
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
/// A code with which another device becomes this guest, once, until it expires.
struct CodeGiven {
  SecretHash code;
  GuestId guest{};
  std::int64_t expires_at_ms = 0;
};
/// The code is used up, and the secret is one of its guest's; where there is no such code, nothing changes.
struct CodeUsed {
  SecretHash code;
  SecretHash secret;
  std::int64_t at_ms = 0;
};
/// The server runs: the time from the last of these to the next start was an outage.
struct Alive {
  std::int64_t at_ms = 0;
};

using Change = std::variant<Happened, RowChanged, GuestCame, GuestRenamed, CodeGiven, CodeUsed, Alive>;

/// All of it is called on the loop's thread. A store that can no longer keep what it is told ends the process: what
/// was not durable was never shown to anyone.
class Store {
 public:
  virtual ~Store() = default;

  virtual void write(Change change, std::function<void()> done) = 0;

  /// In the order of their numbers; none where there is no such table.
  virtual Checked<std::vector<Entry>> entries(TableId table) = 0;
  virtual std::optional<TableRow> row(TableId table) = 0;
  /// Those that are listed and not over, the latest first.
  virtual std::vector<TableRow> listed_tables(int most) = 0;
  /// The latest first.
  virtual std::vector<TableRow> tables_of(GuestId guest, int most) = 0;
  /// Those whose time has come, the earliest first.
  virtual std::vector<TableId> tables_to_wake(std::int64_t now_ms, int most) = 0;
  virtual std::optional<std::int64_t> next_wake_ms() = 0;
  virtual std::optional<Guest> guest_of(const SecretHash& secret) = 0;
  virtual std::optional<Guest> guest(GuestId id) = 0;
  /// When the server last said it runs; nothing in a new store.
  virtual std::optional<std::int64_t> last_alive_ms() = 0;
};

}  // namespace alea::server
