// The rules of Dobbelduel. What every turn needs is inline, for simulation; the rest is in rules.cpp.
#pragma once

#include <span>

#include "engine/result.h"
#include "engine/roll_table.h"
#include "engine/turn.h"
#include "games/dobbelduel/choices.h"
#include "games/dobbelduel/codes.h"
#include "games/dobbelduel/state.h"

namespace alea::dobbelduel {

/// DO-10: what a right solution scores.
constexpr int score_of_broken_code(int efforts, int white_dice) {
  constexpr int kBroken = 20;
  constexpr int kPerEmptyRow = 5;
  return kBroken + kPerEmptyRow * (kEfforts - efforts) + white_dice;
}

/// What a match brings its breaker (DO-10), and why.
struct Score {
  int points = 0;
  int wrong_effort = 0;  // DO-13: the first one that was marked wrong, from 1; 0 if none was
  constexpr bool operator==(const Score&) const = default;
};

struct Rules {
  static State start(const Options& options, int players);
  static Turn turn(const State& state);
  static std::span<const Move> moves(const State& state, Seat seat);
  static void play(State& state, Seat seat, Move move);

  template <DiceSource D>
  static Outcome draw(const State& state, D& dice) {
    if (state.phase == Phase::roll) return Outcome::of_roll(dice.template roll<kWhiteDie>(state.dice_to_roll()));
    if (state.phase == Phase::code) return Outcome::of_code(kCodes[static_cast<std::size_t>(dice.pick(kCodeCount))]);
    return Outcome::of_lot(seat(dice.pick(kPlayers)));
  }
  template <class Visit>
  static void outcomes(const State& state, Visit visit);
  static bool possible(const State& state, const Outcome& outcome);
  static void settle(State& state, const Outcome& outcome);

  static Result result(const State& state);
  /// Who begins is the first code breaker: theirs are the first roll and the first choice. (The lot
  /// names the other one, whose code comes from the dice.)
  static Seat first(const State& state) { return State::other(state.first_maker); }

  /// The score of a match whose code and solution are both on the table.
  static Score score(const State& state);

 private:
  static void begin_match(State& state, Row code);
  static void place(State& state, Row dice);
  static void go_on(State& state);
  static void set(State& state, Row die);
  static void end_match(State& state);
};

inline Turn Rules::turn(const State& state) {
  switch (state.phase) {
    case Phase::decide:
    case Phase::place:
    case Phase::solve: return Turn::of(state.breaker());
    case Phase::mark: return Turn::of(state.maker());
    case Phase::over: return Turn::over();
    default: return Turn::chance();
  }
}

inline std::span<const Move> Rules::moves(const State& state, Seat /*seat*/) {
  switch (state.phase) {
    case Phase::place: return Choices::placements(state.rolled);
    case Phase::solve: return Choices::values(state.solution.first_free());
    case Phase::mark: return Choices::marks(state.rows[state.efforts - 1U].dice.dice());
    default: return Choices::decisions();
  }
}

inline void Rules::play(State& state, Seat /*seat*/, Move move) {
  switch (move.kind()) {
    case Move::Kind::effort: state.phase = Phase::roll; break;
    case Move::Kind::solve: state.phase = Phase::solve; break;
    case Move::Kind::set: set(state, move.row()); break;
    case Move::Kind::place: place(state, move.row()); break;
    case Move::Kind::mark:
      state.rows[state.efforts - 1U].marks = move.marks();
      go_on(state);
      break;
  }
}

inline void Rules::place(State& state, Row dice) {  // DO-5
  Effort& row = state.rows[state.efforts++];
  row.dice = dice;
  state.white_dice -= static_cast<std::uint8_t>(dice.dice());
  state.rolled = {};
  if (state.options.marks_by_hand()) {  // DO-12
    state.phase = Phase::mark;
    return;
  }
  row.marks = Marks::of(dice, state.code);  // DO-6
  go_on(state);
}

inline void Rules::go_on(State& state) {
  const bool may_try = state.efforts < kEfforts && state.white_dice > 0;  // DO-8
  state.phase = may_try ? Phase::decide : Phase::solve;
}

inline void Rules::set(State& state, Row die) {
  state.solution = state.solution.with(die);
  if (state.solution.is_full()) end_match(state);  // DO-9
}

inline void Rules::settle(State& state, const Outcome& outcome) {
  if (state.phase == Phase::roll) {
    state.rolled = outcome.roll;
    state.phase = Phase::place;
  } else if (state.phase == Phase::code) {
    begin_match(state, outcome.code);
  } else {
    state.first_maker = outcome.first_maker;
    state.phase = Phase::code;
  }
}

inline void Rules::begin_match(State& state, Row code) {
  ++state.match;
  state.code = code;
  state.solution = {};
  state.efforts = 0;
  state.white_dice = kWhiteDice;
  state.rows = {};
  state.phase = Phase::decide;  // DO-7: before the first roll, too
}

template <class Visit>
void Rules::outcomes(const State& state, Visit visit) {
  if (state.phase == Phase::lot) {
    for (const Seat seat : Seats::all(kPlayers)) visit(Outcome::of_lot(seat), 1.0 / kPlayers);
    return;
  }
  if (state.phase == Phase::code) {
    for (const Row code : kCodes) visit(Outcome::of_code(code), 1.0 / kCodeCount);
    return;
  }
  visit_rolls(kWhiteDie, state.dice_to_roll(),
              [&](FaceCounts counts, double probability) { visit(Outcome::of_roll(counts), probability); });
}

}  // namespace alea::dobbelduel
