// How likely a goal is to be completed by a player who goes for nothing else and plays as well as can be.
//
// Alone at the table it is exact: each round they roll a colour die that is not on their card and any white die, and
// save one of them. With others there are more white dice to choose from, less what others save first. That is taken
// as so many spare white dice of any kind in each round; data/README.md has how near this comes to what happens.
#pragma once

#include <array>
#include <atomic>
#include <memory>
#include <span>
#include <vector>

#include "games/dualing_dice/progress.h"

namespace alea::dualing_dice {

class Chances {
 public:
  /// At a table of `players`; 1 is alone.
  explicit Chances(Conditions conditions, int players = 1);

  /// Where a scoring card stands.
  struct Standing {
    std::uint8_t rounds = 0;
    std::uint8_t colours = 0;  // the kinds of colour dice on it, one bit each
    Progress::Stage stage = Progress::kLost;
    bool operator==(const Standing&) const = default;
  };
  Standing standing(std::span<const SavedDie> card) const;
  /// The same after one more die, which is not on the card.
  Standing after(Standing card, int face) const {
    return {.rounds = static_cast<std::uint8_t>(card.rounds + 1),
            .colours = static_cast<std::uint8_t>(card.colours | kColourBit[static_cast<std::size_t>(face)]),
            .stage = progress_.after(card.rounds, card.stage, face)};
  }

  /// From 0 to 1; for a full card one of the two.
  float at(Standing card) const { return chances_[card.rounds][card.stage * kColourSets + card.colours]; }
  float of(std::span<const SavedDie> card) const { return at(standing(card)); }
  float from_start() const { return of({}); }
  /// With each pair of a free colour die and a white die that may be rolled next.
  PairWorth with_pairs(Standing card) const;

 private:
  static constexpr std::size_t kColourSets = 64;
  static const std::array<std::uint8_t, kAllFaces> kColourBit;  // 0 for white faces

  FaceWorth after_faces(Standing card) const;
  float best_choice(Standing card) const;
  float best_last_choice(Standing card) const;

  Progress progress_;
  int spare_halves_;                                     // of white dice that others rolled, in each round
  std::array<std::vector<float>, kRounds + 1> chances_;  // by round: for each stage and set of colour dice
};

/// For people. Only what is certain is 100, and only what is impossible 0.
int percent(double chance);

/// Worked out when they are first asked for, by whichever thread asks.
class LazyChances {
 public:
  LazyChances() = default;
  LazyChances(const LazyChances&) = delete;
  LazyChances& operator=(const LazyChances&) = delete;
  ~LazyChances() {
    for (const auto& made : made_) delete made.load();
  }

  const Chances& of(Conditions conditions, int players) const;

 private:
  static constexpr std::size_t kTables = 5;
  mutable std::array<std::atomic<const Chances*>, kTables> made_{};  // by the spare halves; several tables share one
};

}  // namespace alea::dualing_dice
