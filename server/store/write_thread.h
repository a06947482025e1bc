// The thread that writes. Everything that queued up during one commit goes into the next transaction.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "server/store/change_writer.h"
#include "server/store/database.h"
#include "server/store/store.h"

namespace alea::server {

class WriteThread {
 public:
  using Post = std::function<void(std::function<void()>)>;
  using Fail = std::function<void(const std::string& reason)>;
  struct Pending {
    Change change;
    std::function<void()> done;
  };

  /// While it lives, nobody else may use the database.
  WriteThread(Database& database, Post post, Fail fail);
  /// Commits what is queued first.
  ~WriteThread();
  WriteThread(const WriteThread&) = delete;
  WriteThread& operator=(const WriteThread&) = delete;

  void write(std::vector<Pending> changes);

 private:
  void run();
  /// Everything that is queued; nothing at the end.
  std::vector<Pending> take();
  void commit(const std::vector<Pending>& group);

  Database& database_;
  Post post_;
  Fail fail_;
  ChangeWriter changes_;
  Statement begin_;
  Statement commit_;

  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<Pending> queue_;
  bool is_ending_ = false;

  std::thread thread_;
};

}  // namespace alea::server
