#include "server/hall/counters.h"

#include <fmt/format.h>

#include <string_view>

namespace alea::server {

std::string metrics(const NetworkCounters& network, const HallCounters& hall, std::size_t tables_in_memory) {
  std::string text;
  const auto add = [&](std::string_view name, std::string_view type, std::string_view help, std::uint64_t value) {
    text += fmt::format("# HELP alea_{0} {2}\n# TYPE alea_{0} {1}\nalea_{0} {3}\n", name, type, help, value);
  };
  add("sockets", "gauge", "Open WebSockets.", network.sockets);
  add("requests_total", "counter", "HTTP requests.", network.requests);
  add("messages_in_total", "counter", "WebSocket messages received.", network.messages_in);
  add("messages_out_total", "counter", "WebSocket messages sent.", network.messages_out);
  add("bytes_in_total", "counter", "Bytes of messages received.", network.bytes_in);
  add("bytes_out_total", "counter", "Bytes of messages sent.", network.bytes_out);
  add("refused_total", "counter", "Connections, requests and messages refused by a limit.", network.refused);
  text += fmt::format(
      "# HELP alea_longest_task_seconds Longest CPU time of one task of the loop since the start.\n"
      "# TYPE alea_longest_task_seconds gauge\nalea_longest_task_seconds {:.6f}\n",
      static_cast<double>(network.longest_task_us) / 1e6);
  add("long_tasks_total", "counter", "Tasks of the loop with more than 20 ms of CPU time.", network.long_tasks);
  add("tables_in_memory", "gauge", "Tables in memory.", tables_in_memory);
  add("commands_total", "counter", "Messages to tables.", hall.commands);
  add("entries_total", "counter", "Entries written to the store.", hall.entries);
  add("bot_choices_total", "counter", "Choices made by bots.", hall.bot_choices);
  add("hints_total", "counter", "Hints given.", hall.hints);
  add("thoughts", "gauge", "Choices and hints that bots are asked for, waiting or under way.", hall.thoughts);
  add("thoughts_refused_total", "counter", "Thoughts refused because too many of one guest were waiting.",
      hall.thoughts_refused);
  add("thinking_milliseconds_total", "counter", "Thinking time granted to bots; it shrinks under load.",
      hall.thinking_ms);
  add("tables_set_aside_total", "counter", "Tables that could not be read.", hall.damaged);
  return text;
}

}  // namespace alea::server
