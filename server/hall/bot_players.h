// The seats that bots play: whenever one of them has to choose, a bot is asked, and its move is made.
#pragma once

#include <cstdint>
#include <set>
#include <string>

#include "server/hall/bot_runner.h"
#include "server/hall/counters.h"
#include "server/hall/live_table.h"
#include "server/hall/publisher.h"
#include "server/hall/tables.h"
#include "server/hall/wires.h"

namespace alea::server {

class BotPlayers {
 public:
  BotPlayers(Wires& wires, Tables& tables, Publisher& publisher, BotRunner& bots, HallCounters& counters)
      : wires_(wires), tables_(tables), publisher_(publisher), bots_(bots), counters_(counters) {}

  /// Asks bots for the choices that are theirs now. To be called after every change of a table.
  void play(LiveTable& live);
  /// Asks again where too much was waiting.
  void retry();

 private:
  /// A choice that a bot is asked for.
  struct Thought {
    TableId table{};
    Seat seat{};
    std::uint64_t number = 0;
  };

  bool start(LiveTable& live, Seat seat);
  void chose(const Thought& thought, const std::string& move);

  Wires& wires_;
  Tables& tables_;
  Publisher& publisher_;
  BotRunner& bots_;
  HallCounters& counters_;
  std::uint64_t thoughts_ = 0;
  std::set<TableId> to_retry_;
};

}  // namespace alea::server
