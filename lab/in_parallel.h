// Runs many small pieces of work on several threads, each with its own counts, and adds the counts up.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace alea::lab {

/// Called a few times per second, in the calling thread, with the number of units done; returning false stops the work.
using Progress = std::function<bool(std::uint64_t done)>;

namespace detail {

/// Shared by the threads: the units left to do, and the total of the counts.
template <class Counts>
class Work {
 public:
  Work(std::uint64_t units, std::uint64_t piece, const Counts& none) : units_(units), piece_(piece), total_(none) {}

  /// Calls body(from, to) for piece after piece until all are taken.
  template <class Body>
  void take_pieces(const Body& body) {
    for (auto from = next_.fetch_add(piece_); from < units_; from = next_.fetch_add(piece_)) {
      const std::uint64_t to = std::min(from + piece_, units_);
      body(from, to);
      done_.fetch_add(to - from, std::memory_order_relaxed);
    }
  }

  void deliver(const Counts& counts) {
    const std::lock_guard lock(mutex_);
    total_.add(counts);
    ++delivered_;
    changed_.notify_one();
  }

  /// Waits until all threads have delivered, and reports progress meanwhile.
  const Counts& wait(int threads, const Progress& progress) {
    std::unique_lock lock(mutex_);
    while (!changed_.wait_for(lock, std::chrono::milliseconds(100), [&] { return delivered_ == threads; })) {
      lock.unlock();
      if (progress && !progress(done_.load(std::memory_order_relaxed))) next_.store(units_);
      lock.lock();
    }
    return total_;
  }

 private:
  const std::uint64_t units_;
  const std::uint64_t piece_;
  std::atomic<std::uint64_t> next_ = 0;
  std::atomic<std::uint64_t> done_ = 0;
  std::mutex mutex_;
  std::condition_variable changed_;
  Counts total_;
  int delivered_ = 0;
};

}  // namespace detail

/// Calls body(counts, from, to) for pieces of the range 0 to `units`, in each thread with its own copy of `none`, and
/// returns the sum of the counts. A piece has at most `most` units.
template <class Counts, class Body>
Counts in_parallel(std::uint64_t units, std::uint64_t most, int threads, const Counts& none, const Progress& progress,
                   const Body& body) {
  // Small enough that threads finish together, large enough that they rarely contend.
  detail::Work<Counts> work(units, std::clamp<std::uint64_t>(units / 256, 1, most), none);
  std::vector<std::jthread> workers;
  for (int i = 0; i < threads; ++i) {
    workers.emplace_back([&] {
      Counts counts = none;
      work.take_pieces([&](std::uint64_t from, std::uint64_t to) { body(counts, from, to); });
      work.deliver(counts);
    });
  }
  return work.wait(threads, progress);
}

}  // namespace alea::lab
