// What comes next in a game: chance, a choice of one or several seats, or nothing because the game is over.
#pragma once

#include <optional>

#include "engine/seat.h"

namespace alea {

class Turn {
 public:
  static constexpr Turn chance() { return Turn(Kind::chance, Seats(), Seats()); }
  /// The player in this seat throws the dice.
  static constexpr Turn chance(Seat roller) { return Turn(Kind::chance, Seats(), Seats(roller)); }
  static constexpr Turn over() { return Turn(Kind::over, Seats(), Seats()); }
  static constexpr Turn of(Seat one) { return Turn(Kind::seats, Seats(one), Seats()); }

  /// Several seats choose simultaneously: they may move in any order, and each choice stays hidden from the others
  /// until the last seat has chosen.
  static constexpr Turn of(Seats several) { return Turn(Kind::seats, several, Seats()); }

  constexpr bool is_chance() const { return kind_ == Kind::chance; }
  constexpr bool is_over() const { return kind_ == Kind::over; }

  /// The seats that still have to choose; empty for chance and at the end.
  constexpr Seats seats() const { return seats_; }
  /// Who throws the dice, if a player does: nobody throws when cards are dealt or lots are drawn.
  constexpr std::optional<Seat> roller() const {
    return roller_.empty() ? std::nullopt : std::optional<Seat>(roller_.front());
  }

  constexpr bool operator==(const Turn&) const = default;

 private:
  enum class Kind : std::uint8_t { chance, seats, over };
  constexpr Turn(Kind kind, Seats seats, Seats roller) : kind_(kind), seats_(seats), roller_(roller) {}

  Kind kind_;
  Seats seats_;
  Seats roller_;  // one seat, or none
};

}  // namespace alea
