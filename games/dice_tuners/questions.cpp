#include "games/dice_tuners/questions.h"

#include "games/dice_tuners/ending.h"
#include "games/dice_tuners/rules.h"

namespace alea::dice_tuners {
namespace {

Facts opponents(const State& table, Seat seat) {
  Facts names;
  for (const Seat other : table.duellists.without(seat)) names.push_back(fact_of(SeatName{{other}}));
  return names;
}

Fact ask_about_money(const State& table, Seat seat) {
  const int paid = table.player(seat).paid;
  const bool is_adding = table.phase == Phase::add;
  if (Rules::missing(table) > 0) {
    return is_adding ? Fact{"ask.add_more", {{"n", paid}}} : Fact{"ask.hire_cheapest", {}};
  }
  return {is_adding ? "ask.add" : "ask.hire", {{"n", paid}}};
}

Fact ask_about_effect(const State& table, Seat seat) {
  const StrategyCard& card = table.content().cards[index(table.player(seat).card)];
  return {"ask.use", {{"name", Quote{card.name}}}};
}

Fact ask_about_winning_card(const State& table) {
  const Seat winner = table.duel_result().winner;
  return {"ask.take", {{"who", winner}, {"card", Facts{fact_of(phrase(card_of(table, table.player(winner).card)))}}}};
}

}  // namespace

Fact Questions::question(const View& view) {
  const State& table = view.table;
  const Seat seat = *view.viewer.seat();
  switch (table.phase) {
    case Phase::bid: return {"ask.bid", {}};
    case Phase::spend: return {"ask.spend", {}};
    case Phase::add:
    case Phase::hire: return ask_about_money(table, seat);
    case Phase::extra: return {"ask.extra", {{"n", table.players - 2}}};
    case Phase::draft: return {"ask.draft", {}};
    case Phase::deploy: return {"ask.deploy", {}};
    case Phase::play: return {"ask.play", {{"whom", opponents(table, seat)}}};
    case Phase::retreat: return {"ask.retreat", {{"whom", opponents(table, seat)}}};
    case Phase::effect:
    case Phase::aftermath: return ask_about_effect(table, seat);
    case Phase::take: return ask_about_winning_card(table);
    default: return {"ask.discard", {{"n", table.player(seat).held - kHandLimit}}};
  }
}

bool Questions::is_risky(const View& view, const Move& move) {
  return move.kind() == Move::Kind::retreat && winner_if_fought(view.table) == view.viewer.seat();
}

}  // namespace alea::dice_tuners
