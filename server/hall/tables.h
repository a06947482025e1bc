// The tables in memory. A table is read from the store when it is first needed, once, however many ask for it, and
// leaves memory when nobody has used it for a while.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <span>
#include <unordered_map>
#include <variant>
#include <vector>

#include "server/hall/counters.h"
#include "server/hall/live_table.h"
#include "server/hall/wires.h"
#include "server/hall/worker.h"
#include "server/protocol/refusal.h"
#include "server/store/store.h"

namespace alea::server {

Refusal no_such_table();
/// Too much is waiting for the store.
Refusal busy();

class Tables {
 public:
  /// The table may be gone when the callback has returned, unless something holds it (LiveTable::is_in_use).
  using Found = std::variant<LiveTable*, Refusal>;
  using OnFound = std::function<void(const Found&)>;

  Tables(Store& store, Wires& wires, HallCounters& counters, Workers& workers)
      : store_(store), wires_(wires), counters_(counters), workers_(workers) {}

  /// Called for every table that was read from the store, before anybody who asked for it gets it.
  void on_load(std::function<void(LiveTable&)> loaded) { loaded_ = std::move(loaded); }

  /// Immediately if the table is in memory; otherwise reads it first.
  void find(TableId id, OnFound then);
  /// Null if the table is not in memory.
  LiveTable* in_memory(TableId id) const;
  /// A new table, which the store does not have yet.
  LiveTable& add(TableId id, Table table);

  /// Makes something of all entries of the table that are durable; there are none if they cannot be read. `make` runs
  /// on another thread. Nothing is made if too much is waiting.
  template <class Make, class Then>
  void read_history(LiveTable& live, const Make& make, const Then& then) {
    ++live.reads;
    store_.entries(live.id, [this, &live, make, then](Checked<std::vector<Entry>> read) {
      --live.reads;
      const auto entries = std::make_shared<const std::vector<Entry>>(read ? *std::move(read) : std::vector<Entry>());
      const bool is_taken = workers_.usual.run([make, entries] { return std::optional(make(*entries)); }, then);
      if (!is_taken) then(std::nullopt);
    });
  }

  /// Removes the tables that have not been used since then.
  std::vector<std::unique_ptr<LiveTable>> take_idle(TimeMs since);

  std::size_t size() const { return tables_.size(); }

 private:
  /// Replays a table that was read from the store.
  void replay(TableId id, StoredTable stored);
  Found admit(const TableRow& row, Checked<Table> table);
  /// Tells everyone who asked for the table.
  void found(TableId id, const Found& found);
  Refusal set_aside(TableRow row, const Error& reason);
  LiveTable& add(TableId id, Table table, const TableRow& row);

  Store& store_;
  Wires& wires_;
  HallCounters& counters_;
  Workers& workers_;
  std::function<void(LiveTable&)> loaded_;
  std::unordered_map<TableId, std::unique_ptr<LiveTable>> tables_;
  std::unordered_map<TableId, std::vector<OnFound>> loading_;  // who waits for a table that is being read
};

/// The entries as a table reads them. They must outlive the log.
std::vector<Table::LogEntry> log_of(std::span<const Entry> entries);

}  // namespace alea::server
