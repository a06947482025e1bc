#include "server/hall/thinkers.h"

#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <utility>

namespace alea::server {
namespace {

constexpr std::size_t kMostWaiting = 1000;

/// On Linux every thread has its own priority. If this fails, bots are merely as important as people.
void give_way() {
  constexpr int kNice = 10;
  setpriority(PRIO_PROCESS, static_cast<id_t>(syscall(SYS_gettid)), kNice);
}

}  // namespace

Thinkers::Thinkers(int threads) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
}

bool Thinkers::think(std::function<void()> thought) {
  {
    const std::scoped_lock lock(mutex_);
    if (is_stopping_ || waiting_.size() >= kMostWaiting) return false;
    waiting_.push_back(std::move(thought));
  }
  changed_.notify_one();
  return true;
}

void Thinkers::stop() {
  {
    const std::scoped_lock lock(mutex_);
    is_stopping_ = true;
    waiting_.clear();
  }
  changed_.notify_all();
  for (std::thread& thread : threads_) {
    if (thread.joinable()) thread.join();
  }
}

void Thinkers::run() {
  give_way();
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [&] { return is_stopping_ || !waiting_.empty(); });
    if (is_stopping_) return;
    const std::function<void()> thought = std::move(waiting_.front());
    waiting_.pop_front();
    lock.unlock();
    thought();
    lock.lock();
  }
}

}  // namespace alea::server
