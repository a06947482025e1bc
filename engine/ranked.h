// What a player thinks of a move.
#pragma once

#include <cstdint>

namespace alea {

/// What the value of a move tells: the chance to win, or points to be expected.
enum class Worth : std::uint8_t { chance, points };

template <class Move>
struct Ranked {
  Move move;
  double value;   // of what follows, for who makes the move
  double weight;  // with which share to play it, where it is best to mix; all add up to 1
  Worth worth = Worth::chance;

  bool operator==(const Ranked&) const = default;
};

}  // namespace alea
