// Measures continuously, in the background, how long the disk takes to make a write durable.
#pragma once

#include <atomic>
#include <chrono>
#include <string>
#include <thread>
#include <vector>

namespace alea::bench {

class SyncProbe {
 public:
  explicit SyncProbe(const std::string& folder);
  ~SyncProbe() { stop(); }
  SyncProbe(const SyncProbe&) = delete;
  SyncProbe& operator=(const SyncProbe&) = delete;

  /// Stops, and returns the duration of each write of a page with fdatasync, in seconds.
  std::vector<double> stop();

 private:
  void run(const std::string& path);

  std::atomic<bool> is_stopping_ = false;
  std::vector<double> seconds_;
  std::thread thread_;
};

}  // namespace alea::bench
