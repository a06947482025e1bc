// What everyone can infer about unseen cards.
//
// A player who plays no card has no legal one (DT-20), and a player who does not add a card where one would pay for a
// hero has none of that value (DT-10). So some cards of a hand are limited in what they can be.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "games/dice_tuners/types.h"

namespace alea::dice_tuners {

/// What one unseen card can be: its colours, whether a Bluff, and its highest value.
class Limit {
 public:
  /// Any card at all.
  constexpr Limit() = default;
  /// Neither a Bluff nor in one of these colours, given as bits.
  static constexpr Limit not_playable(unsigned colours) { return Limit(kColourBits & ~colours, kAnyValue); }
  static constexpr Limit at_most(int value) {
    return Limit(kColourBits | kBluffBit, static_cast<unsigned>(std::max(value, 0)));
  }

  constexpr bool is_none() const { return *this == Limit(); }
  constexpr bool admits(Card card, const Content& content) const {
    if (!is_named(card)) return (kinds() & kBluffBit) != 0;
    const StrategyCard& data = content.cards[index(card)];
    return (kinds() >> static_cast<unsigned>(data.colour) & 1U) != 0 && data.value <= static_cast<int>(most());
  }
  /// Both at once.
  constexpr Limit operator&(Limit other) const {
    return Limit(kinds() & other.kinds(), std::min(most(), other.most()));
  }

  /// How many possibilities it leaves, for comparison only.
  constexpr int width() const { return std::popcount(kinds()) * 16 + static_cast<int>(most()); }
  constexpr bool operator==(const Limit&) const = default;

 private:
  static constexpr unsigned kColourBits = 0x7;
  static constexpr unsigned kBluffBit = 0x8;
  static constexpr unsigned kAnyValue = 0xF;
  constexpr Limit(unsigned kinds, unsigned most) : packed_(static_cast<std::uint8_t>(kinds | most << 4U)) {}
  constexpr unsigned kinds() const { return packed_ & 0xFU; }
  constexpr unsigned most() const { return packed_ >> 4U; }

  std::uint8_t packed_ = 0xFF;
};

/// The limits of a hand's unseen cards. Which card has which limit is unknown. Only cards that were in a hand of at
/// most four can have one, so there are at most four.
class Limits {
 public:
  /// Applies one more limit to the first `cards`, which are all unseen cards of the hand.
  constexpr void narrow(int cards, Limit by) {
    for (int i = 0; i < cards; ++i) limits_[static_cast<std::size_t>(i)] = limits_[static_cast<std::size_t>(i)] & by;
  }

  /// An unseen card leaves the hand. Several limits may fit it; dropping the narrowest keeps only what is certain.
  constexpr void leave(Card card, const Content& content) {
    if (limits_.front().is_none()) return;
    Limit* narrowest = nullptr;
    for (Limit& limit : limits_) {
      if (limit.is_none() || !limit.admits(card, content)) continue;
      if (narrowest == nullptr || limit.width() < narrowest->width()) narrowest = &limit;
    }
    if (narrowest == nullptr) return;
    *narrowest = Limit();
    // Those without a limit come last.
    std::sort(limits_.begin(), limits_.end(), [](Limit one, Limit other) { return one.width() < other.width(); });
  }

  constexpr const std::array<Limit, kHandLimit>& all() const { return limits_; }
  constexpr bool operator==(const Limits&) const = default;

 private:
  std::array<Limit, kHandLimit> limits_{};
};

}  // namespace alea::dice_tuners
