#include "games/dice_tuners/rules.h"

#include <algorithm>
#include <optional>
#include <tuple>

#include "games/dice_tuners/hands.h"

namespace alea::dice_tuners {
namespace {

/// A move as an event, before it takes effect. Fighting goes without saying.
std::optional<Event> event_of(const State& state, Seat seat, Move move) {
  const auto own_card = [&] { return state.player(seat).card; };
  switch (move.kind()) {
    case Move::Kind::spend:
      if (state.phase == Phase::bid) return SecretBid{{seat, card_of(state, move.card())}};
      return Spent{{seat, card_of(state, move.card())}};
    case Move::Kind::add: return Added{{seat, card_of(state, move.card())}};
    case Move::Kind::enough: return Enough{{seat}};
    case Move::Kind::hire: {
      const Hero& hero = state.content().heroes[index(move.hero())];
      return Hired{{seat, hero.name, hero.cost}};
    }
    case Move::Kind::extra: return TookExtra{seat, move.colours()};
    case Move::Kind::draft: return Drafted{seat, move.die()};
    case Move::Kind::deploy: return Deployed{seat, move.die(), move.side()};
    case Move::Kind::play: return SecretPlay{{seat, card_of(state, move.card())}};
    case Move::Kind::retreat: return Retreated{{seat, card_of(state, own_card())}};
    case Move::Kind::use: {
      const StrategyCard& card = state.content().cards[index(own_card())];
      return Used{seat, card.name, card.effect};
    }
    case Move::Kind::skip: return Skipped{{seat}};
    case Move::Kind::take: return TookCard{{seat, card_of(state, state.player(state.duel_result().winner).card)}};
    case Move::Kind::leave: return LeftCard{{seat}};
    case Move::Kind::discard: return Discarded{{seat, card_of(state, move.card())}};
    case Move::Kind::fight: break;
  }
  return std::nullopt;
}

}  // namespace

State Rules::start(const Options& options, int players) {
  State state;
  state.options = options;
  if (!state.options.content) state.options.content = Shared<Content>(our_content());
  state.players = static_cast<std::uint8_t>(players);
  state.deck = CardSet(static_cast<int>(state.content().cards.size()), 0);
  state.hero_deck = HeroSet(state.content().heroes.size());
  for (const Seat seat : Seats::all(players)) gain_openly(state, seat, kBluff);  // DT-3
  return state;
}

Rules::Moves Rules::moves(const State& state, Seat seat) {
  Moves list;
  const Player& player = state.player(seat);
  const auto add_either = [&](Move one, Move other) {
    list.push_back(one);
    list.push_back(other);
  };
  switch (state.phase) {
    case Phase::bid:
    case Phase::spend: player.hand.each_kind([&](Card card) { list.push_back(Move::spend(card)); }); break;
    case Phase::add: add_second_cards(state, list); break;
    case Phase::hire:
      affordable(state, player.paid).each([&](HeroCard hero) { list.push_back(Move::hire(hero)); });
      break;
    case Phase::extra: add_extras(state, list); break;
    case Phase::draft: state.row.each_kind([&](RolledDie die) { list.push_back(Move::draft(die)); }); break;
    case Phase::deploy:
      player.dice.each_kind([&](RolledDie die) {
        for (const Side side : kSides) {
          if (player.at(side).is_none()) list.push_back(Move::deploy(die, side));
        }
      });
      break;
    case Phase::play:
      playable(state, player.hand).each_kind([&](Card card) { list.push_back(Move::play(card)); });
      if (list.empty()) list.push_back(Move::play(kNoCard));  // DT-20
      break;
    case Phase::retreat: add_either(Move::fight(), Move::retreat()); break;
    case Phase::effect:
    case Phase::aftermath: add_either(Move::use(), Move::skip()); break;
    case Phase::take: add_either(Move::take(), Move::leave()); break;
    case Phase::discard: player.hand.each_kind([&](Card card) { list.push_back(Move::discard(card)); }); break;
    default: break;
  }
  return list;
}

template <class L>
void Rules::choose(State& state, Seat seat, Move move, L listener) {
  if constexpr (L::kHears) {
    if (const auto event = event_of(state, seat, move)) listener(*event);
  }
  const auto choose_secretly = [&](Phase then) {
    state.player(seat).card = move.card();
    state.waiting = state.waiting.without(seat);
    if (state.waiting.empty()) state.phase = then;
  };
  const auto done_with_effect = [&] {
    state.waiting = state.waiting.without(seat);
    ask_for_effect(state, state.phase == Phase::effect ? Moment::strength : Moment::result);
  };
  switch (move.kind()) {
    case Move::Kind::spend:
      if (state.phase == Phase::bid) return choose_secretly(Phase::show_bids);
      pay(state, move.card());
      return offer_another_card(state, listener);
    case Move::Kind::add: pay(state, move.card()); return offer_heroes(state, listener);
    case Move::Kind::enough: return offer_heroes(state, listener);
    case Move::Kind::hire: return hire(state, move.hero());
    case Move::Kind::extra: return take_dice(state, move.colours());
    case Move::Kind::draft: return draft(state, move.die(), listener);
    case Move::Kind::deploy: return deploy(state, move.die(), move.side());
    case Move::Kind::play: return choose_secretly(Phase::reveal);
    case Move::Kind::fight: state.waiting = state.waiting.without(seat); return ask_to_retreat(state);
    case Move::Kind::retreat: return retreat(state, listener);
    case Move::Kind::use:
      if (state.phase == Phase::effect) {
        state.users = state.users.with(seat);
      } else {
        apply_result_effect(state, seat, state.content().cards[index(state.player(seat).card)].effect);
      }
      return done_with_effect();
    case Move::Kind::skip: return done_with_effect();
    case Move::Kind::take: return take_winning_card(state, seat);
    case Move::Kind::leave: return leave_winning_card(state, seat);
    case Move::Kind::discard:
      spend(state, seat, move.card());
      state.phase = Phase::hands;
      return;
  }
}

template <class L>
void Rules::happen(State& state, const Outcome& outcome, L listener) {
  switch (outcome.kind) {
    case Outcome::Kind::lot:
      state.began = state.first = state.chooser = outcome.seat();
      state.round = 1;
      state.phase = Phase::deal;
      listener(Lot{{outcome.seat()}});
      return;
    case Outcome::Kind::card:
      state.deck.remove(outcome.card());
      gain_unseen(state, state.chooser, outcome.card());
      if (state.phase == Phase::deal) return deal_on(state, listener);
      state.drawn.add(outcome.card());
      --state.player(state.chooser).due;
      state.phase = Phase::hands;
      return;
    case Outcome::Kind::top:
      state.deck.remove(outcome.card());
      state.top = outcome.card();
      if (state.market.is_empty()) listener(NewTop{card_of(state, state.top)});  // setting up
      state.phase = Phase::hands;
      return;
    case Outcome::Kind::hero:
      state.hero_deck.remove(outcome.hero());
      state.market.add(outcome.hero());
      return fill_market(state, listener);
    case Outcome::Kind::roll:
      state.row.add(outcome.die());
      state.loose.add(outcome.die().colour(), -1);
      if (!state.loose.is_empty()) return;
      state.phase = Phase::draft;
      listener(Rolled{state.chooser, state.row});
      return;
  }
}

template <class L>
void Rules::step(State& state, L listener) {
  switch (state.phase) {
    case Phase::hands: return bring_hands_in_order(state, listener);
    case Phase::show_bids: return show_bids(state, listener);
    case Phase::next_hire: return call_next_to_hire(state, listener);
    case Phase::next_roll: return roll_next(state);
    case Phase::duel: return begin_duel(state, listener);
    case Phase::reveal: return reveal(state, listener);
    case Phase::effects: return offer_effects(state);
    case Phase::compare: return compare(state, listener);
    case Phase::result: return work_out_result(state, listener);
    case Phase::pick: return offer_winning_card(state);
    case Phase::clear_up: return clear_up(state, listener);
    case Phase::next_duel: return end_duel(state, listener);
    default: return;
  }
}

template void Rules::choose(State&, Seat, Move, Silent);
template void Rules::choose(State&, Seat, Move, Recorder<Event>);
template void Rules::happen(State&, const Outcome&, Silent);
template void Rules::happen(State&, const Outcome&, Recorder<Event>);
template void Rules::step(State&, Silent);
template void Rules::step(State&, Recorder<Event>);

bool Rules::possible(const State& state, const Outcome& outcome) {
  switch (outcome.kind) {
    case Outcome::Kind::lot: return state.phase == Phase::lot && index(outcome.seat()) < state.players;
    case Outcome::Kind::card:
      return (state.phase == Phase::deal || state.phase == Phase::draw) && state.deck.has(outcome.card());
    case Outcome::Kind::top: return state.phase == Phase::top && state.deck.has(outcome.card());
    case Outcome::Kind::hero: return state.phase == Phase::market && state.hero_deck.has(outcome.hero());
    case Outcome::Kind::roll: break;
  }
  if (state.phase != Phase::roll || outcome.die().colour() != state.loose.first()) return false;
  const Die& die = state.content().dice[static_cast<std::size_t>(outcome.die().colour())];
  return die.sides[static_cast<std::size_t>(outcome.die().face())] > 0;
}

Result Rules::result(const State& state) {
  const auto merit = [&](Seat seat) {  // DT-29
    const Player& player = state.player(seat);
    return std::tuple(int{player.vp}, state.hand_value(seat), state.cost(player.hero));
  };
  const Seats all = Seats::all(state.players);
  Result result;
  result.players = state.players;
  for (const Seat seat : all) {
    const auto better = std::count_if(all.begin(), all.end(), [&](Seat other) { return merit(other) > merit(seat); });
    result.place[seat] = static_cast<std::uint8_t>(better + 1);
    result.points[seat] = state.player(seat).vp;
  }
  return result;
}

}  // namespace alea::dice_tuners
