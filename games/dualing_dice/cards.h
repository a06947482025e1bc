// Goal cards: in hands, under the deck, and in the deck. A card in the deck gets its face only when it is drawn.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

#include "engine/seat.h"
#include "games/dualing_dice/goals.h"

namespace alea::dualing_dice {

/// A set of goals of a deck.
class GoalSet {
 public:
  constexpr GoalSet() = default;

  /// The first `count` goals of the deck.
  static constexpr GoalSet first(int count) {
    GoalSet set;
    for (int goal = 0; goal < count; ++goal) set.add(goal);
    return set;
  }

  constexpr void add(int goal) { word(goal) |= bit(goal); }
  constexpr void remove(int goal) { word(goal) &= ~bit(goal); }
  constexpr bool has(int goal) const {
    return goal < kMostGoals && (words_[static_cast<std::size_t>(goal) / kBits] & bit(goal)) != 0;
  }
  constexpr bool is_empty() const { return (words_[0] | words_[1]) == 0; }
  constexpr int size() const { return std::popcount(words_[0]) + std::popcount(words_[1]); }

  /// The goal at position `n` of the set, from 0, in the order of the deck file.
  constexpr int nth(int n) const {
    assert(n < size());
    const int low = std::popcount(words_[0]);
    const bool is_high = n >= low;
    std::uint64_t rest = words_[static_cast<std::size_t>(is_high)];
    if (is_high) n -= low;
    int goal = is_high ? kBits : 0;
    for (int half = kBits / 2; half > 0; half /= 2) {
      const int below = std::popcount(rest & ((std::uint64_t{1} << static_cast<unsigned>(half)) - 1));
      if (n < below) continue;
      n -= below;
      rest >>= static_cast<unsigned>(half);
      goal += half;
    }
    return goal;
  }

  /// Calls visit(goal) for each of them.
  template <class Visit>
  constexpr void each(Visit visit) const {
    for (int high = 0; high < 2; ++high) {
      for (std::uint64_t rest = words_[static_cast<std::size_t>(high)]; rest != 0; rest &= rest - 1) {
        visit(high * kBits + std::countr_zero(rest));
      }
    }
  }

  constexpr bool operator==(const GoalSet&) const = default;

 private:
  static constexpr int kBits = 64;
  static_assert(kMostGoals == 2 * kBits);
  static constexpr std::uint64_t bit(int goal) { return std::uint64_t{1} << (static_cast<unsigned>(goal) % kBits); }
  constexpr std::uint64_t& word(int goal) { return words_[static_cast<std::size_t>(goal) / kBits]; }

  std::array<std::uint64_t, 2> words_{};
};

/// A card that is or was in a hand. Everyone sees where a card goes, so anyone who has held it always knows where it
/// is.
struct Card {
  static constexpr GoalNumber kUnknown = 0xFF;  // in a view: a card whose face the viewer has never seen

  GoalNumber goal = kUnknown;
  Seats seen_by;

  constexpr bool operator==(const Card&) const = default;
};

/// The cards under the deck, first in, first out.
class CardsUnder {
 public:
  constexpr int size() const { return size_; }
  constexpr bool is_empty() const { return size_ == 0; }
  constexpr Card& operator[](int at) { return cards_[place(at)]; }
  constexpr const Card& operator[](int at) const { return cards_[place(at)]; }

  constexpr void add(const Card& card) {
    assert(size_ < kMostGoals);
    cards_[place(size_++)] = card;
  }
  constexpr Card take() {
    assert(size_ > 0);
    const Card card = cards_[first_];
    first_ = static_cast<std::uint8_t>(place(1));
    --size_;
    return card;
  }

  /// Compares the cards, not where they are in the ring buffer.
  constexpr bool operator==(const CardsUnder& other) const {
    if (size_ != other.size_) return false;
    for (int at = 0; at < size_; ++at) {
      if ((*this)[at] != other[at]) return false;
    }
    return true;
  }

 private:
  constexpr std::size_t place(int at) const { return static_cast<std::size_t>(first_ + at) % kMostGoals; }

  std::array<Card, kMostGoals> cards_{};
  std::uint8_t first_ = 0;
  std::uint8_t size_ = 0;
};

}  // namespace alea::dualing_dice
