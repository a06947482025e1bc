// What the store and the lists know about a table without its events.
#pragma once

#include <optional>
#include <string>

#include "server/store/store.h"
#include "server/table/table.h"

namespace alea::server {

TableRow row_of(TableId id, const Table& table, TimeMs now);

/// An element of a list of tables, as JSON. With the seats of the reader, if there is one.
std::string listed(const TableRow& row, std::optional<GuestId> reader);

}  // namespace alea::server
