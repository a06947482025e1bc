#include "games/dice_tuners/duel_report.h"

#include <algorithm>

namespace alea::dice_tuners {
namespace {

void report_gains_of(const State& state, Seat seat, const GainsOfSeats& all, Recorder<Event> listener) {
  const Gains& gains = all[seat];
  const std::string_view hero = state.hero(seat).name;
  if (gains.cards > 0) listener(GainDraw{{seat, hero, gains.cards}});
  if (gains.vp > 0) listener(GainScore{{seat, hero, gains.vp}});
  if (gains.keeps) listener(GainKeep{{seat, hero, 1}});
}

StrengthPart part_of(const State& state, Source source, Seat owner, int amount) {
  using Kind = StrengthPart::Kind;
  const auto n = static_cast<std::int16_t>(amount);
  switch (source) {
    case Source::die:
      switch (die_of(state, owner).face()) {
        case Face::sheathe: return {.kind = Kind::sheathe, .n = n, .by = {}};
        case Face::shield: return {.kind = Kind::shield, .n = n, .by = {}};
        default: return {.kind = Kind::katanas, .n = n, .by = {}};
      }
    case Source::card:
      return {.kind = Kind::effect, .n = n, .by = state.content().cards[index(state.player(owner).card)].name};
    case Source::skill:
    case Source::overdrive: break;
  }
  return {.kind = Kind::effect, .n = n, .by = state.hero(owner).name};
}

/// What the seat itself has comes first, then what others take away.
Event strength_of(const State& state, const Clash& clash, Seat seat) {
  Strength strength{.who = seat, .n = clash.strength_of(seat)};
  for (const bool is_own : {true, false}) {
    each_strength_part(state, [&](Seat whose, Source source, Seat owner, int amount) {
      if (whose != seat || amount == 0 || (owner == seat) != is_own) return;
      strength.add(part_of(state, source, owner, amount));
    });
  }
  if (strength.count == 0) return StrengthNothing{.who = seat, .n = strength.n};
  return strength;
}

void report_tie(const State& state, const Clash& clash, Recorder<Event> listener) {
  const int strength = *std::max_element(clash.strength.begin(), clash.strength.end());
  switch (clash.decided) {
    case Clash::Decided::by_strength: return;
    case Clash::Decided::by_win_ties: return listener(TieWon{.n = strength, .who = clash.winner});
    case Clash::Decided::by_advantage: {
      const Colour beaten = die_of(state, state.duellists.without(clash.winner).front()).colour();
      const Colour winning = beaten_by(beaten_by(beaten));  // the winner's die may have another colour as well
      return listener(TieAdvantage{.n = strength, .colour = winning, .other = beaten});
    }
    case Clash::Decided::not_at_all: return listener(TieNull{.n = strength});
  }
}

/// The seats with the highest merit.
template <class Merit>
Seats best_by(Seats of, Merit merit) {
  Seats best;
  int most = 0;
  for (const Seat seat : of) {
    if (merit(seat) > most) best = Seats();
    most = std::max(most, merit(seat));
    best = best.with_if(seat, merit(seat) == most);
  }
  return best;
}

template <class Merit>
TiedEvent compared_by(Seats tied, Merit merit) {
  TiedEvent event;
  for (const Seat seat : tied) event.add(seat, merit(seat));
  return event;
}

}  // namespace

void report_opening(const State& state, Recorder<Event> listener) {
  DuelEvent duel{.n = state.duel + 1};
  state.each_in_turn(state.duellists,
                     [&](Seat seat) { duel.duellists[duel.count++] = {.who = seat, .die = die_of(state, seat)}; });
  if (state.duellists.size() > 2) {
    listener(DuelOfThree{duel});
  } else if (state.duel >= state.players) {
    listener(DuelOfFronts{duel});
  } else {
    listener(DuelOfSides{duel});
  }
}

void report_shields(const State& state, Seats stopped, const GainsOfSeats& gains, Recorder<Event> listener) {
  state.each_in_turn(state.duellists, [&](Seat seat) {
    if (die_of(state, seat).face() != Face::shield) return;
    if (!stopped.has(seat)) return listener(ShieldPassed{{seat}});
    if (state.duellists.size() > 2) {
      listener(ShieldLeaves{{seat}});
    } else {
      listener(ShieldStops{{seat}});
    }
    report_gains_of(state, seat, gains, listener);
  });
}

void report_cards(const State& state, Recorder<Event> listener) {
  state.each_in_turn(state.duellists, [&](Seat seat) {
    const Card card = state.player(seat).card;
    if (card == kNoCard) return listener(RevealedNone{{seat}});
    if (state.on_fire.has(seat)) {
      listener(RevealedOnFire{{seat, card_of(state, card)}});
    } else {
      listener(Revealed{{seat, card_of(state, card)}});
    }
  });
  if (state.on_fire.empty()) listener(NobodyOnFire{});
}

void report_looks(const State& state, Seats lookers, Recorder<Event> listener) {
  state.each_in_turn(lookers, [&](Seat seat) {
    for (const Seat other : state.duellists.without(seat)) {
      listener(Looked{.who = seat, .whom = other});
      listener(SecretLook{{seat, state.options.content, state.player(other).hand}, other});
    }
  });
}

void report_clash(const State& state, const Clash& clash, Recorder<Event> listener) {
  state.each_in_turn(state.duellists, [&](Seat seat) { listener(strength_of(state, clash, seat)); });
  report_tie(state, clash, listener);
}

void report_gains(const State& state, const GainsOfSeats& gains, Recorder<Event> listener) {
  state.each_in_turn(state.duellists, [&](Seat seat) { report_gains_of(state, seat, gains, listener); });
}

void report_kept_cards(const State& state, Recorder<Event> listener) {
  state.each_in_turn(state.keepers, [&](Seat seat) {
    const Card card = state.player(seat).card;
    if (card != kNoCard) listener(TookBack{{seat, card_of(state, card)}});
  });
}

void report_ties(const State& state, Recorder<Event> listener) {
  const auto value = [&](Seat seat) { return state.hand_value(seat); };
  const auto cost = [&](Seat seat) { return state.hero(seat).cost; };
  Seats tied = best_by(Seats::all(state.players), [&](Seat seat) { return int{state.player(seat).vp}; });
  if (tied.size() == 1) return;
  listener(HandsDecide{compared_by(tied, value)});
  tied = best_by(tied, value);
  if (tied.size() == 1) return;
  listener(HeroesDecide{compared_by(tied, cost)});
  if (best_by(tied, cost).size() > 1) listener(WinShared{});
}

}  // namespace alea::dice_tuners
