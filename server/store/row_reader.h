// Rows of tables and their numbers, as they stand in the file.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "server/store/database.h"
#include "server/store/store.h"

namespace alea::server {

constexpr std::int64_t number(TableId id) { return static_cast<std::int64_t>(id); }
constexpr std::int64_t number(GuestId id) { return static_cast<std::int64_t>(id); }

std::string_view name(TableRow::Status status);

inline constexpr std::string_view kGuestsOfTable = "SELECT guest FROM seats WHERE table_id = ?1 ORDER BY guest";
/// With that statement.
std::vector<GuestId> read_guests(Statement& guests_of_table, TableId table);

inline constexpr std::string_view kRowColumns = "id, game, status, is_listed, wake_at_ms, changed_at_ms, about";
/// The row that a statement which selects these columns stands at; without its guests.
TableRow read_row(const Statement& statement);

}  // namespace alea::server
