// The rules of Blazing Spuds. What most turns need is inline, for simulation; the rest is in rules.cpp.
//
// Long decisions are chains of small choices. Whatever can be done in any order is done in one: dice are
// rolled, placed and set by colour and then by value, and alike dice go on cards from the first to the
// Stove. A placement stays legal when dice are taken away (BS-5), so every final placement can be
// reached this way, and in one way only.
#pragma once

#include "engine/fixed_list.h"
#include "engine/result.h"
#include "engine/roll_table.h"
#include "engine/turn.h"
#include "games/blazing_spuds/state.h"

namespace alea::blazing_spuds {

struct Rules {
  /// No more than there are dice in the game, and one to be done.
  using Moves = FixedList<Move, 36>;

  static State start(const Options& options, int players);
  static Turn turn(const State& state);
  static Moves moves(const State& state, Seat seat);
  static void play(State& state, Seat seat, Move move);

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
  static void settle(State& state, const Outcome& outcome);

  static Result result(const State& state);
  static Seat first(const State& state) { return state.first; }

  /// The dice that a seat starts with, once it is known who begins (BS-2, BS-3).
  static ColourCounts starting_dice(const State& state, Seat seat);
  /// Whether the seat has not rolled its starting dice yet (BS-4).
  static bool is_unrolled(const State& state, Seat seat);
  /// BS-12: the dice in the dealer's hand of which one may come next.
  static DiceSet may_be_dealt(const State& state);
  /// BS-13: who may be given the dice of Target.
  static Seats may_be_given(const State& state);
  /// Where a die goes that is handed to a seat: the Compost, if it is their own colour (BS-12, BS-13).
  static bool bounces(Die die, Seat off) { return die.colour() == colour_of(off); }
  /// BS-17: nobody can ever get rid of their last die.
  static bool is_dead(const State& state);

  static constexpr int kLastTurn = 1000;  // BS-17

 private:
  // Set-up
  static void begin(State& state, Seat first);
  static void take_dice(State& state, Seat seat);

  // Placing
  static void add_places(const State& state, Moves& list);
  static void place(State& state, Die die, Card card);
  static void end_placing(State& state);

  // The player's turn
  static void add_rerolls(const State& state, Moves& list);
  static void reroll(State& state, Card card);
  static void reroll(State& state, Colour colour);
  static void offer_activation(State& state);
  static void activate(State& state, Card card);
  static void end_turn(State& state);

