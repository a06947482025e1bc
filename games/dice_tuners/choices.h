// The moves of Dice Tuners as they are offered to a player.
#pragma once

#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "engine/events.h"
#include "games/dice_tuners/draft_events.h"
#include "games/dice_tuners/phrases.h"

namespace alea::dice_tuners {

// What several choices have in common

struct BareChoice {
  static constexpr std::tuple<> kFields{};
};

struct CardChoice {
  ContentCard card;
  OfferedCard card_phrase() const { return phrase_with_effect(card); }
  static constexpr auto kFields = std::tuple{field("card", &CardChoice::card_phrase)};
};

/// Of a card by its name, and what it does.
struct EffectChoice {
  std::string_view card;
  Effect effect;
  Quote card_name() const { return {std::string(card)}; }
  EffectPhrase effect_wording() const { return wording(effect); }
  static constexpr auto kFields =
      std::tuple{field("name", &EffectChoice::card_name), field("effect", &EffectChoice::effect_wording)};
};

struct DieChoice {
  RolledDie die;
  DiePhrase die_phrase() const { return phrase(die); }
  static constexpr auto kFields = std::tuple{field("die", &DieChoice::die_phrase)};
};

// Hiring

struct ChooseSpend : CardChoice {
  static constexpr std::string_view kName = "choice.spend";
};

struct ChooseAdd : CardChoice {
  static constexpr std::string_view kName = "choice.add";
};

struct ChooseEnough : BareChoice {
  static constexpr std::string_view kName = "choice.enough";
};

struct ChooseHire {
  static constexpr std::string_view kName = "choice.hire";
  std::string_view hero;
  int n = 0;  // its cost
  Quote hero_name() const { return {std::string(hero)}; }
  static constexpr auto kFields = std::tuple{field("hero", &ChooseHire::hero_name), field("n", &ChooseHire::n)};
};

// Dice

struct ChooseExtra {
  static constexpr std::string_view kName = "choice.extra";
  ColourCounts extra;
  std::vector<Thing> dice() const { return extra_dice(extra); }
  static constexpr auto kFields = std::tuple{field("dice", &ChooseExtra::dice)};
};

struct ChooseDraft : DieChoice {
  static constexpr std::string_view kName = "choice.draft";
};

/// To a side that faces no die yet.
struct ChooseDeploy {
  static constexpr std::string_view kName = "choice.deploy";
  RolledDie die;
  Side side{};
  Seat whom{};
  DiePhrase die_phrase() const { return phrase(die); }
  Word side_word() const { return word_of(side); }
  static constexpr auto kFields =
      std::tuple{field("die", &ChooseDeploy::die_phrase), field("side", &ChooseDeploy::side_word),
                 field("whom", &ChooseDeploy::whom)};
};

struct ChooseDeployAgainst {
  static constexpr std::string_view kName = "choice.deploy_against";
  RolledDie die;
  Side side{};
  Seat whom{};
  RolledDie other;
  DiePhrase die_phrase() const { return phrase(die); }
  Word side_word() const { return word_of(side); }
  DiePhrase other_phrase() const { return phrase(other); }
  static constexpr auto kFields =
      std::tuple{field("die", &ChooseDeployAgainst::die_phrase), field("side", &ChooseDeployAgainst::side_word),
                 field("whom", &ChooseDeployAgainst::whom), field("other", &ChooseDeployAgainst::other_phrase)};
};

/// DT-17: in front, where three players face each other.
struct ChooseDeployThree : DieChoice {
  static constexpr std::string_view kName = "choice.deploy_three";
};

// Duels

struct ChoosePlay : CardChoice {
  static constexpr std::string_view kName = "choice.play";
};

struct ChoosePlayBluff : BareChoice {
  static constexpr std::string_view kName = "choice.play_bluff";
};

struct ChoosePlayNone : BareChoice {
  static constexpr std::string_view kName = "choice.play_none";
};

struct ChooseFight : BareChoice {
  static constexpr std::string_view kName = "choice.fight";
};

struct ChooseRetreat : BareChoice {
  static constexpr std::string_view kName = "choice.retreat";
};

struct ChooseUse : EffectChoice {
  static constexpr std::string_view kName = "choice.use";
};

struct ChooseSkip : EffectChoice {
  static constexpr std::string_view kName = "choice.skip";
};

struct ChooseTake : CardChoice {
  static constexpr std::string_view kName = "choice.take";
};

struct ChooseLeave : CardChoice {
  static constexpr std::string_view kName = "choice.leave";
};

struct ChooseDiscard : CardChoice {
  static constexpr std::string_view kName = "choice.discard";
};

using Choice = std::variant<ChooseSpend, ChooseAdd, ChooseEnough, ChooseHire, ChooseExtra, ChooseDraft, ChooseDeploy,
                            ChooseDeployAgainst, ChooseDeployThree, ChoosePlay, ChoosePlayBluff, ChoosePlayNone,
                            ChooseFight, ChooseRetreat, ChooseUse, ChooseSkip, ChooseTake, ChooseLeave, ChooseDiscard>;

}  // namespace alea::dice_tuners
