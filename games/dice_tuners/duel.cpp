#include "games/dice_tuners/duel.h"

#include <algorithm>

namespace alea::dice_tuners {
namespace {

Condition own_colour(Colour colour) {
  return static_cast<Condition>(static_cast<int>(Condition::own_red) + static_cast<int>(colour));
}

Condition opposing_colour(Colour colour) {
  return static_cast<Condition>(static_cast<int>(Condition::opposing_red) + static_cast<int>(colour));
}

Condition on_side(Side side) {
  constexpr std::array kConditions{Condition::left, Condition::front, Condition::right};
  return kConditions[static_cast<std::size_t>(side)];
}

Condition of_result(const DuelResult& result, Seat seat) {
  if (result.kind != DuelResult::Kind::won) return Condition::null;
  return result.winner == seat ? Condition::won : Condition::lost;
}

/// The conditions that hold for the seat itself.
Conditions own_truths(const State& state, Seat seat) {
  const RolledDie die = die_of(state, seat);
  Conditions all;
  all = all.with(own_colour(die.colour())).with(on_side(side_of(state, state.duel, seat)));
  all = all.with_if(Condition::own_sheathe, die.face() == Face::sheathe);
  all = all.with_if(Condition::bluff, state.player(seat).card == kBluff);
  all = all.with(state.on_fire.has(seat) ? Condition::on_fire : Condition::not_on_fire);
  const DuelResult& result = state.duel_result();
  return result.kind == DuelResult::Kind::none ? all : all.with(of_result(result, seat));
}

/// Those that hold for the seat itself, and those that hold against these opponents.
Conditions truths_against(const State& state, Seat seat, Seats opponents) {
  const Player& player = state.player(seat);
  Conditions all = own_truths(state, seat);
  for (const Seat other : opponents) {
    const Player& opponent = state.player(other);
    all = all.with(opposing_colour(die_of(state, other).colour()));
    all = all.with_if(Condition::behind, opponent.vp > player.vp);
    all = all.with_if(Condition::underdog, state.cost(opponent.hero) > state.cost(player.hero));
  }
  return all;
}

bool has_hero_effect(const State& state, Seat seat, Moment moment, Action action) {
  bool found = false;
  each_hero_effect(state, seat, moment,
                   [&](Source, const Effect& effect) { found = found || effect.action == action; });
  return found;
}

/// What decides ties.
struct Edge {
  Seats win_ties;
  BySeat<unsigned, kMostPlayers> colours{};  // of each die, as bits: its own, and those it counts as
};

bool beats(const State& state, const Edge& edge, Seat seat, Seat other) {
  const Colour colour = die_of(state, other).colour();
  const unsigned colours = edge.colours[seat];
  return std::any_of(kAllColours.begin(), kAllColours.end(), [&](Colour own) {
    return (colours >> static_cast<unsigned>(own) & 1U) != 0 && beaten_by(own) == colour;
  });
}

/// DT-25, DT-27: whether the die beats all the others, which must be of one colour.
bool has_advantage(const State& state, const Edge& edge, Seat seat) {
  const Seats others = state.duellists.without(seat);
  return std::all_of(others.begin(), others.end(), [&](Seat other) {
    return die_of(state, other).colour() == die_of(state, others.front()).colour() && beats(state, edge, seat, other);
  });
}

void decide_tie(const State& state, const Edge& edge, Seats tied, Clash& clash) {
  Seats favoured;
  for (const Seat seat : tied) favoured = favoured.with_if(seat, edge.win_ties.has(seat));
  clash.decided = Clash::Decided::by_win_ties;
  if (favoured.size() != 1) {
    favoured = Seats();
    for (const Seat seat : tied) favoured = favoured.with_if(seat, has_advantage(state, edge, seat));
    clash.decided = Clash::Decided::by_advantage;
  }
  if (favoured.size() == 1) {
    clash.winner = favoured.front();
  } else {
    clash.decided = Clash::Decided::not_at_all;
  }
}

}  // namespace

bool has_its_needs(const State& state, Seat seat, const Effect& effect) {
  if (effect.needs.empty()) return true;
  if (own_truths(state, seat).includes(effect.needs)) return true;
  // At the Shield check nobody has left the duel yet.
  const Seats others = effect.moment == Moment::shield ? duellists_of(state, state.duel) : state.duellists;
  return truths_against(state, seat, others.without(seat)).includes(effect.needs);
}

int amount(const State& state, Seat seat, const Effect& effect) {
  switch (effect.per) {
    case Count::once: break;
    case Count::katana: return effect.amount * katanas(die_of(state, seat).face());
    case Count::card: return effect.amount * state.player(seat).held;
  }
  return effect.amount;
}

const Effect* card_effect(const State& state, Seat seat, Moment moment) {
  const Card card = state.player(seat).card;
  if (!is_named(card)) return nullptr;
  const Effect& effect = state.content().cards[index(card)].effect;
  if (effect.moment != moment || !(effect.always || state.on_fire.has(seat))) return nullptr;
  return has_its_needs(state, seat, effect) ? &effect : nullptr;
}

int die_strength(const State& state, Seat seat) {
  const Face face = die_of(state, seat).face();
  if (face == Face::sheathe) {
    bool counts = state.on_fire.has(seat);
    each_strength_effect(state, seat,
                         [&](Source, const Effect& effect) { counts = counts || effect.action == Action::unsheathe; });
    return counts ? state.cost(state.player(seat).hero) : 0;
  }
  int strength = katanas(face);
  if (face == Face::shield) {
    each_hero_effect(state, seat, Moment::shield, [&](Source, const Effect& effect) {
      if (effect.action == Action::strike) strength += effect.amount;
    });
  }
  return strength;
}

Clash clash(const State& state) {
  Clash clash;
  each_strength_part(state, [&](Seat whose, Source, Seat, int part) { clash.strength[whose] += part; });
  int most = 0;
  for (int& strength : clash.strength) {
    strength = std::max(strength, 0);
    most = std::max(most, strength);
  }
  Seats leaders;
  for (const Seat seat : state.duellists) leaders = leaders.with_if(seat, clash.strength_of(seat) == most);
  if (leaders.size() == 1) {
    clash.decided = Clash::Decided::by_strength;
    clash.winner = leaders.front();
    return clash;
  }
  Edge edge;
  for (const Seat seat : state.duellists) {
    unsigned& colours = edge.colours[seat];
    colours = 1U << static_cast<unsigned>(die_of(state, seat).colour());
    each_strength_effect(state, seat, [&](Source, const Effect& effect) {
      if (effect.action == Action::colour) colours |= 1U << static_cast<unsigned>(effect.colour);
      edge.win_ties = edge.win_ties.with_if(seat, effect.action == Action::win_ties);
    });
  }
  decide_tie(state, edge, leaders, clash);
  return clash;
}

Clash shown_clash(const State& state) {
  Clash shown = clash(state);
  const DuelResult::Kind ended = state.duel_result().kind;
  if (ended != DuelResult::Kind::won && ended != DuelResult::Kind::tied) return shown;
  for (const Seat seat : state.duellists) shown.strength[seat] = state.compared[seat];
  return shown;
}

Seats stopped_by_shield(const State& state) {
  Seats stopped;
  for (const Seat seat : state.duellists) {
    if (die_of(state, seat).face() != Face::shield) continue;
    const Seats others = state.duellists.without(seat);
    const bool is_pierced = std::any_of(others.begin(), others.end(), [&](Seat other) {
      return has_hero_effect(state, other, Moment::shield, Action::pierce);
    });
    const bool strikes = has_hero_effect(state, seat, Moment::shield, Action::strike);
    stopped = stopped.with_if(seat, !is_pierced && !strikes);
  }
  return stopped;
}

Seats set_on_fire(const State& state) {
  BySeat<int, kMostPlayers> value{};
  Seats kindled;
  Seats dousers;
  int most = 0;
  for (const Seat seat : state.duellists) {
    int& own = value[seat];
    own = state.value(state.player(seat).card);
    each_reveal_effect(state, seat, [&](const Effect& effect) {
      if (effect.action == Action::raise) own += amount(state, seat, effect);
      kindled = kindled.with_if(seat, effect.action == Action::kindle);
      dousers = dousers.with_if(seat, effect.action == Action::douse);
    });
    if (state.player(seat).card != kNoCard) most = std::max(most, own);
  }
  Seats on_fire;
  for (const Seat seat : state.duellists) {
    const bool burns = value[seat] == most || kindled.has(seat);
    const bool has_played = state.player(seat).card != kNoCard;
    on_fire = on_fire.with_if(seat, has_played && burns && dousers.without(seat).empty());
  }
  return on_fire;
}

}  // namespace alea::dice_tuners
