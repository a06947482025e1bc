// Limits how long a decision may take: a budget, spent in small amounts of work.
//
// One unit of work compares 64 codes with a placement. It is the same on every machine, and it is what the steps of a
// budget mean here. It is too small to check the clock and the stop flag each time, so that happens every now and then.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

#include "engine/budget.h"

namespace alea::dobbelduel {

class Allowance {
 public:
  explicit Allowance(const Budget& budget)
      : Allowance(budget.steps > 0 ? budget.steps : kUnlimited, Thinking({.milliseconds = budget.milliseconds,
                                                                          .steps = budget.steps > 0 ? kUnlimited : 0,
                                                                          .stop = budget.stop})) {}

  /// Nothing beyond what every decision needs.
  static Allowance none() { return {0, Thinking({})}; }

  /// Counts work that was done. Returns false once the allowance is used up.
  bool spend(std::int64_t work) {
    spent_ += work;
    return spent_ < next_look_ || look();
  }
  bool is_used_up() const { return spent_ >= next_look_; }
  std::int64_t spent() const { return spent_; }

 private:
  Allowance(std::int64_t work, Thinking thinking)
      : work_(work), next_look_(std::min(work, kWorkPerLook)), thinking_(thinking) {}

  bool look() {
    if (spent_ >= work_ || !thinking_.goes_on()) return false;
    next_look_ = std::min(work_, spent_ + kWorkPerLook);
    return true;
  }

  static constexpr std::int64_t kUnlimited = std::numeric_limits<std::int64_t>::max();
  static constexpr std::int64_t kWorkPerLook = 200;  // about ten microseconds

  std::int64_t spent_ = 0;
  std::int64_t work_;       // the most that is allowed
  std::int64_t next_look_;  // when to check the clock and the stop flag
  Thinking thinking_;
};

}  // namespace alea::dobbelduel
