// One table in memory, with its connections and the messages that wait for a write to become durable.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/session/net.h"
#include "server/store/store.h"
#include "server/table/table.h"

namespace alea::server {

/// A message on its way to one connection.
struct Outgoing {
  ConnectionId to;
  std::shared_ptr<const std::string> text;
};

struct LiveTable {
  /// A connection that has said hello. One person may have several.
  struct Watcher {
    ConnectionId connection;
    PersonId who;
  };

  /// The part of its row that can change with every move. The rest is written whenever it changes.
  struct RowInStore {
    Seats turn;
    TimeMs last_event_at = 0;
    std::optional<TimeMs> wake_at;
    TimeMs changed_at = 0;
    bool operator==(const RowInStore&) const = default;
  };

  LiveTable(TableId table_id, Table its_table, const TableRow& its_row)
      : id(table_id), table(std::move(its_table)), row(in_store(its_row)) {}

  static RowInStore in_store(const TableRow& row) {
    return {.turn = row.turn,
            .last_event_at = row.last_event_at_ms,
            .wake_at = row.wake_at_ms,
            .changed_at = row.changed_at_ms};
  }

  /// Everything that happened here is durable and has been sent.
  bool is_settled() const { return waiting.empty(); }
  bool is_in_use() const {
    return connections > 0 || reads > 0 || !is_settled() || !thoughts.empty() || !hinted.empty();
  }

  TableId id;
  Table table;
  RowInStore row;  // as the store has it, or will have it
  std::vector<Watcher> watchers;
  std::vector<std::vector<Outgoing>> waiting;  // per write that is not durable yet, oldest first
  int connections = 0;                         // including those that have not said hello
  int reads = 0;                               // of its history, under way
  TimeMs used_at = 0;

  std::map<Seat, std::uint64_t> thoughts;  // the choices that bots are working on (bot_players.h)
  std::vector<PersonId> hinted;            // who is waiting for a hint (hints.h)
  std::optional<TimeMs> wakes_at;          // as scheduled (timers.h)
};

}  // namespace alea::server
