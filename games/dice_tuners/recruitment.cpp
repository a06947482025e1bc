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
  constexpr int kDrawn = 3;
  for (const Seat seat : Seats::all(state.players)) state.player(seat).due = kDrawn;
  state.phase = Phase::hands;
}

template void Rules::show_bids(State&, Silent);
template void Rules::show_bids(State&, Recorder<Event>);
template void Rules::begin_later_recruitment(State&, Silent);
template void Rules::begin_later_recruitment(State&, Recorder<Event>);

void Rules::call_next_to_hire(State& state) {
  if (state.hired == state.players) return fill_market(state);  // DT-11
  state.chooser = state.hiring[state.hired];
  const bool has_cards = !state.player(state.chooser).hand.is_empty();
  if (state.round == 1) return offer_another_card(state);
  state.phase = has_cards ? Phase::spend : Phase::hire;
}

void Rules::pay(State& state, Card card) {
  Player& player = state.player(state.chooser);
  player.paid = static_cast<std::uint8_t>(player.paid + state.value(card));
  spend(state, state.chooser, card);
}

void Rules::offer_another_card(State& state) {
  state.phase = state.player(state.chooser).hand.is_empty() ? Phase::hire : Phase::add;
}

/// DT-10: where the first card pays for nobody, a second card that does is mandatory; if there is none, none is added.
void Rules::add_second_cards(const State& state, Moves& list) {
  const int lacks = missing(state);
  state.player(state.chooser).hand.each_kind([&](Card card) {
    if (state.value(card) >= lacks) list.push_back(Move::add(card));
  });
  if (lacks <= 0 || list.empty()) list.push_back(Move::enough());
}

/// A player who cannot pay for any hero and adds nothing shows that they hold no card that would have helped.
void Rules::close_purse(State& state) {
  Player& player = state.player(state.chooser);
  const int lacks = missing(state);
  if (lacks > 0) player.limits.narrow(player.hidden(), Limit::at_most(lacks - 1));
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
void Rules::fill_market(State& state) {
  if (state.hero_deck.is_empty()) std::swap(state.hero_deck, state.hero_discards);  // DT-4
  if (state.market.size() <= state.players && !state.hero_deck.is_empty()) {
    state.phase = Phase::market;
  } else if (state.hired == state.players) {
    state.phase = Phase::next_roll;
  } else {
    state.waiting = Seats::all(state.players);
    state.phase = Phase::bid;
  }
}

}  // namespace alea::dice_tuners
