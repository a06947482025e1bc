#include "games/dualing_dice/condition_wording.h"

#include <string>

#include "games/dualing_dice/notation.h"

namespace alea::dualing_dice {
namespace {

/// The catalogue's keys for a measure within a range.
struct RangeKeys {
  OneOf<kAmounts> at_least;
  OneOf<kAmounts> at_most;
  OneOf<kAmounts> exactly;
  OneOf<kBetween> between;
};

constexpr RangeKeys kSum{one_of<kAmounts>("goal.sum_at_least"), one_of<kAmounts>("goal.sum_at_most"),
                         one_of<kAmounts>("goal.sum_exactly"), one_of<kBetween>("goal.sum_between")};
constexpr RangeKeys kWhiteSum{one_of<kAmounts>("goal.white_sum_at_least"), one_of<kAmounts>("goal.white_sum_at_most"),
                              one_of<kAmounts>("goal.white_sum_exactly"), one_of<kBetween>("goal.white_sum_between")};
constexpr RangeKeys kColourSum{one_of<kAmounts>("goal.colour_sum_at_least"),
                               one_of<kAmounts>("goal.colour_sum_at_most"), one_of<kAmounts>("goal.colour_sum_exactly"),
                               one_of<kBetween>("goal.colour_sum_between")};
constexpr RangeKeys kSpread{one_of<kAmounts>("goal.spread_at_least"), one_of<kAmounts>("goal.spread_at_most"),
                            one_of<kAmounts>("goal.spread_exactly"), one_of<kBetween>("goal.spread_between")};

ConditionPhrase in_range(const RangeKeys& keys, Range range) {
  if (range.least == range.most) return Amount{keys.exactly, range.least};
  if (range.most == Range::kOpen) return Amount{keys.at_least, range.least};
  if (range.least == 0) return Amount{keys.at_most, range.most};
  return Between{keys.between, range.least, range.most};
}

/// The dice that a trait means, but for their numbers, in any variant that has them. The names are in the order of the
/// colours of a trait.
template <class Phrase>
Phrase dice(const Trait& trait, int n) {
  const auto colour = static_cast<std::size_t>(trait.colour);
  if (trait.has_kind) return DiceOfKind{.name = {colour}, .n = n, .kind = trait.kind};
  return AnyDice{.name = {colour}, .n = n};
}

std::vector<NumberPhrase> numbers(const Trait& trait, int n) {
  std::vector<NumberPhrase> all;
  const auto add = [&](OneOf<kNumberTraits> name) { all.emplace_back(NumberTrait{name, n}); };
  if (trait.parity == Trait::Parity::odd) add(one_of<kNumberTraits>("goal.odd"));
  if (trait.parity == Trait::Parity::even) add(one_of<kNumberTraits>("goal.even"));
  if (trait.is_prime) add(one_of<kNumberTraits>("goal.prime"));
  if (trait.multiple_of > 1) all.emplace_back(MultipleOf{.n = n, .of = trait.multiple_of});
  const auto [least, most] = trait.number;
  if (least == most) {
    all.emplace_back(NumberLimit{one_of<kNumberLimits>("goal.number"), least});
  } else if (least > 0) {
    all.emplace_back(NumberLimit{one_of<kNumberLimits>("goal.number_at_least"), least});
  } else if (most < Range::kOpen) {
    all.emplace_back(NumberLimit{one_of<kNumberLimits>("goal.number_at_most"), most});
  }
  if (trait.is_highest) add(one_of<kNumberTraits>("goal.highest"));
  return all;
}

/// As many dice with the trait: in one form for 1 and another for more. Where any dice will do and the numbers have a
/// name of their own, that name is enough.
DicePhrase dice_with(const Trait& trait, int n) {
  if (!trait.has_number()) return dice<DicePhrase>(trait, n);
  using Parity = Trait::Parity;
  if (trait == Trait{.parity = Parity::odd}) return NamedNumbers{one_of<kNamedNumbers>("goal.odd_numbers"), n};
  if (trait == Trait{.parity = Parity::even}) return NamedNumbers{one_of<kNamedNumbers>("goal.even_numbers"), n};
  if (trait == Trait{.is_prime = true}) return NamedNumbers{one_of<kNamedNumbers>("goal.prime_numbers"), n};
  if (trait.multiple_of > 1 && trait == Trait{.multiple_of = trait.multiple_of}) {
    return MultiplesOf{.n = n, .of = trait.multiple_of};
  }
  return DiceShowing{.dice = dice<std::variant<AnyDice, DiceOfKind>>(trait, n), .what = numbers(trait, n)};
}

ConditionPhrase count(const Condition& condition) {
  const auto [least, most] = condition.range;
  constexpr int kMany = 2;
  if (least == kRounds) return AllOrNone{one_of<kAllOrNone>("goal.all"), dice_with(condition.trait, kMany)};
  if (most == 0) return AllOrNone{one_of<kAllOrNone>("goal.none"), dice_with(condition.trait, kMany)};
  if (most == Range::kOpen) {
    return DiceCount{one_of<kCounts>("goal.at_least"), least, dice_with(condition.trait, least)};
  }
  return DiceCount{least == most ? one_of<kCounts>("goal.exactly") : one_of<kCounts>("goal.at_most"), most,
                   dice_with(condition.trait, most)};
}

ConditionPhrase alike(Range range) {
  if (range.most == 1) return PlainCondition{one_of<kPlainConditions>("goal.all_different")};
  if (range.least == 2) return PlainCondition{one_of<kPlainConditions>("goal.pair")};
  return Amount{one_of<kAmounts>("goal.of_a_kind"), range.least};
}

ConditionPhrase kinds(Range range) {
  if (range.least == range.most) return Amount{one_of<kAmounts>("goal.kinds_exactly"), range.least};
  if (range.least == kRounds) return PlainCondition{one_of<kPlainConditions>("goal.all_kinds")};
  if (range.most == Range::kOpen) return Amount{one_of<kAmounts>("goal.kinds_at_least"), range.least};
  return Amount{one_of<kAmounts>("goal.kinds_at_most"), range.most};
}

}  // namespace

Quote DiceOfKind::kind_name() const { return {std::string(dualing_dice::kind_name(kind))}; }

ConditionPhrase wording(const Condition& condition) {
  const Range range = condition.range;
  switch (condition.measure) {
    case Measure::sum: return in_range(kSum, range);
    case Measure::white_sum: return in_range(kWhiteSum, range);
    case Measure::colour_sum: return in_range(kColourSum, range);
    case Measure::balance: return PlainCondition{one_of<kPlainConditions>("goal.balance")};
    case Measure::remainder: return SumMultipleOf{condition.divisor};
    case Measure::spread: return in_range(kSpread, range);
    case Measure::count: return count(condition);
    case Measure::kinds: return kinds(range);
    case Measure::alike: return alike(range);
    case Measure::pairs: return PlainCondition{one_of<kPlainConditions>("goal.two_pairs")};
    case Measure::houses: return PlainCondition{one_of<kPlainConditions>("goal.full_house")};
    case Measure::run: break;
  }
  return Amount{one_of<kAmounts>("goal.run"), range.least};
}

GoalPhrase wording(Conditions conditions) {
  if (conditions.size() == 1) {
    return std::visit([](auto phrase) { return GoalPhrase(std::move(phrase)); }, wording(conditions.front()));
  }
  Together together;
  for (const Condition& condition : conditions) together.what.push_back(wording(condition));
  return together;
}

}  // namespace alea::dualing_dice
