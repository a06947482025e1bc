#include "lab/interval.h"

#include <algorithm>
#include <cmath>

namespace alea::lab {

Share share_of(double hits, double tries) {
  constexpr double kZ = 1.959963984540054;  // leaves 2.5 % of a normal distribution on each side
  if (tries <= 0) return {.share = 0, .low = 0, .high = 1};
  const double share = hits / tries;
  const double shrink = 1 + kZ * kZ / tries;
  const double middle = (share + kZ * kZ / (2 * tries)) / shrink;
  const double half = kZ * std::sqrt(share * (1 - share) / tries + kZ * kZ / (4 * tries * tries)) / shrink;
  return {.share = share, .low = std::max(0.0, middle - half), .high = std::min(1.0, middle + half)};
}

}  // namespace alea::lab
