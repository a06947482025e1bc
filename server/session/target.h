// The target of a request, /path?name=value, read.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "engine/checked.h"

namespace alea::server {

struct Target {
  std::string path;                          // begins with a slash; decoded, and means what it says: no "." or ".."
  std::map<std::string, std::string> query;  // decoded; of a name given twice, the last
};

/// Only UTF-8 without control characters.
Checked<Target> read_target(std::string_view text);

}  // namespace alea::server
