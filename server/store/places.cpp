#include "server/store/places.h"

#include <algorithm>

#include "server/store/row_reader.h"

namespace alea::server {
namespace {

/// The more are noted at once, the less each costs, and the longer readers have to scan.
constexpr std::size_t kMany = 8'192;

}  // namespace

Places::Places(Database& database)
    : database_(database),
      last_row_(database.number("SELECT max(row) FROM entries")),
      many_(kMany),
      note_place_(database, "INSERT INTO places VALUES (?1, ?2)"),
      note_last_(database, "UPDATE placed SET row = ?1") {
  if (database.error()) return;
  Statement table_of(database, "SELECT table_id FROM entries WHERE row = ?1");
  for (std::int64_t row = database.number("SELECT row FROM placed") + 1; row <= last_row_; ++row) {
    if (table_of.with(row).next()) unnoted_.emplace_back(table_of.number(0), row);
    database.take_error();
  }
  table_of.reset();
  if (!unnoted_.empty()) note();
}

std::int64_t Places::add(TableId table) {
  unnoted_.emplace_back(number(table), ++last_row_);
  return last_row_;
}

void Places::note_if_many() {
  if (unnoted_.size() >= many_) note();
}

void Places::note() {
  std::sort(unnoted_.begin(), unnoted_.end());
  database_.execute("BEGIN IMMEDIATE");
  for (const auto& [table, row] : unnoted_) note_place_.with(table, row).run();
  note_last_.with(last_row_).run();
  database_.execute("COMMIT");
  if (!database_.take_error()) return unnoted_.clear();
  // The index is damaged. Entries are found without it, but ever more slowly.
  database_.execute("ROLLBACK");
  database_.take_error();
  many_ *= 2;
}

}  // namespace alea::server
