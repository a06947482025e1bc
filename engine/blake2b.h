// The BLAKE2b hash function (RFC 7693), with key and personalisation. Fair dice are built on it.
//
//   const auto digest = Blake2b<32>({.key = seed, .person = "alea.key"}).add(game).add(shares).digest();
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace alea {

/// Parameters that separate one use of the hash function from all others.
struct Blake2bUse {
  std::span<const std::uint8_t> key;  // at most 64 bytes
  std::string_view person;            // at most 16 bytes; padded with zeros
};

/// Hashes a message that arrives in parts. The length of the digest is chosen at run time.
class Blake2bState {
 public:
  static constexpr std::size_t kMostBytes = 64;  // of a digest and of a key
  static constexpr std::size_t kMostPersonBytes = 16;

  Blake2bState(std::size_t digest_bytes, const Blake2bUse& use);

  void add(std::span<const std::uint8_t> part);
  /// Hashes the key now, so that copies of this state need not. Something has to be added to each of them.
  void absorb_key();
  /// The digest is the first `digest_bytes` bytes of the result. Nothing may be added afterwards.
  std::array<std::uint8_t, kMostBytes> finish();

 private:
  static constexpr std::size_t kBlockBytes = 128;

  void compress(bool is_last);

  std::array<std::uint64_t, 8> hash_{};
  std::array<std::uint8_t, kBlockBytes> block_{};
  std::size_t filled_ = 0;   // bytes in the block
  std::uint64_t total_ = 0;  // bytes compressed so far
};

/// The same with the length of the digest as a template parameter.
template <std::size_t kBytes>
class Blake2b {
  static_assert(kBytes >= 1 && kBytes <= Blake2bState::kMostBytes);

 public:
  explicit Blake2b(const Blake2bUse& use) : state_(kBytes, use) {}

  Blake2b& add(std::span<const std::uint8_t> part) {
    state_.add(part);
    return *this;
  }
  Blake2b& add_byte(std::uint8_t byte) { return add({&byte, 1}); }
  /// Adds a number as eight bytes, little-endian.
  Blake2b& add_number(std::uint64_t number) {
    std::array<std::uint8_t, 8> bytes{};
    for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<std::uint8_t>(number >> (8 * i));
    return add(bytes);
  }

  /// Hashes the key now, so that copies of this need not. Something has to be added to each of them.
  Blake2b& absorb_key() {
    state_.absorb_key();
    return *this;
  }

  /// Nothing may be added afterwards.
  std::array<std::uint8_t, kBytes> digest() {
    std::array<std::uint8_t, kBytes> digest{};
    const auto whole = state_.finish();
    for (std::size_t i = 0; i < kBytes; ++i) digest[i] = whole[i];
    return digest;
  }

 private:
  Blake2bState state_;
};

}  // namespace alea
