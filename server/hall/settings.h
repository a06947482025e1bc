// What an operator or a test can set.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <thread>

#include "bots/hint.h"
#include "server/table/event.h"

namespace alea::server {

struct HallSettings {
  int thinking_threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  int bot_milliseconds = 200;                  // per choice of a strong bot, less under load; a medium bot takes a part
  std::int64_t hint_steps = bots::kHintSteps;  // as many on every machine, so that hints can be repeated
  int open_tables_per_guest = 20;
  int connections_per_table = 300;  // beyond that, only players get in: everyone is sent everything that happens
  std::string solutions;            // the folder with the solutions of solved games; empty: they are not used
  TimeMs idle_ms = 60'000;          // an unused table leaves memory after this time
  TimeMs alive_ms = 5'000;          // how often the store is told that the server is running
};

}  // namespace alea::server
