#include "server/table/recent_updates.h"

#include <algorithm>
#include <iterator>
#include <numeric>

namespace alea::server {
namespace {

// Enough for a reload or a tunnel. Whoever missed more gets the whole table, which is in memory as well.
constexpr std::size_t kMost = 16;
constexpr std::size_t kMostBytes = 2'000;

}  // namespace

void RecentUpdates::add(Seats eyes, std::int64_t number, std::string_view text) {
  auto line = std::find_if(lines_.begin(), lines_.end(), [&](const Line& one) { return one.eyes == eyes; });
  if (line == lines_.end()) line = lines_.insert(lines_.end(), {.eyes = eyes});
  auto& [_, last, texts, sizes] = *line;
  std::size_t dropped = 0;  // bytes
  const bool follows = number == last + 1;
  auto kept = sizes.begin();
  while (kept != sizes.end() &&
         (!follows || sizes.end() - kept == kMost || texts.size() - dropped + text.size() > kMostBytes)) {
    dropped += *kept++;
  }
  sizes.erase(sizes.begin(), kept);
  texts.erase(0, dropped);
  last = number;
  if (text.size() > kMostBytes) return;
  sizes.push_back(static_cast<std::uint16_t>(text.size()));
  // Growing by itself, it would take up to twice the memory. Many tables stay with their first update for long.
  if (!texts.empty()) texts.reserve(kMostBytes);
  texts.append(text);
}

std::optional<std::vector<std::string>> RecentUpdates::between(Seats eyes, std::int64_t seen,
                                                               std::int64_t number) const {
  std::vector<std::string> missed;
  if (seen == number) return missed;
  const auto line = std::find_if(lines_.begin(), lines_.end(), [&](const Line& one) { return one.eyes == eyes; });
  if (line == lines_.end() || line->last != number) return std::nullopt;
  const auto count = number - seen;
  if (count > std::ssize(line->sizes)) return std::nullopt;
  std::size_t at = std::accumulate(line->sizes.begin(), line->sizes.end() - count, std::size_t{0});
  for (auto size = line->sizes.end() - count; size != line->sizes.end(); at += *size++) {
    missed.push_back(line->texts.substr(at, *size));
  }
  return missed;
}

}  // namespace alea::server
