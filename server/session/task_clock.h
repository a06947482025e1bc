// Measures the longest task of the loop, in CPU time: while a task runs, everybody waits.
//
// Asking for the CPU time of a thread is a system call, so it is asked for once a millisecond, not for every task. What
// it finds is the time of all tasks since, so it is too long by a millisecond at most.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <ctime>

#include "server/session/net.h"

namespace alea::server {

class TaskClock {
 public:
  /// To be made on the thread that it measures.
  explicit TaskClock(NetworkCounters& counters) : counters_(counters) {}

  /// A task has ended, and another one will begin.
  void next() {
    const auto now = std::chrono::steady_clock::now();
    if (now - since_ < std::chrono::milliseconds(1)) return;
    const std::int64_t cpu = cpu_time();
    const auto took = static_cast<std::uint64_t>(cpu - cpu_) / 1000;
    counters_.longest_task_us = std::max(counters_.longest_task_us, took);
    if (took > kLongTask) ++counters_.long_tasks;
    since_ = now;
    cpu_ = cpu;
  }

 private:
  static constexpr std::uint64_t kLongTask = 20'000;  // µs

  /// In nanoseconds.
  static std::int64_t cpu_time() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
  }

  NetworkCounters& counters_;
  std::chrono::steady_clock::time_point since_ = std::chrono::steady_clock::now();
  std::int64_t cpu_ = cpu_time();
};

}  // namespace alea::server
