// What each choice offers. What most turns need is inline, for simulation; the rest is in legal_moves.cpp.
//
// A long decision is a chain of small choices. Where the order does not matter, only one is offered: dice are placed
// and set by colour, then by value, and identical dice go on cards from the first to the Stove. A placement stays
// legal when dice are taken away (BS-5), so every final placement can be reached, and in exactly one way.
#pragma once

#include "engine/fixed_list.h"
#include "games/blazing_spuds/state.h"

namespace alea::blazing_spuds {

struct LegalMoves {
  /// At most one for each die in the game, and one to be done.
  using Moves = FixedList<Move, 36>;

  static Moves moves(const State& state, Seat seat);

  /// BS-12: the dice in the dealer's hand that may come next.
  static DiceSet may_be_dealt(const State& state);
  /// BS-13: the seats that may get the dice of Target.
  static Seats may_be_given(const State& state);

 private:
  static void add_places(const State& state, Moves& list);
  static void add_rerolls(const State& state, Moves& list);
  static void add_lifts(const State& state, Moves& list);
  static void add_settings(const State& state, Moves& list);
};

// Always inline: a call costs simulation 5 %, since the list is then built in memory.
[[gnu::always_inline]] inline LegalMoves::Moves LegalMoves::moves(const State& state, Seat /*seat*/) {
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

inline void LegalMoves::add_places(const State& state, Moves& list) {
  const Kitchen& kitchen = state.kitchen(state.chooser);
  const Die die = kitchen.hand.first();
  const unsigned cards = kitchen.places(die) >> state.not_before << state.not_before;
  each_card(cards, [&](Card card) { list.push_back(Move::place(die, card)); });
}

inline void LegalMoves::add_rerolls(const State& state, Moves& list) {
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
  // A colour that is exactly what lies on one card would be the same reroll again.
  for (; mixed != 0; mixed &= mixed - 1U) list.push_back(Move::reroll(static_cast<Colour>(std::countr_zero(mixed))));
}

inline DiceSet LegalMoves::may_be_dealt(const State& state) {
  const DiceSet& hand = state.kitchen(state.player).hand;
  if (state.receiver == state.player) return hand;
  const DiceSet others = hand.without(colour_of(state.receiver));
  return others.is_empty() ? hand : others;
}

}  // namespace alea::blazing_spuds
