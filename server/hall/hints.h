// Hints: what a strong bot thinks of a person's moves.
#pragma once

#include <string>

#include "server/hall/bot_runner.h"
#include "server/hall/counters.h"
#include "server/hall/live_table.h"
#include "server/hall/publisher.h"
#include "server/hall/tables.h"

namespace alea::server {

class Hints {
 public:
  struct Wanted {
    ConnectionId connection{};
    PersonId who = kNobody;
    std::string key;
    Seat seat{};
  };

  Hints(Tables& tables, Publisher& publisher, BotRunner& bots, HallCounters& counters)
      : tables_(tables), publisher_(publisher), bots_(bots), counters_(counters) {}

  /// Sends the hint when a bot has found it, or a refusal. One at a time per person and table, and few at a
  /// time per person.
  void give(LiveTable& live, const Wanted& wanted);

 private:
  Tables& tables_;
  Publisher& publisher_;
  BotRunner& bots_;
  HallCounters& counters_;
};

}  // namespace alea::server
