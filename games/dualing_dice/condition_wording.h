// What players read about the conditions of a goal, as typed phrases. Their names are keys of the catalogue.
#pragma once

#include <array>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "engine/events.h"
#include "games/dualing_dice/conditions.h"

namespace alea::dualing_dice {

// Which numbers dice show: "odd", "at least 7"

inline constexpr std::array<std::string_view, 4> kNumberTraits{"goal.odd", "goal.even", "goal.prime", "goal.highest"};
inline constexpr std::array<std::string_view, 3> kNumberLimits{"goal.number", "goal.number_at_least",
                                                               "goal.number_at_most"};

struct NumberTrait {
  OneOf<kNumberTraits> name;
  int n = 0;  // dice
  static constexpr auto kFields = std::tuple{field("n", &NumberTrait::n)};
};

struct MultipleOf {
  static constexpr std::string_view kName = "goal.multiple_of";
  int n = 0;  // dice
  int of = 0;
  static constexpr auto kFields = std::tuple{field("n", &MultipleOf::n), field("of", &MultipleOf::of)};
};

struct NumberLimit {
  OneOf<kNumberLimits> name;
  int number = 0;
  static constexpr auto kFields = std::tuple{field("number", &NumberLimit::number)};
};

using NumberPhrase = std::variant<NumberTrait, MultipleOf, NumberLimit>;

// Dice with a trait: "white dice", "D12", "odd numbers", "white dice showing at least 7"

inline constexpr std::array<std::string_view, 3> kAnyDice{"goal.any_dice", "goal.white_dice", "goal.colour_dice"};
inline constexpr std::array<std::string_view, 3> kDiceOfKind{"goal.any_kind", "goal.white_kind", "goal.colour_kind"};
inline constexpr std::array<std::string_view, 3> kNamedNumbers{"goal.odd_numbers", "goal.even_numbers",
                                                               "goal.prime_numbers"};

struct AnyDice {
  OneOf<kAnyDice> name;
  int n = 0;
  static constexpr auto kFields = std::tuple{field("n", &AnyDice::n)};
};

struct DiceOfKind {
  OneOf<kDiceOfKind> name;
  int n = 0;
  Kind kind{};
  Quote kind_name() const;
  static constexpr auto kFields = std::tuple{field("n", &DiceOfKind::n), field("kind", &DiceOfKind::kind_name)};
};

struct NamedNumbers {
  OneOf<kNamedNumbers> name;
  int n = 0;
  static constexpr auto kFields = std::tuple{field("n", &NamedNumbers::n)};
};

struct MultiplesOf {
  static constexpr std::string_view kName = "goal.multiples_of";
  int n = 0;
  int of = 0;
  static constexpr auto kFields = std::tuple{field("n", &MultiplesOf::n), field("of", &MultiplesOf::of)};
};

struct DiceShowing {
  static constexpr std::string_view kName = "goal.showing";
  std::variant<AnyDice, DiceOfKind> dice;
  std::vector<NumberPhrase> what;
  static constexpr auto kFields = std::tuple{field("dice", &DiceShowing::dice), field("what", &DiceShowing::what)};
};

using DicePhrase = std::variant<AnyDice, DiceOfKind, NamedNumbers, MultiplesOf, DiceShowing>;

// Conditions

inline constexpr std::array<std::string_view, 6> kPlainConditions{
    "goal.balance", "goal.all_different", "goal.pair", "goal.all_kinds", "goal.two_pairs", "goal.full_house"};
inline constexpr std::array<std::string_view, 17> kAmounts{"goal.sum_at_least",
                                                           "goal.sum_at_most",
                                                           "goal.sum_exactly",
                                                           "goal.white_sum_at_least",
                                                           "goal.white_sum_at_most",
                                                           "goal.white_sum_exactly",
                                                           "goal.colour_sum_at_least",
                                                           "goal.colour_sum_at_most",
                                                           "goal.colour_sum_exactly",
                                                           "goal.spread_at_least",
                                                           "goal.spread_at_most",
                                                           "goal.spread_exactly",
                                                           "goal.kinds_at_least",
                                                           "goal.kinds_at_most",
                                                           "goal.kinds_exactly",
                                                           "goal.of_a_kind",
                                                           "goal.run"};
inline constexpr std::array<std::string_view, 4> kBetween{"goal.sum_between", "goal.white_sum_between",
                                                          "goal.colour_sum_between", "goal.spread_between"};
inline constexpr std::array<std::string_view, 3> kCounts{"goal.at_least", "goal.at_most", "goal.exactly"};
inline constexpr std::array<std::string_view, 2> kAllOrNone{"goal.all", "goal.none"};

struct PlainCondition {
  OneOf<kPlainConditions> name;
  static constexpr std::tuple<> kFields{};
};

struct Amount {
  OneOf<kAmounts> name;
  int n = 0;
  static constexpr auto kFields = std::tuple{field("n", &Amount::n)};
};

struct Between {
  OneOf<kBetween> name;
  int from = 0;
  int to = 0;
  static constexpr auto kFields = std::tuple{field("from", &Between::from), field("to", &Between::to)};
};

struct SumMultipleOf {
  static constexpr std::string_view kName = "goal.sum_multiple_of";
  int of = 0;
  static constexpr auto kFields = std::tuple{field("of", &SumMultipleOf::of)};
};

struct DiceCount {
  OneOf<kCounts> name;
  int n = 0;
  DicePhrase what;
  static constexpr auto kFields = std::tuple{field("n", &DiceCount::n), field("what", &DiceCount::what)};
};

struct AllOrNone {
  OneOf<kAllOrNone> name;
  DicePhrase what;
  static constexpr auto kFields = std::tuple{field("what", &AllOrNone::what)};
};

using ConditionPhrase = std::variant<PlainCondition, Amount, Between, SumMultipleOf, DiceCount, AllOrNone>;

ConditionPhrase wording(const Condition& condition);

// Goals

struct Together {
  static constexpr std::string_view kName = "goal.together";
  std::vector<ConditionPhrase> what;
  static constexpr auto kFields = std::tuple{field("what", &Together::what)};
};

using GoalPhrase = std::variant<PlainCondition, Amount, Between, SumMultipleOf, DiceCount, AllOrNone, Together>;

/// All conditions of a goal.
GoalPhrase wording(Conditions conditions);

}  // namespace alea::dualing_dice
