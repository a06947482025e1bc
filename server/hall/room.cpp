#include "server/hall/room.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "engine/text.h"
#include "server/protocol/json.h"
#include "server/table/teller.h"

namespace alea::server {
namespace {

TableRow::Status row_status(Status status) {
  switch (status) {
    case Status::open: return TableRow::Status::open;
    case Status::dealing:
    case Status::playing: return TableRow::Status::playing;
    case Status::over: return TableRow::Status::over;
  }
  return TableRow::Status::over;
}

std::string shown_in_lists(const Ledger& table) {
  JsonWriter json;
  json.text("table", table.opening().table);
  json.text("game", table.opening().game);
  json.text("status", name_of(table.status()));
  write_seats_shown(seats_shown(table), json);
  write_seats("turn", table.turn(), json);
  write_clock(table.opening().clock, json);
  json.number("since", table.last_at());
  return json.finish();
}

}  // namespace

std::vector<Table::Page> pages_of(const std::vector<Entry>& entries) {
  std::vector<Table::Page> pages;
  for (const Entry& entry : entries)
    pages.push_back({.first = entry.number, .at = entry.at_ms, .events = entry.events});
  return pages;
}

std::string about(const Ledger& table) {
  std::vector<std::string> owners;
  for (const TableSeat& seat : table.seats()) owners.push_back(std::to_string(static_cast<std::int64_t>(seat.now.who)));
  return shown_in_lists(table) + "\n" + joined(owners, ",");
}

std::string listed(std::string_view about, std::optional<GuestId> reader) {
  const std::string_view shown = next_part(about, '\n');
  if (!reader) return std::string(shown);
  std::string yours;
  int seat = 0;
  for (const std::string_view owner : split(about, ',')) {
    if (read_number(owner) == static_cast<std::int64_t>(*reader)) yours += letter(alea::seat(seat));
    ++seat;
  }
  return fmt::format(R"({{"you":"{}",{})", yours, shown.substr(1));
}

TableRow row_of(TableId id, const Table& table, TimeMs now) {
  const Ledger& ledger = table.ledger();
  TableRow row{.id = id,
               .game = ledger.opening().game,
               .status = row_status(ledger.status()),
               .is_listed = ledger.opening().is_listed,
               .guests = {},
               .wake_at_ms = table.wake_at(),
               .changed_at_ms = now,
               .about = about(ledger)};
  for (const TableSeat& seat : ledger.seats()) {
    const auto guest = static_cast<GuestId>(seat.now.who);
    const bool is_known = std::find(row.guests.begin(), row.guests.end(), guest) != row.guests.end();
    if (seat.now.who != kNobody && !is_known) row.guests.push_back(guest);
  }
  return row;
}

std::string write(TableId id) { return fmt::format("{:016x}", static_cast<std::int64_t>(id)); }

std::optional<TableId> read_table_id(std::string_view text) {
  constexpr std::size_t kDigits = 16;
  std::int64_t id = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, id, 16);
  if (text.size() != kDigits || error != std::errc() || stop != end || id <= 0) return std::nullopt;
  return static_cast<TableId>(id);
}

}  // namespace alea::server
