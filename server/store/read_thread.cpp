#include "server/store/read_thread.h"

#include <utility>

namespace alea::server {

ReadThread::ReadThread(const std::string& path, std::size_t most_waiting, Post post, Fail fail)
    : database_(path, Database::Access::read),
      queries_(database_),
      most_waiting_(most_waiting),
      post_(std::move(post)),
      fail_(std::move(fail)),
      thread_([this] { run(); }) {}

ReadThread::~ReadThread() {
  {
    const std::lock_guard lock(mutex_);
    is_ending_ = true;
  }
  changed_.notify_one();
  thread_.join();
}

bool ReadThread::read(Job job) {
  {
    const std::lock_guard lock(mutex_);
    if (queue_.size() >= most_waiting_) return false;
    queue_.push_back(std::move(job));
  }
  changed_.notify_one();
  return true;
}

ReadThread::Job ReadThread::take() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return is_ending_ || !queue_.empty(); });
  if (is_ending_) return {};
  Job job = std::move(queue_.front());
  queue_.pop_front();
  return job;
}

void ReadThread::run() {
  while (const Job job = take()) {
    std::function<void()> then = job(queries_);
    // An answer that lacks what could not be read may be wrong.
    if (database_.error()) return fail_(database_.error()->reason);
    post_(std::move(then));
  }
}

}  // namespace alea::server
