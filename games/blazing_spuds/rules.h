// The rules of Blazing Spuds. What most turns need is inline, for simulation; the rest is in rules.cpp.
//
// They report what happens to a listener (engine/events.h), in the order in which players see it.
#pragma once

#include "engine/result.h"
#include "engine/roll_table.h"
#include "engine/turn.h"
#include "games/blazing_spuds/events.h"
#include "games/blazing_spuds/legal_moves.h"

namespace alea::blazing_spuds {

struct Rules : LegalMoves {
  static State start(const Options& options, int players);
  static Turn turn(const State& state);
  template <class L = Silent>
  static void play(State& state, Seat seat, Move move, L listener = {});

  template <DiceSource D>
  static Outcome draw(const State& state, D& dice) {
    if (state.phase == Phase::lot) [[unlikely]] {
      return Outcome::lot(seat(dice.pick(state.players)));
    }
    const Colour colour = state.loose.first();
    return Outcome::roll(colour, dice.template roll<kSixFaces>(state.loose[colour]));
  }
  template <class Visit>
  static void outcomes(const State& state, Visit visit);
  static bool possible(const State& state, const Outcome& outcome);
  template <class L = Silent>
  static void settle(State& state, const Outcome& outcome, L listener = {});

  static Result result(const State& state);
  static Seat first(const State& state) { return state.first; }

  /// The dice that a seat starts with, once the first player is known (BS-2, BS-3).
  static ColourCounts starting_dice(const State& state, Seat seat);
  /// Whether the seat has not rolled its starting dice yet (BS-4).
  static bool is_unrolled(const State& state, Seat seat);
  /// Whether a die that is handed to a seat goes to the Compost, because it is their own colour (BS-12, BS-13).
  static bool bounces(Die die, Seat off) { return die.colour() == colour_of(off); }
  /// BS-17: nobody can ever get rid of their last die.
  static bool is_dead(const State& state);

  static constexpr int kLastTurn = 1000;  // BS-17

 private:
  // Set-up
  static void begin(State& state, Seat first);
  static void take_dice(State& state, Seat seat);

  // Placing
  template <class L>
  static void place(State& state, Die die, Card card, L listener);
  template <class L>
  static void end_placing(State& state, L listener);

  // The player's turn
  template <class L>
  static void reroll(State& state, Card card, L listener);
  template <class L>
  static void reroll(State& state, Colour colour, L listener);
  template <class L>
  static void offer_activation(State& state, L listener);
  template <class L>
  static void activate(State& state, Card card, L listener);
  template <class L>
  static void pass(State& state, L listener);
  template <class L>
  static void end_turn(State& state, L listener);

