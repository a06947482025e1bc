// Set-ups of new tables: the body of POST /api/tables, and rematches.
#pragma once

#include <cstddef>
#include <string_view>

#include "engine/checked.h"
#include "server/store/store.h"
#include "server/table/opening.h"

namespace alea::server {

/// A set-up that is longer than this has a data file, which may take long to read.
inline constexpr std::size_t kLongestWithoutFile = 1'500;

/// The set-up with a fresh seed, or what is wrong with the body. `host` sends the request.
Checked<Opening> read_new_table(std::string_view body, const Guest& host, TableId id);

/// The same table again: the same people in the same seats, with a fresh seed.
Opening again(const Opening& opening, const std::vector<SeatPlan>& seats, TableId id);

}  // namespace alea::server
