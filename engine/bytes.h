// A fixed number of bytes as a distinct type for each meaning, so that a seed cannot be mistaken for a share. Written
// as text, bytes are lower-case hexadecimal digits.
//
//   using FairSeed = Bytes<struct FairSeedMeaning, 32>;
//   const std::optional<FairSeed> seed = read_bytes<FairSeed>(text);
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace alea {

template <class Meaning, std::size_t kBytes>
struct Bytes {
  static constexpr std::size_t kSize = kBytes;

  std::array<std::uint8_t, kBytes> value{};

  constexpr bool operator==(const Bytes&) const = default;
};

inline constexpr std::string_view kHexDigits = "0123456789abcdef";

template <class Meaning, std::size_t kBytes>
std::string write(const Bytes<Meaning, kBytes>& bytes) {
  std::string text;
  for (const unsigned byte : bytes.value) {
    text += kHexDigits[byte >> 4U];
    text += kHexDigits[byte & 0xFU];
  }
  return text;
}

/// The bytes, or nothing unless the whole text is exactly 2 * B::kSize lower-case hexadecimal digits.
template <class B>
std::optional<B> read_bytes(std::string_view text) {
  if (text.size() != 2 * B::kSize) return std::nullopt;
  B bytes;
  for (std::size_t i = 0; i < B::kSize; ++i) {
    const std::size_t high = kHexDigits.find(text[2 * i]);
    const std::size_t low = kHexDigits.find(text[2 * i + 1]);
    if (high == std::string_view::npos || low == std::string_view::npos) return std::nullopt;
    bytes.value[i] = static_cast<std::uint8_t>(high << 4U | low);
  }
  return bytes;
}

}  // namespace alea
