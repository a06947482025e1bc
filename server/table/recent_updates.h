// The last updates of a table as they were told, for viewers who come back soon: nothing is read or replayed for them.
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/seat.h"

namespace alea::server {

class RecentUpdates {
 public:
  using Text = std::shared_ptr<const std::string>;

  /// The next update that these eyes were shown. Old ones make room for it.
  void add(Seats eyes, std::int64_t number, Text text);

  /// The updates after `seen` and up to `number`; nothing if one of them is no longer here.
  std::optional<std::vector<Text>> between(Seats eyes, std::int64_t seen, std::int64_t number) const;

 private:
  /// What these eyes were shown, the latest last, without gaps.
  struct Line {
    Seats eyes;
    std::int64_t last = 0;
    std::size_t bytes = 0;
    std::deque<Text> texts;
  };

  std::vector<Line> lines_;
};

}  // namespace alea::server
