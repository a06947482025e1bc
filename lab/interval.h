// How sure a measured share or average is.
#pragma once

#include <cstdint>

namespace alea::lab {

/// A share between 0 and 1 with its 95 % interval.
struct Share {
  double share;
  double low;
  double high;
};

/// Wilson's interval for `hits` out of `tries`. Hits may be fractions: a win shared by two counts half for each.
Share share_of(double hits, double tries);

/// An average, and how far the true one may be from it: with 95 % certainty no further than this.
struct Average {
  double mean;
  double error;
};

/// Of `count` numbers with this sum and this sum of squares.
Average average_of(std::int64_t sum, std::int64_t squares, double count);

}  // namespace alea::lab
