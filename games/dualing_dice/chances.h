// The chance that a player completes a goal by pursuing nothing else and playing optimally.
//
// For a player alone at the table it is exact: each round they roll a colour die that is not on their card and any
// white die, and save one of the two. Other players add white dice to choose from, less those they save first. This is
// approximated by a number of spare white dice of any kind in each round; data/README.md says how accurate that is.
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
  /// At a table of `players`; 1 means alone.
  explicit Chances(Conditions conditions, int players = 1);

  /// How far a scoring card has come.
  struct Standing {
    std::uint8_t rounds = 0;
    std::uint8_t colours = 0;  // the kinds of colour dice on it, one bit each
    Progress::Stage stage = Progress::kLost;
    bool operator==(const Standing&) const = default;
  };
  Standing standing(std::span<const SavedDie> card) const;
  /// After saving one more die, which is not on the card yet.
  Standing after(Standing card, int face) const {
    return {.rounds = static_cast<std::uint8_t>(card.rounds + 1),
            .colours = static_cast<std::uint8_t>(card.colours | kColourBit[static_cast<std::size_t>(face)]),
            .stage = progress_.after(card.rounds, card.stage, face)};
  }

  /// From 0 to 1; exactly 0 or 1 for a full card.
  float at(Standing card) const { return chances_[card.rounds][card.stage * kColourSets + card.colours]; }
  float of(std::span<const SavedDie> card) const { return at(standing(card)); }
  float from_start() const { return of({}); }
  /// After each face that may be saved next. Colour dice that are on the card have no meaning.
  FaceWorth after_faces(Standing card) const;
  /// The same if a face may be passed over for a spare white die.
  FaceWorth after_faces_or_spare(Standing card) const;
  /// For each pair of a free colour die and a white die that may be rolled next.
  PairWorth with_pairs(Standing card) const;

 private:
  static constexpr std::size_t kColourSets = 64;
  static const std::array<std::uint8_t, kAllFaces> kColourBit;  // 0 for white faces

  float best_choice(Standing card) const;
  float best_last_choice(Standing card) const;

  Progress progress_;
  int spare_halves_;                                     // of white dice that others rolled, in each round
  std::array<std::vector<float>, kRounds + 1> chances_;  // by round: for each stage and set of colour dice
};

/// Rounded for display: 100 only for a certainty, 0 only for an impossibility.
int percent(double chance);

/// Computed on first use, by whichever thread asks first.
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
  mutable std::array<std::atomic<const Chances*>, kTables>
      made_{};  // by spare halves, which several player counts share
};

}  // namespace alea::dualing_dice
