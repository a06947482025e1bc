#include <array>
#include <string>

#include "games/dualing_dice/conditions.h"
#include "games/dualing_dice/notation.h"

namespace alea::dualing_dice {
namespace {

/// The catalogue's keys for a measure within a range.
struct RangeKeys {
  std::string_view at_least;
  std::string_view at_most;
  std::string_view exactly;
  std::string_view between;
};

constexpr RangeKeys kSum{"goal.sum_at_least", "goal.sum_at_most", "goal.sum_exactly", "goal.sum_between"};
constexpr RangeKeys kWhiteSum{"goal.white_sum_at_least", "goal.white_sum_at_most", "goal.white_sum_exactly",
                              "goal.white_sum_between"};
constexpr RangeKeys kColourSum{"goal.colour_sum_at_least", "goal.colour_sum_at_most", "goal.colour_sum_exactly",
                               "goal.colour_sum_between"};
constexpr RangeKeys kSpread{"goal.spread_at_least", "goal.spread_at_most", "goal.spread_exactly",
                            "goal.spread_between"};

Fact in_range(const RangeKeys& keys, Range range) {
  if (range.least == range.most) return {keys.exactly, {{"n", int{range.least}}}};
  if (range.most == Range::kOpen) return {keys.at_least, {{"n", int{range.least}}}};
  if (range.least == 0) return {keys.at_most, {{"n", int{range.most}}}};
  return {keys.between, {{"from", int{range.least}}, {"to", int{range.most}}}};
}

/// The dice that a trait means, but for their numbers: "white dice", "D12".
Fact dice(const Trait& trait, int n) {
  if (trait.has_kind) {
    constexpr std::array<std::string_view, 3> kKeys{"goal.any_kind", "goal.white_kind", "goal.colour_kind"};
    return {kKeys[static_cast<std::size_t>(trait.colour)],
            {{"n", n}, {"kind", Quote{std::string(kind_name(trait.kind))}}}};
  }
  constexpr std::array<std::string_view, 3> kKeys{"goal.any_dice", "goal.white_dice", "goal.colour_dice"};
  return {kKeys[static_cast<std::size_t>(trait.colour)], {{"n", n}}};
}

Facts numbers(const Trait& trait, int n) {
  Facts all;
  if (trait.parity == Trait::Parity::odd) all.push_back({"goal.odd", {{"n", n}}});
  if (trait.parity == Trait::Parity::even) all.push_back({"goal.even", {{"n", n}}});
  if (trait.is_prime) all.push_back({"goal.prime", {{"n", n}}});
  if (trait.multiple_of > 1) all.push_back({"goal.multiple_of", {{"n", n}, {"of", int{trait.multiple_of}}}});
  const auto [least, most] = trait.number;
  if (least == most) {
    all.push_back({"goal.number", {{"number", int{least}}}});
  } else if (least > 0) {
    all.push_back({"goal.number_at_least", {{"number", int{least}}}});
  } else if (most < Range::kOpen) {
    all.push_back({"goal.number_at_most", {{"number", int{most}}}});
  }
  if (trait.is_highest) all.push_back({"goal.highest", {{"n", n}}});
  return all;
}

/// As many dice with the trait: in one form for 1 and another for more. Where any dice will do and the numbers have a
/// name of their own, that name is enough.
Facts dice_with(const Trait& trait, int n) {
  if (!trait.has_number()) return {dice(trait, n)};
  using Parity = Trait::Parity;
  if (trait == Trait{.parity = Parity::odd}) return {{"goal.odd_numbers", {{"n", n}}}};
  if (trait == Trait{.parity = Parity::even}) return {{"goal.even_numbers", {{"n", n}}}};
  if (trait == Trait{.is_prime = true}) return {{"goal.prime_numbers", {{"n", n}}}};
  if (trait.multiple_of > 1 && trait == Trait{.multiple_of = trait.multiple_of}) {
    return {{"goal.multiples_of", {{"n", n}, {"of", int{trait.multiple_of}}}}};
  }
  return {{"goal.showing", {{"dice", Facts{dice(trait, n)}}, {"what", numbers(trait, n)}}}};
}

Fact count(const Condition& condition) {
  const auto [least, most] = condition.range;
  constexpr int kMany = 2;
  if (least == kRounds) return {"goal.all", {{"what", dice_with(condition.trait, kMany)}}};
  if (most == 0) return {"goal.none", {{"what", dice_with(condition.trait, kMany)}}};
  if (most == Range::kOpen) {
    return {"goal.at_least", {{"n", int{least}}, {"what", dice_with(condition.trait, least)}}};
  }
  return {least == most ? "goal.exactly" : "goal.at_most",
          {{"n", int{most}}, {"what", dice_with(condition.trait, most)}}};
}

Fact alike(Range range) {
  if (range.most == 1) return {"goal.all_different", {}};
  if (range.least == 2) return {"goal.pair", {}};
  return {"goal.of_a_kind", {{"n", int{range.least}}}};
}

Fact kinds(Range range) {
  if (range.least == range.most) return {"goal.kinds_exactly", {{"n", int{range.least}}}};
  if (range.least == kRounds) return {"goal.all_kinds", {}};
  if (range.most == Range::kOpen) return {"goal.kinds_at_least", {{"n", int{range.least}}}};
  return {"goal.kinds_at_most", {{"n", int{range.most}}}};
}

}  // namespace

Fact Condition::wording() const {
  switch (measure) {
    case Measure::sum: return in_range(kSum, range);
    case Measure::white_sum: return in_range(kWhiteSum, range);
    case Measure::colour_sum: return in_range(kColourSum, range);
    case Measure::balance: return {"goal.balance", {}};
    case Measure::remainder: return {"goal.sum_multiple_of", {{"of", int{divisor}}}};
    case Measure::spread: return in_range(kSpread, range);
    case Measure::count: return count(*this);
    case Measure::kinds: return kinds(range);
    case Measure::alike: return alike(range);
    case Measure::pairs: return {"goal.two_pairs", {}};
    case Measure::houses: return {"goal.full_house", {}};
    case Measure::run: return {"goal.run", {{"n", int{range.least}}}};
  }
  return {};
}

}  // namespace alea::dualing_dice
