// A move with a player's opinion of it: how good it is, and how often to play it.
#pragma once

#include <cstdint>
#include <string_view>

namespace alea {

/// The unit of a move's value.
enum class Worth : std::uint8_t {
  chance,      // the probability of winning
  next_place,  // the probability of taking the best place that is still free, once the game is won
  points,      // expected points
  lead,        // by how many points the player can expect to be ahead of the others, on average; negative if behind
};

/// What messages call it.
constexpr std::string_view name_of(Worth worth) {
  switch (worth) {
    case Worth::next_place: return "next_place";
    case Worth::points: return "points";
    case Worth::lead: return "lead";
    default: return "chance";
  }
}

template <class Move>
struct Ranked {
  Move move;
  double value;   // what the player who makes the move can expect from it
  double weight;  // the probability with which to play it, where mixing is best; all weights add up to 1
  Worth worth = Worth::chance;

  bool operator==(const Ranked&) const = default;
};

}  // namespace alea
