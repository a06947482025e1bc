#include "server/hall/thinkers.h"

#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <utility>

namespace alea::server {
namespace {

/// On Linux every thread has its own priority. If this fails, bots are merely as important as people.
void give_way() {
  constexpr int kNice = 10;
  setpriority(PRIO_PROCESS, static_cast<id_t>(syscall(SYS_gettid)), kNice);
}

}  // namespace

Thinkers::Thinkers(const ThoughtQueue::Limits& limits) : queue_(limits) {
  for (int i = 0; i < limits.threads; ++i) threads_.emplace_back([this] { run(); });
}

bool Thinkers::has_room(PersonId guest) const {
  const std::scoped_lock lock(mutex_);
  return !is_stopping_ && queue_.has_room(guest);
}

bool Thinkers::think(const Account& account, ThoughtQueue::Work thought) {
  {
    const std::scoped_lock lock(mutex_);
    if (is_stopping_ || !queue_.add(account, std::move(thought))) return false;
  }
  changed_.notify_one();
  return true;
}

void Thinkers::stop() {
  {
    const std::scoped_lock lock(mutex_);
    is_stopping_ = true;
    queue_.clear();
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
    changed_.wait(lock, [&] { return is_stopping_ || !queue_.is_empty(); });
    if (is_stopping_) return;
    auto thought = queue_.take();
    lock.unlock();
    thought->work(thought->share);
    thought->work = nullptr;  // may be large, so it goes before others have to wait for it
    lock.lock();
    queue_.end(thought->guest);
  }
}

}  // namespace alea::server
