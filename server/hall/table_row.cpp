#include "server/hall/table_row.h"

#include <utility>
#include <vector>

#include "json/json.h"
#include "server/hall/table_id.h"
#include "server/protocol/server_message.h"
#include "server/table/teller.h"

namespace alea::server {
namespace {

TableRow::Status row_status(Status status) {
  switch (status) {
    case Status::open: return TableRow::Status::open;
    case Status::dealing: return TableRow::Status::dealing;
    case Status::playing: return TableRow::Status::playing;
    case Status::over: return TableRow::Status::over;
  }
  return TableRow::Status::over;
}

std::vector<SeatRow> seat_rows(const Ledger& table) {
  std::vector<SeatRow> rows;
  for (SeatShown& seat : seats_shown(table)) {
    const PersonId who = table.seats()[rows.size()].now.who;
    rows.push_back({.kind = std::string(name_of(seat.kind)),
                    .guest = who == kNobody ? std::nullopt : std::optional(static_cast<GuestId>(who)),
                    .name = std::move(seat.name),
                    .level = std::move(seat.level),
                    .is_held = seat.is_held,
                    .agrees = seat.agrees});
  }
  return rows;
}

std::vector<SeatShown> shown(const std::vector<SeatRow>& rows) {
  std::vector<SeatShown> seats;
  seats.reserve(rows.size());
  for (const SeatRow& row : rows) {
    seats.push_back({.kind = read_seat_kind(row.kind).value_or(SeatShown::Kind::open),
                     .name = row.name,
                     .level = row.level,
                     .is_held = row.is_held,
                     .agrees = row.agrees});
  }
  return seats;
}

Clock shown(const TableRow::Clock& row) {
  Clock clock{.kind = Clock::Kind::none,
              .seconds = static_cast<std::int32_t>(row.seconds),
              .reserve = static_cast<std::int32_t>(row.reserve),
              .days = static_cast<std::int32_t>(row.days)};
  if (row.seconds > 0) clock.kind = Clock::Kind::seconds;
  if (row.days > 0) clock.kind = Clock::Kind::days;
  return clock;
}

Seats seats_of(GuestId guest, const std::vector<SeatRow>& rows) {
  Seats seats;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (rows[i].guest == guest) seats = seats.with(seat(static_cast<int>(i)));
  }
  return seats;
}

}  // namespace

TableRow row_of(TableId id, const Table& table, TimeMs now) {
  const Ledger& ledger = table.ledger();
  const Opening& opening = ledger.opening();
  return {.id = id,
          .game = opening.game,
          .status = row_status(ledger.status()),
          .is_listed = opening.is_listed,
          .clock = {.seconds = opening.clock.seconds, .reserve = opening.clock.reserve, .days = opening.clock.days},
          .seats = seat_rows(ledger),
          .turn = ledger.turn(),
          .last_event_at_ms = ledger.last_at(),
          .wake_at_ms = table.wake_at(),
          .changed_at_ms = now};
}

std::string listed(const TableRow& row, std::optional<GuestId> reader) {
  JsonWriter json;
  if (reader) write_seats("you", seats_of(*reader, row.seats), json);
  json.text("table", write(row.id));
  json.text("game", row.game);
  json.text("status", name_of(row.status));
  write_seats_shown(shown(row.seats), json);
  write_seats("turn", row.turn, json);
  write_clock(shown(row.clock), json);
  json.number("since", row.last_event_at_ms);
  return json.finish();
}

}  // namespace alea::server
