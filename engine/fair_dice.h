// Dice that nobody can choose and everybody can check: docs/fair-dice.md says what they promise, and
// has the bytes.
//
// Before a game the server commits to a seed and each seat to a share; then the shares are shown. The
// key of the game is made of all of them, and every chance event of the game has dice of its own:
//
//   const FairKey key = fair_key(seed, game, shares);
//   FairDice dice(key, number_of_the_event);
//   state.chance(dice);
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/bytes.h"
#include "engine/dice.h"
#include "engine/seat.h"

namespace alea {

/// Random, and one of its own for every game.
using GameId = Bytes<struct GameIdMeaning, 16>;
/// Random, from the server. Known to nobody else until the game is over.
using FairSeed = Bytes<struct FairSeedMeaning, 32>;
/// Random, from one seat. Known to nobody else until all seats have committed to theirs.
using FairShare = Bytes<struct FairShareMeaning, 32>;
/// What binds its maker to a seed or a share, and tells nothing of it.
using Commitment = Bytes<struct CommitmentMeaning, 32>;
/// What all dice of a game are drawn from. Whoever has it knows every roll to come.
using FairKey = Bytes<struct FairKeyMeaning, 32>;

Commitment commit(const FairSeed& seed);
/// It fits this seat of this game only, so that it is of no use to who copies it.
Commitment commit(const FairShare& share, Seat seat, const GameId& game);

/// `shares` has one place for each seat of the game; nothing stands for a share that did not come.
FairKey fair_key(const FairSeed& seed, const GameId& game, std::span<const std::optional<FairShare>> shares);

/// One of `bound` equally likely numbers out of a random word, or nothing: then the next word is taken.
constexpr std::optional<int> draw_from(std::uint64_t word, int bound) {
  const auto n = static_cast<std::uint64_t>(bound);
  const std::uint64_t excess = (std::uint64_t{0} - n) % n;  // 2^64 mod n: so many words are too many
  if (word > UINT64_MAX - excess) return std::nullopt;
  return static_cast<int>(word % n);
}

/// The dice of one event. They depend on the key and the number of the event alone.
class FairDice final : public Dice {
 public:
  struct Draw {
    int bound;
    int value;
    bool operator==(const Draw&) const = default;
  };

  /// `event` is its number in the record, from 1; choices count as well.
  FairDice(const FairKey& key, std::uint64_t event) : key_(key), event_(event) { draws_.reserve(kWordsInBlock); }

  int pick(int n) override;

  /// What was drawn so far. One out of one thing is no draw.
  const std::vector<Draw>& draws() const { return draws_; }

 private:
  static constexpr std::size_t kWordsInBlock = 8;

  std::uint64_t next_word();

  FairKey key_;
  std::uint64_t event_;
  std::uint64_t words_ = 0;  // taken so far
  std::array<std::uint64_t, kWordsInBlock> block_{};
  std::vector<Draw> draws_;
};

}  // namespace alea
