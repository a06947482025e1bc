#include "server/hall/hall.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/text.h"
#include "server/hall/listings.h"
#include "server/hall/new_table.h"
#include "server/hall/random_bytes.h"
#include "server/protocol/client_message.h"
#include "server/protocol/server_message.h"

namespace alea::server {
namespace {

constexpr std::string_view kTables = "/api/tables/";
constexpr std::string_view kSocket = "/socket";

std::shared_ptr<const std::string> shared(std::string text) {
  return std::make_shared<const std::string>(std::move(text));
}

/// Moves, rolls and words change nothing that the store's row of a table tells.
bool changes_row(std::string_view events) {
  while (!events.empty()) {
    const std::string_view line = next_part(events, '\n');
    if (!line.starts_with("moved ") && !line.starts_with("drawn ") && !line.starts_with("said ")) return true;
  }
  return false;
}

}  // namespace

Hall::Hall(const HallSettings& settings, Store& store, Wires& wires)
    : settings_(settings),
      store_(store),
      wires_(wires),
      guests_(store),
      games_(games_listing()),
      began_at_(wires.now()),
      thinkers_(settings.thinking_threads) {}

Hall::~Hall() = default;

std::optional<Response> Hall::open(ConnectionId id, const Request& request) {
  std::string_view path = request.path;
  if (!path.starts_with(kTables) || !path.ends_with(kSocket)) {
    return refusal(404, name_of(Refusal::Kind::gone), "a WebSocket is opened at /api/tables/TABLE/socket");
  }
  path.remove_prefix(kTables.size());
  path.remove_suffix(kSocket.size());
  const auto table = read_table_id(path);
  const Found found = table ? find(*table) : Found(Refusal{Refusal::Kind::gone, "there is no such table"});
  if (const auto* refused = std::get_if<Refusal>(&found)) {
    return refusal(status_of(refused->kind), name_of(refused->kind), refused->reason);
  }
  const auto guest = guests_.who(request);
  lines_[id] = {.table = *table, .who = guest ? static_cast<PersonId>(guest->id) : kNobody};
  ++std::get<Room*>(found)->connections;
  return std::nullopt;
}

void Hall::closed(ConnectionId id) {
  const auto found = lines_.find(id);
  if (found == lines_.end()) return;
  const Line line = found->second;
  lines_.erase(found);
  Room& room = *rooms_.at(line.table);
  --room.connections;
  room.used_at = wires_.now();
  if (!line.has_greeted) return;
  std::erase_if(room.lookers, [&](const Room::Looker& looker) { return looker.connection == id; });
  room.table.depart(line.who);
  show_presence(room);
  if (room.connections > 0) return;
  // Lists show whose turn it is also when the table is not in memory any more.
  TableRow row = row_of(room.id, room.table, room.row.changed_at_ms);
  if (row == room.row) return;
  room.row = row;
  room.waiting.emplace_back();
  store_.write(RowChanged{.row = std::move(row)}, [this, table = room.id] { release(table); });
}

void Hall::receive(ConnectionId id, std::string_view text) {
  const auto found = lines_.find(id);
  if (found == lines_.end()) return;
  ++counters_.commands;
  Line& line = found->second;
  Room& room = *rooms_.at(line.table);
  const auto message = read_message(text);
  if (!message) {
    const auto kind = text.size() > kLongestMessage ? Refusal::Kind::too_long : Refusal::Kind::bad_message;
    return refuse(room, id, key_of(text), {kind, message.error().reason});
  }
  const Asked asked{.connection = id, .line = line, .message = *message};
  if (const auto* hello = std::get_if<Hello>(&message->wish)) return greet(room, asked, *hello);
  if (!line.has_greeted) {
    return refuse(room, id, message->key, {Refusal::Kind::not_now, "the first message of a connection is hello"});
  }
  if (const auto* hint = std::get_if<Hint>(&message->wish)) return give_hint(room, asked, hint->seat);
  if (std::holds_alternative<Rematch>(message->wish)) return rematch(room, asked);
  Asker asker{.who = line.who};
  if (std::holds_alternative<Sit>(message->wish)) {
    if (const auto guest = store_.guest(static_cast<GuestId>(line.who))) asker.name = guest->name;
  }
  // People sit down and stand up before the game only.
  const bool was_open = room.table.ledger().status() == Status::open;
  const Presence before = was_open ? room.table.presence() : Presence();
  carry_out(room, room.table.obey(asker, *message, wires_.now()), id);
  if (was_open && room.table.presence() != before) show_presence(room);
}

void Hall::greet(Room& room, const Asked& asked, const Hello& hello) {
  // What is not durable yet cannot be read again; who comes back just then gets a snapshot.
  const bool has_missed = room.table.missed(asked.line.who, hello.seen).value_or(0) > 0;
  const std::vector<Entry> entries = has_missed && room.waiting.empty() ? history(room) : std::vector<Entry>();
  std::vector<Outgoing> texts;
  for (std::string& text : room.table.greet(asked.line.who, asked.message, wires_.now(), pages_of(entries))) {
    texts.push_back({.to = asked.connection, .text = shared(std::move(text))});
  }
  queue(room, std::move(texts));
  if (asked.line.has_greeted) return;
  asked.line.has_greeted = true;
  room.lookers.push_back({.connection = asked.connection, .who = asked.line.who});
  room.table.arrive(asked.line.who);
  show_presence(room);
}

void Hall::refuse(Room& room, ConnectionId to, const std::string& key, Refusal refusal) {
  queue(room, {{.to = to, .text = shared(write(Refused{.key = key, .refusal = std::move(refusal)}))}});
}

void Hall::rematch(Room& room, const Asked& asked) {
  const Ledger& ledger = room.table.ledger();
  if (const auto done = ledger.done_before(asked.line.who, asked.message.key)) {
    const Acknowledged again{.key = asked.message.key, .number = *done};
    return queue(room, {{.to = asked.connection, .text = shared(write(again))}});
  }
  if (auto refused = check_rematch(ledger, asked.line.who)) {
    return refuse(room, asked.connection, asked.message.key, *std::move(refused));
  }
  const auto id = static_cast<TableId>(random_id());
  std::vector<SeatPlan> seats;
  for (const TableSeat& seat : ledger.seats()) seats.push_back(seat.now);
  // The new table is written first, so that nobody is sent to one that is not there.
  keep_new(id, std::move(*Table::open(again(ledger.opening(), seats, id))), [] {});
  carry_out(room, room.table.rematch(asked.line.who, asked.message.key, write(id), wires_.now()), asked.connection);
}

Hall::Found Hall::find(TableId id) {
  const auto found = rooms_.find(id);
  if (found != rooms_.end()) return found->second.get();
  return load(id);
}

Hall::Found Hall::load(TableId id) {
  auto row = store_.row(id);
  if (!row) return Refusal{Refusal::Kind::gone, "there is no such table"};
  if (row->status == TableRow::Status::damaged) {
    return Refusal{Refusal::Kind::damaged, "this table cannot be read any more; it was set aside"};
  }
  const auto entries = store_.entries(id);
  if (!entries) return set_aside(*std::move(row), entries.error());
  auto table = Table::load(pages_of(*entries));
  if (!table) return set_aside(*std::move(row), table.error());
  Room& room = add(id, *std::move(table), *std::move(row));
  give_back_time(room);
  wake(room);
  return &room;
}

std::vector<Entry> Hall::history(const Room& room) {
  auto entries = store_.entries(room.id);
  return entries ? *std::move(entries) : std::vector<Entry>();
}

Refusal Hall::set_aside(TableRow row, const Error& reason) {
  ++counters_.damaged;
  wires_.report("table_set_aside", fmt::format("table={} reason=\"{}\"", write(row.id), harmless(reason.reason)));
  row.status = TableRow::Status::damaged;
  row.wake_at_ms.reset();
  store_.write(RowChanged{.row = std::move(row)}, [] {});
  return {Refusal::Kind::damaged, "this table cannot be read any more; it was set aside"};
}

Room& Hall::add(TableId id, Table table, TableRow row) {
  auto& room = rooms_[id];
  room = std::make_unique<Room>(id, std::move(table), std::move(row));
  room->used_at = wires_.now();
  schedule(*room);
  return *room;
}

void Hall::keep_new(TableId id, Table table, std::function<void()> done) {
  const TimeMs now = wires_.now();
  Room& room = add(id, std::move(table), {});
  room.row = row_of(id, room.table, now);
  ++counters_.entries;
  room.waiting.emplace_back();
  std::string events = room.table.opened();
  Entry first{.number = 1, .at_ms = now, .events = std::move(events)};
  store_.write(Happened{.table = id, .entry = std::move(first), .row = room.row}, [this, id, done = std::move(done)] {
    release(id);
    done();
  });
}

void Hall::carry_out(Room& room, Answer answer, std::optional<ConnectionId> asker) {
  std::vector<Outgoing> texts;
  for (Letter& letter : answer.letters) {
    for (const Room::Looker& looker : room.lookers) {
      if (looker.who == letter.to) texts.push_back({.to = looker.connection, .text = letter.text});
    }
  }
  if (asker && !answer.reply.empty()) texts.push_back({.to = *asker, .text = shared(std::move(answer.reply))});
  if (answer.events.empty()) return queue(room, std::move(texts));

  const TimeMs now = wires_.now();
  room.used_at = now;
  Happened happened{.table = room.id, .entry = {.number = answer.first, .at_ms = now, .events = {}}, .row = {}};
  if (changes_row(answer.events) || room.row.wake_at_ms != room.table.wake_at() ||
      room.table.ledger().status() == Status::over) {
    room.row = row_of(room.id, room.table, now);
    happened.row = room.row;
  }
  happened.entry.events = std::move(answer.events);
  ++counters_.entries;
  room.waiting.push_back(std::move(texts));
  store_.write(std::move(happened), [this, id = room.id] { release(id); });
  schedule(room);
  let_bots_think(room);
}

void Hall::release(TableId id) {
  Room& room = *rooms_.at(id);
  const std::vector<Outgoing> texts = std::move(room.waiting.front());
  room.waiting.erase(room.waiting.begin());
  for (const Outgoing& one : texts) wires_.send(one.to, one.text);
}

void Hall::queue(Room& room, std::vector<Outgoing> texts) {
  if (room.waiting.empty()) {
    for (const Outgoing& one : texts) wires_.send(one.to, one.text);
  } else {
    std::move(texts.begin(), texts.end(), std::back_inserter(room.waiting.back()));
  }
}

void Hall::show_presence(Room& room) {
  const auto text = shared(write(room.table.presence()));
  std::vector<Outgoing> texts;
  for (const Room::Looker& looker : room.lookers) texts.push_back({.to = looker.connection, .text = text});
  queue(room, std::move(texts));
}

}  // namespace alea::server
