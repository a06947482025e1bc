#include "server/store/queries.h"

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <utility>

#include "server/store/row_reader.h"

namespace alea::server {
namespace {

/// Entries whose place is noted, and those at the end of the log (places.h).
constexpr std::string_view kEntriesOfTable =
    "SELECT number, at_ms, events, row FROM places JOIN entries USING (row) WHERE places.table_id = ?1 UNION ALL "
    "SELECT number, at_ms, events, row FROM entries WHERE row > (SELECT row FROM placed) AND table_id = ?1 "
    "ORDER BY row";

std::string select_tables(std::string_view condition) {
  return fmt::format("SELECT {} FROM tables {}", kRowColumns, condition);
}

}  // namespace

Queries::Queries(Database& database)
    : database_(database),
      begin_(database, "BEGIN"),
      commit_(database, "COMMIT"),
      row_(database, select_tables("WHERE id = ?1")),
      entries_(database, kEntriesOfTable),
      seats_of_table_(database, kSeatsOfTable),
      listed_tables_(database, select_tables("WHERE is_listed AND status IN ('open', 'dealing', 'playing') "
                                             "ORDER BY changed_at_ms DESC LIMIT ?1")),
      tables_of_(database, select_tables("WHERE id IN (SELECT table_id FROM seats WHERE guest = ?1) "
                                         "ORDER BY changed_at_ms DESC LIMIT ?2")),
      open_tables_of_(database,
                      "SELECT count(*) FROM tables WHERE status = 'open' AND "
                      "id IN (SELECT table_id FROM seats WHERE guest = ?1)"),
      tables_to_wake_(database, "SELECT id FROM tables WHERE wake_at_ms <= ?1 ORDER BY wake_at_ms LIMIT ?2"),
      guest_of_(database, "SELECT id, name FROM secrets JOIN guests ON guests.id = secrets.guest WHERE hash = ?1") {}

std::optional<StoredTable> Queries::table(TableId id) {
  std::vector<TableRow> found = rows(row_.with(number(id)));
  if (found.empty()) return std::nullopt;
  return StoredTable{.row = std::move(found.front()), .entries = entries(id)};
}

Checked<std::vector<Entry>> Queries::entries(TableId table) {
  std::vector<Entry> entries;
  entries_.with(number(table));
  while (entries_.next()) {
    entries.push_back({.number = entries_.number(0), .at_ms = entries_.number(1), .events = entries_.text(2)});
  }
  if (auto error = database_.take_error()) return *std::move(error);
  return entries;
}

std::vector<TableRow> Queries::listed_tables(int most) { return rows(listed_tables_.with(std::int64_t{most})); }

std::vector<TableRow> Queries::tables_of(GuestId guest, int most) {
  return rows(tables_of_.with(number(guest), std::int64_t{most}));
}

int Queries::count_open_tables_of(GuestId guest) {
  const int count = open_tables_of_.with(number(guest)).next() ? static_cast<int>(open_tables_of_.number(0)) : 0;
  open_tables_of_.reset();
  return count;
}

std::vector<TableId> Queries::tables_to_wake(std::int64_t now_ms, int most) {
  std::vector<TableId> found;
  tables_to_wake_.with(now_ms, std::int64_t{most});
  while (tables_to_wake_.next()) found.push_back(TableId{tables_to_wake_.number(0)});
  return found;
}

std::optional<Guest> Queries::guest_of(const SecretHash& secret) {
  std::optional<Guest> found;
  if (guest_of_.with(secret).next()) found = Guest{.id = GuestId{guest_of_.number(0)}, .name = guest_of_.text(1)};
  guest_of_.reset();
  return found;
}

/// Tables and their seats come from two statements; the transaction lets both see the same moment.
std::vector<TableRow> Queries::rows(Statement& statement) {
  begin_.run();
  std::vector<TableRow> rows;
  while (statement.next()) rows.push_back(read_row(statement));
  for (TableRow& row : rows) row.seats = read_seats(seats_of_table_, row.id);
  commit_.run();
  return rows;
}

}  // namespace alea::server
