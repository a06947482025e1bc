// What is behind the network: HTTP requests and WebSocket messages for all tables. docs/protocol.md describes them.
//
// Everything runs on the loop's thread, except what takes long: bots think on threads of their own, the store reads and
// writes on its own, and tables are opened and replayed by workers. The hall only wires its parts together:
//
//   routes ──────┐                      HTTP requests
//   sockets ─────┼──► tables            tables in memory, read from the store when needed
//   timers ──────┤      publisher       persists what tables do, then notifies watchers
//   bot_players ─┘        └─► (timers, bot_players: what follows a change)
#pragma once

#include <functional>
#include <string_view>

#include "server/hall/bot_players.h"
#include "server/hall/bot_runner.h"
#include "server/hall/costs.h"
#include "server/hall/counters.h"
#include "server/hall/guests.h"
#include "server/hall/hints.h"
#include "server/hall/publisher.h"
#include "server/hall/routes.h"
#include "server/hall/settings.h"
#include "server/hall/sockets.h"
#include "server/hall/tables.h"
#include "server/hall/timers.h"
#include "server/hall/wires.h"
#include "server/hall/worker.h"
#include "server/session/net.h"
#include "server/store/store.h"

namespace alea::server {

class Hall final : public Site {
 public:
  Hall(const HallSettings& settings, Store& store, Wires& wires);

  /// To be called once, before the loop runs: starts the timers, and gives back the time of an outage.
  void begin() { timers_.begin(); }
  /// The server is about to stop: `done` is called when everything done so far is durable.
  void prepare_to_end(std::function<void()> done) { timers_.note_alive(std::move(done)); }
  /// Calls `done` when the workers have done everything they were given so far.
  void when_worked(const std::function<void()>& done);
  /// To be called when nothing more will come in: stops the threads, and notes the time.
  void finish();

  int cost(const Request& request) const override { return Costs::of(request); }
  void answer(const Request& request, Reply reply) override { routes_.answer(request, reply); }
  void open(ConnectionId id, const Request& request, Admit admit) override {
    sockets_.open(id, request, std::move(admit));
  }
  int receive(ConnectionId id, std::string_view text) override { return sockets_.receive(id, text); }
  void closed(ConnectionId id) override { sockets_.closed(id); }

 private:
  HallSettings settings_;
  Wires& wires_;
  HallCounters counters_;
  Guests guests_;
  Workers workers_;
  Tables tables_;
  Publisher publisher_;
  BotRunner bot_runner_;
  BotPlayers bot_players_;
  Hints hints_;
  Timers timers_;
  Sockets sockets_;
  Routes routes_;
};

}  // namespace alea::server
