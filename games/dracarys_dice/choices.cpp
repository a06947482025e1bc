#include "games/dracarys_dice/choices.h"

#include <algorithm>

namespace alea::dracarys_dice {
namespace {

/// Adds every way to give `dragons` to the seats in `others` on top of what is `given` already.
void split(Seats others, int dragons, SeatCounts given, std::vector<Move>& moves) {
  const Seat first = others.front();
  const Seats rest = others.without(first);
  if (rest.empty()) {
    given.add(first, dragons);
    moves.push_back(Move::give(given));
    return;
  }
  for (int to_first = dragons; to_first >= 0; --to_first) {
    SeatCounts next = given;
    next.add(first, to_first);
    split(rest, dragons - to_first, next, moves);
  }
}

}  // namespace

const Choices Choices::kChoices;

Choices::Choices() {
  for (std::size_t set = 1; set < kSets; ++set) {
    Seats others;
    for (const Seat seat : Seats::all(kMostPlayers)) {
      if ((set >> static_cast<unsigned>(index(seat)) & 1U) != 0) others = others.with(seat);
    }
    std::uint32_t* start = starts_[set].data();
    *start++ = static_cast<std::uint32_t>(moves_.size());
    moves_.push_back(Move::keep());
    for (const Seat other : others) moves_.push_back(Move::trade(other));
    *start++ = static_cast<std::uint32_t>(moves_.size());
    // Each of the others holds a die at least, so no roll has more Dragons than this.
    for (int dragons = 1; dragons <= kDice - others.size(); ++dragons) {
      split(others, dragons, SeatCounts(), moves_);
      *start++ = static_cast<std::uint32_t>(moves_.size());
    }
  }
}

}  // namespace alea::dracarys_dice
