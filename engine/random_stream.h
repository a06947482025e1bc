// The random number generator behind simulated dice: xoshiro256++ (Blackman and Vigna), with one stream per game.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace alea {

class RandomStream {
 public:
  /// Streams with different (seed, number) are independent. The seed selects a SplitMix64 sequence, and each stream
  /// takes its own four values of that sequence as its initial state.
  constexpr RandomStream(std::uint64_t seed, std::uint64_t number) {
    std::uint64_t counter = mix(seed + kGolden) + number * (kGolden * 4);
    for (std::uint64_t& word : state_) word = mix(counter += kGolden);
  }

  constexpr std::uint64_t next() {
    const std::uint64_t result = std::rotl(state_[0] + state_[3], 23) + state_[0];
    const std::uint64_t shifted = state_[1] << 17U;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

 private:
  static constexpr std::uint64_t kGolden = 0x9E3779B97F4A7C15;

  static constexpr std::uint64_t mix(std::uint64_t z) {
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EB;
    return z ^ (z >> 31U);
  }

  std::array<std::uint64_t, 4> state_{};
};

}  // namespace alea
