// The thread that reads, beside the one that writes: SQLite's write-ahead log lets both work at the same time.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

#include "server/store/database.h"
#include "server/store/queries.h"

namespace alea::server {

class ReadThread {
 public:
  using Post = std::function<void(std::function<void()>)>;
  using Fail = std::function<void(const std::string& reason)>;
  /// Runs on the reading thread. What it returns is then called on the loop's thread.
  using Job = std::function<std::function<void()>(Queries& queries)>;

  ReadThread(const std::string& path, std::size_t most_waiting, Post post, Fail fail);
  /// Waiting jobs are dropped.
  ~ReadThread();
  ReadThread(const ReadThread&) = delete;
  ReadThread& operator=(const ReadThread&) = delete;

  /// False if too many jobs are waiting already.
  bool read(Job job);

 private:
  void run();
  /// The next job, or an empty one at the end.
  Job take();

  Database database_;
  Queries queries_;
  std::size_t most_waiting_;
  Post post_;
  Fail fail_;

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Job> queue_;
  bool is_ending_ = false;

  std::thread thread_;
};

}  // namespace alea::server
