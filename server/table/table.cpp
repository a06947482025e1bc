#include "server/table/table.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "bots/bots.h"
#include "engine/text.h"
#include "server/table/teller.h"

namespace alea::server {
namespace {

/// A table that is loaded remembers the updates of so many entries.
constexpr std::size_t kEntriesToldAgain = 16;
/// Some games go on for thousands of rolls without a choice. Everybody else would have to wait, and the update would be
/// too long.
constexpr std::size_t kMostByItself = 60;
/// The level of the bot that plays for somebody who is away.
constexpr std::string_view kHolder = bots::kUsualLevel;
std::shared_ptr<const std::string> shared(std::string text) {
  return std::make_shared<const std::string>(std::move(text));
}

std::string refused(const std::string& key, Refusal refusal) {
  return write(Refused{.key = key, .refusal = std::move(refusal)});
}

}  // namespace

Checked<Table> Table::open(Opening opening) {
  auto ledger = Ledger::open(std::move(opening));
  if (!ledger) return ledger.error();
  return Table(*std::move(ledger));
}

Table Table::again(Opening opening) const { return Table(ledger_.again(std::move(opening))); }

std::string Table::opened() const {
  return write(Event{.kind = Event::Kind::opened, .text = write(ledger_.opening())}) + "\n";
}

Checked<Table> Table::load(std::span<const LogEntry> log) {
  if (log.empty()) return Error{"the table has no events"};
  const auto first = read_event(trimmed(log.front().events));
  if (!first) return first.error();
  if (first->kind != Event::Kind::opened) return Error{"the first event of a table opens it"};
  const auto opening = read_opening(first->text);
  if (!opening) return opening.error();
  auto table = open(*opening);
  if (!table) return table;
  for (std::size_t i = 1; i < log.size(); ++i) {
    const LogEntry& entry = log[i];
    table->is_catching_up_ = i + kEntriesToldAgain < log.size();
    if (!entry.events.ends_with('\n')) return Error{"an event is cut off"};
    if (entry.first != table->events_ + 1) {
      return Error{"event " + std::to_string(table->events_ + 1) + " is missing, or there twice"};
    }
    if (const auto happened = table->happen_again(entry); !happened) {
      return Error{"event " + std::to_string(table->events_ + 1) + ": " + happened.error().reason};
    }
  }
  return table;
}

void Table::arrive(PersonId viewer) {
  for (Looking& looking : lookers_) {
    if (looking.viewer == viewer) {
      ++looking.connections;
      return;
    }
  }
  lookers_.push_back({.viewer = viewer, .connections = 1});
}

void Table::depart(PersonId viewer) {
  for (Looking& looking : lookers_) {
    if (looking.viewer == viewer) --looking.connections;
  }
  std::erase_if(lookers_, [](const Looking& looking) { return looking.connections == 0; });
}

Presence Table::presence() const {
  Presence presence;
  for (const Looking& looking : lookers_) {
    const Seats seats = ledger_.seats_of(looking.viewer);
    for (const Seat seat : seats) presence.seats = presence.seats.with(seat);
    if (seats.empty()) presence.watching += looking.connections;
  }
  return presence;
}

std::vector<std::string> Table::greet(PersonId viewer, const ClientMessage& message, TimeMs now) const {
  const std::int64_t seen = std::get<Hello>(message.command).seen.value_or(0);
  const Seats eyes = ledger_.eyes_of(viewer);
  const std::int64_t number = ledger_.number(eyes);
  const bool knows_the_game = ledger_.has_begun() && seen >= ledger_.begun_number() && seen <= number;
  auto missed = knows_the_game ? recent_.between(eyes, seen, number) : std::nullopt;
  if (!missed) {
    Snapshot whole = snapshot(ledger_, viewer, now);
    whole.key = message.key;
    return {write(whole)};
  }
  missed->push_back(write(
      Acknowledged{.key = message.key, .number = number, .choices = choices(ledger_, asked_of(ledger_, viewer))}));
  return *std::move(missed);
}

Answer Table::obey(const Asker& asker, const ClientMessage& message, TimeMs now) {
  if (const auto number = ledger_.done_before(asker.who, message.key)) {
    return {.reply = write(Acknowledged{.key = message.key, .number = *number, .choices = {}})};
  }
  Decision decision = decide(ledger_, asker, message, now);
  if (auto* refusal = std::get_if<Refusal>(&decision)) return {.reply = refused(message.key, std::move(*refusal))};
  const bool was_open = ledger_.status() == Status::open;
  Answer answer = happen(std::get<std::vector<Happening>>(std::move(decision)), now);
  if (was_open && ledger_.status() == Status::open && answer.is_for_lists) {
    // Whoever sat down or stood up sees the table differently now.
    std::erase_if(answer.letters, [&](const Letter& letter) { return letter.to == asker.who; });
    Snapshot whole = snapshot(ledger_, asker.who, now);
    whole.key = message.key;
    answer.letters.push_back({.to = asker.who, .text = shared(write(whole))});
  }
  return answer;
}

Answer Table::rematch(PersonId who, const std::string& key, const std::string& table, TimeMs now) {
  return happen({{{.kind = Event::Kind::rematched, .who = who, .key = key, .text = table}}}, now);
}

std::optional<TimeMs> Table::wake_at() const {
  std::optional<TimeMs> earliest = ledger_.share_deadline();
  for (const Seat seat : ledger_.turn()) {
    const auto deadline = ledger_.deadline(seat);
    if (deadline && (!earliest || *deadline < *earliest)) earliest = deadline;
  }
  return earliest;
}

Answer Table::wake(TimeMs now) {
  std::vector<Happening> due;
  const bool shares_are_late = ledger_.share_deadline() && *ledger_.share_deadline() <= now;
  for (const Seat seat : Seats::all(static_cast<int>(ledger_.seats().size()))) {
    const TableSeat& at = ledger_.seat(seat);
    if (shares_are_late && at.is_person()) {
      if (!at.has_committed) due.push_back({{.kind = Event::Kind::committed, .seat = seat}});
      if (ledger_.all_have_committed() && !at.has_shown) due.push_back({{.kind = Event::Kind::shown, .seat = seat}});
    }
    const auto deadline = ledger_.deadline(seat);
    if (deadline && *deadline <= now) due.push_back({{.kind = Event::Kind::held, .seat = seat}});
  }
  return happen(std::move(due), now);
}

Answer Table::outage(TimeMs lost, TimeMs now) {
  return happen({{{.kind = Event::Kind::outage, .text = std::to_string(lost)}}}, now);
}

Seats Table::thinking() const {
  Seats bots;
  const Seats present = ledger_.present();
  if (present.empty()) return bots;
  for (const Seat seat : ledger_.turn()) {
    if (!present.has(seat)) bots = bots.with(seat);
  }
  return bots;
}

std::string_view Table::level(Seat seat) const {
  const TableSeat& at = ledger_.seat(seat);
  return at.is_person() ? kHolder : std::string_view(at.now.level);
}

Answer Table::bot_chose(Seat seat, const std::string& move, TimeMs now) {
  if (!thinking().has(seat)) return {};
  auto moved = carry_out(ledger_.shared_state(), {.kind = Event::Kind::moved, .seat = seat, .text = move});
  if (!moved) return {};
  return happen({*std::move(moved)}, now);
}

Answer Table::happen(std::vector<Happening> events, TimeMs now) {
  Answer answer{.first = events_ + 1};
  std::vector<Happening> together;
  const auto let = [&](Happening&& happening) {
    append(happening.event, answer.events);
    answer.events += '\n';
    answer.is_for_lists = answer.is_for_lists || is_for_lists(happening.event.kind);
    [[maybe_unused]] const auto happened = happen(std::move(happening), now, together, answer.letters);
    assert(happened);
  };
  for (Happening& one : events) let(std::move(one));
  goes_on_ = false;
  std::size_t more = 0;
  while (auto next = next_by_itself()) {
    // Not before a forced move, or its player would be asked to choose.
    goes_on_ = more++ >= kMostByItself && next->event.kind == Event::Kind::drawn;
    if (goes_on_) break;
    let(*std::move(next));
  }
  tell(together, now, answer.letters);
  return answer;
}

Checked<Done> Table::happen_again(const LogEntry& entry) {
  std::vector<Letter> letters;  // nobody is there yet
  std::vector<Happening> together;
  for (const std::string_view line : split(entry.events, '\n')) {
    Event event = TRY(read_event(line));
    TRY(happen({.event = std::move(event)}, entry.at, together, letters));
  }
  tell(together, entry.at, letters);
  return Done();
}

Checked<Done> Table::happen(Happening happening, TimeMs at, std::vector<Happening>& together,
                            std::vector<Letter>& letters) {
  if (!together.empty() && !joins(happening.event, together.front().event)) tell(together, at, letters);
  TRY(ledger_.apply(happening, at));
  ++events_;
  together.push_back(std::move(happening));
  return Done();
}

/// Chance and forced choices are told together with what they follow in the game. A bot's choice follows nothing.
bool Table::joins(const Event& event, const Event& first) const {
  return is_of_game(first.kind) && (event.kind == Event::Kind::drawn || is_unsent_move(event));
}

std::optional<Happening> Table::next_by_itself() const {
  if (ledger_.status() == Status::dealing && ledger_.all_have_shown()) return Happening{{.kind = Event::Kind::begun}};
  if (ledger_.status() != Status::playing) return std::nullopt;
  const Seats present = ledger_.present();
  const auto agrees = [&](Seat seat) { return ledger_.seat(seat).agrees; };
  if (!present.empty() && std::all_of(present.begin(), present.end(), agrees)) {
    return Happening{{.kind = Event::Kind::ended}};
  }
  if (ledger_.state().turn().is_chance()) {
    FairDice dice = ledger_.dice();
    auto after = ledger_.state().copy();
    Happened drawn = after->chance(dice);
    return Happening{.event = {.kind = Event::Kind::drawn, .text = std::move(drawn.text)},
                     .before = ledger_.shared_state(),
                     .after = std::move(after),
                     .events = std::move(drawn.events)};
  }
  for (const Seat seat : ledger_.turn()) {
    std::vector<std::string> moves = ledger_.state().moves(seat);
    // That a player has no choice may be a secret. Then they are asked like everyone else.
    if (moves.size() != 1 || ledger_.knows_secrets(seat)) continue;
    return Happening{{.kind = Event::Kind::moved, .seat = seat, .text = std::move(moves.front())}};
  }
  return std::nullopt;
}

void Table::tell(std::vector<Happening>& together, TimeMs at, std::vector<Letter>& letters) {
  if (together.empty()) return;
  ledger_.number_together(together, at);
  if (!is_catching_up_) {
    for (const Seats eyes : readers()) {
      if (!ledger_.was_told(eyes)) continue;
      const auto text = shared(update(ledger_, together, eyes));
      if (ledger_.has_begun()) recent_.add(eyes, ledger_.number(eyes), *text);
      for (const auto& [viewer, connections] : lookers_) {
        if (ledger_.eyes_of(viewer) != eyes) continue;
        letters.push_back({.to = viewer, .text = addressed_to(viewer, text, together.front().event)});
      }
    }
  }
  together.clear();
}

std::vector<Seats> Table::readers() const {
  std::vector<Seats> all;
  const auto add = [&](PersonId viewer) {
    const Seats eyes = ledger_.eyes_of(viewer);
    if (std::find(all.begin(), all.end(), eyes) == all.end()) all.push_back(eyes);
  };
  for (const Looking& looking : lookers_) add(looking.viewer);
  if (!ledger_.has_begun()) return all;
  for (const TableSeat& seat : ledger_.seats()) {
    if (seat.is_person()) add(seat.now.who);
  }
  return all;
}

std::shared_ptr<const std::string> Table::addressed_to(PersonId viewer,
                                                       const std::shared_ptr<const std::string>& update,
                                                       const Event& first) const {
  const bool is_answer = !first.key.empty() && viewer == ledger_.author(first);
  const std::int64_t number = ledger_.number(ledger_.eyes_of(viewer));
  Seats asked;
  for (const Seat seat : asked_of(ledger_, viewer)) {
    const bool is_back = first.kind == Event::Kind::returned && first.seat == seat;
    asked = asked.with_if(seat, is_back || ledger_.asked(seat) == number);
  }
  if (!is_answer && asked.empty()) return update;
  return shared(addressed(*update, is_answer ? first.key : "", choices(ledger_, asked)));
}

Record Table::record() const {
  std::vector<Record::Player> players;
  for (const TableSeat& seat : ledger_.seats()) {
    players.push_back({.kind = seat.is_person() ? "person" : seat.now.level, .name = seat.now.name});
  }
  Record record = new_record(ledger_.game(), std::move(players), ledger_.opening().options);
  record.fair = ledger_.fair();
  if (ledger_.is_finished()) record.result = ledger_.state().result();
  record.ended_by_agreement = ledger_.status() == Status::over && !record.result;
  return record;
}

void add_events(std::span<const Table::LogEntry> log, Record& record) {
  for (const Table::LogEntry& entry : log) {
    for (const std::string_view line : split(entry.events, '\n')) {
      auto event = read_event(line);
      assert(event);
      if (event->kind == Event::Kind::moved || event->kind == Event::Kind::drawn)
        record.events.push_back({event->seat, std::move(event->text)});
    }
  }
}

}  // namespace alea::server
