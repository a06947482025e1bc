#include "games/dice_tuners/worth.h"

#include <algorithm>

namespace alea::dice_tuners {
namespace {

/// In how many per cent of duels a condition holds for a hero of this cost.
int chance(Condition condition, int cost) {
  switch (condition) {
    case Condition::own_red:
    case Condition::own_green:
    case Condition::own_blue: return 45;  // players draft the colours that they need
    case Condition::opposing_red:
    case Condition::opposing_green:
    case Condition::opposing_blue:
    case Condition::front:
    case Condition::left:
    case Condition::right: return 35;
    case Condition::behind: return 40;
    case Condition::underdog: return (kHighestCost - cost) * 18;
    case Condition::own_sheathe: return 25;
    case Condition::bluff: return 15;
    case Condition::on_fire:
    case Condition::not_on_fire: return 50;
    case Condition::won: return 42;
    case Condition::lost: return 35;
    case Condition::null: break;
  }
  return 20;
}

int usual_count(Count per) {
  switch (per) {
    case Count::once: return 10;
    case Count::katana: return 13;
    case Count::card: break;
  }
  return 15;
}

/// In one duel, if all conditions hold. A point of strength is worth a sixth of a VP.
int full_worth(const Effect& effect, int cost) {
  constexpr int kStrength = 16;
  const int amount = effect.amount * usual_count(effect.per);  // in tenths
  switch (effect.action) {
    case Action::pierce: return 8;
    case Action::strike: return effect.amount * 5;
    case Action::draw: return effect.amount * (effect.moment == Moment::shield ? 3 : 30);
    case Action::score: return effect.amount * (effect.moment == Moment::shield ? 10 : kVp);
    case Action::raise: return std::min(amount, 30) * 4;
    case Action::kindle: return 50;
    case Action::douse: return 60;
    case Action::look: return 5;
    case Action::add:
    case Action::take: return amount * kStrength / 10;
    case Action::unsheathe: return 4 * cost;
    case Action::colour: return 4;
    case Action::win_ties: return 10;
    case Action::keep: break;
  }
  return 30;
}

}  // namespace

int worth(const Effect& effect, int cost) {
  int worth = full_worth(effect, cost);
  effect.needs.each([&](Condition condition) { worth = worth * chance(condition, cost) / 100; });
  return worth;
}

int worth(const Hero& hero) {
  constexpr int kSheathes = 4;  // what each point of cost gives
  return 3 * (hero.cost * kSheathes + worth(hero.skill, hero.cost) + worth(hero.overdrive, hero.cost) * 3 / 4);
}

int card_worth(const State& state, Card card) {
  constexpr int kAny = 10;  // even a Bluff saves a better card
  if (!is_named(card)) return kAny;
  const StrategyCard& data = state.content().cards[index(card)];
  constexpr int kUsualCost = 3;
  // A higher value is more likely to be On Fire.
  const int works = data.effect.always ? 70 : data.value * 14;
  return kAny + data.value * 11 + worth(data.effect, kUsualCost) * works / 250;
}

}  // namespace alea::dice_tuners
