// How far a scoring card has come towards a goal, told apart only where it matters.
//
// After each round there are a few stages: two cards are at the same stage exactly if the same dice would complete the
// goal from either. "Run of 4" knows some hundred of them, "3 odd" a dozen. The stages are found backwards from the
// full card, out of all summaries there are, so they need no thought when a new condition is invented.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/dualing_dice/conditions.h"
#include "games/dualing_dice/faces.h"

namespace alea::dualing_dice {

class Progress {
 public:
  /// A stage after a number of rounds. From `kLost` no dice complete the goal.
  using Stage = std::uint16_t;
  static constexpr Stage kLost = 0;
  static constexpr Stage kMet = 1;  // after the last round

  /// Nothing if the conditions are too intricate together: there are more summaries than we care to look at.
  static std::optional<Progress> of(Conditions conditions);

  /// The stage of an empty scoring card.
  Stage start() const { return start_; }
  /// How many stages there are after `round` rounds.
  int stages(int round) const {
    return round == kRounds ? 2 : static_cast<int>(next_[static_cast<std::size_t>(round)].size() / effects_);
  }
  /// The stage that a card comes to when a face is saved after `round` rounds.
  Stage after(int round, Stage stage, int face) const {
    return next_[static_cast<std::size_t>(round)][stage * effects_ + effect_[static_cast<std::size_t>(face)]];
  }

  /// For each stage after `round` rounds, the sets of colour dice that may be on the card: bit n stands for set n,
  /// and in that bit k for kind k.
  using ColourSets = std::vector<std::uint64_t>;
  std::array<ColourSets, kRounds + 1> reachable() const;

  /// Whether any five dice complete the goal: white ones as you like, of each colour kind one at most.
  bool is_possible() const { return start_ != kLost && reachable()[kRounds][kMet] != 0; }

 private:
  Progress() = default;

  std::array<std::uint8_t, kAllFaces> effect_{};  // faces with the same effect on all summaries have the same number
  std::size_t effects_ = 0;
  std::array<std::vector<Stage>, kRounds> next_;  // by round: the next stage, for each stage and effect
  Stage start_ = kLost;
};

}  // namespace alea::dualing_dice
