// HTTP requests, by their address. docs/protocol.md describes them.
#pragma once

#include <string>
#include <string_view>

#include "server/hall/counters.h"
#include "server/hall/guest_routes.h"
#include "server/hall/table_routes.h"
#include "server/hall/tables.h"
#include "server/hall/wires.h"
#include "server/session/net.h"

namespace alea::server {

class Routes {
 public:
  Routes(const HallSettings& settings, Store& store, Wires& wires, Guests& guests, Tables& tables, Publisher& publisher,
         Worker& for_files, const HallCounters& counters);

  void answer(const Request& request, const Reply& reply);

 private:
  /// `rest` is the path after /api/games.
  Response games(std::string_view rest) const;

  Wires& wires_;
  const Tables& tables_;
  const HallCounters& counters_;
  GuestRoutes guest_routes_;
  TableRoutes table_routes_;
  std::string games_;  // the answer to GET /api/games
};

}  // namespace alea::server
