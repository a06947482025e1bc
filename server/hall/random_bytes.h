// Random numbers from the system, for what must not be guessed: seeds, secrets, ids.
#pragma once

#include <cstdint>
#include <span>

namespace alea::server {

void fill_randomly(std::span<std::uint8_t> bytes);
/// Above 0.
std::int64_t random_id();

template <class B>
B random_bytes() {
  B bytes;
  fill_randomly(bytes.value);
  return bytes;
}

}  // namespace alea::server
