// Threads on which bots think, so that people never wait for them. They give way to everything else on the machine.
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

  /// False where too much is waiting already.
  bool think(std::function<void()> thought);
  /// Ends the threads after what they are at; what waits is forgotten.
  void stop();
  /// What takes long looks here now and then, and gives up.
  bool is_stopping() const { return is_stopping_; }

 private:
  void run();

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> waiting_;
  std::atomic<bool> is_stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace alea::server
