#include "server/store/sqlite_store.h"

#include <fmt/format.h>

#include <utility>

#include "engine/text.h"
#include "server/store/row_reader.h"
#include "server/store/schema.h"

namespace alea::server {
namespace {

constexpr const char* kFileName = "/alea.db";

/// Those whose place is known, and those after them.
constexpr std::string_view kEntriesOfTable =
    "SELECT number, at_ms, events, row FROM places JOIN entries USING (row) WHERE places.table_id = ?1 UNION ALL "
    "SELECT number, at_ms, events, row FROM entries WHERE row > (SELECT row FROM placed) AND table_id = ?1 "
    "ORDER BY row";

std::string select_tables(std::string_view condition) {
  return fmt::format("SELECT {} FROM tables {}", kRowColumns, condition);
}

}  // namespace

Checked<std::unique_ptr<SqliteStore>> SqliteStore::open(const Settings& settings) {
  auto lock = FolderLock::take(settings.folder);
  if (!lock) return lock.error();
  const std::string path = settings.folder + kFileName;
  auto written = std::make_unique<Database>(path, Database::Access::write);
  if (const auto prepared = prepare_file(*written); !prepared) {
    return Error{fmt::format("cannot use {}: {}; move it away, or choose another data folder", in_quotes(path),
                             prepared.error().reason)};
  }
  return std::unique_ptr<SqliteStore>(new SqliteStore(settings, *std::move(lock), std::move(written), path));
}

SqliteStore::SqliteStore(const Settings& settings, FolderLock lock, std::unique_ptr<Database> written,
                         const std::string& path)
    : post_(settings.post),
      fail_(settings.fail),
      lock_(std::move(lock)),
      written_(std::move(written)),
      read_(path, Database::Access::read),
      entries_(read_, kEntriesOfTable),
      row_(read_, select_tables("WHERE id = ?1")),
      guests_of_table_(read_, kGuestsOfTable),
      listed_tables_(read_, select_tables("WHERE is_listed AND status IN ('open', 'playing') "
                                          "ORDER BY changed_at_ms DESC LIMIT ?1")),
      tables_of_(read_, select_tables("WHERE id IN (SELECT table_id FROM seats WHERE guest = ?1) "
                                      "ORDER BY changed_at_ms DESC LIMIT ?2")),
      tables_to_wake_(read_, "SELECT id FROM tables WHERE wake_at_ms <= ?1 ORDER BY wake_at_ms LIMIT ?2"),
      next_wake_(read_, "SELECT min(wake_at_ms) FROM tables WHERE wake_at_ms IS NOT NULL"),
      guest_of_(read_, "SELECT id, name FROM secrets JOIN guests ON guests.id = secrets.guest WHERE hash = ?1"),
      guest_(read_, "SELECT id, name FROM guests WHERE id = ?1"),
      alive_(read_, "SELECT at_ms FROM alive"),
      writer_(*written_, settings.post, settings.fail) {
  check_read();
}

/// Where many come at once, they are one transaction: what is posted comes after all that is already there to be done.
void SqliteStore::write(Change change, std::function<void()> done) {
  if (gathered_.empty()) post_([this] { hand_over(); });
  gathered_.push_back({.change = std::move(change), .done = std::move(done)});
}

void SqliteStore::hand_over() {
  if (!gathered_.empty()) writer_.write(std::exchange(gathered_, {}));
}

Checked<std::vector<Entry>> SqliteStore::entries(TableId table) {
  std::vector<Entry> entries;
  entries_.with(number(table));
  while (entries_.next()) {
    entries.push_back({.number = entries_.number(0), .at_ms = entries_.number(1), .events = entries_.text(2)});
  }
  if (auto error = read_.take_error()) return *std::move(error);
  return entries;
}

std::optional<TableRow> SqliteStore::row(TableId table) {
  std::vector<TableRow> found = read_rows(row_.with(number(table)));
  return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
}

std::vector<TableRow> SqliteStore::listed_tables(int most) {
  return read_rows(listed_tables_.with(std::int64_t{most}));
}

std::vector<TableRow> SqliteStore::tables_of(GuestId guest, int most) {
  return read_rows(tables_of_.with(number(guest), std::int64_t{most}));
}

std::vector<TableId> SqliteStore::tables_to_wake(std::int64_t now_ms, int most) {
  std::vector<TableId> found;
  tables_to_wake_.with(now_ms, std::int64_t{most});
  while (tables_to_wake_.next()) found.push_back(TableId{tables_to_wake_.number(0)});
  check_read();
  return found;
}

std::optional<std::int64_t> SqliteStore::next_wake_ms() { return read_number(next_wake_.with()); }
std::optional<Guest> SqliteStore::guest_of(const SecretHash& secret) { return read_guest(guest_of_.with(secret)); }
std::optional<Guest> SqliteStore::guest(GuestId id) { return read_guest(guest_.with(number(id))); }
std::optional<std::int64_t> SqliteStore::last_alive_ms() { return read_number(alive_.with()); }

std::vector<TableRow> SqliteStore::read_rows(Statement& statement) {
  std::vector<TableRow> rows;
  while (statement.next()) rows.push_back(read_row(statement));
  for (TableRow& row : rows) row.guests = read_guests(guests_of_table_, row.id);
  check_read();
  return rows;
}

std::optional<Guest> SqliteStore::read_guest(Statement& statement) {
  std::optional<Guest> found;
  if (statement.next()) found = Guest{.id = GuestId{statement.number(0)}, .name = statement.text(1)};
  statement.reset();
  check_read();
  return found;
}

std::optional<std::int64_t> SqliteStore::read_number(Statement& statement) {
  std::optional<std::int64_t> found;
  if (statement.next()) found = statement.number_or_nothing(0);
  statement.reset();
  check_read();
  return found;
}

void SqliteStore::check_read() {
  if (read_.error()) fail_(read_.error()->reason);
}

}  // namespace alea::server
