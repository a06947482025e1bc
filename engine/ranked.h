// A move with a player's opinion of it: how good it is, and how often to play it.
#pragma once

#include <cstdint>

namespace alea {

/// The unit of a move's value: the probability of winning, or expected points.
enum class Worth : std::uint8_t { chance, points };

template <class Move>
struct Ranked {
  Move move;
  double value;   // what the player who makes the move can expect from it
  double weight;  // the probability with which to play it, where mixing is best; all weights add up to 1
  Worth worth = Worth::chance;

  bool operator==(const Ranked&) const = default;
};

}  // namespace alea
