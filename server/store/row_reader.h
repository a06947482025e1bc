// Rows of tables, as they are in the file.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "server/store/database.h"
#include "server/store/store.h"

namespace alea::server {

constexpr std::int64_t number(TableId id) { return static_cast<std::int64_t>(id); }
constexpr std::int64_t number(GuestId id) { return static_cast<std::int64_t>(id); }

inline constexpr std::string_view kRowColumns =
    "id, game, status, is_listed, clock_seconds, clock_reserve, clock_days, turn, last_event_at_ms, wake_at_ms, "
    "changed_at_ms";
/// The current row of a statement that selects these columns; without its seats.
TableRow read_row(const Statement& statement);
/// Seats as letters.
std::string write_turn(Seats turn);

inline constexpr std::string_view kSeatsOfTable =
    "SELECT kind, guest, name, level, is_held, agrees FROM seats WHERE table_id = ?1 ORDER BY seat";
/// With that statement.
std::vector<SeatRow> read_seats(Statement& seats_of_table, TableId table);

}  // namespace alea::server
