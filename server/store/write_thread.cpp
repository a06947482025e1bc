#include "server/store/write_thread.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace alea::server {

WriteThread::WriteThread(Database& database, Post post, Fail fail)
    : database_(database),
      post_(std::move(post)),
      fail_(std::move(fail)),
      changes_(database),
      begin_(database, "BEGIN IMMEDIATE"),
      commit_(database, "COMMIT"),
      thread_([this] { run(); }) {}

WriteThread::~WriteThread() {
  {
    const std::lock_guard lock(mutex_);
    is_ending_ = true;
  }
  changed_.notify_one();
  thread_.join();
}

void WriteThread::write(std::vector<Pending> changes) {
  {
    const std::lock_guard lock(mutex_);
    std::move(changes.begin(), changes.end(), std::back_inserter(queue_));
  }
  changed_.notify_one();
}

std::vector<WriteThread::Pending> WriteThread::take() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return is_ending_ || !queue_.empty(); });
  return std::exchange(queue_, {});
}

void WriteThread::run() {
  while (true) {
    std::vector<Pending> group = take();
    if (group.empty()) return;
    commit(group);
    if (database_.error()) {
      fail_(database_.error()->reason);
      return;
    }
    post_([group = std::move(group)] {
      for (const Pending& one : group) {
        if (one.done) one.done();
      }
    });
    changes_.note_places();
  }
}

void WriteThread::commit(const std::vector<Pending>& group) {
  begin_.run();
  for (const Pending& one : group) changes_.write(one.change);
  commit_.run();
}

}  // namespace alea::server
