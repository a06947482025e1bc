#include "server/hall/random_bytes.h"

#include <sys/random.h>

#include <array>
#include <cerrno>
#include <cstdlib>

namespace alea::server {

void fill_randomly(std::span<std::uint8_t> bytes) {
  while (!bytes.empty()) {
    const ssize_t filled = getrandom(bytes.data(), bytes.size(), 0);
    if (filled < 0 && errno != EINTR) std::abort();  // no secret would be safe
    if (filled > 0) bytes = bytes.subspan(static_cast<std::size_t>(filled));
  }
}

std::int64_t random_id() {
  std::int64_t id = 0;
  while (id == 0) {
    std::array<std::uint8_t, 8> bytes{};
    fill_randomly(bytes);
    for (const std::uint8_t byte : bytes) id = id << 8 | byte;
    id &= INT64_MAX;
  }
  return id;
}

}  // namespace alea::server
