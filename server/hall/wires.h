// What the hall needs of the world around it: connections, timers, the time and a log. A test has its own.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "server/session/net.h"
#include "server/table/event.h"

namespace alea::server {

class Wires {
 public:
  virtual ~Wires() = default;

  virtual void send(ConnectionId id, std::shared_ptr<const std::string> text) = 0;
  virtual void close(ConnectionId id, int code, std::string_view reason) = 0;
  /// From any thread; the work is done on the loop's.
  virtual void post(std::function<void()> work) = 0;
  virtual void after(std::chrono::milliseconds delay, std::function<void()> work) = 0;
  virtual NetworkCounters counters() const = 0;
  virtual TimeMs now() const = 0;
  /// One line of the log: what happened, and its fields as name=value.
  virtual void report(std::string_view what, const std::string& fields) = 0;
};

}  // namespace alea::server
