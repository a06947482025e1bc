// A move with a player's opinion of it: how good it is, how sure that is, and how often to play it.
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

/// How messages and catalogues name the unit.
constexpr std::string_view name_of(Worth worth) {
  switch (worth) {
    case Worth::next_place: return "next_place";
    case Worth::points: return "points";
    case Worth::lead: return "lead";
    default: return "chance";
  }
}

constexpr bool is_chance(Worth worth) { return worth == Worth::chance || worth == Worth::next_place; }

template <class Move>
struct Ranked {
  Move move;
  double value;   // what the player who makes the move can expect from it
  double weight;  // the probability with which to play it, where mixing is best; all weights add up to 1
  Worth worth = Worth::chance;
  /// The half-width of a 95 % confidence interval for the value, if it was sampled; 0 if it was computed. It is for
  /// comparing the moves of one ranking. Errors that all of them share, such as not looking far enough, are not in it.
  double margin = 0;

  bool operator==(const Ranked&) const = default;
};

}  // namespace alea
