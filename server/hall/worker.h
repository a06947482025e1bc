// A thread for what would hold up the loop: reading data files, replaying logs, writing records.
//
//   worker.run([entries] { return Table::load(log_of(*entries)); },  // on the worker's thread
//              [this](Checked<Table> table) { … });                  // then on the loop's, with what that returned
//
// Work must not touch anything that the loop may change.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>

#include "server/hall/wires.h"

namespace alea::server {

class Worker {
 public:
  /// A worker with a `nice` value gives way to other threads.
  Worker(Wires& wires, std::size_t most_waiting, int nice = 0);
  ~Worker() { stop(); }
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;

  /// In the order of the calls. False if too much is waiting already.
  template <class Work, class Then>
  bool run(Work work, Then then) {
    return add([this, work = std::move(work), then = std::move(then)] {
      auto made = std::make_shared<decltype(work())>(work());
      wires_.post([made, then] { then(std::move(*made)); });
    });
  }
  /// Ends the thread after what it is doing; what waits is dropped.
  void stop();

 private:
  bool add(std::function<void()> job);
  void run(int nice);

  Wires& wires_;
  std::size_t most_waiting_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> waiting_;
  bool is_stopping_ = false;
  std::thread thread_;
};

/// Data files may take long to read, so tables with such a file never delay the others.
struct Workers {
  explicit Workers(Wires& wires) : usual(wires, 1'000), for_files(wires, 100, 10) {}
  Worker usual;
  Worker for_files;
};

}  // namespace alea::server
