#include "server/store/sqlite_store.h"

#include <fmt/format.h>

#include <utility>

#include "engine/text.h"
#include "server/store/schema.h"

namespace alea::server {
namespace {

constexpr const char* kFileName = "/alea.db";

std::optional<std::int64_t> read_last_alive(Database& database) {
  Statement alive(database, "SELECT at_ms FROM alive");
  return alive.next() ? std::optional(alive.number(0)) : std::nullopt;
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
      lock_(std::move(lock)),
      written_(std::move(written)),
      last_alive_ms_(read_last_alive(*written_)),
      writer_(*written_, settings.post, settings.fail),
      reader_(path, settings.most_waiting_reads, settings.post, settings.fail) {}

/// Changes of one round of the loop share a transaction: the posted hand-over runs after everything that is already
/// queued in the loop.
void SqliteStore::write(Change change, std::function<void()> done) {
  if (gathered_.empty()) post_([this] { hand_over(); });
  gathered_.push_back({.change = std::move(change), .done = std::move(done)});
}

void SqliteStore::hand_over() {
  if (!gathered_.empty()) writer_.write(std::exchange(gathered_, {}));
}

template <class T, class Query>
void SqliteStore::read(Query query, Then<T> then) {
  const bool is_taken = reader_.read([query, then](Queries& queries) -> std::function<void()> {
    return [then, result = Checked<T>(query(queries))]() mutable { then(std::move(result)); };
  });
  if (!is_taken) post_([then = std::move(then)] { then(Error{"too many reads are waiting"}); });
}

void SqliteStore::table(TableId id, Then<std::optional<StoredTable>> then) {
  read([id](Queries& queries) { return queries.table(id); }, std::move(then));
}

void SqliteStore::entries(TableId table, Then<std::vector<Entry>> then) {
  read([table](Queries& queries) { return queries.entries(table); }, std::move(then));
}

void SqliteStore::listed_tables(int most, Then<std::vector<TableRow>> then) {
  read([most](Queries& queries) { return queries.listed_tables(most); }, std::move(then));
}

void SqliteStore::tables_of(GuestId guest, int most, Then<std::vector<TableRow>> then) {
  read([guest, most](Queries& queries) { return queries.tables_of(guest, most); }, std::move(then));
}

void SqliteStore::count_open_tables_of(GuestId guest, Then<int> then) {
  read([guest](Queries& queries) { return queries.count_open_tables_of(guest); }, std::move(then));
}

void SqliteStore::tables_to_wake(std::int64_t now_ms, int most, Then<std::vector<TableId>> then) {
  read([now_ms, most](Queries& queries) { return queries.tables_to_wake(now_ms, most); }, std::move(then));
}

void SqliteStore::guest_of(const SecretHash& secret, Then<std::optional<Guest>> then) {
  read([secret](Queries& queries) { return queries.guest_of(secret); }, std::move(then));
}

}  // namespace alea::server
