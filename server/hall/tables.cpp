#include "server/hall/tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "engine/text.h"
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
  store_.table(id, [this, id](const Checked<std::optional<StoredTable>>& read) {
    const Found found = admit(id, read);
    const auto all = std::move(loading_.extract(id).mapped());
    for (const OnFound& one : all) one(found);
  });
}

LiveTable* Tables::in_memory(TableId id) const {
  const auto found = tables_.find(id);
  return found == tables_.end() ? nullptr : found->second.get();
}

Tables::Found Tables::admit(TableId id, const Checked<std::optional<StoredTable>>& read) {
  if (!read) return busy();
  if (!*read) return no_such_table();
  const auto& [row, entries] = **read;
  if (row.status == TableRow::Status::damaged) return damaged();
  if (!entries) return set_aside(row, entries.error());
  auto table = Table::load(log_of(*entries));
  if (!table) return set_aside(row, table.error());
  LiveTable& live = add(id, *std::move(table), row);
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

void Tables::read_history(LiveTable& live, std::function<void(const std::vector<Entry>&)> then) {
  ++live.reads;
  store_.entries(live.id, [&live, then = std::move(then)](const Checked<std::vector<Entry>>& entries) {
    --live.reads;
    then(entries ? *entries : std::vector<Entry>());
  });
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
