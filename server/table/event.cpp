#include "server/table/event.h"

#include <algorithm>

#include "engine/text.h"

namespace alea::server {
namespace {

constexpr std::string_view kNone = "-";

}  // namespace

std::string write(const Event& event) {
  std::string line;
  append(event, line);
  return line;
}

void append(const Event& event, std::string& lines) {
  lines += kEventNames[static_cast<std::size_t>(event.kind)];
  lines += ' ';
  lines += event.seat ? letter(*event.seat) : '-';
  lines += ' ';
  if (event.who == kNobody) {
    lines += kNone;
  } else {
    lines += std::to_string(static_cast<std::int64_t>(event.who));
  }
  lines += ' ';
  lines += event.key.empty() ? kNone : event.key;
  if (event.text.empty()) return;
  lines += ' ';
  lines += event.text;
}

Checked<Event> read_event(std::string_view line) {
  const std::string_view whole = line;
  const auto wrong = [&] { return Error{"not a table event: " + in_quotes(whole)}; };
  Event event;
  const auto* const name = std::find(kEventNames.begin(), kEventNames.end(), next_part(line, ' '));
  if (name == kEventNames.end()) return wrong();
  event.kind = static_cast<Event::Kind>(name - kEventNames.begin());
  if (const std::string_view seat = next_part(line, ' '); seat != kNone) {
    event.seat = read_seat(seat);
    if (!event.seat) return wrong();
  }
  if (const std::string_view who = next_part(line, ' '); who != kNone) {
    const auto number = read_number(who);
    if (!number || *number <= 0) return wrong();
    event.who = static_cast<PersonId>(*number);
  }
  const std::string_view key = next_part(line, ' ');
  if (key.empty()) return wrong();
  if (key != kNone) event.key = key;
  event.text = line;
  return event;
}

}  // namespace alea::server