  // Actions
  template <class L>
  static void deal(State& state, Die die, L listener);
  static bool hand_over(State& state, Die die, Seat to);
  template <class L>
  static void give(State& state, Seat to, L listener);
  template <class L>
  static void let_next_receive(State& state, L listener);
  static void begin_reassign(State& state, Card card);
  template <class L>
  static void lift(State& state, Die die, Card card, L listener);
  static void end_lifting(State& state);
  template <class L>
  static void set(State& state, Die die, L listener);
};

inline Turn Rules::turn(const State& state) {
  switch (state.phase) {
    case Phase::lot: return Turn::chance();
    case Phase::roll: return Turn::chance(state.chooser);
    case Phase::over: return Turn::over();
    default: return Turn::of(state.chooser);
  }
}

template <class L>
inline void Rules::play(State& state, Seat /*seat*/, Move move, L listener) {
  switch (move.kind()) {
    case Move::Kind::reroll_card: return reroll(state, move.card(), listener);
    case Move::Kind::reroll_colour: return reroll(state, move.colour(), listener);
    case Move::Kind::place: return place(state, move.die(), move.card(), listener);
    case Move::Kind::activate: return activate(state, move.card(), listener);
    case Move::Kind::pass: return pass(state, listener);
    case Move::Kind::deal: return deal(state, move.die(), listener);
    case Move::Kind::give: return give(state, move.seat(), listener);
    case Move::Kind::lift: return lift(state, move.die(), move.card(), listener);
    case Move::Kind::done: return end_lifting(state);
    case Move::Kind::set: return set(state, move.die(), listener);
  }
}

template <class L>
inline void Rules::settle(State& state, const Outcome& outcome, L listener) {
  if (state.phase == Phase::lot) [[unlikely]] {
    listener(Begins{.who = outcome.first});
    begin(state, outcome.first);
    return;
  }
  const ValueCounts values = ValueCounts::from(outcome.values);
  state.kitchen(state.chooser).hand.add(outcome.colour, values);
  listener(Rolled{.who = state.chooser, .dice = DiceSet(outcome.colour, values)});
  state.loose.clear(outcome.colour);
  if (state.loose.is_empty()) state.phase = Phase::place;
}

template <class L>
inline void Rules::place(State& state, Die die, Card card, L listener) {
  Kitchen& kitchen = state.kitchen(state.chooser);
  const int dice = kitchen.dice_to_place(die, card);
  kitchen.hand.remove(die, dice);
  kitchen.on(card).add(die, dice);
  if (card != Card::stove) kitchen.refit(card);
  state.not_before = kitchen.hand.has(die) ? static_cast<std::uint8_t>(card) : 0;
  listener(Placed{.who = state.chooser, .dice = DiceSet(die, dice), .card = card, .side = kitchen.side(card)});
  if (kitchen.hand.is_empty()) end_placing(state, listener);
}

template <class L>
inline void Rules::end_placing(State& state, L listener) {
  if (state.phase == Phase::receive) {
    let_next_receive(state, listener);
  } else if (state.phase == Phase::rearrange) {
    end_turn(state, listener);
  } else if (state.turn > 0) [[likely]] {
    offer_activation(state, listener);
  } else {
    take_dice(state, left_of(state.chooser, state.players));
  }
}

template <class L>
inline void Rules::reroll(State& state, Card card, L listener) {
  Kitchen& kitchen = state.kitchen(state.player);
  listener(RerollsCard{.who = state.player, .dice = kitchen.on(card), .card = card, .side = kitchen.side(card)});
  state.loose = kitchen.on(card).by_colour();
  kitchen.on(card) = {};
  if (card != Card::stove) kitchen.refit(card);
  state.phase = Phase::roll;
}

template <class L>
inline void Rules::reroll(State& state, Colour colour, L listener) {
  Kitchen& kitchen = state.kitchen(state.player);
  DiceSet picked_up;
  for (const Card card : kAllCards) {
    picked_up.add(colour, kitchen.on(card).of(colour));
    kitchen.on(card) = kitchen.on(card).without(colour);
  }
  for (const Card card : kActionCards) kitchen.refit(card);
  state.loose.add(colour, picked_up.of(colour).size());
  state.phase = Phase::roll;
  listener(RerollsColour{.who = state.player, .dice = picked_up, .colour = colour});
}

template <class L>
inline void Rules::offer_activation(State& state, L listener) {
  if (state.kitchen(state.player).ready() != 0) {
    state.phase = Phase::activate;
  } else {
    end_turn(state, listener);
  }
}

template <class L>
inline void Rules::activate(State& state, Card card, L listener) {
  Kitchen& kitchen = state.kitchen(state.player);
  const auto at = static_cast<std::size_t>(card);
  const Side side = kitchen.up[at];
  kitchen.up[at] = other_side(state.options, card, side);
  listener(
      Activated{.who = state.player, .dice = kitchen.on(card), .card = card, .side = side, .back = kitchen.side(card)});
  if (side == Side::reassign) {
    begin_reassign(state, card);
    return;
  }
  kitchen.hand = kitchen.on(card);
  kitchen.on(card) = {};
  kitchen.refit(card);
  state.receiver = state.player;
  state.phase = side == Side::target ? Phase::give : Phase::deal;
}

template <class L>
inline void Rules::pass(State& state, L listener) {
  listener(Passed{.who = state.player});
  end_turn(state, listener);
}

/// Moves a die out of the player's hand. Returns whether `to` got it, rather than the Compost.
inline bool Rules::hand_over(State& state, Die die, Seat to) {
  state.kitchen(state.player).hand.remove(die);
  state.held.add(state.player, -1);
  if (to == state.player || bounces(die, to)) {
    state.compost.add(die.colour(), 1);
    return false;
  }
  state.kitchen(to).hand.add(die);
  state.held.add(to, 1);
  return true;
}

template <class L>
inline void Rules::deal(State& state, Die die, L listener) {
  const Seat from = state.player;
  const Seat to = state.receiver;
  if (hand_over(state, die, to)) {
    listener(Dealt{.who = from, .dice = DiceSet(die), .whom = to});
  } else if (to == from) {
    listener(Composted{.who = from, .dice = DiceSet(die)});
  } else {
    listener(Bounced{.who = from, .dice = DiceSet(die), .whom = to});
  }
  state.receiver = left_of(to, state.players);  // BS-11
  if (state.options.is_at_once() || state.kitchen(from).hand.is_empty()) let_next_receive(state, listener);
}

/// BS-15: clockwise, starting after the chooser, who is the giver at first. Dice that are placed at once are dealt one
/// by one, so the giver may have some left.
template <class L>
inline void Rules::let_next_receive(State& state, L listener) {
  Seat seat = left_of(state.chooser, state.players);
  while (seat != state.player && state.kitchen(seat).hand.is_empty()) seat = left_of(seat, state.players);
  state.chooser = seat;
  if (seat != state.player) {
    state.phase = Phase::receive;
  } else if (state.kitchen(seat).hand.is_empty()) {
    end_turn(state, listener);
  } else {
    state.phase = Phase::deal;
  }
}

template <class L>
inline void Rules::end_turn(State& state, L listener) {
  state.receiver = {};
  if (state.held[state.player] == 0) {  // BS-16
    state.phase = Phase::over;
    listener(Won{.who = state.player});
  } else if (is_dead(state)) {  // BS-17
    state.phase = Phase::over;
    listener(DrawnDead{});
  } else if (state.turn == kLastTurn) {  // BS-17
    state.phase = Phase::over;
    listener(DrawnLong{.n = kLastTurn});
  } else {
    ++state.turn;
    state.player = state.chooser = left_of(state.player, state.players);
    state.phase = Phase::reroll;
  }
}

template <class Visit>
void Rules::outcomes(const State& state, Visit visit) {
  if (state.phase == Phase::lot) {
    for (const Seat seat : Seats::all(state.players)) visit(Outcome::lot(seat), 1.0 / state.players);
    return;
  }
  const Colour colour = state.loose.first();
  visit_rolls(kSixFaces, state.loose[colour],
              [&](FaceCounts counts, double probability) { visit(Outcome::roll(colour, counts), probability); });
}

}  // namespace alea::blazing_spuds