  // Actions
  static void deal(State& state, Die die);
  static void hand_over(State& state, Die die, Seat to);
  static void give(State& state, Seat to);
  static void let_next_receive(State& state);
  static void begin_reassign(State& state, Card card);
  static void add_lifts(const State& state, Moves& list);
  static void lift(State& state, Die die, Card card);
  static void end_lifting(State& state);
  static void add_settings(const State& state, Moves& list);
  static void set(State& state, Die die);
};

inline Turn Rules::turn(const State& state) {
  switch (state.phase) {
    case Phase::lot:
    case Phase::roll: return Turn::chance();
    case Phase::over: return Turn::over();
    default: return Turn::of(state.chooser);
  }
}

inline Rules::Moves Rules::moves(const State& state, Seat /*seat*/) {
  Moves list;
  switch (state.phase) {
    case Phase::place:
    case Phase::rearrange:
    case Phase::receive: add_places(state, list); break;
    case Phase::reroll: add_rerolls(state, list); break;
    case Phase::activate:
      list.push_back(Move::pass());
      each_card(state.kitchen(state.player).ready(), [&](Card card) { list.push_back(Move::activate(card)); });
      break;
    case Phase::deal: may_be_dealt(state).each_kind([&](Die die) { list.push_back(Move::deal(die)); }); break;
    case Phase::give:
      for (const Seat to : may_be_given(state)) list.push_back(Move::give(to));
      break;
    case Phase::lift: add_lifts(state, list); break;
    case Phase::set: add_settings(state, list); break;
    default: break;
  }
  return list;
}

inline void Rules::play(State& state, Seat /*seat*/, Move move) {
  switch (move.kind()) {
    case Move::Kind::reroll_card: return reroll(state, move.card());
    case Move::Kind::reroll_colour: return reroll(state, move.colour());
    case Move::Kind::place: return place(state, move.die(), move.card());
    case Move::Kind::activate: return activate(state, move.card());
    case Move::Kind::pass: return end_turn(state);
    case Move::Kind::deal: return deal(state, move.die());
    case Move::Kind::give: return give(state, move.seat());
    case Move::Kind::lift: return lift(state, move.die(), move.card());
    case Move::Kind::done: return end_lifting(state);
    case Move::Kind::set: return set(state, move.die());
  }
}

inline void Rules::settle(State& state, const Outcome& outcome) {
  if (state.phase == Phase::lot) [[unlikely]] {
    begin(state, outcome.first);
    return;
  }
  state.kitchen(state.chooser).hand.add(outcome.colour, ValueCounts::from(outcome.values));
  state.loose.clear(outcome.colour);
  if (state.loose.is_empty()) state.phase = Phase::place;
}

inline void Rules::add_places(const State& state, Moves& list) {
  const Kitchen& kitchen = state.kitchen(state.chooser);
  const Die die = kitchen.hand.first();
  const unsigned cards = kitchen.places(die) >> state.not_before << state.not_before;
  each_card(cards, [&](Card card) { list.push_back(Move::place(die, card)); });
}

inline void Rules::place(State& state, Die die, Card card) {
  Kitchen& kitchen = state.kitchen(state.chooser);
  // Of alike dice the Stove comes last, so it takes all that are left.
  const int dice = card == Card::stove ? kitchen.hand.count(die) : 1;
  kitchen.hand.remove(die, dice);
  kitchen.on(card).add(die, dice);
  if (card != Card::stove) kitchen.refit(card);
  state.not_before = kitchen.hand.has(die) ? static_cast<std::uint8_t>(card) : 0;
  if (kitchen.hand.is_empty()) end_placing(state);
}

inline void Rules::end_placing(State& state) {
  if (state.phase == Phase::receive) {
    let_next_receive(state);
  } else if (state.phase == Phase::rearrange) {
    end_turn(state);
  } else if (state.turn > 0) [[likely]] {
    offer_activation(state);
  } else {
    take_dice(state, left_of(state.chooser, state.players));
  }
}

inline void Rules::add_rerolls(const State& state, Moves& list) {
  const Kitchen& kitchen = state.kitchen(state.player);
  unsigned cards = 0;
  unsigned seen = 0;   // colours
  unsigned mixed = 0;  // colours that lie on several cards, or on one with others
  for (const Card card : kAllCards) {
    const unsigned colours = kitchen.on(card).colours();
    const bool is_mixed = (colours & (colours - 1U)) != 0;
    cards |= static_cast<unsigned>(colours != 0) << static_cast<unsigned>(card);
    mixed |= (colours & seen) | (is_mixed ? colours : 0U);
    seen |= colours;
  }
  each_card(cards, [&](Card card) { list.push_back(Move::reroll(card)); });
  // A colour that is just what lies on one card would be the same reroll again.
  for (; mixed != 0; mixed &= mixed - 1U) list.push_back(Move::reroll(static_cast<Colour>(std::countr_zero(mixed))));
}

inline void Rules::reroll(State& state, Card card) {
  Kitchen& kitchen = state.kitchen(state.player);
  state.loose = kitchen.on(card).by_colour();
  kitchen.on(card) = {};
  if (card != Card::stove) kitchen.refit(card);
  state.phase = Phase::roll;
}

inline void Rules::reroll(State& state, Colour colour) {
  Kitchen& kitchen = state.kitchen(state.player);
  for (const Card card : kAllCards) {
    state.loose.add(colour, kitchen.on(card).of(colour).size());
    kitchen.on(card) = kitchen.on(card).without(colour);
  }
  for (const Card card : kActionCards) kitchen.refit(card);
  state.phase = Phase::roll;
}

inline void Rules::offer_activation(State& state) {
  if (state.kitchen(state.player).ready() != 0) {
    state.phase = Phase::activate;
  } else {
    end_turn(state);
  }
}

inline void Rules::activate(State& state, Card card) {
  Kitchen& kitchen = state.kitchen(state.player);
  const auto at = static_cast<std::size_t>(card);
  const Side side = kitchen.up[at];
  kitchen.up[at] = other_side(state.options, card, side);
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

inline DiceSet Rules::may_be_dealt(const State& state) {
  const DiceSet& hand = state.kitchen(state.player).hand;
  if (state.receiver == state.player) return hand;
  const DiceSet others = hand.without(colour_of(state.receiver));
  return others.is_empty() ? hand : others;
}

inline void Rules::hand_over(State& state, Die die, Seat to) {
  state.kitchen(state.player).hand.remove(die);
  state.held.add(state.player, -1);
  if (to == state.player || bounces(die, to)) {
    state.compost.add(die.colour(), 1);
  } else {
    state.kitchen(to).hand.add(die);
    state.held.add(to, 1);
  }
}

inline void Rules::deal(State& state, Die die) {
  hand_over(state, die, state.receiver);
  state.receiver = left_of(state.receiver, state.players);  // BS-11
  if (state.kitchen(state.player).hand.is_empty()) let_next_receive(state);
}

/// BS-15: after the chooser, who is the giver at first.
inline void Rules::let_next_receive(State& state) {
  Seat seat = left_of(state.chooser, state.players);
  while (seat != state.player && state.kitchen(seat).hand.is_empty()) seat = left_of(seat, state.players);
  if (seat == state.player) {
    end_turn(state);
  } else {
    state.chooser = seat;
    state.phase = Phase::receive;
  }
}

inline void Rules::end_turn(State& state) {
  state.receiver = {};
  if (state.held[state.player] == 0 || state.turn == kLastTurn || is_dead(state)) {  // BS-16, BS-17
    state.phase = Phase::over;
    return;
  }
  ++state.turn;
  state.player = state.chooser = left_of(state.player, state.players);
  state.phase = Phase::reroll;
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
