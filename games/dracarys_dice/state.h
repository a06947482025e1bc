// The whole truth of a game of Dracarys Dice.
#pragma once

#include <cstdint>

#include "engine/by_seat.h"
#include "engine/seat_counts.h"
#include "games/dracarys_dice/types.h"

namespace alea::dracarys_dice {

/// What the game waits for.
enum class Phase : std::uint8_t {
  lot,    // who begins (DR-3)
  roll,   // the roller rolls all their dice (DR-4)
  give,   // the roller gives away the Dragons (DR-6)
  trade,  // the roller may trade (DR-14)
  over,
};

struct State {
  Options options;
  std::uint8_t players = 0;
  Phase phase = Phase::lot;
  Seat first{};        // who began the game
  Seat round_first{};  // who began this round (DR-15)
  Seat roller{};       // whose turn it is
  Seats in;            // who has not finished this round
  std::uint8_t pile = 0;
  SeatCounts dice;
  SeatCounts place;  // in this round; 0 for who is still in
  BySeat<std::uint16_t, kMostPlayers> points{};
  std::uint16_t round = 1;

  Roll rolled;  // in this turn; before the roll, in the turn before

  // DR-16: whom the roller has to match, and how many Fireballs that was; 0 on the first turn.
  Seat challenger{};
  std::uint8_t challenge = 0;

  constexpr int dice_in_play() const { return dice.sum() + pile; }

  constexpr bool operator==(const State&) const = default;
};

static_assert(sizeof(State) <= 128);

}  // namespace alea::dracarys_dice
