#include "server/hall/bot_players.h"

#include <utility>

namespace alea::server {

void BotPlayers::play(LiveTable& live) {
  const Seats thinking = live.table.thinking();
  std::erase_if(live.thoughts, [&](const auto& thought) { return !thinking.has(thought.first); });
  for (const Seat seat : thinking) {
    if (!live.thoughts.contains(seat) && !start(live, seat)) to_retry_.insert(live.id);
  }
}

void BotPlayers::retry() {
  const std::set<TableId> all = std::exchange(to_retry_, {});
  for (const TableId id : all) {
    if (LiveTable* live = tables_.in_memory(id)) play(*live);
  }
}

bool BotPlayers::start(LiveTable& live, Seat seat) {
  const Thought thought{.table = live.id, .seat = seat, .number = ++thoughts_};
  const auto then = [this, thought](const std::string& move) { chose(thought, move); };
  if (!bots_.choose(live, seat, live.table.level(seat), then)) return false;
  live.thoughts[seat] = thought.number;
  return true;
}

void BotPlayers::chose(const Thought& thought, const std::string& move) {
  LiveTable* live = tables_.in_memory(thought.table);
  if (live == nullptr) return;
  const auto current = live->thoughts.find(thought.seat);
  // The player may have come back, or the game may be over.
  if (current == live->thoughts.end() || current->second != thought.number) return;
  live->thoughts.erase(current);
  ++counters_.bot_choices;
  publisher_.publish(*live, live->table.bot_chose(thought.seat, move, wires_.now()));
  play(*live);
}

}  // namespace alea::server
