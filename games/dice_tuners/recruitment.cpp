// Hiring heroes (DT-7 to DT-11).
#include <algorithm>
#include <utility>

#include "games/dice_tuners/hands.h"
#include "games/dice_tuners/rules.h"

namespace alea::dice_tuners {
namespace {

/// Sets the hiring order by descending rank. Ties go clockwise, starting left of the first player.
template <class Rank>
void put_in_order(State& state, Rank rank) {
  Seat seat = state.first;
  for (std::size_t i = 0; i < state.players; ++i) {
    seat = left_of(seat, state.players);
    std::size_t at = i;
    for (; at > 0 && rank(state.hiring[at - 1]) < rank(seat); --at) state.hiring[at] = state.hiring[at - 1];
    state.hiring[at] = seat;
  }
}

HiringOrder hiring_order(const State& state) {
  HiringOrder order{.seats = {}, .players = state.players};
  for (std::size_t i = 0; i < state.players; ++i) order.seats[i] = {{state.hiring[i]}};
  return order;
}

}  // namespace

template <class L>
void Rules::show_bids(State& state, L listener) {
  for (const Seat seat : Seats::all(state.players)) {
    Player& player = state.player(seat);
    listener(BidShown{{seat, card_of(state, player.card)}});
    player.paid = static_cast<std::uint8_t>(state.value(player.card));
    spend(state, seat, player.card);
    player.card = kNoCard;
  }
  put_in_order(state, [&](Seat seat) { return int{state.player(seat).paid}; });  // DT-7
  if constexpr (L::kHears) listener(hiring_order(state));
  state.phase = Phase::next_hire;
}

template <class L>
void Rules::begin_later_recruitment(State& state, L listener) {
  put_in_order(state, [&](Seat seat) {  // DT-8: fewest VP, then most cards
    return state.player(seat).hand.size() - 64 * state.player(seat).vp;
  });
  if constexpr (L::kHears) listener(hiring_order(state));
  if (state.options.draw_time() == DrawTime::before_hiring) return draw_for_round(state);
  state.phase = Phase::next_hire;
}

void Rules::draw_for_round(State& state) {
  constexpr int kDrawn = 3;
  for (const Seat seat : Seats::all(state.players)) state.player(seat).due = kDrawn;
  state.phase = Phase::hands;
}

template <class L>
void Rules::call_next_to_hire(State& state, L listener) {
  if (state.hired == state.players) return fill_market(state, listener);  // DT-11
  state.chooser = state.hiring[state.hired];
  const bool spends = state.round > 1 && !state.player(state.chooser).hand.is_empty();
  if (!spends) return offer_another_card(state, listener);
  state.phase = Phase::spend;
}

void Rules::pay(State& state, Card card) {
  Player& player = state.player(state.chooser);
  player.paid = static_cast<std::uint8_t>(player.paid + state.value(card));
  spend(state, state.chooser, card);
}

template <class L>
void Rules::offer_another_card(State& state, L listener) {
  if (state.player(state.chooser).hand.is_empty()) return offer_heroes(state, listener);
  state.phase = Phase::add;
}

/// DT-10: a second card is mandatory if the first one pays for nobody.
void Rules::add_second_cards(const State& state, Moves& list) {
  state.player(state.chooser).hand.each_kind([&](Card card) { list.push_back(Move::add(card)); });
  if (missing(state) <= 0) list.push_back(Move::enough());
}

template <class L>
void Rules::offer_heroes(State& state, L listener) {
  if (missing(state) > 0) listener(TooPoor{{state.chooser}});
  state.phase = Phase::hire;
}

int Rules::cheapest(const State& state) {
  int least = kHighestCost;
  state.market.each([&](HeroCard hero) { least = std::min(least, state.cost(hero)); });
  return least;
}

int Rules::missing(const State& state) { return cheapest(state) - state.player(state.chooser).paid; }

HeroSet Rules::affordable(const State& state, int paid) {
  const int most = std::max(paid, cheapest(state));
  HeroSet heroes;
  state.market.each([&](HeroCard hero) {
    if (state.cost(hero) <= most) heroes.add(hero);
  });
  return heroes;
}

void Rules::hire(State& state, HeroCard hero) {
  state.market.remove(hero);
  state.player(state.chooser).hero = hero;
  ++state.hired;
  state.phase = Phase::next_hire;
}

/// Fills up to one hero more than there are players. In round 1 bidding follows; later everyone has hired by then.
template <class L>
void Rules::fill_market(State& state, L listener) {
  if (state.hero_deck.is_empty()) std::swap(state.hero_deck, state.hero_discards);  // DT-4
  if (state.market.size() <= state.players && !state.hero_deck.is_empty()) {
    state.phase = Phase::market;
    return;
  }
  listener(MarketFilled{state.options.content, state.market});
  if (state.hired == state.players) {
    const bool draws = state.round > 1 && state.options.draw_time() == DrawTime::after_hiring;
    if (draws) return draw_for_round(state);  // DT-8
    state.phase = Phase::next_roll;
  } else {
    state.waiting = Seats::all(state.players);
    state.phase = Phase::bid;
  }
}

template void Rules::show_bids(State&, Silent);
template void Rules::show_bids(State&, Recorder<Event>);
template void Rules::begin_later_recruitment(State&, Silent);
template void Rules::begin_later_recruitment(State&, Recorder<Event>);
template void Rules::call_next_to_hire(State&, Silent);
template void Rules::call_next_to_hire(State&, Recorder<Event>);
template void Rules::fill_market(State&, Silent);
template void Rules::fill_market(State&, Recorder<Event>);
template void Rules::offer_another_card(State&, Silent);
template void Rules::offer_another_card(State&, Recorder<Event>);
template void Rules::offer_heroes(State&, Silent);
template void Rules::offer_heroes(State&, Recorder<Event>);

}  // namespace alea::dice_tuners
