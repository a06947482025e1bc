#include "games/dualing_dice/conditions.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdlib>

namespace alea::dualing_dice {
namespace {

bool is_prime_number(int number) {
  constexpr unsigned kPrimes =
      1U << 2U | 1U << 3U | 1U << 5U | 1U << 7U | 1U << 11U | 1U << 13U | 1U << 17U | 1U << 19U;
  return (kPrimes >> static_cast<unsigned>(number) & 1U) != 0;
}

/// Only the D20 shows more than 12, so a scoring card has at most one such number: it equals no other, and only 13 can
/// be part of a run. For equal numbers and runs, all higher numbers are interchangeable.
std::uint8_t as_seen_by_others(std::uint8_t number) {
  constexpr std::uint8_t kLoner = 20;
  return number > faces(Kind::d12) + 1 ? kLoner : number;
}

using Ascending = std::array<std::uint8_t, kRounds>;

/// Into a list that is not full: its unused places are zeros at the end.
void insert(Ascending& numbers, std::uint8_t number) {
  std::size_t at = numbers.size() - 1;
  for (; at > 0 && numbers[at - 1] < number; --at) numbers[at] = numbers[at - 1];
  numbers[at] = number;
}

/// How many dice show the most frequent number, and how many the second most frequent.
struct Groups {
  int largest = 0;
  int second = 0;
};

Groups groups(const Ascending& numbers) {
  Groups groups;
  int size = 0;
  for (std::size_t i = 0; i < numbers.size() && numbers[i] != 0; ++i) {
    ++size;
    if (i + 1 < numbers.size() && numbers[i] == numbers[i + 1]) continue;
    groups.second = std::max(groups.second, std::min(groups.largest, size));
    groups.largest = std::max(groups.largest, size);
    size = 0;
  }
  return groups;
}

int longest_run(const Ascending& numbers) {
  int longest = 1;
  int length = 1;
  for (std::size_t i = 1; i < numbers.size(); ++i) {
    if (numbers[i] == numbers[i - 1]) continue;
    length = numbers[i] + 1 == numbers[i - 1] ? length + 1 : 1;
    longest = std::max(longest, length);
  }
  return longest;
}

}  // namespace

bool Trait::fits(SavedDie die) const {
  if (colour != Colour::any && (colour == Colour::white) != die.is_white) return false;
  if (has_kind && kind != die.kind) return false;
  if (parity != Parity::any && (parity == Parity::odd) != (die.number % 2 == 1)) return false;
  if (is_prime && !is_prime_number(die.number)) return false;
  if (is_highest && die.number != faces(die.kind)) return false;
  return die.number % multiple_of == 0 && number.has(die.number);
}

bool Trait::has_number() const { return *this != Trait{.colour = colour, .has_kind = has_kind, .kind = kind}; }

void Summary::add(Conditions conditions, SavedDie die) {
  assert(conditions.size() <= tallies.size());
  // From the values before, since several conditions may use the same field
  const Summary before = *this;
  for (std::size_t i = 0; i < conditions.size(); ++i) {
    const Condition& condition = conditions[i];
    switch (condition.measure) {
      case Measure::sum: sum = static_cast<std::uint8_t>(before.sum + die.number); break;
      case Measure::white_sum:
        if (die.is_white) white_sum = static_cast<std::uint8_t>(before.white_sum + die.number);
        break;
      case Measure::colour_sum:
        if (!die.is_white) colour_sum = static_cast<std::uint8_t>(before.colour_sum + die.number);
        break;
      case Measure::balance:
        balance = static_cast<std::int8_t>(before.balance + (die.is_white ? die.number : -die.number));
        break;
      case Measure::spread:
        lowest = before.lowest == 0 ? die.number : std::min(before.lowest, die.number);
        highest = std::max(before.highest, die.number);
        break;
      case Measure::remainder:
        tallies[i] = static_cast<std::uint8_t>((before.tallies[i] + die.number) % condition.divisor);
        break;
      case Measure::count:
        tallies[i] = static_cast<std::uint8_t>(before.tallies[i] + (condition.trait.fits(die) ? 1 : 0));
        break;
      case Measure::kinds:
        kinds = static_cast<std::uint8_t>(before.kinds | 1U << static_cast<unsigned>(die.kind));
        break;
      case Measure::alike:
      case Measure::pairs:
      case Measure::houses:
      case Measure::run:
        numbers = before.numbers;
        insert(numbers, as_seen_by_others(die.number));
        break;
    }
  }
}

bool Summary::is_hopeless(Conditions conditions, int left) const {
  for (std::size_t i = 0; i < conditions.size(); ++i) {
    const Condition& condition = conditions[i];
    int value = 0;
    switch (condition.measure) {
      case Measure::count: value = tallies[i]; break;
      case Measure::kinds: value = std::popcount(kinds); break;
      case Measure::alike: value = groups(numbers).largest; break;
      case Measure::sum: value = sum; break;
      case Measure::white_sum: value = white_sum; break;
      case Measure::colour_sum: value = colour_sum; break;
      default: continue;
    }
    // These never decrease, and each die adds at most 1 to all but the sums.
    if (value > condition.range.most) return true;
    const bool is_sum = condition.measure <= Measure::colour_sum;
    if (!is_sum && value + left < condition.range.least) return true;
  }
  return false;
}

bool Summary::meets(Conditions conditions) const {
  for (std::size_t i = 0; i < conditions.size(); ++i) {
    const Condition& condition = conditions[i];
    int value = 0;
    switch (condition.measure) {
      case Measure::sum: value = sum; break;
      case Measure::white_sum: value = white_sum; break;
      case Measure::colour_sum: value = colour_sum; break;
      case Measure::balance: value = std::abs(balance); break;
      case Measure::spread: value = highest - lowest; break;
      case Measure::remainder:
      case Measure::count: value = tallies[i]; break;
      case Measure::kinds: value = std::popcount(kinds); break;
      case Measure::alike: value = groups(numbers).largest; break;
      case Measure::pairs: {
        const auto [largest, second] = groups(numbers);
        value = (largest >= 2 ? 1 : 0) + (second >= 2 ? 1 : 0);
        break;
      }
      case Measure::houses: {
        const auto [largest, second] = groups(numbers);
        value = largest == 3 && second == 2 ? 1 : 0;
        break;
      }
      case Measure::run: value = longest_run(numbers); break;
    }
    if (!condition.range.has(value)) return false;
  }
  return true;
}

}  // namespace alea::dualing_dice
