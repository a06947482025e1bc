// Threads on which bots think, so that people never wait for them. They run at low priority and take thoughts in a fair
// order (thought_queue.h).
#pragma once

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

#include "server/hall/thought_queue.h"

namespace alea::server {

class Thinkers {
 public:
  explicit Thinkers(const ThoughtQueue::Limits& limits);
  ~Thinkers() { stop(); }
  Thinkers(const Thinkers&) = delete;
  Thinkers& operator=(const Thinkers&) = delete;

  // Both are false if too many thoughts of the guest are waiting already.
  bool has_room(PersonId guest) const;
  bool think(const Account& account, ThoughtQueue::Work thought);
  /// Ends the threads after their current thought; waiting thoughts are dropped.
  void stop();
  /// A long computation checks this now and then, and gives up.
  bool is_stopping() const { return is_stopping_; }
  /// The same for bots (Budget::stop).
  const std::atomic<bool>* stop_flag() const { return &is_stopping_; }

 private:
  void run();

  mutable std::mutex mutex_;
  std::condition_variable changed_;
  ThoughtQueue queue_;
  std::atomic<bool> is_stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace alea::server
