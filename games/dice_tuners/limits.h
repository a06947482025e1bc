// What everyone can infer about unseen cards: a player who plays no card has no legal one (DT-20). So some cards of a
// hand are limited in what they can be.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "games/dice_tuners/types.h"

namespace alea::dice_tuners {

/// What one unseen card can be: its colours, and whether a Bluff.
class Limit {
 public:
  /// Any card at all.
  constexpr Limit() = default;
  /// Neither a Bluff nor in one of these colours, given as bits.
  static constexpr Limit not_playable(unsigned colours) { return Limit(kColourBits & ~colours); }

  constexpr bool is_none() const { return *this == Limit(); }
  constexpr bool admits(Card card, const Content& content) const {
    if (!is_named(card)) return (kinds_ & kBluffBit) != 0;
    return (kinds_ >> static_cast<unsigned>(content.cards[index(card)].colour) & 1U) != 0;
  }
  /// Both at once.
  constexpr Limit operator&(Limit other) const { return Limit(kinds_ & unsigned{other.kinds_}); }

  /// How many kinds of cards it leaves.
  constexpr int width() const { return std::popcount(kinds_); }
  constexpr bool operator==(const Limit&) const = default;

 private:
  static constexpr unsigned kColourBits = 0x7;
  static constexpr unsigned kBluffBit = 0x8;
  constexpr explicit Limit(unsigned kinds) : kinds_(static_cast<std::uint8_t>(kinds)) {}

  std::uint8_t kinds_ = kColourBits | kBluffBit;
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
