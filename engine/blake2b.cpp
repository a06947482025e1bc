#include "engine/blake2b.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

namespace alea {
namespace {

using Words = std::array<std::uint64_t, 16>;

constexpr std::array<std::uint64_t, 8> kStart{0x6A09E667F3BCC908, 0xBB67AE8584CAA73B, 0x3C6EF372FE94F82B,
                                              0xA54FF53A5F1D36F1, 0x510E527FADE682D1, 0x9B05688C2B3E6C1F,
                                              0x1F83D9ABFB41BD6B, 0x5BE0CD19137E2179};

/// SIGMA in the RFC: the order in which each round uses the words of the message. Rounds 11 and 12 repeat 1 and 2.
constexpr std::array<std::array<std::uint8_t, 16>, 10> kOrder{{
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
    {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
    {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4},
    {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
    {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13},
    {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
    {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11},
    {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
    {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5},
    {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0},
}};
constexpr std::size_t kRounds = 12;

/// The words that are mixed together: columns, then diagonals.
constexpr std::array<std::array<std::uint8_t, 4>, 8> kMixed{{
    {0, 4, 8, 12},
    {1, 5, 9, 13},
    {2, 6, 10, 14},
    {3, 7, 11, 15},
    {0, 5, 10, 15},
    {1, 6, 11, 12},
    {2, 7, 8, 13},
    {3, 4, 9, 14},
}};

std::uint64_t word_at(std::span<const std::uint8_t> bytes, std::size_t at) {
  std::uint64_t word = 0;
  for (std::size_t i = 0; i < 8; ++i) word |= std::uint64_t{bytes[8 * at + i]} << (8 * i);
  return word;
}

/// The indices are template parameters so that all of `v` stays in registers.
template <std::size_t kA, std::size_t kB, std::size_t kC, std::size_t kD>
void mix(Words& v, std::uint64_t x, std::uint64_t y) {
  v[kA] += v[kB] + x;
  v[kD] = std::rotr(v[kD] ^ v[kA], 32);
  v[kC] += v[kD];
  v[kB] = std::rotr(v[kB] ^ v[kC], 24);
  v[kA] += v[kB] + y;
  v[kD] = std::rotr(v[kD] ^ v[kA], 16);
  v[kC] += v[kD];
  v[kB] = std::rotr(v[kB] ^ v[kC], 63);
}

template <std::size_t kRound, std::size_t... kAt>
void mix_round(Words& v, const Words& message, std::index_sequence<kAt...> /*places*/) {
  constexpr const auto& kTaken = kOrder[kRound % kOrder.size()];
  (mix<kMixed[kAt][0], kMixed[kAt][1], kMixed[kAt][2], kMixed[kAt][3]>(v, message[kTaken[2 * kAt]],
                                                                       message[kTaken[2 * kAt + 1]]),
   ...);
}

template <std::size_t... kRound>
void mix_all(Words& v, const Words& message, std::index_sequence<kRound...> /*rounds*/) {
  (mix_round<kRound>(v, message, std::make_index_sequence<kMixed.size()>()), ...);
}

}  // namespace

Blake2bState::Blake2bState(std::size_t digest_bytes, const Blake2bUse& use) {
  constexpr std::size_t kPersonAt = 48;
  assert(digest_bytes >= 1 && digest_bytes <= kMostBytes);
  assert(use.key.size() <= kMostBytes && use.person.size() <= kMostPersonBytes);
  std::array<std::uint8_t, 64> parameters{};
  parameters[0] = static_cast<std::uint8_t>(digest_bytes);
  parameters[1] = static_cast<std::uint8_t>(use.key.size());
  parameters[2] = parameters[3] = 1;  // no tree hashing: fanout and depth are 1
  std::copy(use.person.begin(), use.person.end(), parameters.begin() + kPersonAt);
  for (std::size_t i = 0; i < hash_.size(); ++i) hash_[i] = kStart[i] ^ word_at(parameters, i);
  if (use.key.empty()) return;
  std::copy(use.key.begin(), use.key.end(), block_.begin());
  filled_ = kBlockBytes;
}

void Blake2bState::add(std::span<const std::uint8_t> part) {
  while (!part.empty()) {
    // Keep a full block until more data arrives, because the last block is compressed differently.
    if (filled_ == kBlockBytes) compress(false);
    const std::size_t fitting = std::min(part.size(), kBlockBytes - filled_);
    std::copy_n(part.begin(), fitting, block_.begin() + filled_);
    filled_ += fitting;
    part = part.subspan(fitting);
  }
}

void Blake2bState::absorb_key() {
  assert(filled_ == kBlockBytes && total_ == 0);
  compress(false);
}

std::array<std::uint8_t, Blake2bState::kMostBytes> Blake2bState::finish() {
  compress(true);
  std::array<std::uint8_t, kMostBytes> digest{};
  for (std::size_t i = 0; i < digest.size(); ++i) digest[i] = static_cast<std::uint8_t>(hash_[i / 8] >> (8 * (i % 8)));
  return digest;
}

void Blake2bState::compress(bool is_last) {
  total_ += filled_;
  Words message{};
  for (std::size_t i = 0; i < message.size(); ++i) message[i] = word_at(block_, i);
  Words v{};
  std::copy(hash_.begin(), hash_.end(), v.begin());
  std::copy(kStart.begin(), kStart.end(), v.begin() + 8);
  v[12] ^= total_;
  if (is_last) v[14] = ~v[14];
  mix_all(v, message, std::make_index_sequence<kRounds>());
  for (std::size_t i = 0; i < hash_.size(); ++i) hash_[i] ^= v[i] ^ v[i + 8];
  block_.fill(0);
  filled_ = 0;
}

}  // namespace alea
