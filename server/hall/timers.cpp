#include "server/hall/timers.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <limits>
#include <memory>

namespace alea::server {
namespace {

constexpr std::chrono::milliseconds kTick{200};
constexpr TimeMs kBetweenLooks = 1000;
constexpr int kWokenAtOnce = 50;

}  // namespace

Timers::Timers(const HallSettings& settings, Store& store, Wires& wires, Tables& tables, Publisher& publisher,
               BotPlayers& bots)
    : settings_(settings),
      store_(store),
      wires_(wires),
      tables_(tables),
      publisher_(publisher),
      bots_(bots),
      began_at_(wires.now()),
      down_since_(store.last_alive_ms()) {}

void Timers::begin() {
  if (down_since_) look_for_outage();
  tick();
}

void Timers::note_alive(std::function<void()> done) {
  // As long as a table may wait for the time it lost, the next start has to know when the outage began.
  store_.write(Alive{.at_ms = owes_time() ? *down_since_ : wires_.now()}, std::move(done));
}

void Timers::tick() {
  const TimeMs now = wires_.now();
  std::vector<TableId> due;
  for (auto next = wakes_.begin(); next != wakes_.end() && next->first <= now; ++next) due.push_back(next->second);
  for (const TableId id : due) wake(*tables_.in_memory(id));
  resume_some();
  bots_.retry();
  if (now >= next_look_) {
    next_look_ = now + kBetweenLooks;
    look_for_due_tables();
    forget_idle_tables();
  }
  if (now >= next_alive_) {
    next_alive_ = now + settings_.alive_ms;
    note_alive();
  }
  wires_.after(kTick, [this] { tick(); });
}

void Timers::schedule(LiveTable& live) {
  const auto at = live.table.wake_at();
  if (at == live.wakes_at) return;
  if (live.wakes_at) wakes_.erase({*live.wakes_at, live.id});
  live.wakes_at = at;
  if (at) wakes_.insert({*at, live.id});
}

void Timers::resume(LiveTable& live) {
  schedule(live);
  give_back_time(live);
  wake(live);
}

void Timers::wake(LiveTable& live) {
  publisher_.publish(live, live.table.wake(wires_.now()));
  bots_.play(live);
}

/// Nobody loses time because the server was down.
void Timers::give_back_time(LiveTable& live) {
  const TimeMs last = live.table.ledger().last_at();
  if (!down_since_ || last >= began_at_ || !live.table.wake_at()) return;
  const TimeMs lost = began_at_ - std::max(*down_since_, last);
  if (lost > 0) publisher_.publish(live, live.table.outage(lost, wires_.now()));
}

void Timers::look_for_outage() {
  store_.tables_to_wake(std::numeric_limits<std::int64_t>::max(), std::numeric_limits<int>::max(),
                        [this](const Checked<std::vector<TableId>>& tables) {
                          if (!tables) return wires_.after(kTick, [this] { look_for_outage(); });
                          to_resume_ = *tables;
                          is_outage_known_ = true;
                        });
}

void Timers::resume_some() {
  while (resuming_ < kWokenAtOnce && !to_resume_.empty()) {
    const TableId id = to_resume_.back();
    to_resume_.pop_back();
    ++resuming_;
    tables_.find(id, [this, id](const Tables::Found& found) {
      --resuming_;
      const auto* refused = std::get_if<Refusal>(&found);
      if (refused != nullptr && refused->kind == busy().kind) to_resume_.push_back(id);
    });
  }
}

void Timers::look_for_due_tables() {
  if (is_looking_) return;
  is_looking_ = true;
  store_.tables_to_wake(wires_.now(), kWokenAtOnce, [this](const Checked<std::vector<TableId>>& due) {
    is_looking_ = false;
    if (!due) return;
    for (const TableId id : *due) tables_.find(id, [](const Tables::Found&) {});
  });
}

void Timers::forget_idle_tables() {
  for (const std::unique_ptr<LiveTable>& live : tables_.take_idle(wires_.now() - settings_.idle_ms)) {
    if (live->wakes_at) wakes_.erase({*live->wakes_at, live->id});
  }
}

}  // namespace alea::server
