// The threads on which bots think, so that people never wait for them. They run at low priority.
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace alea::server {

class Thinkers {
 public:
  explicit Thinkers(int threads);
  ~Thinkers() { stop(); }
  Thinkers(const Thinkers&) = delete;
  Thinkers& operator=(const Thinkers&) = delete;

  /// False if too much is waiting already.
  bool think(std::function<void()> thought);
  /// Ends the threads after their current thought; waiting thoughts are dropped.
  void stop();
  /// A long computation checks this now and then, and gives up.
  bool is_stopping() const { return is_stopping_; }
  /// The same for bots (Budget::stop).
  const std::atomic<bool>* stop_flag() const { return &is_stopping_; }

 private:
  void run();

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> waiting_;
  std::atomic<bool> is_stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace alea::server
