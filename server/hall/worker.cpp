#include "server/hall/worker.h"

#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace alea::server {

Worker::Worker(Wires& wires, std::size_t most_waiting, int nice)
    : wires_(wires), most_waiting_(most_waiting), thread_([this, nice] { run(nice); }) {}

bool Worker::add(std::function<void()> job) {
  {
    const std::scoped_lock lock(mutex_);
    if (is_stopping_ || waiting_.size() >= most_waiting_) return false;
    waiting_.push_back(std::move(job));
  }
  changed_.notify_one();
  return true;
}

void Worker::stop() {
  {
    const std::scoped_lock lock(mutex_);
    is_stopping_ = true;
    waiting_.clear();
  }
  changed_.notify_one();
  if (thread_.joinable()) thread_.join();
}

void Worker::run(int nice) {
  // On Linux every thread has its own priority. If this fails, the work is merely as important as other work.
  setpriority(PRIO_PROCESS, static_cast<id_t>(syscall(SYS_gettid)), nice);
  while (true) {
    std::function<void()> job;
    {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, [this] { return is_stopping_ || !waiting_.empty(); });
      if (is_stopping_) return;
      job = std::move(waiting_.front());
      waiting_.pop_front();
    }
    job();
  }
}

}  // namespace alea::server
