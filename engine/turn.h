// What comes next in a game: chance, a choice of one or several seats, or nothing because the game is over.
#pragma once

#include "engine/seat.h"

namespace alea {

class Turn {
 public:
  static constexpr Turn chance() { return Turn(Kind::chance, Seats()); }
  static constexpr Turn over() { return Turn(Kind::over, Seats()); }
  static constexpr Turn of(Seat one) { return Turn(Kind::seats, Seats(one)); }

  /// Several seats choose simultaneously: they may move in any order, and each choice stays hidden from the others
  /// until the last seat has chosen.
  static constexpr Turn of(Seats several) { return Turn(Kind::seats, several); }

  constexpr bool is_chance() const { return kind_ == Kind::chance; }
  constexpr bool is_over() const { return kind_ == Kind::over; }

  /// The seats that still have to choose; empty for chance and at the end.
  constexpr Seats seats() const { return seats_; }

  constexpr bool operator==(const Turn&) const = default;

 private:
  enum class Kind : std::uint8_t { chance, seats, over };
  constexpr Turn(Kind kind, Seats seats) : kind_(kind), seats_(seats) {}

  Kind kind_;
  Seats seats_;
};

}  // namespace alea
