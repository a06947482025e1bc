// A rate limit that allows bursts: a bucket of tokens that fills steadily. Each request takes one; a request that costs
// more is charged for the rest, and what it overdraws delays the next one.
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>

namespace alea::server {

struct Rate {
  int per_second = 1;
  int burst = 1;  // the size of the bucket
};

class TokenBucket {
 public:
  using Time = std::chrono::steady_clock::time_point;

  TokenBucket(const Rate& rate, Time now) : tokens_(static_cast<float>(rate.burst)), filled_at_(now) {}

  /// False if the bucket is empty.
  bool take(const Rate& rate, Time now) {
    tokens_ = level(rate, now);
    filled_at_ = now;
    if (tokens_ < 1) return false;
    tokens_ -= 1;
    return true;
  }
  /// Takes more tokens for the same request, also if there are not so many.
  void charge(int tokens) { tokens_ -= static_cast<float>(tokens); }
  /// How many seconds, rounded up, until there is a token again.
  int seconds_to_wait(const Rate& rate, Time now) const {
    const float missing = std::max(0.0F, 1 - level(rate, now));
    return static_cast<int>(std::ceil(missing / static_cast<float>(rate.per_second)));
  }
  bool is_full(const Rate& rate, Time now) const { return level(rate, now) >= static_cast<float>(rate.burst); }

 private:
  float level(const Rate& rate, Time now) const {
    const std::chrono::duration<float> passed = now - filled_at_;
    return std::min(static_cast<float>(rate.burst), tokens_ + passed.count() * static_cast<float>(rate.per_second));
  }

  float tokens_;
  Time filled_at_;
};

}  // namespace alea::server
