// The rules of Dobbelduel. What every turn needs is inline, for simulation; the rest is in rules.cpp.
//
// They report what happens to a listener (engine/events.h), in the order in which players see it.
#pragma once

#include <span>

#include "engine/result.h"
#include "engine/roll_table.h"
#include "engine/turn.h"
#include "games/dobbelduel/choices.h"
#include "games/dobbelduel/codes.h"
#include "games/dobbelduel/events.h"
#include "games/dobbelduel/state.h"

namespace alea::dobbelduel {

/// DO-10: what a right solution scores.
constexpr int score_of_broken_code(int efforts, int white_dice) {
  constexpr int kBroken = 20;
  constexpr int kPerEmptyRow = 5;
  return kBroken + kPerEmptyRow * (kEfforts - efforts) + white_dice;
}

/// What the breaker scores for a match (DO-10), and why.
struct Score {
  int points = 0;
  int efforts = 0;       // that count
  int white_dice = 0;    // that were left after them
  int wrong_effort = 0;  // DO-13: the first effort that was marked wrong, from 1; 0 if none was
  constexpr bool operator==(const Score&) const = default;
};

struct Rules {
  static State start(const Options& options, int players);
  static Turn turn(const State& state);
  static std::span<const Move> moves(const State& state, Seat seat);
  template <class L = Silent>
  static void play(State& state, Seat seat, Move move, L listener = {});

  template <DiceSource D>
  static Outcome draw(const State& state, D& dice) {
    if (state.phase == Phase::roll) return Outcome::of_roll(dice.template roll<kWhiteDie>(state.dice_to_roll()));
    if (state.phase == Phase::code) return Outcome::of_code(kCodes[static_cast<std::size_t>(dice.pick(kCodeCount))]);
    return Outcome::of_lot(seat(dice.pick(kPlayers)));
  }
  template <class Visit>
  static void outcomes(const State& state, Visit visit);
  static bool possible(const State& state, const Outcome& outcome);
  template <class L = Silent>
  static void settle(State& state, const Outcome& outcome, L listener = {});

  static Result result(const State& state);
  /// The first code breaker, who makes the first choice and the first roll. (The lot names the other player, whose code
  /// comes from the dice.)
  static Seat first(const State& state) { return State::other(state.first_maker); }

  /// The score of a match that has ended.
  static Score score(const State& state);

 private:
  template <class L>
  static void begin_match(State& state, Row code, L listener);
  template <class L>
  static void place(State& state, Row dice, L listener);
  template <class L>
  static void mark(State& state, Marks marks, L listener);
  template <class L>
  static void go_on(State& state, L listener);
  template <class L>
  static void set(State& state, Row die, L listener);
  template <class L>
  static void end_match(State& state, L listener);
};

inline Turn Rules::turn(const State& state) {
  switch (state.phase) {
    case Phase::decide:
    case Phase::place:
    case Phase::solve: return Turn::of(state.breaker());
    case Phase::mark: return Turn::of(state.maker());
    case Phase::code: return Turn::chance(state.next_maker());
    case Phase::roll: return Turn::chance(state.breaker());
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

template <class L>
void Rules::play(State& state, Seat seat, Move move, L listener) {
  switch (move.kind()) {
    case Move::Kind::effort:
      state.phase = Phase::roll;
      listener(EffortBegan{.who = seat, .n = state.efforts + 1});
      break;
    case Move::Kind::solve:
      state.phase = Phase::solve;
      listener(SolvingBegan{.who = seat});
      break;
    case Move::Kind::set: set(state, move.row(), listener); break;
    case Move::Kind::place: place(state, move.row(), listener); break;
    case Move::Kind::mark: mark(state, move.marks(), listener); break;
  }
}

template <class L>
void Rules::place(State& state, Row dice, L listener) {  // DO-5
  Effort& row = state.rows[state.efforts++];
  row.dice = dice;
  state.white_dice -= static_cast<std::uint8_t>(dice.dice());
  state.rolled = {};
  listener(Placed{.who = state.breaker(), .row = dice});
  if (state.options.marks_by_hand()) {  // DO-12
    state.phase = Phase::mark;
    return;
  }
  row.marks = Marks::of(dice, state.code);  // DO-6
  listener(ProgramMarked{row.marks});
  go_on(state, listener);
}

template <class L>
void Rules::mark(State& state, Marks marks, L listener) {  // DO-12
  state.rows[state.efforts - 1U].marks = marks;
  state.phase = Phase::decide;
  listener(MakerMarked{.who = state.maker(), .given = marks});
  if (has_possible_code(state)) return go_on(state, listener);
  listener(NoCodeFits{});  // DO-13
  end_match(state, listener);
}

template <class L>
void Rules::go_on(State& state, L listener) {
  const bool may_try = state.efforts < kEfforts && state.white_dice > 0;  // DO-8
  state.phase = may_try ? Phase::decide : Phase::solve;
  if (may_try) return;
  if (state.efforts == kEfforts) {
    listener(NoRowLeft{.who = state.breaker()});
  } else {
    listener(NoDieLeft{.who = state.breaker()});
  }
}

template <class L>
void Rules::set(State& state, Row die, L listener) {
  state.solution = state.solution.with(die);
  const Column column = die.first_taken();
  listener(ColumnSet{.who = state.breaker(), .column = column, .n = die[column]});
  if (state.solution.is_full()) end_match(state, listener);  // DO-9
}

template <class L>
void Rules::settle(State& state, const Outcome& outcome, L listener) {
  if (state.phase == Phase::roll) {
    state.rolled = outcome.roll;
    state.phase = Phase::place;
    listener(Rolled{.who = state.breaker(), .roll = outcome.roll});
  } else if (state.phase == Phase::code) {
    begin_match(state, outcome.code, listener);
  } else {
    state.first_maker = outcome.first_maker;
    state.phase = Phase::code;
    listener(Lot{.who = outcome.first_maker});
  }
}

template <class L>
void Rules::begin_match(State& state, Row code, L listener) {
  ++state.match;
  state.code = code;
  state.solution = {};
  state.efforts = 0;
  state.white_dice = kWhiteDice;
  state.rows = {};
  state.phase = Phase::decide;  // DO-7: before the first roll, too
  listener(MatchBegan{.who = state.maker(), .whom = state.breaker(), .n = state.match});
  listener(CodeRolled{.maker = state.maker(), .code = code});
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
