// The nouns of Dracarys Dice.
#pragma once

#include <array>
#include <cstdint>

#include "engine/dice.h"
#include "engine/options.h"
#include "engine/seat.h"
#include "engine/seat_counts.h"

namespace alea::dracarys_dice {

inline constexpr int kMostPlayers = 5;

enum class Face : std::uint8_t { dragon, fireball, knight, blank };

inline constexpr Faces kDie{{1, 1, 1, 3}};  // DR-2

/// Dice that were rolled together, by what they show.
struct Roll {
  std::uint8_t dragons = 0;
  std::uint8_t fireballs = 0;
  std::uint8_t knights = 0;
  std::uint8_t blanks = 0;

  static constexpr Roll from(FaceCounts counts) {
    const auto shown = [counts](Face face) { return static_cast<std::uint8_t>(counts[static_cast<int>(face)]); };
    return {.dragons = shown(Face::dragon),
            .fireballs = shown(Face::fireball),
            .knights = shown(Face::knight),
            .blanks = shown(Face::blank)};
  }
  constexpr int dice() const { return dragons + fireballs + knights + blanks; }
  constexpr bool is_all_blank() const { return dice() == blanks; }
  constexpr bool operator==(const Roll&) const = default;
};

struct Options {
  OptionValue play_on = 0;           // DR-11
  OptionValue tyrannical_trade = 0;  // DR-14
  OptionValue dragon_scales = 0;     // DR-15
  OptionValue target = 30;           // DR-15
  OptionValue trial_by_fire = 0;     // DR-16

  /// DR-15: Dragon Scales always plays on.
  constexpr bool plays_on() const { return play_on != 0 || dragon_scales != 0; }
  constexpr bool operator==(const Options&) const = default;
};

inline constexpr std::array kOptions{
    flag("play_on", &Options::play_on),
    flag("tyrannical_trade", &Options::tyrannical_trade),
    flag("dragon_scales", &Options::dragon_scales),
    number("target", &Options::target, 1, 999),
    flag("trial_by_fire", &Options::trial_by_fire),
};

/// DR-18: all that players decide, in one word.
class Move {
 public:
  enum class Kind : std::uint8_t {
    give,   // every Dragon rolled, to one player or split among several (DR-6)
    trade,  // all dice with another player (DR-14)
    keep,   // no trade
  };

  constexpr Move() = default;
  static constexpr Move give(SeatCounts dragons) { return Move(Kind::give, dragons.packed()); }
  static constexpr Move trade(Seat with) { return Move(Kind::trade, static_cast<std::uint64_t>(index(with))); }
  static constexpr Move keep() { return Move(Kind::keep, 0); }

  constexpr Kind kind() const { return static_cast<Kind>(word_ >> kKindShift); }
  /// Of a give: how many Dragons each seat is given.
  constexpr SeatCounts dragons() const { return SeatCounts(word_ & kContent); }
  /// Of a trade.
  constexpr Seat with() const { return seat(static_cast<int>(word_ & kContent)); }

  constexpr bool operator==(const Move&) const = default;

 private:
  // The counts of five seats leave the highest byte free.
  static constexpr unsigned kKindShift = 56;
  static constexpr std::uint64_t kContent = (std::uint64_t{1} << kKindShift) - 1;
  constexpr Move(Kind kind, std::uint64_t content) : word_(static_cast<std::uint64_t>(kind) << kKindShift | content) {}

  std::uint64_t word_ = 0;
};

/// What chance did: the lot for who begins, or a roll.
struct Outcome {
  enum class Kind : std::uint8_t { lot, roll };
  Kind kind = Kind::lot;
  Seat first{};  // of a lot
  Roll roll;     // of a roll

  constexpr bool operator==(const Outcome&) const = default;
};

}  // namespace alea::dracarys_dice
