// Durable before visible: what a table did is written to the store, and sent to its watchers once that is durable.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/hall/counters.h"
#include "server/hall/live_table.h"
#include "server/hall/wires.h"
#include "server/protocol/refusal.h"
#include "server/store/store.h"

namespace alea::server {

class Publisher {
 public:
  Publisher(Store& store, Wires& wires, HallCounters& counters) : store_(store), wires_(wires), counters_(counters) {}

  /// Called after each change of a table, to schedule what follows.
  void on_change(std::function<void(LiveTable&)> changed) { changed_ = std::move(changed); }

  /// Persists the first event of a new table; `done` is called when it is durable.
  void open(LiveTable& live, std::function<void()> done);
  /// Persists the events, notifies watchers once they are durable, and lets what follows be scheduled. The reply goes
  /// to `asker`.
  void publish(LiveTable& live, Answer answer, std::optional<ConnectionId> asker = {});
  /// Persists what lists show of the table, if that has changed.
  void save_row(LiveTable& live);

  // These go out after everything that waits for a write.
  void send(LiveTable& live, ConnectionId to, std::string text);
  void refuse(LiveTable& live, ConnectionId to, const std::string& key, Refusal refusal);
  void show_presence(LiveTable& live);

 private:
  void send(LiveTable& live, std::vector<Outgoing> texts);
  /// Sends what waited for the oldest write of the table.
  void release(LiveTable& live);
  void deliver(const std::vector<Outgoing>& texts);

  Store& store_;
  Wires& wires_;
  HallCounters& counters_;
  std::function<void(LiveTable&)> changed_;
};

}  // namespace alea::server
