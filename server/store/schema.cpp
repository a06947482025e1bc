#include "server/store/schema.h"

#include <fmt/format.h>

namespace alea::server {
namespace {

constexpr std::int64_t kApplication = 0x616c6561;  // "alea"
constexpr std::int64_t kVersion = 2;

// The log of entries only grows at its end, which is the cheapest thing to write. Places tell where a table's own are;
// they are noted for many at once (places.h), all of them up to the row in `placed`.
constexpr const char* kEntries = R"(
CREATE TABLE entries (
  row      INTEGER PRIMARY KEY,
  table_id INTEGER NOT NULL,
  number   INTEGER NOT NULL,
  at_ms    INTEGER NOT NULL,
  events   TEXT NOT NULL
);
CREATE TABLE places (
  table_id INTEGER NOT NULL,
  row      INTEGER NOT NULL,
  PRIMARY KEY (table_id, row)
) WITHOUT ROWID;
CREATE TABLE placed (
  id  INTEGER PRIMARY KEY CHECK (id = 1),
  row INTEGER NOT NULL
);
INSERT INTO placed VALUES (1, 0);
)";

constexpr const char* kOtherTables = R"(
CREATE TABLE tables (
  id            INTEGER PRIMARY KEY,
  game          TEXT NOT NULL,
  status        TEXT NOT NULL CHECK (status IN ('open', 'playing', 'over', 'damaged')),
  is_listed     INTEGER NOT NULL,
  wake_at_ms    INTEGER,
  changed_at_ms INTEGER NOT NULL,
  about         TEXT NOT NULL
);
CREATE INDEX tables_listed ON tables (changed_at_ms) WHERE is_listed AND status IN ('open', 'playing');
CREATE INDEX tables_to_wake ON tables (wake_at_ms) WHERE wake_at_ms IS NOT NULL;
CREATE TABLE seats (
  table_id INTEGER NOT NULL,
  guest    INTEGER NOT NULL,
  PRIMARY KEY (table_id, guest)
) WITHOUT ROWID;
CREATE INDEX seats_of_guest ON seats (guest);
CREATE TABLE guests (
  id         INTEGER PRIMARY KEY,
  name       TEXT NOT NULL,
  came_at_ms INTEGER NOT NULL
);
CREATE TABLE secrets (
  hash  BLOB PRIMARY KEY,
  guest INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE codes (
  hash          BLOB PRIMARY KEY,
  guest         INTEGER NOT NULL,
  expires_at_ms INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE alive (
  row   INTEGER PRIMARY KEY CHECK (row = 1),
  at_ms INTEGER NOT NULL
);
)";

bool is_new(Database& database) {
  return database.number("PRAGMA schema_version") == 0 && database.number("PRAGMA application_id") == 0;
}

Checked<Done> check_owner(Database& database) {
  if (is_new(database) || database.error()) return Done();
  if (database.number("PRAGMA application_id") != kApplication) return Error{"it was written by another program"};
  const std::int64_t version = database.number("PRAGMA user_version");
  if (version <= kVersion) return Done();
  return Error{
      fmt::format("it was written by a newer alea (version {} of the file, this one knows {})", version, kVersion)};
}

/// The first version found entries by an index of their own.
void update_from_1(Database& database) {
  database.execute("ALTER TABLE entries RENAME TO entries_1");
  database.execute(kEntries);
  database.execute(
      "INSERT INTO entries SELECT row, table_id, number, at_ms, events FROM entries_1 ORDER BY row;"
      "DROP TABLE entries_1;"
      "INSERT INTO places SELECT table_id, row FROM entries ORDER BY table_id, row;"
      "UPDATE placed SET row = (SELECT ifnull(max(row), 0) FROM entries);"
      "PRAGMA user_version = 2");
}

}  // namespace

Checked<Done> prepare_file(Database& database) {
  if (const auto checked = check_owner(database); !checked) return checked.error();
  // EXTRA is FULL, and makes sure that the journal of the change to WAL is gone: found again after a loss of power, it
  // would undo all that came after it.
  database.execute("PRAGMA synchronous = EXTRA; PRAGMA journal_mode = WAL");
  // Moving pages from the log to the file keeps the writer busy, so it is done rarely, and for many at once.
  database.execute("PRAGMA wal_autocheckpoint = 8000; PRAGMA journal_size_limit = 67108864");
  database.execute("PRAGMA cache_size = -300");
  database.execute("BEGIN IMMEDIATE");
  if (is_new(database)) {
    database.execute(kEntries);
    database.execute(kOtherTables);
    database.execute(fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {}", kApplication, kVersion));
  } else if (database.number("PRAGMA user_version") == 1) {
    update_from_1(database);
  }
  database.execute("COMMIT");
  if (database.error()) return *database.error();
  return Done();
}

}  // namespace alea::server
