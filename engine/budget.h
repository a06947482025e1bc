// How much a bot may think about one choice: by the clock, or by a number of steps where the answer
// must be the same every time.
#pragma once

#include <chrono>
#include <cstdint>

namespace alea {

struct Budget {
  int milliseconds = 100;
  std::int64_t steps = 0;  // instead of the clock, where it is not 0
};

/// Runs out once: ask before each step.
class Thinking {
 public:
  explicit Thinking(const Budget& budget)
      : steps_(budget.steps), end_(Clock::now() + std::chrono::milliseconds(budget.milliseconds)) {}

  bool goes_on() {
    if (steps_ == 0) return Clock::now() < end_;
    return --steps_ > 0;
  }

 private:
  using Clock = std::chrono::steady_clock;
  std::int64_t steps_;
  Clock::time_point end_;
};

}  // namespace alea
