// A table as it is asked for: the body of POST /api/tables.
#pragma once

#include <string_view>

#include "engine/checked.h"
#include "server/store/store.h"
#include "server/table/opening.h"

namespace alea::server {

/// The set-up with a seed of its own, or what is wrong with it. `host` is who asks.
Checked<Opening> read_new_table(std::string_view body, const Guest& host, TableId id);

/// The same table once more: the same people on the same seats, and another seed.
Opening again(const Opening& opening, const std::vector<SeatPlan>& seats, TableId id);

}  // namespace alea::server
