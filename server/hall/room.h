// One table in memory, with those who are connected to it and what they are still to be told.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/session/net.h"
#include "server/store/store.h"
#include "server/table/table.h"

namespace alea::server {

/// A text on its way to one connection.
struct Outgoing {
  ConnectionId to;
  std::shared_ptr<const std::string> text;
};

struct Room {
  /// A connection that has greeted; a viewer may have several.
  struct Looker {
    ConnectionId connection;
    PersonId who;
  };

  Room(TableId table_id, Table its_table, TableRow its_row)
      : id(table_id), table(std::move(its_table)), row(std::move(its_row)) {}

  TableId id;
  Table table;
  TableRow row;  // as the store has it, or will have it
  std::vector<Looker> lookers;
  std::vector<std::vector<Outgoing>> waiting;  // one for each write that is not durable yet, the first first
  std::map<Seat, std::uint64_t> thoughts;      // the jobs of its bots
  std::vector<PersonId> hinted;                // who waits for a hint
  std::optional<TimeMs> wakes_at;              // as the hall's timers have it
  int connections = 0;                         // also of those who have not greeted yet
  TimeMs used_at = 0;
};

/// What the store has of a table, as the table wants it; the entries must outlive it.
std::vector<Table::Page> pages_of(const std::vector<Entry>& entries);

/// What lists show of a table, and whose its seats are.
std::string about(const Ledger& table);
/// That as JSON for lists; with the reader's own seats, where there is a reader.
std::string listed(std::string_view about, std::optional<GuestId> reader);
/// What the store is to know of a table.
TableRow row_of(TableId id, const Table& table, TimeMs now);

/// As addresses have it: 16 hexadecimal digits.
std::string write(TableId id);
std::optional<TableId> read_table_id(std::string_view text);

}  // namespace alea::server
