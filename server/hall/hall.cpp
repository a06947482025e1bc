#include "server/hall/hall.h"

namespace alea::server {

Hall::Hall(const HallSettings& settings, Store& store, Wires& wires)
    : settings_(settings),
      wires_(wires),
      guests_(store),
      workers_(wires),
      tables_(store, wires, counters_, workers_),
      publisher_(store, wires, counters_),
      bot_runner_(settings_, wires, counters_),
      bot_players_(wires, tables_, publisher_, bot_runner_, counters_),
      hints_(tables_, publisher_, bot_runner_, counters_),
      timers_(settings_, store, wires, tables_, publisher_, bot_players_),
      sockets_(settings_, wires, guests_, tables_, publisher_, hints_, counters_),
      routes_(settings_, store, wires, guests_, tables_, publisher_, workers_.for_files, counters_) {
  tables_.on_load([this](LiveTable& live) { timers_.resume(live); });
  publisher_.on_change([this](LiveTable& live) {
    timers_.schedule(live);
    bot_players_.play(live);
    if (!live.table.goes_on()) return;
    wires_.post([this, id = live.id] {
      if (LiveTable* same = tables_.in_memory(id)) timers_.wake(*same);
    });
  });
}

void Hall::when_worked(const std::function<void()>& done) {
  const auto nothing = [] { return Done(); };
  workers_.usual.run(nothing,
                     [this, nothing, done](Done) { workers_.for_files.run(nothing, [done](Done) { done(); }); });
}

void Hall::finish() {
  bot_runner_.stop();
  workers_.for_files.stop();
  workers_.usual.stop();
  timers_.note_alive();
}

}  // namespace alea::server
