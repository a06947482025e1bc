// What happens in the hall without being asked: deadlines, bots, hints, and tables that leave the memory.
#include <algorithm>
#include <limits>

#include "lab/bots.h"
#include "lab/solutions.h"
#include "server/hall/hall.h"
#include "server/hall/random_bytes.h"
#include "server/protocol/server_message.h"
#include "server/table/teller.h"

namespace alea::server {
namespace {

constexpr std::chrono::milliseconds kTick{200};
constexpr TimeMs kBetweenLooks = 1000;
constexpr int kWokenAtOnce = 50;

}  // namespace

void Hall::begin() {
  down_since_ = store_.last_alive_ms();
  if (down_since_) after_outage_ = store_.tables_to_wake(INT64_MAX, std::numeric_limits<int>::max());
  tick();
}

void Hall::prepare_to_end(std::function<void()> done) { note_time(std::move(done)); }

void Hall::finish() {
  thinkers_.stop();
  note_time();
}

/// As long as tables wait for what an outage took from them, the next start has to know when that began.
void Hall::note_time(std::function<void()> done) {
  store_.write(Alive{.at_ms = after_outage_.empty() ? wires_.now() : *down_since_}, std::move(done));
}

void Hall::tick() {
  const TimeMs now = wires_.now();
  std::vector<TableId> due;
  for (auto next = wakes_.begin(); next != wakes_.end() && next->first <= now; ++next) due.push_back(next->second);
  for (const TableId id : due) wake(*rooms_.at(id));
  for (int i = 0; i < kWokenAtOnce && !after_outage_.empty(); ++i) {
    find(after_outage_.back());
    after_outage_.pop_back();
  }
  const std::set<TableId> hungry = std::exchange(without_thinkers_, {});
  for (const TableId id : hungry) {
    if (const auto room = rooms_.find(id); room != rooms_.end()) let_bots_think(*room->second);
  }
  if (now >= next_look_) {
    next_look_ = now + kBetweenLooks;
    for (const TableId id : store_.tables_to_wake(now, kWokenAtOnce)) find(id);
    forget_idle_tables();
  }
  if (now >= next_alive_) {
    next_alive_ = now + settings_.alive_ms;
    note_time();
  }
  wires_.after(kTick, [this] { tick(); });
}

void Hall::wake(Room& room) {
  carry_out(room, room.table.wake(wires_.now()));
  let_bots_think(room);
}

void Hall::schedule(Room& room) {
  const auto at = room.table.wake_at();
  if (at == room.wakes_at) return;
  if (room.wakes_at) wakes_.erase({*room.wakes_at, room.id});
  room.wakes_at = at;
  if (at) wakes_.insert({*at, room.id});
}

/// Nobody loses time because the server did not run.
void Hall::give_back_time(Room& room) {
  const TimeMs last = room.table.ledger().last_at();
  if (!down_since_ || last >= began_at_ || !room.table.wake_at()) return;
  const TimeMs lost = began_at_ - std::max(*down_since_, last);
  if (lost > 0) carry_out(room, room.table.outage(lost, wires_.now()));
}

void Hall::let_bots_think(Room& room) {
  const Seats thinking = room.table.thinking();
  std::erase_if(room.thoughts, [&](const auto& thought) { return !thinking.has(thought.first); });
  for (const Seat seat : thinking) {
    if (!room.thoughts.contains(seat) && !start_thought(room, seat)) without_thinkers_.insert(room.id);
  }
}

std::function<void()> Hall::preparation(const Room& room) const {
  const Ledger& ledger = room.table.ledger();
  const AnyGame& game = ledger.game();
  const auto players = static_cast<int>(ledger.seats().size());
  const auto& options = ledger.opening().options;
  if (settings_.solutions.empty() || !lab::is_solvable(game) || lab::is_solution_known(game, options, players)) {
    return [] {};
  }
  return [&game, options, players, folder = settings_.solutions, &thinkers = thinkers_] {
    // Without it bots search.
    const auto go_on = [&](double /*done*/) { return !thinkers.is_stopping(); };
    static_cast<void>(lab::learn_solution(game, options, players, folder, go_on));
  };
}

bool Hall::start_thought(Room& room, Seat seat) {
  const AnyState& state = room.table.ledger().state();
  const std::string_view level = room.table.level(seat);
  // How long a bot takes must not tell whether it had a choice: a little more than it may think, whatever it sees.
  const bool hides_its_time = state.game().about().has_secrets && lab::thinks(level);
  const TimeMs time = hides_its_time ? settings_.bot_milliseconds + settings_.bot_milliseconds / 4 : 0;
  const Thought thought{.table = room.id, .seat = seat, .number = ++thoughts_, .not_before = wires_.now() + time};
  const bool started = thinkers_.think(
      [this, thought, &game = state.game(), level = std::string(level),
       view = std::shared_ptr<const AnyView>(state.view(seat)), seed = static_cast<std::uint64_t>(random_id()),
       budget = Budget{.milliseconds = settings_.bot_milliseconds}, prepare = preparation(room)] {
        prepare();
        std::string move = lab::make_bot(game, level, budget, seed)->choose(*view);
        wires_.post([this, thought, move = std::move(move)] { bot_chose(thought, move); });
      });
  if (started) room.thoughts[seat] = thought.number;
  return started;
}

void Hall::bot_chose(const Thought& thought, const std::string& move) {
  if (const TimeMs early = thought.not_before - wires_.now(); early > 0) {
    return wires_.after(std::chrono::milliseconds(early), [this, thought, move] { bot_chose(thought, move); });
  }
  const auto found = rooms_.find(thought.table);
  if (found == rooms_.end()) return;
  Room& room = *found->second;
  const auto current = room.thoughts.find(thought.seat);
  // Its player may be back, or the game over.
  if (current == room.thoughts.end() || current->second != thought.number) return;
  room.thoughts.erase(current);
  ++counters_.bot_choices;
  carry_out(room, room.table.bot_chose(thought.seat, move, wires_.now()));
  let_bots_think(room);
}

void Hall::give_hint(Room& room, const Asked& asked, Seat seat) {
  const auto& [connection, line, message] = asked;
  if (auto refused = check_hint(room.table.ledger(), line.who, seat)) {
    return refuse(room, connection, message.key, *std::move(refused));
  }
  const auto answer = [this, id = room.id, who = line.who, connection = connection](std::string text) {
    const auto found = rooms_.find(id);
    if (found == rooms_.end()) return;
    std::erase(found->second->hinted, who);
    queue(*found->second, {{.to = connection, .text = std::make_shared<const std::string>(std::move(text))}});
  };
  const bool waits = std::find(room.hinted.begin(), room.hinted.end(), line.who) != room.hinted.end();
  const AnyState& state = room.table.ledger().state();
  const bool started = !waits && thinkers_.think([this, answer, key = message.key, seat, &game = state.game(),
                                                  view = std::shared_ptr<const AnyView>(state.view(seat)),
                                                  seed = static_cast<std::uint64_t>(random_id()),
                                                  budget = Budget{.milliseconds = settings_.hint_milliseconds},
                                                  prepare = preparation(room)] {
    prepare();
    auto moves = advice(*view, lab::make_bot(game, lab::kAdviser, budget, seed)->rank(*view));
    std::string text = write(HintGiven{.key = key, .seat = seat, .moves = std::move(moves)});
    wires_.post([answer, text = std::move(text)] { answer(text); });
  });
  if (!started) {
    return refuse(room, connection, message.key, {Refusal::Kind::too_fast, "one hint at a time; ask again soon"});
  }
  ++counters_.hints;
  room.hinted.push_back(line.who);
}

void Hall::forget_idle_tables() {
  const TimeMs idle_since = wires_.now() - settings_.idle_ms;
  std::erase_if(rooms_, [&](const auto& entry) {
    const Room& room = *entry.second;
    const bool is_busy =
        room.connections > 0 || !room.waiting.empty() || !room.thoughts.empty() || !room.hinted.empty();
    if (is_busy || room.used_at > idle_since) return false;
    if (room.wakes_at) wakes_.erase({*room.wakes_at, room.id});
    return true;
  });
}

}  // namespace alea::server
