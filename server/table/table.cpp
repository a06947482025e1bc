#include "server/table/table.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "engine/text.h"
#include "server/table/teller.h"

namespace alea::server {
namespace {

constexpr std::int64_t kMostMissed = 200;
/// How well a bot plays for somebody who is away.
constexpr std::string_view kHolder = "medium";
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

std::string Table::opened() const {
  return write(Event{.kind = Event::Kind::opened, .text = write(ledger_.opening())}) + "\n";
}

Checked<Table> Table::load(std::span<const Page> pages) {
  if (pages.empty()) return Error{"the table has no events"};
  const auto first = read_event(trimmed(pages.front().events));
  if (!first) return first.error();
  if (first->kind != Event::Kind::opened) return Error{"the first event of a table opens it"};
  const auto opening = read_opening(first->text);
  if (!opening) return opening.error();
  auto table = open(*opening);
  if (!table) return table;
  for (const Page& page : pages.subspan(1)) {
    if (!page.events.ends_with('\n')) return Error{"an event is cut off"};
    if (page.first != table->events_ + 1) {
      return Error{"event " + std::to_string(table->events_ + 1) + " is missing, or there twice"};
    }
    if (const auto happened = table->happen_again(page); !happened) {
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

std::optional<std::int64_t> Table::missed(PersonId viewer, std::int64_t seen) const {
  const std::int64_t number = ledger_.number(ledger_.eyes_of(viewer));
  const bool knows_the_game = ledger_.has_begun() && seen >= ledger_.begun_number();
  if (!knows_the_game || seen > number || number - seen > kMostMissed) return std::nullopt;
  return number - seen;
}

std::vector<std::string> Table::greet(PersonId viewer, const ClientMessage& message, TimeMs now,
                                      std::span<const Page> pages) const {
  const std::int64_t seen = std::get<Hello>(message.wish).seen;
  const auto unseen = missed(viewer, seen);
  if (!unseen || (*unseen > 0 && pages.empty())) {
    Snapshot whole = snapshot(ledger_, viewer, now);
    whole.key = message.key;
    return {write(whole)};
  }
  std::vector<std::string> texts = *unseen > 0 ? updates_after(seen, viewer, pages) : std::vector<std::string>();
  texts.push_back(write(Acknowledged{.key = message.key, .number = seen + *unseen}));
  return texts;
}

std::vector<std::string> Table::updates_after(std::int64_t seen, PersonId viewer, std::span<const Page> pages) const {
  std::vector<std::string> texts;
  auto again = open(ledger_.opening());
  assert(again);
  for (const Page& page : pages.subspan(1)) {
    std::int64_t number = again->ledger_.number(again->ledger_.eyes_of(viewer));
    // A page has at most as many updates as lines. Those that the viewer has seen need not be written.
    const bool is_news = number + std::count(page.events.begin(), page.events.end(), '\n') > seen;
    if (is_news && again->lookers_.empty()) again->arrive(viewer);
    const auto letters = again->happen_again(page);
    assert(letters);
    for (const Letter& letter : *letters) {
      if (++number > seen) texts.push_back(*letter.text);
    }
  }
  return texts;
}

Answer Table::obey(const Asker& asker, const ClientMessage& message, TimeMs now) {
  if (const auto* wish = std::get_if<Choices>(&message.wish)) return {.reply = choices(asker, message, wish->seat)};
  if (const auto number = ledger_.done_before(asker.who, message.key)) {
    return {.reply = write(Acknowledged{.key = message.key, .number = *number})};
  }
  Decision decision = decide(ledger_, asker, message, now);
  if (auto* refusal = std::get_if<Refusal>(&decision)) return {.reply = refused(message.key, std::move(*refusal))};
  const bool was_open = ledger_.status() == Status::open;
  Answer answer = happen(std::get<std::vector<Event>>(std::move(decision)), now);
  if (was_open && ledger_.status() == Status::open && !std::holds_alternative<Say>(message.wish)) {
    // Who sat down or stood up sees another table now.
    std::erase_if(answer.letters, [&](const Letter& letter) { return letter.to == asker.who; });
    Snapshot whole = snapshot(ledger_, asker.who, now);
    whole.key = message.key;
    answer.letters.push_back({.to = asker.who, .text = shared(write(whole))});
  }
  return answer;
}

std::string Table::choices(const Asker& asker, const ClientMessage& message, Seat seat) const {
  if (auto refusal = check_turn(ledger_, asker.who, seat)) return refused(message.key, *std::move(refusal));
  ChoiceList list{.key = message.key, .number = ledger_.number(ledger_.eyes_of(asker.who)), .seat = seat, .moves = {}};
  const auto view = ledger_.state().view(seat);
  for (std::string& move : ledger_.state().moves(seat)) {
    Fact fact = view->choice(move);
    list.moves.emplace_back(std::move(move), std::move(fact));
  }
  return write(list);
}

Answer Table::rematch(PersonId who, const std::string& key, const std::string& table, TimeMs now) {
  return happen({{.kind = Event::Kind::rematched, .who = who, .key = key, .text = table}}, now);
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
  std::vector<Event> due;
  const bool shares_are_late = ledger_.share_deadline() && *ledger_.share_deadline() <= now;
  for (const Seat seat : Seats::all(static_cast<int>(ledger_.seats().size()))) {
    const TableSeat& at = ledger_.seat(seat);
    if (shares_are_late && at.is_person()) {
      if (!at.has_committed) due.push_back({.kind = Event::Kind::committed, .seat = seat});
      if (ledger_.all_have_committed() && !at.has_shown) due.push_back({.kind = Event::Kind::shown, .seat = seat});
    }
    const auto deadline = ledger_.deadline(seat);
    if (deadline && *deadline <= now) due.push_back({.kind = Event::Kind::held, .seat = seat});
  }
  return happen(std::move(due), now);
}

Answer Table::outage(TimeMs lost, TimeMs now) {
  return happen({{.kind = Event::Kind::outage, .text = std::to_string(lost)}}, now);
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
  if (!thinking().has(seat) || !ledger_.state().copy()->play(seat, move)) return {};
  return happen({{.kind = Event::Kind::moved, .seat = seat, .text = move}}, now);
}

Answer Table::happen(std::vector<Event> events, TimeMs now) {
  Answer answer{.first = events_ + 1};
  std::vector<Happening> together;
  const auto let = [&](Event&& event) {
    append(event, answer.events);
    answer.events += '\n';
    [[maybe_unused]] const auto happened = happen(std::move(event), now, together, answer.letters);
    assert(happened);
  };
  for (Event& event : events) let(std::move(event));
  while (auto event = next_by_itself()) let(*std::move(event));
  tell(together, now, answer.letters);
  return answer;
}

Checked<std::vector<Letter>> Table::happen_again(const Page& page) {
  std::vector<Letter> letters;
  std::vector<Happening> together;
  for (const std::string_view line : split(page.events, '\n')) {
    auto event = read_event(line);
    if (!event) return event.error();
    if (const auto happened = happen(*std::move(event), page.at, together, letters); !happened) {
      return happened.error();
    }
  }
  tell(together, page.at, letters);
  return letters;
}

Checked<Done> Table::happen(Event event, TimeMs at, std::vector<Happening>& together, std::vector<Letter>& letters) {
  if (!joins(event)) tell(together, at, letters);
  auto happening = ledger_.apply(std::move(event), at);
  if (!happening) return happening.error();
  ++events_;
  together.push_back(*std::move(happening));
  return Done();
}

/// Chance and forced choices are told together with what they follow. A choice of a bot follows nothing.
bool Table::joins(const Event& event) const { return event.kind == Event::Kind::drawn || is_unsent_move(event); }

std::optional<Event> Table::next_by_itself() const {
  if (ledger_.status() == Status::dealing && ledger_.all_have_shown()) return Event{.kind = Event::Kind::begun};
  if (ledger_.status() != Status::playing) return std::nullopt;
  const Seats present = ledger_.present();
  const auto agrees = [&](Seat seat) { return ledger_.seat(seat).agrees; };
  if (!present.empty() && std::all_of(present.begin(), present.end(), agrees)) return Event{.kind = Event::Kind::ended};
  if (ledger_.state().turn().is_chance()) {
    FairDice dice(ledger_.fair_key(), static_cast<std::uint64_t>(ledger_.record_events() + 1));
    return Event{.kind = Event::Kind::drawn, .text = ledger_.state().copy()->chance(dice)};
  }
  for (const Seat seat : ledger_.turn()) {
    std::vector<std::string> moves = ledger_.state().moves(seat);
    // That somebody has no choice may be a secret. Then they are asked like those who have one.
    if (moves.size() != 1 || ledger_.knows_secrets(seat)) continue;
    return Event{.kind = Event::Kind::moved, .seat = seat, .text = std::move(moves.front())};
  }
  return std::nullopt;
}

void Table::tell(std::vector<Happening>& together, TimeMs at, std::vector<Letter>& letters) {
  /// For all who see with the same eyes.
  struct Copy {
    Seats eyes;
    std::shared_ptr<const std::string> text;
  };
  if (together.empty()) return;
  ledger_.number_together(together, at);
  const Event& first = together.front().event;
  std::vector<Copy> copies;
  for (const auto& [viewer, connections] : lookers_) {
    const Seats eyes = ledger_.eyes_of(viewer);
    if (!ledger_.was_told(eyes)) continue;
    auto copy = std::find_if(copies.begin(), copies.end(), [&](const Copy& one) { return one.eyes == eyes; });
    if (copy == copies.end()) {
      copy = copies.insert(copies.end(), {.eyes = eyes, .text = shared(write(update(ledger_, together, eyes)))});
    }
    const bool is_answer = !first.key.empty() && viewer == ledger_.author(first);
    letters.push_back({.to = viewer, .text = is_answer ? shared(with_key(*copy->text, first.key)) : copy->text});
  }
  together.clear();
}

Record Table::record(std::span<const Page> pages) const {
  std::vector<Record::Player> players;
  for (const TableSeat& seat : ledger_.seats()) {
    players.push_back({.kind = seat.is_person() ? "person" : seat.now.level, .name = seat.now.name});
  }
  Record record = new_record(ledger_.game(), std::move(players), ledger_.opening().options);
  record.fair = ledger_.fair();
  for (const Page& page : pages) {
    for (const std::string_view line : split(page.events, '\n')) {
      const auto event = read_event(line);
      assert(event);
      if (event->kind == Event::Kind::moved || event->kind == Event::Kind::drawn)
        record.events.push_back({event->seat, event->text});
    }
  }
  if (ledger_.is_finished()) record.result = ledger_.state().result();
  return record;
}

}  // namespace alea::server
