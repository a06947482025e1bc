#include "engine/fair_dice.h"

#include <cassert>

#include "engine/blake2b.h"

namespace alea {

Commitment commit(const FairSeed& seed) {
  return {Blake2b<32>({.key = {}, .person = "alea.seed"}).add(seed.value).digest()};
}

Commitment commit(const FairShare& share, Seat seat, const GameId& game) {
  return {Blake2b<32>({.key = {}, .person = "alea.share"})
              .add(game.value)
              .add_byte(static_cast<std::uint8_t>(index(seat)))
              .add(share.value)
              .digest()};
}

FairKey fair_key(const FairSeed& seed, const GameId& game, std::span<const std::optional<FairShare>> shares) {
  Blake2b<32> hash({.key = seed.value, .person = "alea.key"});
  hash.add(game.value).add_byte(static_cast<std::uint8_t>(shares.size()));
  for (const auto& share : shares) {
    hash.add_byte(share ? 1 : 0);
    if (share) hash.add(share->value);
  }
  return {hash.digest()};
}

int FairDice::pick(int n) {
  assert(n >= 1);
  if (n == 1) return 0;
  while (true) {
    if (const auto value = draw_from(next_word(), n)) {
      draws_.push_back({.bound = n, .value = *value});
      return *value;
    }
  }
}

std::uint64_t FairDice::next_word() {
  const auto at = static_cast<std::size_t>(words_ % kWordsInBlock);
  if (at == 0) {
    const auto bytes = Blake2b<64>({.key = key_.value, .person = "alea.dice"})
                           .add_number(event_)
                           .add_number(words_ / kWordsInBlock)
                           .digest();
    block_ = {};
    for (std::size_t i = 0; i < bytes.size(); ++i) block_[i / 8] |= std::uint64_t{bytes[i]} << (8 * (i % 8));
  }
  ++words_;
  return block_[at];
}

}  // namespace alea
