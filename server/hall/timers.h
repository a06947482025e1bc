// What happens without being asked for: deadlines pass, unused tables leave memory, and the time that the server was
// down is given back.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "server/hall/bot_players.h"
#include "server/hall/live_table.h"
#include "server/hall/publisher.h"
#include "server/hall/settings.h"
#include "server/hall/tables.h"
#include "server/hall/wires.h"
#include "server/store/store.h"

namespace alea::server {

class Timers {
 public:
  Timers(const HallSettings& settings, Store& store, Wires& wires, Tables& tables, Publisher& publisher,
         BotPlayers& bots);

  void begin();
  /// Tells the store that the server is running.
  void note_alive(std::function<void()> done = {});

  /// To be called after every change of a table.
  void schedule(LiveTable& live);
  /// A table has been read from the store: gives back the time it lost, and does what was due meanwhile.
  void resume(LiveTable& live);
  /// Does what is due, and goes on with what happens by itself.
  void wake(LiveTable& live);

 private:
  void tick();
  void give_back_time(LiveTable& live);
  /// Reads which tables had a deadline when the server went down.
  void look_for_outage();
  void resume_some();
  void look_for_due_tables();
  void forget_idle_tables();
  /// Whether a table may still wait for the time that it lost.
  bool owes_time() const { return down_since_ && (!is_outage_known_ || !to_resume_.empty() || resuming_ > 0); }

  const HallSettings& settings_;
  Store& store_;
  Wires& wires_;
  Tables& tables_;
  Publisher& publisher_;
  BotPlayers& bots_;

  std::set<std::pair<TimeMs, TableId>> wakes_;  // of tables in memory
  TimeMs next_look_ = 0;
  bool is_looking_ = false;  // for due tables, in the store
  TimeMs next_alive_ = 0;

  // The outage before this start
  TimeMs began_at_;
  std::optional<TimeMs> down_since_;
  bool is_outage_known_ = false;
  std::vector<TableId> to_resume_;
  std::size_t resuming_ = 0;  // those being read
};

}  // namespace alea::server
