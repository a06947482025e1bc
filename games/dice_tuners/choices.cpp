#include "games/dice_tuners/choices.h"

#include "games/dice_tuners/duel.h"
#include "games/dice_tuners/view.h"

namespace alea::dice_tuners {
namespace {

/// Where the die would go, and whom and what it would face there.
Choice choice_to_deploy(const State& table, RolledDie die, Side side) {
  if (side == Side::front && table.players == 3) return ChooseDeployThree{{die}};
  const Seat opponent = facing(table, table.chooser, side);
  const RolledDie other = table.player(opponent).at(facing_side(side));
  if (other.is_none()) return ChooseDeploy{.die = die, .side = side, .whom = opponent};
  return ChooseDeployAgainst{.die = die, .side = side, .whom = opponent, .other = other};
}

Choice choice_to_play(const State& table, Card card) {
  if (card == kNoCard) return ChoosePlayNone{};
  if (card == kBluff) return ChoosePlayBluff{};
  return ChoosePlay{{card_of(table, card)}};
}

EffectChoice own_effect(const State& table) {
  const StrategyCard& card = table.content().cards[index(table.player(table.chooser).card)];
  return {.card = card.name, .effect = card.effect};
}

ContentCard winning_card(const State& table) { return card_of(table, table.player(table.duel_result().winner).card); }

}  // namespace

Choice Views::choice(const View& view, const Move& move) {
  const State& table = view.table;
  switch (move.kind()) {
    case Move::Kind::spend: return ChooseSpend{{card_of(table, move.card())}};
    case Move::Kind::add: return ChooseAdd{{card_of(table, move.card())}};
    case Move::Kind::enough: return ChooseEnough{};
    case Move::Kind::hire: {
      const Hero& hero = table.content().heroes[index(move.hero())];
      return ChooseHire{.hero = hero.name, .n = hero.cost};
    }
    case Move::Kind::extra: return ChooseExtra{move.colours()};
    case Move::Kind::draft: return ChooseDraft{{move.die()}};
    case Move::Kind::deploy: return choice_to_deploy(table, move.die(), move.side());
    case Move::Kind::play: return choice_to_play(table, move.card());
    case Move::Kind::fight: return ChooseFight{};
    case Move::Kind::retreat: return ChooseRetreat{};
    case Move::Kind::use: return ChooseUse{own_effect(table)};
    case Move::Kind::skip: return ChooseSkip{own_effect(table)};
    case Move::Kind::take: return ChooseTake{{winning_card(table)}};
    case Move::Kind::leave: return ChooseLeave{{winning_card(table)}};
    case Move::Kind::discard: break;
  }
  return ChooseDiscard{{card_of(table, move.card())}};
}

}  // namespace alea::dice_tuners
