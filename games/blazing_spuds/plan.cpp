#include "games/blazing_spuds/plan.h"

#include <algorithm>

namespace alea::blazing_spuds {
namespace {

int count(FaceCounts hand, int value) { return hand[value - 1]; }

FaceCounts without(FaceCounts hand, ValueCounts dice) { return FaceCounts(hand.packed() - dice.spread().packed()); }

/// The values that some die shows, as bits.
unsigned present(FaceCounts hand) {
  unsigned values = 0;
  for (int value = 1; value <= kValues; ++value) {
    values |= static_cast<unsigned>(count(hand, value) > 0) << static_cast<unsigned>(value - 1);
  }
  return values;
}

/// One die of each of these values.
ValueCounts one_of_each(unsigned values) {
  std::uint32_t packed = 0;
  for (; values != 0; values &= values - 1U) packed |= 1U << 4U * static_cast<unsigned>(std::countr_zero(values));
  return ValueCounts(packed);
}

/// Grows the values by those of the row that connect to them without a gap.
unsigned joined_to(unsigned values, unsigned row) {
  for (int step = 1; step < kValues; ++step) values |= (values << 1U | values >> 1U) & row;
  return values;
}

unsigned longest_row(unsigned values) {
  unsigned longest = 0;
  while (values != 0) {
    const unsigned row = joined_to(values & -values, values);
    if (std::popcount(row) > std::popcount(longest)) longest = row;
    values &= ~row;
  }
  return longest;
}

/// Makes the longest row possible. If that leaves a gap, only takes values that help to fill it.
ValueCounts for_run(unsigned on, unsigned hand) {
  if (on == 0) return one_of_each(longest_row(hand));
  const unsigned row = joined_to(on & -on, on | hand);
  const unsigned span = std::bit_floor(on) - (on & -on);
  return one_of_each(((row & on) == on ? row : hand & span) & ~on);
}

int commonest_value(FaceCounts hand) {
  int best = 1;
  for (int value = 2; value <= kValues; ++value) best = count(hand, value) > count(hand, best) ? value : best;
  return best;
}

ValueCounts for_kind(ValueCounts on, FaceCounts hand) {
  constexpr int kMost = 6;
  const int value = on.size() > 0 ? std::countr_zero(on.present()) + 1 : commonest_value(hand);
  return ValueCounts::of(value, std::min(count(hand, value), kMost - on.size()));
}

/// The rarest value that has a pair; 0 if none does.
int scarcest_pair(FaceCounts hand) {
  int best = 0;
  for (int value = 1; value <= kValues; ++value) {
    if (count(hand, value) >= 2 && (best == 0 || count(hand, value) < count(hand, best))) best = value;
  }
  return best;
}

/// First completes the pairs on the card, then adds whole pairs.
ValueCounts for_pair(ValueCounts on, FaceCounts hand) {
  constexpr int kMost = 4;
  ValueCounts placed = one_of_each(on.odd() & present(hand));
  hand = without(hand, placed);
  while ((on + placed).odd() == 0 && (on + placed).size() < kMost) {
    const int value = scarcest_pair(hand);
    if (value == 0) break;
    const ValueCounts pair = ValueCounts::of(value, 2);
    placed = placed + pair;
    hand = without(hand, pair);
  }
  return placed;
}

ValueCounts for_different(ValueCounts on, unsigned hand) {
  constexpr int kMost = 3;
  unsigned values = hand & ~on.present();
  while (std::popcount(values) > kMost - on.size()) values &= values - 1U;
  return one_of_each(values);
}

ValueCounts any(int most, FaceCounts hand) {
  ValueCounts placed;
  for (int value = 1; value <= kValues && most > 0; ++value) {
    const int dice = std::min(most, count(hand, value));
    placed = placed + ValueCounts::of(value, dice);
    most -= dice;
  }
  return placed;
}

/// The dice of a hand that a card would like to have.
ValueCounts wanted(Side side, ValueCounts on, FaceCounts hand) {
  switch (side) {
    case Side::run: return for_run(on.present(), present(hand));
    case Side::kind: return for_kind(on, hand);
    case Side::pair: return for_pair(on, hand);
    case Side::different: return for_different(on, present(hand));
    case Side::reassign: return any(3 - on.size(), hand);
    case Side::target: return any(2 - on.size(), hand);
    case Side::stove: break;
  }
  return {};
}

float outlook_then(const Layout& layout, Then then, const Options& options) {
  return then == Then::activate ? layout.best_activation(options).outlook : layout.outlook();
}

}  // namespace

Plan plan(const Layout& layout, FaceCounts hand, Then then, const Options& options) {
  // Cards compete for dice. Each gets the first pick once, and takes what it wants if that improves the outlook.
  constexpr std::array<std::array<std::size_t, 3>, 3> kOrders{{{0, 1, 2}, {1, 0, 2}, {2, 0, 1}}};
  const Plan nothing{.placed = {}, .outlook = outlook_then(layout, then, options)};
  Plan best = nothing;
  for (const auto& order : kOrders) {
    Plan here = nothing;
    Layout now = layout;
    FaceCounts left = hand;
    for (const std::size_t card : order) {
      const ValueCounts dice = wanted(now.up(card), now.on(card), left);
      if (dice.size() == 0) continue;
      Layout after = now;
      after.place(card, dice);
      const float outlook = outlook_then(after, then, options);
      if (outlook <= here.outlook) continue;
      now = after;
      left = without(left, dice);
      here.placed[card] = dice;
      here.outlook = outlook;
    }
    if (here.outlook > best.outlook) best = here;
  }
  return best;
}

}  // namespace alea::blazing_spuds
