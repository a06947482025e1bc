// Where the entries of each table are in the log. To note that costs more than the entry itself, as every table has its
// own place in the file; so it is done for many at once. Until then, who reads looks through the end of the log.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "server/store/database.h"
#include "server/store/store.h"

namespace alea::server {

class Places {
 public:
  /// Notes at once what was not noted when the server ended. An entry on a damaged page is left out: its table will be
  /// found to miss it, and the others go on.
  explicit Places(Database& database);

  /// The row of a new entry.
  std::int64_t add(TableId table);
  /// To be called between transactions.
  void note_if_many();

 private:
  void note();

  Database& database_;
  std::int64_t last_row_;
  std::vector<std::pair<std::int64_t, std::int64_t>> unnoted_;  // tables and rows
  std::size_t many_;
  Statement note_place_;
  Statement note_last_;
};

}  // namespace alea::server
