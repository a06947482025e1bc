#include "server/store/change_writer.h"

#include <fmt/format.h>

#include <optional>
#include <string>

#include "server/store/row_reader.h"

namespace alea::server {

ChangeWriter::ChangeWriter(Database& database)
    : places_(database),
      add_entry_(database, "INSERT INTO entries VALUES (?1, ?2, ?3, ?4, ?5)"),
      set_row_(database, fmt::format("INSERT OR REPLACE INTO tables ({}) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, "
                                     "?10, ?11)",
                                     kRowColumns)),
      seats_of_table_(database, kSeatsOfTable),
      clear_seats_(database, "DELETE FROM seats WHERE table_id = ?1"),
      add_seat_(database, "INSERT INTO seats VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)"),
      add_guest_(database, "INSERT INTO guests VALUES (?1, ?2, ?3)"),
      rename_guest_(database, "UPDATE guests SET name = ?2 WHERE id = ?1"),
      add_secret_(database, "INSERT INTO secrets VALUES (?1, ?2)"),
      add_code_(database, "INSERT INTO codes VALUES (?1, ?2, ?3)"),
      add_secret_of_code_(database,
                          "INSERT INTO secrets SELECT ?2, guest FROM codes WHERE hash = ?1 AND expires_at_ms > ?3"),
      clear_codes_(database, "DELETE FROM codes WHERE hash = ?1 OR expires_at_ms <= ?2"),
      set_alive_(database, "INSERT OR REPLACE INTO alive VALUES (1, ?1)") {}

void ChangeWriter::write(const EntryAdded& change) {
  const Entry& entry = change.entry;
  const std::int64_t row = places_.add(change.table);
  add_entry_.with(row, number(change.table), entry.number, entry.at_ms, entry.events).run();
  if (change.row) write(RowChanged{*change.row});
}

void ChangeWriter::write(const RowChanged& change) {
  const TableRow& row = change.row;
  const std::string turn = write_turn(row.turn);
  set_row_
      .with(number(row.id), row.game, name_of(row.status), std::int64_t{row.is_listed}, row.clock.seconds,
            row.clock.reserve, row.clock.days, turn, row.last_event_at_ms, row.wake_at_ms, row.changed_at_ms)
      .run();
  write_seats(row);
}

/// Seats change far more rarely than the rest.
void ChangeWriter::write_seats(const TableRow& row) {
  if (read_seats(seats_of_table_, row.id) == row.seats) return;
  clear_seats_.with(number(row.id)).run();
  std::int64_t place = 0;
  for (const SeatRow& seat : row.seats) {
    const auto guest = seat.guest ? std::optional(number(*seat.guest)) : std::nullopt;
    add_seat_
        .with(number(row.id), place++, seat.kind, guest, seat.name, seat.level, std::int64_t{seat.is_held},
              std::int64_t{seat.agrees})
        .run();
  }
}

void ChangeWriter::write(const GuestCame& change) {
  add_guest_.with(number(change.guest.id), change.guest.name, change.at_ms).run();
  add_secret_.with(change.secret, number(change.guest.id)).run();
}

void ChangeWriter::write(const GuestRenamed& change) {
  rename_guest_.with(number(change.guest.id), change.guest.name).run();
}

void ChangeWriter::write(const CodeGiven& change) {
  add_code_.with(change.code, number(change.guest), change.expires_at_ms).run();
}

void ChangeWriter::write(const CodeUsed& change) {
  add_secret_of_code_.with(change.code, change.secret, change.at_ms).run();
  clear_codes_.with(change.code, change.at_ms).run();
}

void ChangeWriter::write(const Alive& change) { set_alive_.with(change.at_ms).run(); }

}  // namespace alea::server
