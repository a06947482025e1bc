// What players read about an effect, as typed phrases. Their names are keys of the catalogue.
#pragma once

#include <array>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "engine/events.h"
#include "games/dice_tuners/effect.h"

namespace alea::dice_tuners {

inline constexpr std::array<std::string_view, 15> kPlainEffects{
    "effect.pierce", "effect.strike", "effect.shield_draw", "effect.shield_score", "effect.draw",
    "effect.score",  "effect.raise",  "effect.kindle",      "effect.douse",        "effect.look",
    "effect.add",    "effect.take",   "effect.unsheathe",   "effect.win_ties",     "effect.keep"};

/// By what the amount is multiplied.
inline constexpr std::array<std::string_view, 2> kEffectsPer{"effect.per_katana", "effect.per_card"};

/// In the order of `Condition`.
inline constexpr std::array<std::string_view, kConditions> kConditionKeys{
    "when.own_red",       "when.own_green",   "when.own_blue", "when.opposing_red", "when.opposing_green",
    "when.opposing_blue", "when.front",       "when.left",     "when.right",        "when.behind",
    "when.underdog",      "when.own_sheathe", "when.bluff",    "when.on_fire",      "when.not_on_fire",
    "when.won",           "when.lost",        "when.null"};

struct PlainEffect {
  OneOf<kPlainEffects> name;
  int n = 0;
  static constexpr auto kFields = std::tuple{field("n", &PlainEffect::n)};
};

struct ColourEffect {
  static constexpr std::string_view kName = "effect.colour";
  Colour colour{};
  Word word() const;
  static constexpr auto kFields = std::tuple{field("colour", &ColourEffect::word)};
};

struct EffectPer {
  OneOf<kEffectsPer> name;
  PlainEffect effect;
  static constexpr auto kFields = std::tuple{field("effect", &EffectPer::effect)};
};

using CountedEffect = std::variant<PlainEffect, ColourEffect, EffectPer>;

struct WhenPhrase {
  OneOf<kConditionKeys> name;
  static constexpr std::tuple<> kFields{};
};

struct EffectIf {
  static constexpr std::string_view kName = "effect.if";
  CountedEffect effect;
  std::vector<WhenPhrase> when;
  static constexpr auto kFields = std::tuple{field("effect", &EffectIf::effect), field("when", &EffectIf::when)};
};

using ConditionalEffect = std::variant<PlainEffect, ColourEffect, EffectPer, EffectIf>;

struct EffectAlways {
  static constexpr std::string_view kName = "effect.always";
  ConditionalEffect effect;
  static constexpr auto kFields = std::tuple{field("effect", &EffectAlways::effect)};
};

using EffectPhrase = std::variant<PlainEffect, ColourEffect, EffectPer, EffectIf, EffectAlways>;

EffectPhrase wording(const Effect& effect);

}  // namespace alea::dice_tuners
