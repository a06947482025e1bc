// Who duels with whom, which effects apply, and how strong the duellists are.
//
// An effect applies at its moment if its conditions hold. A card also needs its owner to be On Fire, unless it always
// works (DT-23). Strengths are computed part by part, so that players read the same sum that decides the duel.
#pragma once

#include "games/dice_tuners/state.h"

namespace alea::dice_tuners {

/// The seat `places` to the left, which must be fewer than there are players.
constexpr Seat seat_after(Seat seat, int places, int players) {
  const int at = index(seat) + places;
  return alea::seat(at < players ? at : at - players);
}

// DT-17, DT-18: the duels of a round are numbered from 0, in order
constexpr int duels_of(int players) { return players == 4 ? 6 : players + 1; }

inline Seats duellists_of(const State& state, int duel) {
  const int players = state.players;
  const int front = duel - players;
  if (front >= 0 && players < 4) return Seats::all(players);
  const Seat one = seat_after(state.first, front < 0 ? duel : front, players);
  return Seats(one).with(seat_after(one, front < 0 ? 1 : 2, players));
}

inline Side side_of(const State& state, int duel, Seat seat) {
  if (duel >= state.players) return Side::front;
  return seat == seat_after(state.first, duel, state.players) ? Side::left : Side::right;
}

/// The opponent on that side. With three players a front faces both others.
inline Seat facing(const State& state, Seat seat, Side side) {
  const int places = side == Side::left ? 1 : side == Side::right ? state.players - 1 : state.players / 2;
  return seat_after(seat, places, state.players);
}
/// The side that faces this one.
constexpr Side facing_side(Side side) {
  return side == Side::left ? Side::right : side == Side::right ? Side::left : Side::front;
}

/// The die of a duellist in the current duel.
inline RolledDie die_of(const State& state, Seat seat) {
  return state.player(seat).at(side_of(state, state.duel, seat));
}

/// Whether all conditions of the effect hold for a seat in the current duel.
bool has_its_needs(const State& state, Seat seat, const Effect& effect);

/// The amount of an effect, multiplied by what it counts.
int amount(const State& state, Seat seat, const Effect& effect);

/// Where an effect, or a part of a strength, comes from.
enum class Source : std::uint8_t { die, card, skill, overdrive };

/// Calls visit(source, effect) for each effect of the seat's hero that applies at this moment (DT-31).
template <class Visit>
void each_hero_effect(const State& state, Seat seat, Moment moment, Visit visit) {
  const Player& player = state.player(seat);
  const Hero& hero = state.content().heroes[index(player.hero)];
  if (hero.skill.moment == moment && has_its_needs(state, seat, hero.skill)) visit(Source::skill, hero.skill);
  if (!player.has_overdrive || hero.overdrive.moment != moment) return;
  if (has_its_needs(state, seat, hero.overdrive)) visit(Source::overdrive, hero.overdrive);
}

/// The effect of the seat's revealed card, if it applies at this moment.
const Effect* card_effect(const State& state, Seat seat, Moment moment);

/// Calls visit(effect) for each effect of the seat that applies when the cards are revealed.
template <class Visit>
void each_reveal_effect(const State& state, Seat seat, Visit visit) {
  each_hero_effect(state, seat, Moment::reveal, [&](Source, const Effect& effect) { visit(effect); });
  if (const Effect* effect = card_effect(state, seat, Moment::reveal)) visit(*effect);
}

/// Calls visit(source, effect) for each effect of the seat on strength; that of its card only if it is used.
template <class Visit>
void each_strength_effect(const State& state, Seat seat, Visit visit) {
  if (state.users.has(seat)) visit(Source::card, state.content().cards[index(state.player(seat).card)].effect);
  each_hero_effect(state, seat, Moment::strength, visit);
}

/// DT-24: the strength of the die alone.
int die_strength(const State& state, Seat seat);

/// Calls visit(whose, source, owner, amount) for each part of all strengths. What an opponent takes is negative.
template <class Visit>
void each_strength_part(const State& state, Visit visit) {
  for (const Seat seat : state.duellists) {
    visit(seat, Source::die, seat, die_strength(state, seat));
    each_strength_effect(state, seat, [&](Source source, const Effect& effect) {
      if (effect.action == Action::add) visit(seat, source, seat, amount(state, seat, effect));
      if (effect.action != Action::take) return;
      for (const Seat other : state.duellists.without(seat)) {
        visit(other, source, seat, -amount(state, seat, effect));
      }
    });
  }
}

/// The strengths in the duel at the moment, and who would win.
struct Clash {
  enum class Decided : std::uint8_t { by_strength, by_win_ties, by_advantage, not_at_all };

  BySeat<int, kMostPlayers> strength{};
  Decided decided = Decided::not_at_all;
  Seat winner{};  // unless the duel is not decided

  int strength_of(Seat seat) const { return strength[seat]; }
};
Clash clash(const State& state);
/// What players see of it: once strengths have been compared, the VP that follow no longer change them.
Clash shown_clash(const State& state);

/// DT-19: the seats whose Shields stop the duel, or take them out of it.
Seats stopped_by_shield(const State& state);
/// DT-21: who is On Fire, once the cards are revealed.
Seats set_on_fire(const State& state);

}  // namespace alea::dice_tuners
