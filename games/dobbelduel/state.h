// The whole truth of a game of Dobbelduel.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "engine/by_seat.h"
#include "games/dobbelduel/types.h"

namespace alea::dobbelduel {

/// What comes next.
enum class Phase : std::uint8_t {
  lot,     // chance decides who makes the first code (DO-1)
  code,    // the maker rolls the code of the next match (DO-2); the board still shows the previous match
  decide,  // the breaker makes an effort or solves (DO-7)
  roll,    // the breaker rolls white dice (DO-4)
  place,   // the breaker places some of them (DO-5)
  mark,    // the maker marks by hand (DO-12)
  solve,   // the breaker fills the solution row, column by column (DO-9)
  over,
};

struct State {
  Options options;
  std::uint8_t players = kPlayers;
  Phase phase = Phase::lot;
  Seat first_maker{};
  std::uint8_t match = 0;                // counted from 1; 0 before the first
  std::uint8_t efforts = 0;              // rows that have dice on them
  std::uint8_t white_dice = kWhiteDice;  // not yet placed in this match
  Row code;
  Row solution;
  FaceCounts rolled;  // until the dice are placed
  std::array<Effort, kEfforts> rows{};
  BySeat<std::uint16_t, kPlayers> points{};

  /// DO-1: roles alternate between matches. Before the first match, these are its roles.
  constexpr Seat maker() const { return seat((index(first_maker) + std::max<int>(match, 1) - 1) % kPlayers); }
  constexpr Seat breaker() const { return other(maker()); }
  /// Who rolls the code of the match that follows.
  constexpr Seat next_maker() const { return match == 0 ? first_maker : breaker(); }
  static constexpr Seat other(Seat one) { return seat(1 - index(one)); }

  constexpr int matches() const { return kPlayers * options.matches_each; }
  constexpr int dice_to_roll() const { return std::min<int>(kDiceToRoll, white_dice); }  // DO-4
  /// How many rows have marks: all with dice, except one that the maker has yet to mark.
  constexpr int marked() const { return efforts - static_cast<int>(phase == Phase::mark); }
  /// Whether there is a code now that only its maker may see (DO-14).
  constexpr bool has_secret() const { return phase >= Phase::decide && phase <= Phase::solve; }

  constexpr bool operator==(const State&) const = default;
};

static_assert(sizeof(State) <= 96);

}  // namespace alea::dobbelduel
