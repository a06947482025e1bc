#include "server/table/recent_updates.h"

#include <algorithm>
#include <utility>

namespace alea::server {
namespace {

// Enough for a reload or a tunnel; a server has thousands of tables in memory.
constexpr std::size_t kMost = 16;
constexpr std::size_t kMostBytes = std::size_t{16} << 10U;

}  // namespace

void RecentUpdates::add(Seats eyes, std::int64_t number, Text text) {
  auto line = std::find_if(lines_.begin(), lines_.end(), [&](const Line& one) { return one.eyes == eyes; });
  if (line == lines_.end()) line = lines_.insert(lines_.end(), {.eyes = eyes});
  if (number != line->last + 1) {
    line->texts.clear();
    line->bytes = 0;
  }
  line->last = number;
  line->bytes += text->size();
  line->texts.push_back(std::move(text));
  while (line->texts.size() > kMost || (line->bytes > kMostBytes && line->texts.size() > 1)) {
    line->bytes -= line->texts.front()->size();
    line->texts.pop_front();
  }
}

std::optional<std::vector<RecentUpdates::Text>> RecentUpdates::between(Seats eyes, std::int64_t seen,
                                                                       std::int64_t number) const {
  if (seen == number) return std::vector<Text>();
  const auto line = std::find_if(lines_.begin(), lines_.end(), [&](const Line& one) { return one.eyes == eyes; });
  if (line == lines_.end() || line->last != number) return std::nullopt;
  const auto missed = static_cast<std::size_t>(number - seen);
  if (missed > line->texts.size()) return std::nullopt;
  return std::vector<Text>(line->texts.end() - static_cast<std::ptrdiff_t>(missed), line->texts.end());
}

}  // namespace alea::server
