#include "server/hall/thought_queue.h"

#include <algorithm>
#include <utility>

namespace alea::server {

bool ThoughtQueue::has_room(PersonId guest) const {
  const auto found = guests_.find(guest);
  return (found == guests_.end() ? 0 : found->second.waiting) < limits_.waiting_per_guest;
}

bool ThoughtQueue::add(const Account& account, Work work) {
  if (!has_room(account.guest)) return false;
  Guest& guest = guests_[account.guest];
  if (guest.waiting++ == 0) turns_.push_back(account.guest);
  std::deque<Work>& waiting = guest.tables[account.table];
  if (waiting.empty()) guest.turns.push_back(account.table);
  waiting.push_back(std::move(work));
  return true;
}

std::optional<ThoughtQueue::Thought> ThoughtQueue::take() {
  if (turns_.empty()) return std::nullopt;
  const PersonId id = turns_.front();
  turns_.pop_front();
  Guest& guest = guests_[id];
  const TableId table = guest.turns.front();
  guest.turns.pop_front();

  Thought thought{.guest = id, .share = share_of(guest), .work = std::move(guest.tables[table].front())};
  guest.tables[table].pop_front();
  if (guest.tables[table].empty()) {
    guest.tables.erase(table);
  } else {
    guest.turns.push_back(table);
  }
  --guest.waiting;
  ++guest.running;
  if (guest.waiting > 0) turns_.push_back(id);
  return thought;
}

void ThoughtQueue::end(PersonId guest) {
  const auto found = guests_.find(guest);
  if (--found->second.running == 0 && found->second.waiting == 0) guests_.erase(found);
}

void ThoughtQueue::clear() {
  turns_.clear();
  for (auto& [id, guest] : guests_) guest = {.tables = {}, .turns = {}, .waiting = 0, .running = guest.running};
  std::erase_if(guests_, [](const auto& one) { return one.second.running == 0; });
}

double ThoughtQueue::share_of(const Guest& guest) const {
  const auto load = static_cast<double>(guests_.size() * (guest.waiting + guest.running));
  return std::min(1.0, limits_.threads / load);
}

}  // namespace alea::server
