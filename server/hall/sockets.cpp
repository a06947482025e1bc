#include "server/hall/sockets.h"

#include <utility>

#include "server/hall/costs.h"
#include "server/hall/new_table.h"
#include "server/hall/random_bytes.h"
#include "server/hall/replies.h"
#include "server/hall/table_id.h"
#include "server/protocol/server_message.h"

namespace alea::server {
namespace {

/// The table in /api/tables/TABLE/socket.
Checked<std::string_view> table_in(std::string_view path) {
  constexpr std::string_view kTables = "/api/tables/";
  constexpr std::string_view kSocket = "/socket";
  if (!path.starts_with(kTables) || !path.ends_with(kSocket)) {
    return Error{"WebSockets are opened at /api/tables/TABLE/socket"};
  }
  path.remove_prefix(kTables.size());
  path.remove_suffix(kSocket.size());
  return path;
}

}  // namespace

void Sockets::open(ConnectionId id, const Request& request, Admit admit) {
  const auto text = table_in(request.path);
  if (!text) return admit(refuse({Refusal::Kind::gone, text.error().reason}));
  const auto table = read_table_id(*text);
  if (!table) return admit(refuse(no_such_table()));
  guests_.identify(request, [this, id, table, admit = std::move(admit)](const Checked<GuestRef>& guest) {
    if (!guest) return admit(refuse(busy()));
    tables_.find(*table, [this, id, guest = *guest, admit](const Tables::Found& found) {
      if (const auto* refused = std::get_if<Refusal>(&found)) return admit(refuse(*refused));
      LiveTable* live = std::get<LiveTable*>(found);
      const Client client{.table = live, .guest = guest};
      const bool is_full = live->connections >= settings_.connections_per_table;
      if (is_full && live->table.ledger().seats_of(client.who()).empty()) {
        return admit(refuse({Refusal::Kind::full, "this table has too many spectators; try again later"}));
      }
      ++live->connections;
      clients_[id] = client;
      admit({});
    });
  });
}

void Sockets::closed(ConnectionId id) {
  const auto node = clients_.extract(id);
  if (node.empty()) return;
  const Client& client = node.mapped();
  LiveTable& live = *client.table;
  --live.connections;
  live.used_at = wires_.now();
  if (!client.has_greeted) return;
  std::erase_if(live.watchers, [&](const LiveTable::Watcher& watcher) { return watcher.connection == id; });
  live.table.depart(client.who());
  publisher_.show_presence(live);
  // So that lists still show whose turn it is when the table has left memory.
  if (live.connections == 0) publisher_.save_row(live);
}

int Sockets::receive(ConnectionId id, std::string_view text) {
  const auto found = clients_.find(id);
  if (found == clients_.end()) return Costs::kMessage;
  ++counters_.commands;
  Client& client = found->second;
  const auto message = read_message(text);
  if (!message) {
    const auto kind = text.size() > kLongestMessage ? Refusal::Kind::too_long : Refusal::Kind::bad_message;
    publisher_.refuse(*client.table, id, key_of(text), {kind, message.error().reason});
    return Costs::of(nullptr, text.size());
  }
  handle(id, client, *message);
  return Costs::of(&*message, text.size());
}

void Sockets::handle(ConnectionId id, Client& client, const ClientMessage& message) {
  LiveTable& live = *client.table;
  if (std::holds_alternative<Hello>(message.command)) return greet(id, client, message);
  if (!client.has_greeted) {
    return publisher_.refuse(live, id, message.key,
                             {Refusal::Kind::not_now, "the first message of a connection must be hello"});
  }
  if (const auto* hint = std::get_if<Hint>(&message.command)) {
    return hints_.give(live, {.connection = id, .who = client.who(), .key = message.key, .seat = hint->seat});
  }
  if (std::holds_alternative<Rematch>(message.command)) return rematch(id, client, message);
  obey(id, client, message);
}

void Sockets::obey(ConnectionId id, const Client& client, const ClientMessage& message) {
  Table& table = client.table->table;
  Asker asker{.who = client.who(), .name = {}};
  if (client.guest && std::holds_alternative<Sit>(message.command)) asker.name = client.guest->name;
  // People sit down and stand up only before the game.
  const bool was_open = table.ledger().status() == Status::open;
  const Presence before = was_open ? table.presence() : Presence();
  publisher_.publish(*client.table, table.obey(asker, message, wires_.now()), id);
  if (was_open && table.presence() != before) publisher_.show_presence(*client.table);
}

void Sockets::rematch(ConnectionId id, const Client& client, const ClientMessage& message) {
  LiveTable& live = *client.table;
  const Ledger& ledger = live.table.ledger();
  if (const auto done = ledger.done_before(client.who(), message.key)) {
    return publisher_.send(live, id, write(Acknowledged{.key = message.key, .number = *done, .choices = {}}));
  }
  if (auto refused = check_rematch(ledger, client.who())) {
    return publisher_.refuse(live, id, message.key, *std::move(refused));
  }
  const auto next = static_cast<TableId>(random_id());
  std::vector<SeatPlan> seats;
  for (const TableSeat& seat : ledger.seats()) seats.push_back(seat.now);
  // The new table is written first, so that nobody is sent to a table that does not exist.
  publisher_.open(tables_.add(next, live.table.again(again(ledger.opening(), seats, next))), [] {});
  publisher_.publish(live, live.table.rematch(client.who(), message.key, write(next), wires_.now()), id);
}

void Sockets::greet(ConnectionId id, Client& client, const ClientMessage& message) {
  LiveTable& live = *client.table;
  for (std::string& text : live.table.greet(client.who(), message, wires_.now())) {
    publisher_.send(live, id, std::move(text));
  }
  if (client.has_greeted) return;
  client.has_greeted = true;
  live.watchers.push_back({.connection = id, .who = client.who()});
  live.table.arrive(client.who());
  publisher_.show_presence(live);
}

}  // namespace alea::server
