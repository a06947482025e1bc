// Every read of the store as SQL. The counterpart of ChangeWriter.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "server/store/database.h"
#include "server/store/store.h"

namespace alea::server {

class Queries {
 public:
  explicit Queries(Database& database);

  std::optional<StoredTable> table(TableId id);
  /// A damaged page is an error of this table alone, and does not stick to the database.
  Checked<std::vector<Entry>> entries(TableId table);
  std::vector<TableRow> listed_tables(int most);
  std::vector<TableRow> tables_of(GuestId guest, int most);
  int count_open_tables_of(GuestId guest);
  std::vector<TableId> tables_to_wake(std::int64_t now_ms, int most);
  std::optional<Guest> guest_of(const SecretHash& secret);

 private:
  std::vector<TableRow> rows(Statement& statement);

  Database& database_;
  Statement begin_;
  Statement commit_;
  Statement row_;
  Statement entries_;
  Statement seats_of_table_;
  Statement listed_tables_;
  Statement tables_of_;
  Statement open_tables_of_;
  Statement tables_to_wake_;
  Statement guest_of_;
};

}  // namespace alea::server
