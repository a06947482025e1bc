// How much of the server each address uses.
#pragma once

#include <string>
#include <unordered_map>

#include "server/session/token_bucket.h"

namespace alea::server {

class AddressBook {
 public:
  using Time = TokenBucket::Time;

  AddressBook(int connections_per_address, const Rate& requests)
      : connections_per_address_(connections_per_address), requests_(requests) {}

  /// Whether one more connection is welcome; then it counts until it leaves.
  bool arrive(const std::string& address, Time now);
  void leave(const std::string& address);
  /// Whether one more request of somebody who has arrived is welcome.
  bool may_ask(const std::string& address, Time now);
  /// Those who left a while ago.
  void forget_absent(Time now);

  std::size_t size() const { return visitors_.size(); }

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
