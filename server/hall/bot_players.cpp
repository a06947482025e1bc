#include "server/hall/bot_players.h"

#include <chrono>
#include <utility>

#include "bots/bots.h"

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
  const Ledger& ledger = live.table.ledger();
  const std::string_view level = live.table.level(seat);
  // The time a bot takes must not reveal whether it had a choice. So where there are secrets, a bot that thinks always
  // takes the same time, a little more than it may think.
  const bool hides_its_time = ledger.game().about().has_secrets && bots::thinks(level);
  const TimeMs time = hides_its_time ? settings_.bot_milliseconds + settings_.bot_milliseconds / 4 : 0;
  const Thought thought{.table = live.id, .seat = seat, .number = ++thoughts_, .not_before = wires_.now() + time};
  if (!bots_.choose(ledger, seat, level, [this, thought](const std::string& move) { chose(thought, move); })) {
    return false;
  }
  live.thoughts[seat] = thought.number;
  return true;
}

void BotPlayers::chose(const Thought& thought, const std::string& move) {
  if (const TimeMs early = thought.not_before - wires_.now(); early > 0) {
    return wires_.after(std::chrono::milliseconds(early), [this, thought, move] { chose(thought, move); });
  }
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
