#include "engine/fair_dice.h"

#include <bit>
#include <cassert>

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

PreparedKey::PreparedKey(const FairKey& key)
    : hash_(Blake2b<64>({.key = key.value, .person = "alea.dice"}).absorb_key()) {}

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
    static_assert(std::endian::native == std::endian::little);
    block_ =
        std::bit_cast<Block>(Blake2b<64>(key_.hash()).add_number(event_).add_number(words_ / kWordsInBlock).digest());
  }
  ++words_;
  return block_[at];
}

}  // namespace alea
