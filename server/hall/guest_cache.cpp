#include "server/hall/guest_cache.h"

#include <utility>

namespace alea::server {

GuestRef GuestCache::find(const SecretHash& secret) {
  if (const auto found = recent_.find(secret); found != recent_.end()) return found->second;
  const auto found = older_.find(secret);
  return found == older_.end() ? nullptr : remember(secret, found->second);
}

GuestRef GuestCache::add(const SecretHash& secret, const Guest& guest) {
  std::weak_ptr<Guest>& known = by_id_[guest.id];
  std::shared_ptr<Guest> held = known.lock();
  if (!held) {
    held = std::make_shared<Guest>(guest);
    known = held;
  }
  return remember(secret, std::move(held));
}

void GuestCache::rename(const Guest& guest) {
  const auto found = by_id_.find(guest.id);
  if (found == by_id_.end()) return;
  if (const auto held = found->second.lock()) held->name = guest.name;
}

GuestRef GuestCache::remember(const SecretHash& secret, std::shared_ptr<Guest> guest) {
  if (recent_.size() >= size_) {
    older_ = std::exchange(recent_, {});
    std::erase_if(by_id_, [](const auto& one) { return one.second.expired(); });
  }
  return recent_[secret] = std::move(guest);
}

}  // namespace alea::server
