// Runs bots on the thinking threads and brings what they found back to the loop. Bots get a view and nothing else.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "server/hall/settings.h"
#include "server/hall/thinkers.h"
#include "server/hall/wires.h"
#include "server/protocol/server_message.h"
#include "server/table/ledger.h"

namespace alea::server {

class BotRunner {
 public:
  BotRunner(const HallSettings& settings, Wires& wires)
      : settings_(settings), wires_(wires), thinkers_(settings.thinking_threads) {}

  // Both return false if too much is waiting already.
  /// A bot's choice for the seat.
  bool choose(const Ledger& table, Seat seat, std::string_view level,
              std::function<void(const std::string& move)> then);
  /// The best moves of the seat, with reasons.
  bool advise(const Ledger& table, Seat seat, std::function<void(const std::vector<bots::Advice>&)> then);

  void stop() { thinkers_.stop(); }

 private:
  /// What a bot is made for, with everything its thread needs.
  struct Task {
    const AnyGame& game;
    std::shared_ptr<const AnyView> view;
    std::uint64_t seed;
    std::function<void()> prepare;
  };
  Task task(const Ledger& table, Seat seat) const;
  /// What has to be learned before a bot can play this game well; runs on the bot's thread.
  std::function<void()> preparation(const Ledger& table) const;

  HallSettings settings_;
  Wires& wires_;
  Thinkers thinkers_;  // last, so that its threads end first
};

}  // namespace alea::server
