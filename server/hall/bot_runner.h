// Runs bots on threads of their own and brings what they found back to the loop. Bots get a view and nothing else.
//
// Bots that only have to look at the board, hints, and bots that think have threads of their own, so that none of them
// waits for another kind. Among those of one kind, guests take turns (thought_queue.h).
//
// In a game with secrets, what a bot costs others must not depend on what it knows. There a bot occupies its thread and
// the processor for as long as it was granted, even if it has only one move, and answers at the end of that time.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "server/hall/counters.h"
#include "server/hall/live_table.h"
#include "server/hall/settings.h"
#include "server/hall/thinkers.h"
#include "server/hall/wires.h"
#include "server/protocol/server_message.h"
#include "server/table/ledger.h"

namespace alea::server {

class BotRunner {
 public:
  BotRunner(const HallSettings& settings, Wires& wires, HallCounters& counters);

  // Both return false if too many thoughts of the guest are waiting already.
  /// A bot's choice for the seat, on the account of somebody who plays at the table.
  bool choose(const LiveTable& live, Seat seat, std::string_view level,
              std::function<void(const std::string& move)> then);
  /// The best moves of the seat, with reasons, for the person who asks.
  bool advise(const LiveTable& live, PersonId who, Seat seat,
              std::function<void(const std::vector<bots::Advice>&)> then);

  void stop();

 private:
  using Clock = std::chrono::steady_clock;

  /// What a bot is made for, with everything its thread needs.
  struct Task {
    const AnyGame& game;
    std::shared_ptr<const AnyView> view;
    std::uint64_t seed;
    const std::atomic<bool>* stop;
    std::function<void()> prepare;
  };
  Task task(const Ledger& table, Seat seat, const Thinkers& thinkers) const;
  /// What has to be learned before a bot can play this game well; runs on the bot's thread.
  std::function<void()> preparation(const Ledger& table, const Thinkers& thinkers) const;

  /// Whether the guest may have one more thought; counts it.
  bool accept(const Thinkers& thinkers, PersonId guest);
  /// The time for a choice, given the share that the load leaves for it.
  Budget granted(double share, const Task& task) const;
  /// Keeps searching until the time is over, and then waits a little for bots that finish late.
  static void use_up(const Task& task, Clock::time_point end);

  HallSettings settings_;
  Wires& wires_;
  HallCounters& counters_;
  // Last, so that their threads end first
  Thinkers quick_;
  Thinkers hints_;
  Thinkers thinking_;
};

}  // namespace alea::server
