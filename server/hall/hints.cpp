#include "server/hall/hints.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "server/protocol/server_message.h"
#include "server/table/commands.h"

namespace alea::server {

void Hints::give(LiveTable& live, const Wanted& wanted) {
  if (auto refused = check_hint(live.table.ledger(), wanted.who, wanted.seat)) {
    return publisher_.refuse(live, wanted.connection, wanted.key, *std::move(refused));
  }
  const auto answer = [this, id = live.id, wanted](const std::vector<bots::Advice>& moves) {
    LiveTable* there = tables_.in_memory(id);
    if (there == nullptr) return;
    std::erase(there->hinted, wanted.who);
    publisher_.send(*there, wanted.connection,
                    write(HintGiven{.key = wanted.key, .seat = wanted.seat, .moves = moves}));
  };
  const bool is_waiting = std::find(live.hinted.begin(), live.hinted.end(), wanted.who) != live.hinted.end();
  if (is_waiting || !bots_.advise(live, wanted.who, wanted.seat, answer)) {
    const Refusal refused{Refusal::Kind::too_fast,
                          is_waiting ? "one hint at a time; ask again in a moment"
                                     : "you are waiting for hints at other tables; ask again in a moment"};
    return publisher_.refuse(live, wanted.connection, wanted.key, refused);
  }
  ++counters_.hints;
  live.hinted.push_back(wanted.who);
}

}  // namespace alea::server
