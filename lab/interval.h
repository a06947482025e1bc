// Confidence intervals of measured proportions and averages.
#pragma once

#include <cstdint>

namespace alea::lab {

/// A measured proportion, between 0 and 1, with its 95 % interval.
struct Proportion {
  double value;
  double low;
  double high;
};

/// The Wilson score interval for `hits` out of `tries`. Hits may be fractional: a win shared by two counts half each.
Proportion proportion_of(double hits, double tries);

/// An average with its 95 % margin of error.
struct Average {
  double mean;
  double error;
};

/// Of `count` numbers with this sum and this sum of squares.
Average average_of(std::int64_t sum, std::int64_t squares, double count);

}  // namespace alea::lab
