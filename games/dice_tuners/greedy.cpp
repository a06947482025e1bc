#include "games/dice_tuners/greedy.h"

#include <algorithm>
#include <array>
#include <optional>

#include "games/dice_tuners/ending.h"
#include "games/dice_tuners/worth.h"

namespace alea::dice_tuners {
namespace {

/// Of `count` things, the one with the highest score(i); a random one of equals, so that no seat is favoured.
template <class Score>
std::size_t best_of(std::size_t count, SimulationDice& dice, Score score) {
  std::size_t found = 0;
  int most = score(found);
  int equals = 1;
  for (std::size_t i = 1; i < count; ++i) {
    const int points = score(i);
    if (points < most) continue;
    equals = points > most ? 1 : equals + 1;
    if (equals == 1 || dice.pick(equals) == 0) found = i;
    most = points;
  }
  return found;
}

template <class Score>
Move best(const Rules::Moves& moves, SimulationDice& dice, Score score) {
  return moves[best_of(moves.size(), dice, [&](std::size_t i) { return score(moves[i]); })];
}

// Recruitment

/// The worth of the best hero that `paid` can buy.
int best_hero(const State& table, int paid) {
  int most = 0;
  Rules::affordable(table, paid).each([&](HeroCard hero) {
    most = std::max(most, worth(table.content().heroes[index(hero)]));
  });
  return most;
}

/// For a first card: what it buys, minus what it is worth elsewhere.
int spend_score(const State& table, const Player& own, Card card) {
  const int value = table.value(card);
  const int price = card_worth(table, card);
  if (value >= Rules::cheapest(table)) return best_hero(table, value) - price;
  // A second card must follow (DT-10).
  std::optional<int> most;
  CardSet rest = own.hand;
  rest.remove(card);
  rest.each_kind([&](Card other) {
    const int bought = best_hero(table, value + table.value(other)) - card_worth(table, other);
    most = std::max(most.value_or(bought), bought);
  });
  return most.value_or(best_hero(table, value)) - price;
}

/// For a second card, or none.
int add_score(const State& table, const Player& own, Move move) {
  if (move.kind() == Move::Kind::enough) return best_hero(table, own.paid);
  constexpr int kFewerCards = 20;  // one duel will be fought without a card
  return best_hero(table, own.paid + table.value(move.card())) - card_worth(table, move.card()) - kFewerCards;
}

// Dice. Strengths are in tenths.

bool works_at_shield(const Effect& effect, Action action) {
  return effect.moment == Moment::shield && effect.action == action;
}

/// What a die is likely to count for a hero on an unknown side.
int likely_strength(const Hero& hero, RolledDie die) {
  const auto has = [&](Action action) {
    return works_at_shield(hero.skill, action) || works_at_shield(hero.overdrive, action);
  };
  switch (die.face()) {
    case Face::sheathe: return hero.cost * (hero.skill.action == Action::unsheathe ? 10 : 6);
    case Face::shield: return has(Action::strike) ? 25 : has(Action::score) ? 35 : has(Action::draw) ? 15 : 8;
    default: return katanas(die.face()) * 10;
  }
}

/// Whether an effect of the hero needs a die of this colour.
bool wants_colour(const Effect& effect, Colour colour) {
  return effect.needs.has(static_cast<Condition>(static_cast<int>(Condition::own_red) + static_cast<int>(colour)));
}

int draft_score(const State& table, const Player& own, const Hero& hero, RolledDie die) {
  const Colour colour = die.colour();
  int score = likely_strength(hero, die);
  int have = 0;
  own.dice.each_kind([&](RolledDie other) { have += other.colour() == colour ? own.dice.count(other) : 0; });
  if (have < hero.overdrive_needs[static_cast<std::size_t>(colour)]) score += worth(hero.overdrive, hero.cost) / 2;
  if (wants_colour(hero.skill, colour)) score += 10;
  if ((table.aside.colours() >> static_cast<unsigned>(colour) & 1U) != 0) return score;
  // Cards of a colour can be played only if a die of that colour is put aside (DT-15).
  own.hand.each_kind([&](Card card) {
    if (is_named(card) && table.content().cards[index(card)].colour == colour) score -= 3;
  });
  return score;
}

/// The die that a side faces, if there is one. Among three fronts it is not clear which die will matter.
std::optional<RolledDie> die_against(const State& table, Seat seat, Side side) {
  if (side == Side::front && table.players == 3) return std::nullopt;
  const RolledDie die = table.player(facing(table, seat, side)).at(facing_side(side));
  if (die.is_none()) return std::nullopt;
  return die;
}

bool wants_side(const Effect& effect, Side side) {
  constexpr std::array kConditions{Condition::left, Condition::front, Condition::right};
  return effect.needs.has(kConditions[static_cast<std::size_t>(side)]);
}

/// The value of a die on a side, in hundredths of a VP.
int deploy_worth(const State& table, Seat seat, RolledDie die, Side side) {
  const Hero& hero = table.hero(seat);
  const std::optional<RolledDie> against = die_against(table, seat, side);
  if (die.face() == Face::shield || (against && against->face() == Face::shield)) return 0;
  int lead = likely_strength(hero, die);
  for (const Effect* effect : {&hero.skill, &hero.overdrive}) {
    if (wants_side(*effect, side)) lead += 8 * effect->amount * std::max(1, katanas(die.face()));
  }
  if (!against) {
    constexpr int kUsual = 20;
    return std::clamp(3 * (lead - kUsual), -kVp, kVp);
  }
  lead -= likely_strength(table.hero(facing(table, seat, side)), *against);
  if (beaten_by(die.colour()) == against->colour()) lead += 4;
  if (beaten_by(against->colour()) == die.colour()) lead -= 4;
  return std::clamp(5 * lead, -kVp, kVp);
}

/// The best value of the remaining dice on the remaining sides.
int best_deployment(const State& table, Seat seat, const DiceSet& dice, unsigned taken) {
  if (dice.is_empty()) return 0;
  const RolledDie die = dice.first();
  DiceSet rest = dice;
  rest.remove(die);
  int most = -4 * kVp;
  for (const Side side : kSides) {
    const unsigned bit = 1U << static_cast<unsigned>(side);
    if ((taken & bit) != 0) continue;
    most = std::max(most, deploy_worth(table, seat, die, side) + best_deployment(table, seat, rest, taken | bit));
  }
  return most;
}

int deploy_score(const State& table, Seat seat, RolledDie die, Side side) {
  const Player& own = table.player(seat);
  DiceSet rest = own.dice;
  rest.remove(die);
  unsigned taken = 1U << static_cast<unsigned>(side);
  for (const Side other : kSides) taken |= own.at(other).is_none() ? 0 : 1U << static_cast<unsigned>(other);
  // Where the opposing die is already placed there is nothing to wait for.
  const int known = die_against(table, seat, side) ? 1 : 0;
  return deploy_worth(table, seat, die, side) + best_deployment(table, seat, rest, taken) + known;
}

// Duels

/// How many more duels the seat has in this round after the current one.
int duels_to_come(const State& table, Seat seat) {
  int duels = 0;
  for (int duel = table.duel + 1; duel < duels_of(table.players); ++duel)
    duels += duellists_of(table, duel).has(seat) ? 1 : 0;
  return duels;
}

/// What playing a card costs: in the last round it could only be used in the duels that remain.
int price(const State& table, Seat seat, Card card) {
  constexpr int kDuels = 3;
  const bool is_last = table.round == Rules::rounds(table.players);
  const int uses = is_last ? duels_to_come(table, seat) : kDuels;
  return card_worth(table, card) * uses / kDuels + table.value(card);
}

/// What a finished duel gave a seat that played `card`.
int gain(const State& ended, Seat seat, Card card) {
  const DuelResult& result = ended.duel_result();
  const int beaten = ended.duellists.size() - 1;
  const bool stayed = ended.duellists.has(seat);
  int points = 0;
  bool keeps = false;
  if (result.kind == DuelResult::Kind::won)
    points += result.winner == seat ? beaten * kVp : -beaten * rival_vp(ended.players);
  if (stayed) {
    const auto apply = [&](const Effect& effect) {
      constexpr int kDrawn = 30;
      if (effect.action == Action::score) points += effect.amount * kVp;
      if (effect.action == Action::draw) points += effect.amount * kDrawn;
      keeps = keeps || effect.action == Action::keep;
    };
    each_hero_effect(ended, seat, Moment::result, [&](Source, const Effect& effect) { apply(effect); });
    if (const Effect* effect = card_effect(ended, seat, Moment::result)) apply(*effect);
    keeps = keeps || result.kind == DuelResult::Kind::retreated;  // DT-22
    const bool lost = result.kind == DuelResult::Kind::won && result.winner != seat;
    if (lost) points += price(ended, seat, ended.player(result.winner).card) / 2;  // it may be taken (DT-26)
  }
  return keeps ? points : points - price(ended, seat, card);
}

/// The card that does best on average against what the others may play.
Move choose_card(const View& view, Seat seat, const Rules::Moves& moves, SimulationDice& dice) {
  const State guess = Views::imagine(view, dice);
  constexpr int kTrials = 6;
  std::array<int, 16> points{};
  for (int trial = 0; trial < kTrials; ++trial) {
    State chosen = guess;
    for (const Seat other : chosen.duellists.without(seat)) {
      const CardSet cards = Rules::playable(chosen, chosen.player(other).hand);
      chosen.player(other).card = cards.is_empty() ? kNoCard : cards.nth(dice.pick(cards.size()));
    }
    for (std::size_t i = 0; i < moves.size(); ++i) {
      State ended = chosen;
      ended.player(seat).card = moves[i].card();
      finish_duel(ended);
      points[i] += gain(ended, seat, moves[i].card());
    }
  }
  return moves[best_of(moves.size(), dice, [&](std::size_t i) { return points[i]; })];
}

}  // namespace

Move Greedy::greedy(const View& view, const Rules::Moves& moves, SimulationDice& dice) {
  const State& table = view.table;
  const Seat seat = *view.viewer.seat();
  const Player& own = table.player(seat);
  switch (table.phase) {
    case Phase::bid:
    case Phase::spend: return best(moves, dice, [&](Move move) { return spend_score(table, own, move.card()); });
    case Phase::add: return best(moves, dice, [&](Move move) { return add_score(table, own, move); });
    case Phase::hire:
      return best(moves, dice, [&](Move move) { return worth(table.content().heroes[index(move.hero())]); });
    case Phase::draft:
      return best(moves, dice, [&](Move move) { return draft_score(table, own, table.hero(seat), move.die()); });
    case Phase::deploy:
      return best(moves, dice, [&](Move move) { return deploy_score(table, seat, move.die(), move.side()); });
    case Phase::play: return choose_card(view, seat, moves, dice);
    case Phase::retreat: return should_retreat(table, seat) ? Move::retreat() : Move::fight();
    case Phase::effect:
    case Phase::aftermath: return Move::use();
    case Phase::take: return Move::take();
    case Phase::discard: return best(moves, dice, [&](Move move) { return -card_worth(table, move.card()); });
    default: return moves[static_cast<std::size_t>(dice.pick(static_cast<int>(moves.size())))];
  }
}

}  // namespace alea::dice_tuners
