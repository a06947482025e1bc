#include "games/dice_tuners/duel_story.h"

#include <algorithm>
#include <cstdlib>

#include "engine/fixed_list.h"
#include "games/dice_tuners/duel.h"
#include "games/dice_tuners/hands.h"
#include "games/dice_tuners/phrases.h"

namespace alea::dice_tuners {
namespace {

/// The duel's seats in turn order.
FixedList<Seat, kMostPlayers> in_turn_order(const State& state, Seats seats) {
  FixedList<Seat, kMostPlayers> list;
  Seat seat = state.first;
  for (int i = 0; i < state.players; ++i, seat = left_of(seat, state.players)) {
    if (seats.has(seat)) list.push_back(seat);
  }
  return list;
}

Fact whose_die(const State& state, int duel, Seat seat) {
  const Side side = side_of(state, duel, seat);
  return {"duel.die", {{"who", seat}, {"die", Facts{phrase(state.player(seat).at(side))}}}};
}

void tell_opening(const State& after, Facts& facts) {
  Facts dice;
  const Seats seats = duellists_of(after, after.duel);
  for (const Seat seat : in_turn_order(after, seats)) dice.push_back(whose_die(after, after.duel, seat));
  const std::string_view name = seats.size() > 2              ? "duel.three"
                                : after.duel >= after.players ? "duel.fronts"
                                                              : "duel.sides";
  facts.push_back({name, {{"n", after.duel + 1}, {"dice", dice}}});
}

/// What a hero drew, scored or kept between two states.
void tell_gains(const State& before, const State& after, Seat seat, Facts& facts) {
  const Player& was = before.player(seat);
  const Player& is = after.player(seat);
  const Quote hero = name_of(after.content(), is.hero);
  const auto tell = [&](std::string_view name, int n) {
    if (n > 0) facts.push_back({name, {{"who", seat}, {"hero", hero}, {"n", n}}});
  };
  tell("gain.draw", is.due - was.due);
  tell("gain.score", is.vp - was.vp);
  tell("gain.keep", after.keepers.has(seat) && !before.keepers.has(seat) ? 1 : 0);
}

Fact part_of(const State& state, Source source, Seat owner, int part) {
  const Player& player = state.player(owner);
  const Hero& hero = state.content().heroes[index(player.hero)];
  switch (source) {
    case Source::die:
      switch (die_of(state, owner).face()) {
        case Face::sheathe: return {"part.sheathe", {{"n", part}}};
        case Face::shield: return {"part.shield", {{"n", part}}};
        default: return {"part.katanas", {{"n", part}}};
      }
    case Source::card:
      return {part < 0 ? "part.taken" : "part.added",
              {{"n", std::abs(part)}, {"by", name_of(state.content(), player.card)}}};
    case Source::skill:
    case Source::overdrive: break;
  }
  return {part < 0 ? "part.taken" : "part.added", {{"n", std::abs(part)}, {"by", Quote{hero.name}}}};
}

/// The colours with which a tie was won: those of the winner's die that beats the others.
void tell_tie(const State& before, const Clash& ended, Facts& facts) {
  const int strength = *std::max_element(ended.strength.begin(), ended.strength.end());
  switch (ended.decided) {
    case Clash::Decided::by_strength: return;
    case Clash::Decided::by_win_ties: facts.push_back({"tie.won", {{"n", strength}, {"who", ended.winner}}}); return;
    case Clash::Decided::by_advantage: {
      const Colour beaten = die_of(before, before.duellists.without(ended.winner).front()).colour();
      const Colour winning = beaten_by(beaten_by(beaten));  // the third colour
      facts.push_back({"tie.advantage", {{"n", strength}, {"colour", word_of(winning)}, {"other", word_of(beaten)}}});
      return;
    }
    case Clash::Decided::not_at_all: facts.push_back({"tie.null", {{"n", strength}}}); return;
  }
}

}  // namespace

Facts strength_parts(const State& state, Seat seat) {
  Facts parts;
  Facts taken;  // by others, told last
  each_strength_part(state, [&](Seat whose, Source source, Seat owner, int part) {
    if (whose != seat || part == 0) return;
    (owner == seat ? parts : taken).push_back(part_of(state, source, owner, part));
  });
  parts.insert(parts.end(), taken.begin(), taken.end());
  return parts;
}

void tell_duel(const State& before, const State& after, Facts& facts) {
  tell_opening(after, facts);
  const Seats seats = duellists_of(after, after.duel);
  const bool is_stopped = after.duel_result().kind == DuelResult::Kind::stopped;
  for (const Seat seat : in_turn_order(after, seats)) {
    if (die_of(after, seat).face() != Face::shield) continue;
    State checked = after;
    checked.duellists = seats;
    if (!stopped_by_shield(checked).has(seat)) {
      facts.push_back({"shield.passed", {{"who", seat}}});
    } else {
      facts.push_back({is_stopped && seats.size() == 2 ? "shield.stops" : "shield.leaves", {{"who", seat}}});
      tell_gains(before, after, seat, facts);
    }
  }
  if (is_stopped && seats.size() > 2) facts.push_back({"duel.nobody_left", {}});
}

void tell_reveal(const State& before, const State& after, Viewer viewer, Facts& facts) {
  for (const Seat seat : in_turn_order(before, before.duellists)) {
    const Card card = before.player(seat).card;
    if (card == kNoCard) {
      facts.push_back({"reveal.none", {{"who", seat}}});
    } else {
      facts.push_back({"reveal.card", {{"who", seat}, {"card", Facts{phrase(before.content(), card)}}}});
    }
  }
  for (const Seat seat : in_turn_order(after, after.on_fire)) facts.push_back({"on_fire", {{"who", seat}}});
  if (after.on_fire.empty()) facts.push_back({"on_fire.nobody", {}});
  for (const Seat seat : in_turn_order(after, after.duellists)) {
    bool looks = false;
    each_reveal_effect(after, seat, [&](const Effect& effect) { looks = looks || effect.action == Action::look; });
    if (!looks) continue;
    for (const Seat other : after.duellists.without(seat)) {
      facts.push_back({"looked", {{"who", seat}, {"whom", other}}});
      if (!viewer.is(seat)) continue;
      facts.push_back(
          {"looked.cards", {{"whom", other}, {"cards", phrases(after.content(), after.player(other).hand)}}});
    }
  }
}

void tell_compare(const State& before, const State& after, Facts& facts) {
  const Clash ended = clash(before);
  for (const Seat seat : in_turn_order(before, before.duellists)) {
    const Facts parts = strength_parts(before, seat);
    const int strength = ended.strength_of(seat);
    if (parts.empty()) {
      facts.push_back({"strength.nothing", {{"who", seat}, {"n", strength}}});
    } else {
      facts.push_back({"strength", {{"who", seat}, {"n", strength}, {"parts", parts}}});
    }
  }
  tell_tie(before, ended, facts);
  if (after.duel_result().kind != DuelResult::Kind::won) return;
  const Seat winner = after.duel_result().winner;
  facts.push_back({"won", {{"who", winner}, {"n", after.player(winner).vp - before.player(winner).vp}}});
}

void tell_result(const State& before, const State& after, Facts& facts) {
  for (const Seat seat : in_turn_order(after, after.duellists)) tell_gains(before, after, seat, facts);
}

void tell_clear_up(const State& before, Facts& facts) {
  for (const Seat seat : in_turn_order(before, before.keepers)) {
    const Card card = before.player(seat).card;
    if (card == kNoCard) continue;
    facts.push_back({"took_back", {{"who", seat}, {"card", Facts{phrase(before.content(), card)}}}});
  }
}

}  // namespace alea::dice_tuners
