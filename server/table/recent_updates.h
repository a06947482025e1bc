// The last updates of a table as they were told, for viewers who come back soon: they get only what they missed.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/seat.h"

namespace alea::server {

class RecentUpdates {
 public:
  /// The next update that these eyes were shown. Old ones make room for it.
  void add(Seats eyes, std::int64_t number, std::string_view text);

  /// The updates after `seen` and up to `number`; nothing if one of them is no longer here.
  std::optional<std::vector<std::string>> between(Seats eyes, std::int64_t seen, std::int64_t number) const;

 private:
  /// What these eyes were shown, without gaps: the texts one after another, the latest last. They share one piece of
  /// memory, because a server has thousands of tables.
  struct Line {
    Seats eyes;
    std::int64_t last = 0;
    std::string texts;
    std::vector<std::uint16_t> sizes;
  };

  std::vector<Line> lines_;
};

}  // namespace alea::server
