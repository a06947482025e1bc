#include "server/session/address_book.h"

#include <cassert>

namespace alea::server {

bool AddressBook::arrive(const std::string& address, Time now) {
  Visitor& visitor =
      visitors_.try_emplace(address, Visitor{.connections = 0, .requests = {requests_, now}}).first->second;
  if (visitor.connections >= connections_per_address_) return false;
  ++visitor.connections;
  return true;
}

void AddressBook::leave(const std::string& address) {
  const auto found = visitors_.find(address);
  assert(found != visitors_.end() && found->second.connections > 0);
  --found->second.connections;
}

bool AddressBook::may_ask(const std::string& address, Time now) {
  const auto found = visitors_.find(address);
  assert(found != visitors_.end());
  return found->second.requests.take(requests_, now);
}

void AddressBook::charge(const std::string& address, int requests) {
  const auto found = visitors_.find(address);
  assert(found != visitors_.end());
  found->second.requests.charge(requests);
}

int AddressBook::seconds_to_wait(const std::string& address, Time now) const {
  const auto found = visitors_.find(address);
  assert(found != visitors_.end());
  return found->second.requests.seconds_to_wait(requests_, now);
}

std::size_t AddressBook::forget_absent(Time now) {
  return std::erase_if(visitors_, [&](const auto& one) {
    return one.second.connections == 0 && one.second.requests.is_full(requests_, now);
  });
}

}  // namespace alea::server
