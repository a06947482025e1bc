#include "lab/interval.h"

#include <algorithm>
#include <cmath>

namespace alea::lab {
namespace {

constexpr double kZ = 1.959963984540054;  // leaves 2.5 % of a normal distribution on each side

}  // namespace

Proportion proportion_of(double hits, double tries) {
  if (tries <= 0) return {.value = 0, .low = 0, .high = 1};
  const double share = hits / tries;
  const double shrink = 1 + kZ * kZ / tries;
  const double middle = (share + kZ * kZ / (2 * tries)) / shrink;
  const double half = kZ * std::sqrt(share * (1 - share) / tries + kZ * kZ / (4 * tries * tries)) / shrink;
  return {.value = share, .low = std::max(0.0, middle - half), .high = std::min(1.0, middle + half)};
}

Average average_of(std::int64_t sum, std::int64_t squares, double count) {
  const double mean = static_cast<double>(sum) / count;
  const double spread = std::max(0.0, static_cast<double>(squares) / count - mean * mean);
  return {.mean = mean, .error = kZ * std::sqrt(spread / count)};
}

}  // namespace alea::lab
