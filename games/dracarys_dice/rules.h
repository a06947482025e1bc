// The rules of Dracarys Dice. What every turn needs is inline, for simulation; the rest is in rules.cpp.
//
// They report what happens to a listener (engine/events.h), in the order in which players see it.
#pragma once

#include <array>
#include <cassert>

#include "engine/result.h"
#include "engine/roll_table.h"
#include "engine/turn.h"
#include "games/dracarys_dice/choices.h"
#include "games/dracarys_dice/events.h"
#include "games/dracarys_dice/state.h"

namespace alea::dracarys_dice {

struct Rules {
  static State start(const Options& options, int players);
  static Turn turn(const State& state);
  static std::span<const Move> moves(const State& state, Seat seat);
  template <class L = Silent>
  static void play(State& state, Seat seat, Move move, L listener = {});

  template <DiceSource D>
  static Outcome draw(const State& state, D& dice) {
    if (state.phase == Phase::lot) [[unlikely]] {
      return {.kind = Outcome::Kind::lot, .first = seat(dice.pick(state.players)), .roll = {}};
    }
    return {.kind = Outcome::Kind::roll,
            .first = {},
            .roll = Roll::from(dice.template roll<kDie>(state.dice[state.roller]))};
  }
  template <class Visit>
  static void outcomes(const State& state, Visit visit);
  static bool possible(const State& state, const Outcome& outcome);
  template <class L = Silent>
  static void settle(State& state, const Outcome& outcome, L listener = {});

  static Result result(const State& state);
  static Seat first(const State& state) { return state.first; }

  /// What the Fireballs do at the end of a turn: the pile (DR-8, DR-9) or the challenge (DR-16).
  template <class L = Silent>
  static void burn(State& state, L listener = {});

 private:
  static void set_up_round(State& state);
  static bool may_trade(const State& state);
  template <class L>
  static void end_turn(State& state, L listener);
  template <class L>
  static void meet_challenge(State& state, L listener);
  template <class L>
  static void finish(State& state, Seat seat, L listener);
  template <class L>
  static void end_round(State& state, L listener);
};

inline Turn Rules::turn(const State& state) {
  switch (state.phase) {
    case Phase::give:
    case Phase::trade: return Turn::of(state.roller);
    case Phase::over: return Turn::over();
    case Phase::lot: return Turn::chance();
    default: return Turn::chance(state.roller);
  }
}

inline std::span<const Move> Rules::moves(const State& state, Seat seat) {
  const Seats others = state.in.without(seat);  // DR-12
  if (state.phase == Phase::trade) return Choices::trades(others);
  return Choices::gives(others, state.rolled.dragons);
}

template <class L>
void Rules::play(State& state, Seat seat, Move move, L listener) {
  if (move.kind() == Move::Kind::give) {  // DR-6
    state.dice = state.dice + move.dragons();
    state.dice.add(seat, -state.rolled.dragons);
    listener(Gave{.who = seat, .dragons = move.dragons()});
  } else if (move.kind() == Move::Kind::trade) {  // DR-14
    const int mine = state.dice[seat];
    state.dice.set(seat, state.dice[move.with()]);
    state.dice.set(move.with(), mine);
    listener(Traded{.who = seat, .whom = move.with()});
  } else {
    listener(Kept{.who = seat});
  }
  end_turn(state, listener);
}

template <class L>
void Rules::settle(State& state, const Outcome& outcome, L listener) {
  if (state.phase == Phase::lot) [[unlikely]] {
    state.first = state.round_first = state.roller = outcome.first;
    state.phase = Phase::roll;
    listener(Begins{.who = outcome.first});
    return;
  }
  state.rolled = outcome.roll;
  state.dice.add(state.roller, -outcome.roll.knights);  // DR-5
  listener(Rolled{.who = state.roller, .roll = outcome.roll, .fireballs_stay = state.options.trial_by_fire != 0});
  if (outcome.roll.dragons > 0) {
    state.phase = Phase::give;
  } else if (state.options.tyrannical_trade != 0 && may_trade(state)) {
    state.phase = Phase::trade;
  } else {
    end_turn(state, listener);
  }
}

template <class L>
void Rules::burn(State& state, L listener) {
  if (state.options.trial_by_fire != 0) {
    meet_challenge(state, listener);
    return;
  }
  // By a mask: whether there is a Fireball is a coin toss that no processor predicts.
  const std::uint8_t fireballs = state.rolled.fireballs;
  const auto burned = static_cast<std::uint8_t>(state.pile & -static_cast<int>(fireballs == 0));  // DR-9
  state.dice.add(state.roller, burned - fireballs);                                               // DR-8
  state.pile += fireballs - burned;
  if constexpr (L::kHears) {
    if (burned > 0) listener(Burned{.who = state.roller, .n = burned});
  }
}

template <class L>
void Rules::end_turn(State& state, L listener) {
  burn(state, listener);
  const Seat roller = state.roller;
  const Seat challenger = state.challenger;
  state.challenger = roller;
  state.challenge = state.rolled.fireballs;
  state.phase = Phase::roll;
  state.roller = left_of(roller, state.players);
  if (state.dice[roller] == 0) {  // DR-10
    finish(state, roller, listener);
  } else if (state.options.trial_by_fire != 0 && state.in.has(challenger) && state.dice[challenger] == 0) {
    finish(state, challenger, listener);
  }
  while (!state.in.has(state.roller)) state.roller = left_of(state.roller, state.players);  // DR-12
}

template <class Visit>
void Rules::outcomes(const State& state, Visit visit) {
  if (state.phase == Phase::lot) {
    for (const Seat seat : Seats::all(state.players)) {
      visit(Outcome{.kind = Outcome::Kind::lot, .first = seat, .roll = {}}, 1.0 / state.players);
    }
    return;
  }
  visit_rolls(kDie, state.dice[state.roller], [&](FaceCounts counts, double probability) {
    visit(Outcome{.kind = Outcome::Kind::roll, .first = {}, .roll = Roll::from(counts)}, probability);
  });
}

}  // namespace alea::dracarys_dice
