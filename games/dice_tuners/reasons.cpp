#include "games/dice_tuners/reasons.h"

#include <algorithm>
#include <utility>

#include "games/dice_tuners/ending.h"
#include "games/dice_tuners/rules.h"

namespace alea::dice_tuners {
namespace {

bool needs_colour(const Hero& hero, Colour colour, int have) {
  return have < hero.overdrive_needs[static_cast<std::size_t>(colour)];
}

int dice_of_colour(const DiceSet& dice, Colour colour) {
  int count = 0;
  dice.each_kind([&](RolledDie die) { count += die.colour() == colour ? dice.count(die) : 0; });
  return count;
}

/// How a duel with revealed cards ends if it is fought with these effects.
void tell_ending(const State& fought, Facts& facts) {
  const Clash ending = clash(fought);
  if (ending.decided == Clash::Decided::not_at_all) return facts.push_back({"reason.null", {}});
  int most = 0;
  for (const Seat other : fought.duellists.without(ending.winner)) most = std::max(most, ending.strength_of(other));
  facts.push_back({"reason.wins", {{"who", ending.winner}, {"n", ending.strength_of(ending.winner)}, {"other", most}}});
}

void tell_fight(State table, Facts& facts) {
  use_all_effects(table);
  tell_ending(table, facts);
}

/// With the effect of the seat's own card or without it.
void tell_use(State table, Seat seat, bool is_used, Facts& facts) {
  if (table.phase != Phase::effect) return;
  use_all_effects(table);
  if (!is_used) table.users = table.users.without(seat);
  tell_ending(table, facts);
}

int cards_of_colour(const State& table, Seat seat, Colour colour) {
  int cards = 0;
  table.player(seat).hand.named().each_kind(
      [&](Card card) { cards += table.content().cards[index(card)].colour == colour ? 1 : 0; });
  return cards;
}

/// What becomes of the colours that the seat's own cards need (DT-15).
void tell_colours(const State& table, Seat seat, RolledDie die, Facts& facts) {
  DiceSet rest = table.row;
  rest.remove(die);
  const auto is_aside = [&](Colour colour) {
    return (table.aside.colours() >> static_cast<unsigned>(colour) & 1U) != 0;
  };
  if (rest.size() == 1) {
    const Colour left = rest.first().colour();
    const int cards = cards_of_colour(table, seat, left);
    if (cards > 0 && !is_aside(left)) facts.push_back({"reason.playable", {{"colour", word_of(left)}, {"n", cards}}});
  } else if (const int cards = cards_of_colour(table, seat, die.colour());
             cards > 0 && !is_aside(die.colour()) && dice_of_colour(rest, die.colour()) == 0) {
    facts.push_back({"reason.last_colour", {{"colour", word_of(die.colour())}, {"n", cards}}});
  }
}

void tell_draft(const State& table, Seat seat, RolledDie die, Facts& facts) {
  const Hero& hero = table.hero(seat);
  const Player& own = table.player(seat);
  if (needs_colour(hero, die.colour(), dice_of_colour(own.dice, die.colour()))) {
    facts.push_back({"reason.overdrive", {{"hero", Quote{hero.name}}}});
  }
  if (die.face() == Face::sheathe) facts.push_back({"reason.sheathe", {{"n", hero.cost}}});
  if (table.row.count(die) > 0) tell_colours(table, seat, die, facts);
}

void tell_deployment(const State& table, Seat seat, RolledDie die, Side side, Facts& facts) {
  if (side == Side::front && table.players == 3) return;
  const Seat other = facing(table, seat, side);
  const RolledDie against = table.player(other).at(facing_side(side));
  if (die.face() == Face::shield || (!against.is_none() && against.face() == Face::shield)) {
    return facts.push_back({"reason.shield", {{"who", other}}});
  }
  if (against.is_none()) return facts.push_back({"reason.open", {{"who", other}}});
  const int own_katanas = katanas(die.face());
  const int others = katanas(against.face());
  if (own_katanas > 0 && others > 0 && own_katanas != others) {
    facts.push_back({"reason.katanas", {{"who", other}, {"n", own_katanas}, {"other", others}}});
  } else if (beaten_by(die.colour()) == against.colour()) {
    facts.push_back({"reason.advantage", {{"who", seat}}});
  } else if (beaten_by(against.colour()) == die.colour()) {
    facts.push_back({"reason.advantage", {{"who", other}}});
  }
}

/// In a duel of two: against how many of the cards that the other may play this one wins, if it is fought out.
void tell_duel(const View& view, Seat seat, Card card, Facts& facts) {
  const Seat other = view.table.duellists.without(seat).front();
  const CardSet possible = Rules::playable(view.table, Unseen(view).cards | view.table.player(other).hand);
  int all = 0;
  int wins = 0;
  possible.each_kind([&](Card against) {
    State played = view.table;
    for (const auto& [who, what] : {std::pair(seat, card), std::pair(other, against)}) {
      played.player(who).card = what;
      if (what != kNoCard) --played.player(who).held;
    }
    played.on_fire = set_on_fire(played);
    ++all;
    wins += winner_if_fought(played) == seat ? 1 : 0;
  });
  if (all == 0) return;
  if (wins == 0) return facts.push_back({"reason.never_wins", {{"who", other}}});
  if (wins == all) return facts.push_back({"reason.always_wins", {{"who", other}}});
  facts.push_back({"reason.wins_against", {{"n", wins}, {"all", all}, {"who", other}}});
}

/// In a duel of three: how many of the playable cards that the viewer has not seen are higher.
void tell_value(const View& view, Card card, Facts& facts) {
  const CardSet unseen = Rules::playable(view.table, Unseen(view).cards);
  int higher = 0;
  unseen.each_kind([&](Card other) { higher += view.table.value(other) > view.table.value(card) ? 1 : 0; });
  facts.push_back({"reason.higher", {{"n", higher}, {"all", unseen.size()}}});
}

void tell_payment(const State& table, int paid, Facts& facts) {
  int heroes = 0;
  table.market.each([&](HeroCard hero) { heroes += table.cost(hero) <= paid ? 1 : 0; });
  facts.push_back({"reason.buys", {{"n", heroes}, {"all", table.market.size()}}});
}

void tell_hire(const State& table, Seat seat, HeroCard hero, Facts& facts) {
  const int over = table.player(seat).paid - table.cost(hero);
  if (over > 0) facts.push_back({"reason.overpaid", {{"n", over}}});
}

void tell_discard(const State& table, Card card, Facts& facts) {
  const bool is_dead =
      table.aside.size() == kRolls && !Rules::playable(table, table.player(table.chooser).hand).has(card);
  if (is_dead) facts.push_back({"reason.dead", {}});
}

}  // namespace

void Reasons::reasons(const View& view, Move move, Facts& facts) {
  const State& table = view.table;
  const Seat seat = *view.viewer.seat();
  switch (move.kind()) {
    case Move::Kind::spend: return tell_payment(table, table.value(move.card()), facts);
    case Move::Kind::add: return tell_payment(table, table.player(seat).paid + table.value(move.card()), facts);
    case Move::Kind::hire: return tell_hire(table, seat, move.hero(), facts);
    case Move::Kind::draft: return tell_draft(table, seat, move.die(), facts);
    case Move::Kind::deploy: return tell_deployment(table, seat, move.die(), move.side(), facts);
    case Move::Kind::play:
      return table.duellists.size() == 2 ? tell_duel(view, seat, move.card(), facts)
                                         : tell_value(view, move.card(), facts);
    case Move::Kind::fight:
    case Move::Kind::retreat: return tell_fight(table, facts);
    case Move::Kind::use:
    case Move::Kind::skip: return tell_use(table, seat, move.kind() == Move::Kind::use, facts);
    case Move::Kind::take:
      if (table.player(seat).held >= kHandLimit) facts.push_back({"reason.full", {}});
      return;
    case Move::Kind::discard: return tell_discard(table, move.card(), facts);
    default: return;
  }
}

}  // namespace alea::dice_tuners
