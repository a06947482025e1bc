// What the hall counts for GET /metrics.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "server/session/net.h"

namespace alea::server {

struct HallCounters {
  std::uint64_t commands = 0;
  std::uint64_t entries = 0;  // written to the store
  std::uint64_t bot_choices = 0;
  std::uint64_t hints = 0;
  std::uint64_t thoughts = 0;          // of bots, waiting or under way
  std::uint64_t thoughts_refused = 0;  // because too many of the guest were waiting
  std::uint64_t thinking_ms = 0;       // granted to bots
  std::uint64_t damaged = 0;
};

/// In the text format of Prometheus.
std::string metrics(const NetworkCounters& network, const HallCounters& hall, std::size_t tables_in_memory);

}  // namespace alea::server
