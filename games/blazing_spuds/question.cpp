#include "games/blazing_spuds/question.h"

#include "games/blazing_spuds/rules.h"

namespace alea::blazing_spuds {
namespace {

/// Identical dice are placed one by one, so the question is about the first of them.
Fact ask_to_place(const DiceSet& hand) {
  const Die next = hand.first();
  const int alike = hand.count(next);
  return {alike > 1 ? "ask.place_first" : "ask.place", {{"what", words_of(DiceSet(next, alike))}}};
}

Fact ask_to_receive(const State& state) {
  const DiceSet& hand = state.kitchen(state.chooser).hand;
  return {hand.size() > 1 ? "ask.receive_first" : "ask.receive", {{"giver", state.player}, {"what", words_of(hand)}}};
}

Fact ask_to_deal(const State& state) {
  if (state.receiver == state.player) return {"ask.compost", {}};
  const bool bounces = Rules::bounces(Rules::may_be_dealt(state).first(), state.receiver);  // then they all do
  return {bounces ? "ask.bounce" : "ask.deal", {{"whom", state.receiver}}};
}

}  // namespace

Fact Question::question(const View& view) {
  const State& state = view.table;
  const DiceSet& hand = state.kitchen(state.chooser).hand;
  switch (state.phase) {
    case Phase::place:
    case Phase::rearrange: return ask_to_place(hand);
    case Phase::receive: return ask_to_receive(state);
    case Phase::activate: return {"ask.activate", {}};
    case Phase::deal: return ask_to_deal(state);
    case Phase::give: return {"ask.give", {{"what", words_of(hand)}}};
    case Phase::lift: return {"ask.lift", {}};
    case Phase::set: return {"ask.set", {{"colour", words_of(state.loose.first())}}};
    default: return {"ask.reroll", {}};
  }
}

bool Question::is_risky(const View& view, const Move& move) {
  if (move.kind() != Move::Kind::pass) return false;
  const State& state = view.table;
  const Kitchen& kitchen = state.kitchen(state.player);
  bool can_win = false;
  each_card(kitchen.ready(), [&](Card card) {
    const bool gives_all = kitchen.side(card) != Side::reassign && kitchen.on(card).size() == state.held[state.player];
    can_win = can_win || gives_all;  // BS-16
  });
  return can_win;
}

}  // namespace alea::blazing_spuds
