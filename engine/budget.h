// How long a bot may think about one choice: a time limit, or a number of steps where the answer must be the same on
// every machine. Either way, it can be told to stop early.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>

namespace alea {

struct Budget {
  int milliseconds = 100;
  std::int64_t steps = 0;  // replaces the time limit unless it is 0
  /// Another thread or a signal handler sets this to stop the bot. It must stay valid until the bot has answered.
  const std::atomic<bool>* stop = nullptr;

  /// 1/n of the budget, but at least one millisecond or step.
  Budget part(int n) const {
    return {.milliseconds = std::max(1, milliseconds / n),
            .steps = steps > 0 ? std::max<std::int64_t>(1, steps / n) : 0,
            .stop = stop};
  }
};

/// Counts down one budget. The first step is always taken; call goes_on() before each further one.
class Thinking {
 public:
  explicit Thinking(const Budget& budget)
      : steps_(budget.steps), end_(Clock::now() + std::chrono::milliseconds(budget.milliseconds)), stop_(budget.stop) {}

  bool is_stopped() const { return stop_ != nullptr && stop_->load(std::memory_order_relaxed); }

  bool goes_on() {
    if (is_stopped()) return false;
    if (steps_ == 0) return Clock::now() < end_;
    return --steps_ > 0;
  }

 private:
  using Clock = std::chrono::steady_clock;
  std::int64_t steps_;
  Clock::time_point end_;
  const std::atomic<bool>* stop_;
};

}  // namespace alea
