// What the hall needs from its surroundings: connections, timers, the time and a log. Tests have their own.
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
  /// Runs the work on the loop's thread. May be called from any thread.
  virtual void post(std::function<void()> work) = 0;
  virtual void after(std::chrono::milliseconds delay, std::function<void()> work) = 0;
  virtual NetworkCounters counters() const = 0;
  virtual TimeMs now() const = 0;
  /// Logs a line: what happened, and fields as name=value.
  virtual void report(std::string_view what, const std::string& fields) = 0;
};

}  // namespace alea::server
