// Limits per address: connections and requests.
#pragma once

#include <cstddef>
#include <string>
#include <unordered_map>

#include "server/session/token_bucket.h"

namespace alea::server {

class AddressBook {
 public:
  using Time = TokenBucket::Time;

  AddressBook(int connections_per_address, const Rate& requests)
      : connections_per_address_(connections_per_address), requests_(requests) {}

  /// Admits one more connection, which counts until it leaves; false if the address has too many.
  bool arrive(const std::string& address, Time now);
  void leave(const std::string& address);
  /// Admits one more request of an address that has arrived; false if it comes too soon.
  bool may_ask(const std::string& address, Time now);
  /// The request costs so many more than one.
  void charge(const std::string& address, int requests);
  /// After how many seconds it may ask again.
  int seconds_to_wait(const std::string& address, Time now) const;
  /// Forgets addresses without connections whose request limit has recovered. Returns how many.
  std::size_t forget_absent(Time now);

 private:
  struct Visitor {
    int connections;
    TokenBucket requests;
  };

  int connections_per_address_;
  Rate requests_;
  std::unordered_map<std::string, Visitor> visitors_;
};

}  // namespace alea::server
