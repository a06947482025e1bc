#include "server/hall/publisher.h"

#include <iterator>
#include <memory>

#include "server/hall/table_row.h"
#include "server/protocol/server_message.h"

namespace alea::server {
namespace {

std::shared_ptr<const std::string> shared(std::string text) {
  return std::make_shared<const std::string>(std::move(text));
}

/// Each letter goes to all connections of its addressee.
std::vector<Outgoing> addressed(const LiveTable& live, const std::vector<Letter>& letters) {
  std::vector<Outgoing> texts;
  for (const Letter& letter : letters) {
    for (const LiveTable::Watcher& watcher : live.watchers) {
      if (watcher.who == letter.to) texts.push_back({.to = watcher.connection, .text = letter.text});
    }
  }
  return texts;
}

}  // namespace

void Publisher::open(LiveTable& live, std::function<void()> done) {
  const TimeMs now = wires_.now();
  TableRow row = row_of(live.id, live.table, now);
  live.row = LiveTable::in_store(row);
  ++counters_.entries;
  Entry first{.number = 1, .at_ms = now, .events = live.table.opened()};
  live.waiting.emplace_back();
  store_.write(EntryAdded{.table = live.id, .entry = std::move(first), .row = std::move(row)},
               [this, &live, done = std::move(done)] {
                 release(live);
                 done();
               });
  changed_(live);
}

void Publisher::publish(LiveTable& live, Answer answer, std::optional<ConnectionId> asker) {
  std::vector<Outgoing> texts = addressed(live, answer.letters);
  if (asker && !answer.reply.empty()) texts.push_back({.to = *asker, .text = shared(std::move(answer.reply))});
  if (answer.events.empty()) return send(live, std::move(texts));

  const TimeMs now = wires_.now();
  live.used_at = now;
  EntryAdded added{
      .table = live.id, .entry = {.number = answer.first, .at_ms = now, .events = std::move(answer.events)}, .row = {}};
  if (answer.is_for_lists || live.row.wake_at != live.table.wake_at() || live.table.ledger().status() == Status::over) {
    added.row = row_of(live.id, live.table, now);
    live.row = LiveTable::in_store(*added.row);
  }
  ++counters_.entries;
  live.waiting.push_back(std::move(texts));
  store_.write(std::move(added), [this, &live] { release(live); });
  changed_(live);
}

void Publisher::save_row(LiveTable& live) {
  TableRow row = row_of(live.id, live.table, live.row.changed_at);
  if (LiveTable::in_store(row) == live.row) return;
  live.row = LiveTable::in_store(row);
  live.waiting.emplace_back();
  store_.write(RowChanged{.row = std::move(row)}, [this, &live] { release(live); });
}

/// A table stays in memory while something waits there.
void Publisher::release(LiveTable& live) {
  const std::vector<Outgoing> texts = std::move(live.waiting.front());
  live.waiting.erase(live.waiting.begin());
  deliver(texts);
}

void Publisher::send(LiveTable& live, ConnectionId to, std::string text) {
  send(live, {{.to = to, .text = shared(std::move(text))}});
}

void Publisher::refuse(LiveTable& live, ConnectionId to, const std::string& key, Refusal refusal) {
  send(live, to, server::write(Refused{.key = key, .refusal = std::move(refusal)}));
}

void Publisher::show_presence(LiveTable& live) {
  const auto text = shared(server::write(live.table.presence()));
  std::vector<Outgoing> texts;
  for (const LiveTable::Watcher& watcher : live.watchers) texts.push_back({.to = watcher.connection, .text = text});
  send(live, std::move(texts));
}

void Publisher::send(LiveTable& live, std::vector<Outgoing> texts) {
  if (live.is_settled()) return deliver(texts);
  std::move(texts.begin(), texts.end(), std::back_inserter(live.waiting.back()));
}

void Publisher::deliver(const std::vector<Outgoing>& texts) {
  for (const Outgoing& one : texts) wires_.send(one.to, one.text);
}

}  // namespace alea::server
