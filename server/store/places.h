// Where the entries of each table are in the log. Noting one costs more than the entry itself, because every table has
// its own place in the index; so it is done for many entries at once. Until then, readers scan the end of the log.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "server/store/database.h"
#include "server/store/store.h"

namespace alea::server {

class Places {
 public:
  /// First notes what was not noted when the server stopped. An entry on a damaged page is left out: its table will
  /// turn out to be damaged, and the others are not affected.
  explicit Places(Database& database);

  /// Assigns the row of a new entry.
  std::int64_t add(TableId table);
  /// To be called between transactions.
  void note_if_many();

 private:
  void note();

  Database& database_;
  std::int64_t last_row_;
  std::vector<std::pair<std::int64_t, std::int64_t>> unnoted_;  // table and row
  std::size_t many_;
  Statement note_place_;
  Statement note_last_;
};

}  // namespace alea::server
