#include "server/hall/table_id.h"

#include <fmt/format.h>

#include <charconv>

namespace alea::server {

std::string write(TableId id) { return fmt::format("{:016x}", static_cast<std::int64_t>(id)); }

std::optional<TableId> read_table_id(std::string_view text) {
  constexpr std::size_t kDigits = 16;
  std::int64_t id = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, id, 16);
  if (text.size() != kDigits || error != std::errc() || stop != end || id <= 0) return std::nullopt;
  return static_cast<TableId>(id);
}

}  // namespace alea::server
