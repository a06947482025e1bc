#include "games/dice_tuners/effect_wording.h"

#include <utility>

namespace alea::dice_tuners {
namespace {

/// What an effect does, without its conditions.
OneOf<kPlainEffects> plain_key(const Effect& effect) {
  const bool is_at_shield = effect.moment == Moment::shield;
  switch (effect.action) {
    case Action::pierce: return one_of<kPlainEffects>("effect.pierce");
    case Action::strike: return one_of<kPlainEffects>("effect.strike");
    case Action::draw:
      return is_at_shield ? one_of<kPlainEffects>("effect.shield_draw") : one_of<kPlainEffects>("effect.draw");
    case Action::score:
      return is_at_shield ? one_of<kPlainEffects>("effect.shield_score") : one_of<kPlainEffects>("effect.score");
    case Action::raise: return one_of<kPlainEffects>("effect.raise");
    case Action::kindle: return one_of<kPlainEffects>("effect.kindle");
    case Action::douse: return one_of<kPlainEffects>("effect.douse");
    case Action::look: return one_of<kPlainEffects>("effect.look");
    case Action::add: return one_of<kPlainEffects>("effect.add");
    case Action::take: return one_of<kPlainEffects>("effect.take");
    case Action::unsheathe: return one_of<kPlainEffects>("effect.unsheathe");
    case Action::win_ties: return one_of<kPlainEffects>("effect.win_ties");
    case Action::colour:  // has a phrase of its own
    case Action::keep: break;
  }
  return one_of<kPlainEffects>("effect.keep");
}

/// The same in a variant that has more alternatives.
template <class Wide, class Narrow>
Wide widened(Narrow phrase) {
  return std::visit([](auto& one) { return Wide(std::move(one)); }, phrase);
}

CountedEffect counted(const Effect& effect) {
  if (effect.action == Action::colour) return ColourEffect{effect.colour};
  const PlainEffect plain{.name = plain_key(effect), .n = effect.amount};
  switch (effect.per) {
    case Count::katana: return EffectPer{one_of<kEffectsPer>("effect.per_katana"), plain};
    case Count::card: return EffectPer{one_of<kEffectsPer>("effect.per_card"), plain};
    case Count::once: break;
  }
  return plain;
}

ConditionalEffect conditional(const Effect& effect) {
  if (effect.needs.empty()) return widened<ConditionalEffect>(counted(effect));
  std::vector<WhenPhrase> when;
  effect.needs.each([&](Condition condition) { when.push_back({{static_cast<std::size_t>(condition)}}); });
  return EffectIf{.effect = counted(effect), .when = std::move(when)};
}

}  // namespace

Word ColourEffect::word() const {
  constexpr std::array<std::string_view, kColours> kKeys{"effect.red", "effect.green", "effect.blue"};
  return {kKeys[static_cast<std::size_t>(colour)]};
}

EffectPhrase wording(const Effect& effect) {
  if (effect.always) return EffectAlways{.effect = conditional(effect)};
  return widened<EffectPhrase>(conditional(effect));
}

}  // namespace alea::dice_tuners
