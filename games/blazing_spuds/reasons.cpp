#include "games/blazing_spuds/reasons.h"

#include "games/blazing_spuds/rules.h"

namespace alea::blazing_spuds {
namespace {

Fact about_card(std::string_view name, const Kitchen& kitchen, Card card) {
  return {name, {{"where", words_of(kitchen.side(card))}, {"n", kitchen.on(card).size()}}};
}

/// A kitchen after dice were picked up for a reroll.
Kitchen picked_up(Kitchen kitchen, Move move) {
  if (move.kind() == Move::Kind::reroll_card) {
    kitchen.on(move.card()) = {};
  } else {
    for (const Card card : kAllCards) kitchen.on(card) = kitchen.on(card).without(move.colour());
  }
  return kitchen;
}

/// What a move does to the cards that could be activated before it.
void tell_of_ready_cards(const Kitchen& before, const Kitchen& after, Facts& facts) {
  each_card(before.ready(), [&](Card card) {
    facts.push_back(about_card(after.is_ready(card) ? "reason.stays_ready" : "reason.gives_up", before, card));
  });
}

/// Players other than these who have almost won.
void tell_of_threats(const State& state, Seats except, Facts& facts) {
  constexpr int kFew = 2;
  for (const Seat seat : Seats::all(state.players)) {
    if (except.has(seat) || state.held[seat] > kFew) continue;
    facts.push_back({"reason.leaves", {{"who", seat}, {"n", state.held[seat]}}});
  }
}

/// Whether the card would be ready with this die, and how.
Fact about_placing(Kitchen kitchen, Die die, Card card) {
  kitchen.on(card).add(die);
  return about_card(kitchen.is_ready(card) ? "reason.makes_ready" : "reason.not_ready", kitchen, card);
}

void tell_of_place(const Kitchen& kitchen, Die die, Card card, Facts& facts) {
  if (card == Card::stove) {
    facts.push_back({"reason.stove", {}});
  } else {
    facts.push_back(about_placing(kitchen, die, card));
  }
}

void tell_of_activation(const State& state, Card card, Facts& facts) {
  const Kitchen& kitchen = state.kitchen(state.player);
  const int dice = kitchen.on(card).size();
  const int left = state.held[state.player] - dice;
  if (kitchen.side(card) == Side::reassign) {
    facts.push_back({"reason.turns", {{"n", dice}}});
  } else if (left == 0) {
    facts.push_back({"reason.wins", {}});
  } else {
    facts.push_back({"reason.keeps", {{"n", left}}});
  }
}

/// Whether the receiver could activate a card with the die.
void tell_of_use(const State& state, Seat to, Die die, Facts& facts) {
  const Kitchen& kitchen = state.kitchen(to);
  bool is_useful = false;
  each_card(kitchen.places(die), [&](Card card) {
    if (card == Card::stove || is_useful) return;
    Kitchen with = kitchen;
    with.on(card).add(die);
    is_useful = with.is_ready(card);
    if (is_useful) facts.push_back({"reason.helps", {{"who", to}, {"where", words_of(kitchen.side(card))}}});
  });
  if (!is_useful) facts.push_back({"reason.no_help", {{"who", to}}});
}

void tell_of_deal(const State& state, Die die, Facts& facts) {
  const bool is_own = Rules::bounces(die, state.player);
  if (state.receiver == state.player) {
    facts.push_back({is_own ? "reason.compost_own" : "reason.compost_other", {}});
  } else if (!Rules::bounces(die, state.receiver)) {
    tell_of_use(state, state.receiver, die, facts);
    if (is_own) facts.push_back({"reason.never_back", {}});
  }
}

}  // namespace

void Reasons::reasons(const View& view, Move move, Facts& facts) {
  const State& state = view.table;
  const Kitchen& own = state.kitchen(state.chooser);
  switch (move.kind()) {
    case Move::Kind::reroll_card:
    case Move::Kind::reroll_colour: tell_of_ready_cards(own, picked_up(own, move), facts); break;
    case Move::Kind::place: tell_of_place(own, move.die(), move.card(), facts); break;
    case Move::Kind::activate: tell_of_activation(state, move.card(), facts); break;
    case Move::Kind::pass:
      tell_of_ready_cards(own, own, facts);
      tell_of_threats(state, Seats(state.player), facts);
      break;
    case Move::Kind::give:
      facts.push_back({"reason.then_has", {{"who", move.seat()}, {"n", state.held[move.seat()] + own.hand.size()}}});
      tell_of_threats(state, Seats(state.player).with_if(move.seat(), true), facts);
      break;
    case Move::Kind::deal: tell_of_deal(state, move.die(), facts); break;
    case Move::Kind::lift: {
      Kitchen after = own;
      after.on(move.card()).remove(move.die());
      if (own.is_ready(move.card()) && !after.is_ready(move.card())) {
        facts.push_back(about_card("reason.gives_up", own, move.card()));
      }
      break;
    }
    default: break;
  }
}

}  // namespace alea::blazing_spuds
