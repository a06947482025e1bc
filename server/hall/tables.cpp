#include "server/hall/tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "engine/text.h"
#include "server/hall/new_table.h"
#include "server/hall/table_id.h"

namespace alea::server {
namespace {

Refusal damaged() { return {Refusal::Kind::damaged, "this table is damaged and was set aside"}; }

}  // namespace

Refusal no_such_table() { return {Refusal::Kind::gone, "there is no such table"}; }
Refusal busy() { return {Refusal::Kind::too_fast, "the server is busy; try again in a moment"}; }

void Tables::find(TableId id, OnFound then) {
  if (LiveTable* live = in_memory(id)) return then(live);
  std::vector<OnFound>& waiting = loading_[id];
  waiting.push_back(std::move(then));
  if (waiting.size() > 1) return;
  store_.table(id, [this, id](Checked<std::optional<StoredTable>> read) {
    if (!read) return found(id, busy());
    if (!*read) return found(id, no_such_table());
    replay(id, **std::move(read));
  });
}

void Tables::replay(TableId id, StoredTable stored) {
  if (stored.row.status == TableRow::Status::damaged) return found(id, damaged());
  if (!stored.entries) return found(id, set_aside(stored.row, stored.entries.error()));
  const auto read = std::make_shared<const StoredTable>(std::move(stored));
  const bool has_file = !read->entries->empty() && read->entries->front().events.size() > kLongestWithoutFile;
  Worker& worker = has_file ? workers_.for_files : workers_.usual;
  const bool is_taken =
      worker.run([read] { return Table::load(log_of(*read->entries)); },
                 [this, id, read](Checked<Table> table) { found(id, admit(read->row, std::move(table))); });
  if (!is_taken) found(id, busy());
}

void Tables::found(TableId id, const Found& found) {
  const auto all = std::move(loading_.extract(id).mapped());
  for (const OnFound& one : all) one(found);
}

LiveTable* Tables::in_memory(TableId id) const {
  const auto found = tables_.find(id);
  return found == tables_.end() ? nullptr : found->second.get();
}

Tables::Found Tables::admit(const TableRow& row, Checked<Table> table) {
  if (!table) return set_aside(row, table.error());
  LiveTable& live = add(row.id, *std::move(table), row);
  loaded_(live);
  return &live;
}

Refusal Tables::set_aside(TableRow row, const Error& reason) {
  ++counters_.damaged;
  wires_.report("table_set_aside", fmt::format("table={} reason=\"{}\"", write(row.id), harmless(reason.reason)));
  row.status = TableRow::Status::damaged;
  row.wake_at_ms.reset();
  store_.write(RowChanged{.row = std::move(row)}, [] {});
  return damaged();
}

LiveTable& Tables::add(TableId id, Table table) { return add(id, std::move(table), TableRow()); }

LiveTable& Tables::add(TableId id, Table table, const TableRow& row) {
  auto& live = tables_[id];
  live = std::make_unique<LiveTable>(id, std::move(table), row);
  live->used_at = wires_.now();
  return *live;
}

std::vector<std::unique_ptr<LiveTable>> Tables::take_idle(TimeMs since) {
  std::vector<std::unique_ptr<LiveTable>> idle;
  for (auto next = tables_.begin(); next != tables_.end();) {
    const auto one = next++;
    if (one->second->is_in_use() || one->second->used_at > since) continue;
    idle.push_back(std::move(one->second));
    tables_.erase(one);
  }
  return idle;
}

std::vector<Table::LogEntry> log_of(std::span<const Entry> entries) {
  std::vector<Table::LogEntry> log;
  log.reserve(entries.size());
  for (const Entry& entry : entries) {
    log.push_back({.first = entry.number, .at = entry.at_ms, .events = entry.events});
  }
  return log;
}

}  // namespace alea::server
