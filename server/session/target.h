// Reads the target of a request: /path?name=value.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "engine/checked.h"

namespace alea::server {

struct Target {
  std::string path;                          // starts with a slash; decoded, without "." and ".." segments
  std::map<std::string, std::string> query;  // decoded; the last value of a name counts
};

/// Accepts only UTF-8 without control characters.
Checked<Target> read_target(std::string_view text);

}  // namespace alea::server
