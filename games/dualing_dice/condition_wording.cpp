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

Fact numbers(const Trait& trait, int n) {
  const int of = trait.n;
  switch (trait.number) {
    case Trait::Number::odd: return {"goal.odd", {{"n", n}}};
    case Trait::Number::even: return {"goal.even", {{"n", n}}};
    case Trait::Number::prime: return {"goal.prime", {{"n", n}}};
    case Trait::Number::multiple_of: return {"goal.multiple_of", {{"n", n}, {"of", of}}};
    case Trait::Number::at_least: return {"goal.number_at_least", {{"number", of}}};
    case Trait::Number::at_most: return {"goal.number_at_most", {{"number", of}}};
    case Trait::Number::exactly: return {"goal.number", {{"number", of}}};
    default: return {"goal.highest", {{"n", n}}};
  }
}

/// As many dice with the trait: in one form for 1 and another for more. Where any dice will do, numbers with a name of
/// their own need not be said to be shown.
std::vector<Fact> dice_with(const Trait& trait, int n) {
  if (trait.number == Trait::Number::any) return {dice(trait, n)};
  if (trait.colour == Trait::Colour::any && !trait.has_kind) {
    switch (trait.number) {
      case Trait::Number::odd: return {{"goal.odd_numbers", {{"n", n}}}};
      case Trait::Number::even: return {{"goal.even_numbers", {{"n", n}}}};
      case Trait::Number::prime: return {{"goal.prime_numbers", {{"n", n}}}};
      case Trait::Number::multiple_of: return {{"goal.multiples_of", {{"n", n}, {"of", int{trait.n}}}}};
      default: break;
    }
  }
  return {{"goal.showing", {{"dice", std::vector{dice(trait, n)}}, {"what", std::vector{numbers(trait, n)}}}}};
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
