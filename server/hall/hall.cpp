#include "server/hall/hall.h"

namespace alea::server {

Hall::Hall(const HallSettings& settings, Store& store, Wires& wires)
    : settings_(settings),
      guests_(store),
      tables_(store, wires, counters_),
      publisher_(store, wires, counters_),
      bot_runner_(settings_, wires, counters_),
      bot_players_(wires, tables_, publisher_, bot_runner_, counters_),
      hints_(tables_, publisher_, bot_runner_, counters_),
      timers_(settings_, store, wires, tables_, publisher_, bot_players_),
      sockets_(wires, guests_, tables_, publisher_, hints_, counters_),
      routes_(settings_, store, wires, guests_, tables_, publisher_, counters_) {
  tables_.on_load([this](LiveTable& live) { timers_.resume(live); });
  publisher_.on_change([this](LiveTable& live) {
    timers_.schedule(live);
    bot_players_.play(live);
  });
}

void Hall::finish() {
  bot_runner_.stop();
  timers_.note_alive();
}

}  // namespace alea::server
