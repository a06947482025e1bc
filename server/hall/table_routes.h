// The HTTP requests under /api/tables: opening, listing, and the record of a game.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "server/hall/guests.h"
#include "server/hall/publisher.h"
#include "server/hall/settings.h"
#include "server/hall/tables.h"
#include "server/hall/worker.h"
#include "server/session/net.h"
#include "server/store/store.h"

namespace alea::server {

class TableRoutes {
 public:
  TableRoutes(const HallSettings& settings, Store& store, Guests& guests, Tables& tables, Publisher& publisher,
              Worker& for_files)
      : settings_(settings),
        store_(store),
        guests_(guests),
        tables_(tables),
        publisher_(publisher),
        for_files_(for_files) {}

  /// `rest` is the path after /api/tables.
  void answer(const Request& request, std::string_view rest, const Reply& reply);

 private:
  void open(const Request& request, const Reply& reply);
  void open_with_file(const Request& request, const Guest& host, const Reply& reply);
  void opened(Checked<Table> table, TableId id, const Reply& reply);
  void list(const Request& request, const Reply& reply);
  std::string listing(const std::vector<TableRow>& rows, std::optional<GuestId> reader) const;
  void give_record(std::string_view id, const Reply& reply);

  const HallSettings& settings_;
  Store& store_;
  Guests& guests_;
  Tables& tables_;
  Publisher& publisher_;
  Worker& for_files_;
  std::set<std::string> reading_;  // addresses whose data files are being read
};

}  // namespace alea::server
