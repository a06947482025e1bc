// How sure a measured share is.
#pragma once

namespace alea::lab {

/// A share between 0 and 1 with its 95 % interval.
struct Share {
  double share;
  double low;
  double high;
};

/// Wilson's interval for `hits` out of `tries`. Hits may be fractions: a win shared by two counts half for each.
Share share_of(double hits, double tries);

}  // namespace alea::lab
