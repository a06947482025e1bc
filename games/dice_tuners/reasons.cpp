#include "games/dice_tuners/reasons.h"

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

/// How the current duel ends if nobody retreats. Its cards have been revealed.
void tell_ending(const State& table, Facts& facts) {
  State fought = table;
  use_all_effects(fought);
  const auto winner = winner_if_fought(table);
  const Clash ending = clash(fought);
  if (!winner) {
    facts.push_back({"reason.null", {}});
    return;
  }
  int most = 0;
  for (const Seat other : table.duellists.without(*winner)) most = std::max(most, ending.strength_of(other));
  facts.push_back({"reason.wins", {{"who", *winner}, {"n", ending.strength_of(*winner)}, {"other", most}}});
}

void tell_draft(const State& table, Seat seat, RolledDie die, Facts& facts) {
  const Hero& hero = table.hero(seat);
  const Player& own = table.player(seat);
  if (needs_colour(hero, die.colour(), dice_of_colour(own.dice, die.colour()))) {
    facts.push_back({"reason.overdrive", {{"hero", Quote{hero.name}}}});
  }
  if (die.face() == Face::sheathe) facts.push_back({"reason.sheathe", {{"n", hero.cost}}});
}

void tell_deployment(const State& table, Seat seat, RolledDie die, Side side, Facts& facts) {
  if (side == Side::front && table.players == 3) return;
  const Seat other = facing(table, seat, side);
  const RolledDie against = table.player(other).at(facing_side(side));
  if (die.face() == Face::shield || (!against.is_none() && against.face() == Face::shield)) {
    facts.push_back({"reason.shield", {}});
  } else if (against.is_none()) {
    facts.push_back({"reason.open", {{"who", other}}});
  } else if (beaten_by(die.colour()) == against.colour()) {
    facts.push_back({"reason.advantage", {{"who", seat}}});
  } else if (beaten_by(against.colour()) == die.colour()) {
    facts.push_back({"reason.advantage", {{"who", other}}});
  }
}

/// How many of the playable cards that the viewer has not seen are higher.
void tell_card(const View& view, Card card, Facts& facts) {
  if (!is_named(card)) {
    facts.push_back({"reason.bluff", {}});
    return;
  }
  const CardSet unseen = Rules::playable(view.table, Unseen(view).cards);
  int higher = 0;
  unseen.each_kind([&](Card other) { higher += view.table.value(other) > view.table.value(card) ? 1 : 0; });
  facts.push_back({"reason.higher", {{"n", higher}, {"all", unseen.size()}}});
}

}  // namespace

void Reasons::reasons(const View& view, Move move, Facts& facts) {
  const State& table = view.table;
  const Seat seat = *view.viewer.seat();
  switch (move.kind()) {
    case Move::Kind::fight:
    case Move::Kind::retreat: return tell_ending(table, facts);
    case Move::Kind::draft: return tell_draft(table, seat, move.die(), facts);
    case Move::Kind::deploy: return tell_deployment(table, seat, move.die(), move.side(), facts);
    case Move::Kind::play: return tell_card(view, move.card(), facts);
    case Move::Kind::hire:
      if (table.cost(move.hero()) < table.player(seat).paid) {
        facts.push_back({"reason.overpaid", {{"n", table.player(seat).paid - table.cost(move.hero())}}});
      }
      return;
    default: return;
  }
}

}  // namespace alea::dice_tuners
