#include "server/store/row_reader.h"

#include <algorithm>
#include <array>
#include <utility>

namespace alea::server {
namespace {

using Status = TableRow::Status;

constexpr std::array<std::pair<Status, std::string_view>, 5> kStatusNames{{
    {Status::open, "open"},
    {Status::dealing, "dealing"},
    {Status::playing, "playing"},
    {Status::over, "over"},
    {Status::damaged, "damaged"},
}};

Status read_status(std::string_view text) {
  const auto* const found =
      std::find_if(kStatusNames.begin(), kStatusNames.end(), [&](const auto& one) { return one.second == text; });
  return found == kStatusNames.end() ? Status::damaged : found->first;
}

Seats read_turn(std::string_view letters) {
  Seats turn;
  for (std::size_t i = 0; i < letters.size(); ++i) {
    if (const auto seat = read_seat(letters.substr(i, 1))) turn = turn.with(*seat);
  }
  return turn;
}

}  // namespace

std::string_view name_of(Status status) { return kStatusNames.at(static_cast<std::size_t>(status)).second; }

std::string write_turn(Seats turn) {
  std::string letters;
  for (const Seat seat : turn) letters += letter(seat);
  return letters;
}

TableRow read_row(const Statement& statement) {
  return {
      .id = TableId{statement.number(0)},
      .game = statement.text(1),
      .status = read_status(statement.text(2)),
      .is_listed = statement.number(3) != 0,
      .clock = {.seconds = statement.number(4), .reserve = statement.number(5), .days = statement.number(6)},
      .seats = {},
      .turn = read_turn(statement.text(7)),
      .last_event_at_ms = statement.number(8),
      .wake_at_ms = statement.number_or_nothing(9),
      .changed_at_ms = statement.number(10),
  };
}

std::vector<SeatRow> read_seats(Statement& seats_of_table, TableId table) {
  std::vector<SeatRow> seats;
  seats_of_table.with(number(table));
  while (seats_of_table.next()) {
    SeatRow seat{.kind = seats_of_table.text(0),
                 .guest = {},
                 .name = seats_of_table.text(2),
                 .level = seats_of_table.text(3),
                 .is_held = seats_of_table.number(4) != 0,
                 .agrees = seats_of_table.number(5) != 0};
    if (const auto guest = seats_of_table.number_or_nothing(1)) seat.guest = GuestId{*guest};
    seats.push_back(std::move(seat));
  }
  return seats;
}

}  // namespace alea::server
