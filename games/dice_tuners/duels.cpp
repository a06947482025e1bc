// Duels, and the end of a round (DT-18 to DT-28).
#include "games/dice_tuners/hands.h"
#include "games/dice_tuners/rules.h"

namespace alea::dice_tuners {

CardSet Rules::playable(const State& state, CardSet hand) {
  const unsigned colours = state.aside.colours();
  CardSet cards = hand;
  hand.named().each_kind([&](Card card) {
    const Colour colour = state.content().cards[index(card)].colour;
    if ((colours >> static_cast<unsigned>(colour) & 1U) == 0) cards.remove(card);
  });
  return cards;
}

void Rules::ask_to_retreat(State& state) {
  state.phase = state.waiting.empty() ? Phase::effects : Phase::retreat;
  if (!state.waiting.empty()) state.chooser = state.next_in_turn(state.waiting);
}

template <class L>
void Rules::begin_duel(State& state, L listener) {
  state.duellists = duellists_of(state, state.duel);
  state.on_fire = state.users = state.keepers = Seats();
  if constexpr (L::kHears) report_opening(state, listener);
  const Seats stopped = stopped_by_shield(state);
  GainsOfSeats gains;
  state.each_in_turn(stopped, [&](Seat seat) { apply_hero_effects<L>(state, seat, Moment::shield, gains); });  // DT-23
  if constexpr (L::kHears) report_shields(state, stopped, gains, listener);
  const bool was_three_way = state.duellists.size() > 2;
  for (const Seat seat : stopped) state.duellists = state.duellists.without(seat);
  if (state.duellists.size() < 2 || (!was_three_way && !stopped.empty())) {
    state.duel_result().kind = DuelResult::Kind::stopped;
    if (was_three_way) listener(NobodyLeft{});
    state.phase = Phase::hands;
  } else {
    state.waiting = state.duellists;
    state.phase = Phase::play;
  }
}

template <class L>
void Rules::reveal(State& state, L listener) {
  for (const Seat seat : state.duellists) {
    Player& player = state.player(seat);
    if (player.card == kNoCard) {
      player.limits.narrow(player.hidden(), Limit::not_playable(state.aside.colours()));
    } else {
      lose(state, seat, player.card);
    }
  }
  state.on_fire = set_on_fire(state);
  if constexpr (L::kHears) report_cards(state, listener);
  Seats lookers;
  for (const Seat seat : state.duellists) {
    each_reveal_effect(state, seat, [&](const Effect& effect) {
      if (effect.action != Action::look) return;
      lookers = lookers.with(seat);
      for (const Seat other : state.duellists.without(seat)) look(state, seat, other);
    });
  }
  if constexpr (L::kHears) report_looks(state, lookers, listener);
  state.waiting = state.on_fire;
  ask_to_retreat(state);
}

template <class L>
void Rules::retreat(State& state, L listener) {
  const Seat seat = state.chooser;
  state.duellists = state.duellists.without(seat);
  state.waiting = state.waiting.without(seat);
  Card& card = state.player(seat).card;
  state.discards.add(card);
  card = kNoCard;
  if (state.duellists.size() > 1) return ask_to_retreat(state);
  listener(RetreatNull{});
  state.duel_result().kind = DuelResult::Kind::retreated;
  state.keepers = state.duellists;  // DT-22
  state.phase = Phase::result;
}

void Rules::offer_effects(State& state) {
  state.waiting = state.duellists;
  ask_for_effect(state, Moment::strength);
}

/// DT-23: whether an effect applies is decided when its turn comes, so what earlier ones have changed counts.
void Rules::ask_for_effect(State& state, Moment moment) {
  const bool is_result = moment == Moment::result;
  for (; !state.waiting.empty(); state.waiting = state.waiting.without(state.chooser)) {
    state.chooser = state.next_in_turn(state.waiting);
    if (card_effect(state, state.chooser, moment) == nullptr) continue;
    state.phase = is_result ? Phase::aftermath : Phase::effect;
    return;
  }
  state.phase = is_result ? Phase::pick : Phase::compare;
}

template <class L>
void Rules::compare(State& state, L listener) {
  const Clash ended = clash(state);
  for (const Seat seat : state.duellists) state.compared[seat] = static_cast<std::uint8_t>(ended.strength_of(seat));
  if constexpr (L::kHears) report_clash(state, ended, listener);
  if (ended.decided == Clash::Decided::not_at_all) {
    state.duel_result().kind = DuelResult::Kind::tied;
  } else {
    const Seats losers = state.duellists.without(ended.winner);
    state.duel_result() = {.kind = DuelResult::Kind::won, .winner = ended.winner, .losers = losers};
    Player& winner = state.player(ended.winner);
    const int beaten = losers.size();
    winner.vp = static_cast<std::uint8_t>(winner.vp + beaten);  // DT-26, DT-27
    listener(DuelWon{.who = ended.winner, .n = beaten});
  }
  state.phase = Phase::result;
}

void Rules::apply_result_effect(State& state, Seat seat, const Effect& effect) {
  Player& player = state.player(seat);
  switch (effect.action) {
    case Action::draw: player.due = static_cast<std::uint8_t>(player.due + effect.amount); break;
    case Action::score: player.vp = static_cast<std::uint8_t>(player.vp + effect.amount); break;
    case Action::keep: state.keepers = state.keepers.with(seat); break;
    default: break;
  }
}

template <class L>
void Rules::apply_hero_effects(State& state, Seat seat, Moment moment, [[maybe_unused]] GainsOfSeats& gains) {
  each_hero_effect(state, seat, moment, [&](Source, const Effect& effect) {
    if constexpr (L::kHears) gains[seat].add(effect, state.keepers.has(seat));
    apply_result_effect(state, seat, effect);
  });
}

template <class L>
void Rules::work_out_result(State& state, L listener) {
  GainsOfSeats gains;
  state.each_in_turn(state.duellists,
                     [&](Seat seat) { apply_hero_effects<L>(state, seat, Moment::result, gains); });  // DT-23
  if constexpr (L::kHears) report_gains(state, gains, listener);
  state.waiting = state.duellists;
  ask_for_effect(state, Moment::result);
}

void Rules::offer_winning_card(State& state) {
  const DuelResult& result = state.duel_result();
  const bool is_offered = result.kind == DuelResult::Kind::won && !state.keepers.has(result.winner) &&
                          state.player(result.winner).card != kNoCard;
  state.phase = is_offered ? Phase::take : Phase::clear_up;
  if (!is_offered) return;
  state.waiting = state.duellists.without(result.winner);
  state.chooser = result.winner;
  ask_next_loser(state);
}

/// DT-26: clockwise from the winner.
void Rules::ask_next_loser(State& state) {
  if (state.waiting.empty()) {
    state.phase = Phase::clear_up;
    return;
  }
  do {
    state.chooser = left_of(state.chooser, state.players);
  } while (!state.waiting.has(state.chooser));
}

void Rules::take_winning_card(State& state, Seat seat) {
  Card& card = state.player(state.duel_result().winner).card;
  gain_openly(state, seat, card);
  card = kNoCard;
  state.waiting = Seats();
  state.phase = Phase::clear_up;
}

void Rules::leave_winning_card(State& state, Seat seat) {
  state.waiting = state.waiting.without(seat);
  ask_next_loser(state);
}

template <class L>
void Rules::clear_up(State& state, L listener) {
  if constexpr (L::kHears) report_kept_cards(state, listener);
  for (const Seat seat : state.duellists) {
    Card& card = state.player(seat).card;
    if (card == kNoCard) continue;
    if (state.keepers.has(seat)) {
      gain_openly(state, seat, card);
    } else {
      state.discards.add(card);
    }
    card = kNoCard;
  }
  state.phase = Phase::hands;
}

template <class L>
void Rules::end_duel(State& state, L listener) {
  if (state.duel + 1 < duels_of(state.players)) {
    ++state.duel;
    state.phase = Phase::duel;
  } else if (state.round == rounds(state.players)) {
    state.phase = Phase::over;
    if constexpr (L::kHears) report_ties(state, listener);
  } else {
    end_round(state, listener);
  }
}

/// DT-28
template <class L>
void Rules::end_round(State& state, L listener) {
  for (const Seat seat : Seats::all(state.players)) {
    Player& player = state.player(seat);
    state.hero_discards.add(player.hero);
    player.hero = kNoHero;
    player.has_overdrive = false;
    player.paid = 0;
    player.sides = {};
  }
  state.aside = {};
  state.roll = 0;
  state.hired = 0;
  state.duel = kNoDuel;
  state.duellists = state.on_fire = state.users = state.keepers = Seats();
  state.results = {};
  state.first = left_of(state.first, state.players);
  ++state.round;
  listener(RoundBegan{.who = state.first, .n = state.round});
  begin_later_recruitment(state, listener);
}

template void Rules::begin_duel(State&, Silent);
template void Rules::begin_duel(State&, Recorder<Event>);
template void Rules::reveal(State&, Silent);
template void Rules::reveal(State&, Recorder<Event>);
template void Rules::retreat(State&, Silent);
template void Rules::retreat(State&, Recorder<Event>);
template void Rules::compare(State&, Silent);
template void Rules::compare(State&, Recorder<Event>);
template void Rules::work_out_result(State&, Silent);
template void Rules::work_out_result(State&, Recorder<Event>);
template void Rules::clear_up(State&, Silent);
template void Rules::clear_up(State&, Recorder<Event>);
template void Rules::end_duel(State&, Silent);
template void Rules::end_duel(State&, Recorder<Event>);

}  // namespace alea::dice_tuners
