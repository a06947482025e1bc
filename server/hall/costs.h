// What requests and messages cost their sender: how many tokens of the limits in net.h they take. docs/server.md has
// the same table for operators.
#pragma once

#include <cstddef>

#include "server/protocol/client_message.h"
#include "server/session/net.h"

namespace alea::server {

struct Costs {
  // Requests, in tokens of an address
  static constexpr int kRequest = 1;
  static constexpr int kSocket = 2;    // may read a table from the store
  static constexpr int kList = 2;      // of up to a hundred tables
  static constexpr int kRecord = 5;    // reads everything that happened at a table
  static constexpr int kNewTable = 5;  // and one more for each full 4 kB, because data files have to be checked
  static constexpr std::size_t kBodyBytes = 4'096;

  // Messages, in tokens of a connection; one more for each full kB
  static constexpr int kMessage = 1;
  static constexpr int kHello = 4;  // may be answered with the whole table
  static constexpr int kHint = 4;   // a bot has to think
  static constexpr std::size_t kMessageBytes = 1'024;

  static int of(const Request& request);
  /// `message` is null if it could not be read.
  static int of(const ClientMessage* message, std::size_t bytes);
};

}  // namespace alea::server
