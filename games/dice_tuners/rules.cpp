#include "games/dice_tuners/rules.h"

#include <algorithm>
#include <tuple>

#include "games/dice_tuners/hands.h"

namespace alea::dice_tuners {

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

void Rules::choose(State& state, Seat seat, Move move) {
  const auto choose_secretly = [&](Phase then) {
    state.player(seat).card = move.card();
    state.waiting = state.waiting.without(seat);
    if (state.waiting.empty()) state.phase = then;
  };
  const auto decide = [&](Phase then) {
    state.waiting = state.waiting.without(seat);
    ask_next(state, state.phase, then);
  };
  switch (move.kind()) {
    case Move::Kind::spend:
      if (state.phase == Phase::bid) return choose_secretly(Phase::show_bids);
      pay(state, move.card());
      return offer_another_card(state);
    case Move::Kind::add:
      pay(state, move.card());
      state.phase = Phase::hire;
      return;
    case Move::Kind::enough: return close_purse(state);
    case Move::Kind::hire: return hire(state, move.hero());
    case Move::Kind::extra: return take_dice(state, move.colours());
    case Move::Kind::draft: return draft(state, move.die());
    case Move::Kind::deploy: return deploy(state, move.die(), move.side());
    case Move::Kind::play: return choose_secretly(Phase::reveal);
    case Move::Kind::fight: return decide(Phase::effects);
    case Move::Kind::retreat: return retreat(state);
    case Move::Kind::use:
      if (state.phase == Phase::effect) {
        state.users = state.users.with(seat);
        return decide(Phase::compare);
      }
      apply_result_effect(state, seat, state.content().cards[index(state.player(seat).card)].effect);
      return decide(Phase::pick);
    case Move::Kind::skip: return decide(state.phase == Phase::effect ? Phase::compare : Phase::pick);
    case Move::Kind::take: return take_winning_card(state, seat);
    case Move::Kind::leave: return leave_winning_card(state, seat);
    case Move::Kind::discard:
      spend(state, seat, move.card());
      state.phase = Phase::hands;
      return;
  }
}

void Rules::happen(State& state, const Outcome& outcome) {
  switch (outcome.kind) {
    case Outcome::Kind::lot:
      state.began = state.first = state.chooser = outcome.seat();
      state.round = 1;
      state.phase = Phase::deal;
      return;
    case Outcome::Kind::card:
      state.deck.remove(outcome.card());
      gain_unseen(state, state.chooser, outcome.card());
      if (state.phase == Phase::deal) return deal_on(state);
      --state.player(state.chooser).due;
      state.phase = Phase::hands;
      return;
    case Outcome::Kind::top:
      state.deck.remove(outcome.card());
      state.top = outcome.card();
      state.phase = Phase::hands;
      return;
    case Outcome::Kind::hero:
      state.hero_deck.remove(outcome.hero());
      state.market.add(outcome.hero());
      return fill_market(state);
    case Outcome::Kind::roll:
      state.row.add(outcome.die());
      state.loose.add(outcome.die().colour(), -1);
      if (state.loose.is_empty()) state.phase = Phase::draft;
      return;
  }
}

void Rules::step(State& state) {
  switch (state.phase) {
    case Phase::hands: return bring_hands_in_order(state);
    case Phase::show_bids: return show_bids(state);
    case Phase::next_hire: return call_next_to_hire(state);
    case Phase::next_roll: return roll_next(state);
    case Phase::duel: return begin_duel(state);
    case Phase::reveal: return reveal(state);
    case Phase::effects: return offer_effects(state);
    case Phase::compare: return compare(state);
    case Phase::result: return work_out_result(state);
    case Phase::pick: return offer_winning_card(state);
    case Phase::clear_up: return clear_up(state);
    case Phase::next_duel: return end_duel(state);
    default: return;
  }
}

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

int Rules::hand_value(const State& state, Seat seat) {
  int value = 0;
  state.player(seat).hand.each_kind([&](Card card) { value += state.value(card); });
  return value;
}

Result Rules::result(const State& state) {
  const auto merit = [&](Seat seat) {  // DT-29
    const Player& player = state.player(seat);
    return std::tuple(int{player.vp}, hand_value(state, seat), state.cost(player.hero));
  };
  const Seats all = Seats::all(state.players);
  Result result;
  result.players = state.players;
  for (const Seat seat : all) {
    const auto better = std::count_if(all.begin(), all.end(), [&](Seat other) { return merit(other) > merit(seat); });
    result.place[static_cast<std::size_t>(index(seat))] = static_cast<std::uint8_t>(better + 1);
    result.points[static_cast<std::size_t>(index(seat))] = state.player(seat).vp;
  }
  return result;
}

}  // namespace alea::dice_tuners
