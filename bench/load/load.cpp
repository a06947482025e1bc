// A load test of the server: CPU time per move and latency, with every move made durable before it is acknowledged.
//
//   bench_load PROGRAM [TABLES [MILLISECONDS_BETWEEN_MOVES [SECONDS]]]
//
// Starts `PROGRAM serve` in a temporary folder, with two simulated players per table on the same computer. Without
// numbers it runs the loads listed in docs/server.md. The speed of the disk is measured at the same time.
#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

#include "bench/load/crowd.h"
#include "bench/load/server_process.h"
#include "bench/load/sync_probe.h"

namespace {

using namespace alea::bench;

struct Load {
  int tables;
  int milliseconds_between_moves;  // per table; 0 for as fast as possible
  int seconds;
};

constexpr int kMostTables = 12'000;
constexpr int kMostSeconds = 600;
constexpr std::chrono::seconds kSettleTime{300};
constexpr double kSeats = 2;  // one connection each

double quantile(std::vector<double> values, double part) {
  if (values.empty()) return 0;
  const auto at = static_cast<std::ptrdiff_t>(part * static_cast<double>(values.size() - 1));
  std::nth_element(values.begin(), values.begin() + at, values.end());
  return values[static_cast<std::size_t>(at)];
}

void print_times(std::string_view what, const std::vector<double>& seconds) {
  fmt::print("  {:<28} p50 {:7.2f}   p90 {:7.2f}   p99 {:7.2f} ms\n", what, 1e3 * quantile(seconds, 0.5),
             1e3 * quantile(seconds, 0.9), 1e3 * quantile(seconds, 0.99));
}

void print(const Measured& measured, double cpu, double seconds, const std::vector<double>& syncs) {
  const auto moves = static_cast<double>(std::max<std::uint64_t>(measured.moves, 1));
  const auto played = static_cast<double>(std::max<std::uint64_t>(measured.played, 1));
  const auto turns = static_cast<double>(std::max<std::uint64_t>(measured.turns, 1));
  fmt::print("  per second: {:.0f} moves by players, {:.0f} moves including forced ones, {:.0f} turns\n",
             moves / seconds, played / seconds, turns / seconds);
  fmt::print("  server CPU: {:.1f} us per move by a player, {:.1f} us per move, {:.1f} us per turn\n",
             1e6 * cpu / moves, 1e6 * cpu / played, 1e6 * cpu / turns);
  print_times("move to own update", measured.until_own_update);
  print_times("move to other's update", measured.until_their_update);
  print_times("write and fdatasync", syncs);
  const double allowed = 3e3 * quantile(syncs, 0.9) + 2;
  fmt::print("  three times that p90, plus 2 ms: {:.2f} ms\n", allowed);
  const auto bytes = static_cast<double>(measured.bytes) / kSeats;
  fmt::print(
      "  per connection: {:.1f} messages, {:.0f} bytes per move by a player, {:.0f} bytes per move, {:.0f} bytes per "
      "turn\n",
      static_cast<double>(measured.messages) / moves / kSeats, bytes / moves, bytes / played, bytes / turns);
  if (measured.refused + measured.ended > 0) {
    fmt::print("  {} commands refused, {} connections closed by the server\n", measured.refused, measured.ended);
  }
}

int run(const std::string& program, const Load& load) {
  fmt::print("{} tables, {}\n", load.tables,
             load.milliseconds_between_moves == 0 ? std::string("as fast as possible")
                                                  : fmt::format("a move every {} ms", load.milliseconds_between_moves));
  const std::vector<std::string> flags{"--address-connections", "30000", "--requests", "100000", "--messages", "10000"};
  const auto server = ServerProcess::start(program, flags);
  if (!server) {
    fmt::print(stderr, "bench_load: {}\n", server.error().reason);
    return 1;
  }
  const std::size_t empty = server->memory_bytes();
  Crowd crowd(server->port(), load.tables, std::chrono::milliseconds(load.milliseconds_between_moves));
  if (!crowd.settle(kSettleTime)) {
    fmt::print(stderr, "bench_load: not all tables started playing\n");
    return 1;
  }
  const std::size_t full = server->memory_bytes();
  fmt::print("  memory: {:.1f} MB at the start, {:.1f} kB per table\n", static_cast<double>(empty) / 1e6,
             static_cast<double>(full - empty) / 1e3 / load.tables);
  SyncProbe probe(server->folder());
  const double before = server->cpu_seconds();
  const Measured measured = crowd.play(std::chrono::seconds(load.seconds));
  const double cpu = server->cpu_seconds() - before;
  print(measured, cpu, load.seconds, probe.stop());
  fmt::print("  memory at the end: {:.1f} kB per table\n\n",
             static_cast<double>(server->memory_bytes() - empty) / 1e3 / load.tables);
  return measured.ended == 0 ? 0 : 1;
}

/// How many tables the limit on open files allows, with two connections per table on either side.
int most_tables() {
  constexpr rlim_t kOthers = 100;
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 0;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
  return static_cast<int>(std::min<rlim_t>((limit.rlim_max - kOthers) / 2, kMostTables));
}

}  // namespace

int main(int count, char** words) {
  if (count < 2 || count > 5) {
    fmt::print(stderr, "usage: bench_load PROGRAM [TABLES [MILLISECONDS_BETWEEN_MOVES [SECONDS]]]\n");
    return 2;
  }
  const auto number = [&](int at, int standard, int most) {
    return count > at ? std::clamp(std::atoi(words[at]), 0, most) : standard;
  };
  std::vector<Load> loads{{1'000, 0, 20}, {1'000, 1'000, 20}, {10'000, 1'000, 20}};
  if (count > 2)
    loads = {{std::max(1, number(2, 1'000, kMostTables)), number(3, 0, 60'000), number(4, 20, kMostSeconds)}};
  int result = 0;
  for (const Load& load : loads) {
    if (load.tables <= most_tables()) {
      result = std::max(result, run(words[1], load));
    } else {
      fmt::print(stderr, "bench_load: the limit on open files is too low for {} tables; run ulimit -n 65536 first\n",
                 load.tables);
      result = 1;
    }
  }
  return result;
}
