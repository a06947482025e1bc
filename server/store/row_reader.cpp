#include "server/store/row_reader.h"

#include <algorithm>
#include <array>
#include <utility>

namespace alea::server {
namespace {

using Status = TableRow::Status;

constexpr std::array<std::pair<Status, std::string_view>, 4> kStatusNames{{
    {Status::open, "open"},
    {Status::playing, "playing"},
    {Status::over, "over"},
    {Status::damaged, "damaged"},
}};

Status read_status(std::string_view text) {
  const auto* const found =
      std::find_if(kStatusNames.begin(), kStatusNames.end(), [&](const auto& one) { return one.second == text; });
  return found == kStatusNames.end() ? Status::damaged : found->first;
}

}  // namespace

std::string_view name(Status status) { return kStatusNames.at(static_cast<std::size_t>(status)).second; }

std::vector<GuestId> read_guests(Statement& guests_of_table, TableId table) {
  std::vector<GuestId> guests;
  guests_of_table.with(static_cast<std::int64_t>(table));
  while (guests_of_table.next()) guests.push_back(GuestId{guests_of_table.number(0)});
  return guests;
}

TableRow read_row(const Statement& statement) {
  return {
      .id = TableId{statement.number(0)},
      .game = statement.text(1),
      .status = read_status(statement.text(2)),
      .is_listed = statement.number(3) != 0,
      .guests = {},
      .wake_at_ms = statement.number_or_nothing(4),
      .changed_at_ms = statement.number(5),
      .about = statement.text(6),
  };
}

}  // namespace alea::server
