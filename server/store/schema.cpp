#include "server/store/schema.h"

#include <fmt/format.h>

namespace alea::server {
namespace {

constexpr std::int64_t kApplication = 0x616c6561;  // "alea"
constexpr std::int64_t kVersion = 3;

// Entries are a log that only grows at its end, which is the cheapest thing to write. Places tell where the entries of
// a table are; they are noted for many entries at once (places.h), up to the row in `placed`.
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

// What lists show of each table.
constexpr const char* kTables = R"(
CREATE TABLE tables (
  id               INTEGER PRIMARY KEY,
  game             TEXT NOT NULL,
  status           TEXT NOT NULL CHECK (status IN ('open', 'dealing', 'playing', 'over', 'damaged')),
  is_listed        INTEGER NOT NULL,
  clock_seconds    INTEGER NOT NULL,
  clock_reserve    INTEGER NOT NULL,
  clock_days       INTEGER NOT NULL,
  turn             TEXT NOT NULL,
  last_event_at_ms INTEGER NOT NULL,
  wake_at_ms       INTEGER,
  changed_at_ms    INTEGER NOT NULL
);
CREATE INDEX tables_listed ON tables (changed_at_ms) WHERE is_listed AND status IN ('open', 'dealing', 'playing');
CREATE INDEX tables_to_wake ON tables (wake_at_ms) WHERE wake_at_ms IS NOT NULL;
CREATE TABLE seats (
  table_id INTEGER NOT NULL,
  seat     INTEGER NOT NULL,
  kind     TEXT NOT NULL,
  guest    INTEGER,
  name     TEXT NOT NULL,
  level    TEXT NOT NULL,
  is_held  INTEGER NOT NULL,
  agrees   INTEGER NOT NULL,
  PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX seats_of_guest ON seats (guest) WHERE guest IS NOT NULL;
)";

constexpr const char* kGuests = R"(
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
  return Error{fmt::format("it was written by a newer version of alea (file version {}; this program knows {})",
                           version, kVersion)};
}

/// The first version found entries by an index.
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

/// The second version kept what lists show as text: a line of JSON, and a line with the guests of the seats (or 0).
void update_from_2(Database& database) {
  database.execute(
      "DROP INDEX tables_listed; DROP INDEX tables_to_wake; DROP TABLE seats;"
      "ALTER TABLE tables RENAME TO tables_2");
  database.execute(kTables);
  database.execute(R"(
      CREATE TEMP TABLE shown AS SELECT id, iif(json_valid(line), line, '{}') AS line, '[' || owners || ']' AS owners
        FROM (SELECT id, substr(about, 1, instr(about || char(10), char(10)) - 1) AS line,
                     substr(about, instr(about || char(10), char(10)) + 1) AS owners FROM tables_2);
      INSERT INTO tables SELECT id, game,
          iif(status = 'playing' AND line ->> '$.status' = 'dealing', 'dealing', status), is_listed,
          ifnull(line ->> '$.clock.seconds', 0), ifnull(line ->> '$.clock.reserve', 0),
          ifnull(line ->> '$.clock.days', 0), ifnull(line ->> '$.turn', ''), ifnull(line ->> '$.since', 0),
          wake_at_ms, changed_at_ms
        FROM tables_2 JOIN shown USING (id);
      INSERT INTO seats SELECT shown.id, seat.key, seat.value ->> '$.kind',
          nullif(owners ->> ('$[' || seat.key || ']'), 0), ifnull(seat.value ->> '$.name', ''),
          ifnull(seat.value ->> '$.level', ''), ifnull(seat.value ->> '$.held', 0), ifnull(seat.value ->> '$.agrees', 0)
        FROM shown, json_each(line, '$.seats') AS seat;
      DROP TABLE shown;
      DROP TABLE tables_2;
      PRAGMA user_version = 3)");
}

}  // namespace

Checked<Done> prepare_file(Database& database) {
  if (const auto checked = check_owner(database); !checked) return checked.error();
  // EXTRA is FULL, and also syncs the folder when the journal of the switch to WAL is deleted: found again after a
  // power failure, that journal would undo everything that came after it.
  database.execute("PRAGMA synchronous = EXTRA; PRAGMA journal_mode = WAL");
  // A checkpoint keeps the writer busy, so it is done rarely, for many pages at once.
  database.execute("PRAGMA wal_autocheckpoint = 8000; PRAGMA journal_size_limit = 67108864");
  database.execute("PRAGMA cache_size = -300");
  database.execute("BEGIN IMMEDIATE");
  if (is_new(database)) {
    database.execute(kEntries);
    database.execute(kTables);
    database.execute(kGuests);
    database.execute(fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {}", kApplication, kVersion));
  } else {
    if (database.number("PRAGMA user_version") == 1) update_from_1(database);
    if (database.number("PRAGMA user_version") == 2) update_from_2(database);
  }
  database.execute("COMMIT");
  if (database.error()) return *database.error();
  return Done();
}

}  // namespace alea::server
