// How much thinking a decision may take: until a moment has come, or until so much work is done.
//
// The work is how often 64 codes meet a placement: the same on every machine, which is what tests go by.
#pragma once

#include <chrono>
#include <cstdint>

namespace alea::dobbelduel {

class Allowance {
 public:
  using Clock = std::chrono::steady_clock;

  /// Only what a decision cannot do without.
  static Allowance none() { return of_work(0); }
  static Allowance of_work(std::int64_t work) { return {work, Clock::time_point::min()}; }
  static Allowance of_time(Clock::duration time) { return {kWorkPerLook, Clock::now() + time}; }

  /// Counts work that was done; false once there is no allowance for more.
  bool spend(std::int64_t work) {
    spent_ += work;
    return spent_ < next_look_ || look();
  }
  bool is_used_up() const { return spent_ >= next_look_; }
  std::int64_t spent() const { return spent_; }

 private:
  Allowance(std::int64_t work, Clock::time_point end) : next_look_(work), end_(end) {}

  bool look() {
    if (Clock::now() >= end_) return false;
    next_look_ = spent_ + kWorkPerLook;
    return true;
  }

  static constexpr std::int64_t kWorkPerLook = 200;  // some ten microseconds

  std::int64_t spent_ = 0;
  std::int64_t next_look_;  // at the clock; where only work counts, its end
  Clock::time_point end_;
};

}  // namespace alea::dobbelduel
