// WebSocket connections: each belongs to one person at one table, and its messages are handled in order.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "server/hall/counters.h"
#include "server/hall/guests.h"
#include "server/hall/hints.h"
#include "server/hall/live_table.h"
#include "server/hall/publisher.h"
#include "server/hall/settings.h"
#include "server/hall/tables.h"
#include "server/hall/wires.h"
#include "server/protocol/client_message.h"
#include "server/session/net.h"

namespace alea::server {

class Sockets {
 public:
  Sockets(const HallSettings& settings, Wires& wires, Guests& guests, Tables& tables, Publisher& publisher,
          Hints& hints, HallCounters& counters)
      : settings_(settings),
        wires_(wires),
        guests_(guests),
        tables_(tables),
        publisher_(publisher),
        hints_(hints),
        counters_(counters) {}

  // As Site has them
  void open(ConnectionId id, const Request& request, Admit admit);
  /// Returns what the message costs (costs.h).
  int receive(ConnectionId id, std::string_view text);
  void closed(ConnectionId id);

 private:
  /// The far end of a connection.
  struct Client {
    LiveTable* table = nullptr;  // stays in memory while it has connections
    GuestRef guest;              // null: can only watch
    bool has_greeted = false;

    PersonId who() const { return guest ? static_cast<PersonId>(guest->id) : kNobody; }
  };

  void handle(ConnectionId id, Client& client, const ClientMessage& message);
  void obey(ConnectionId id, const Client& client, const ClientMessage& message);
  void rematch(ConnectionId id, const Client& client, const ClientMessage& message);
  void greet(ConnectionId id, Client& client, const ClientMessage& message);

  const HallSettings& settings_;
  Wires& wires_;
  Guests& guests_;
  Tables& tables_;
  Publisher& publisher_;
  Hints& hints_;
  HallCounters& counters_;
  std::unordered_map<ConnectionId, Client> clients_;
};

}  // namespace alea::server
