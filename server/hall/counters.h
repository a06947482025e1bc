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
  std::uint64_t damaged = 0;
};

/// In the text format of Prometheus.
std::string metrics(const NetworkCounters& network, const HallCounters& hall, std::size_t tables_in_memory);

}  // namespace alea::server
