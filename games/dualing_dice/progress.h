// How far a scoring card has come towards a goal, as a small deterministic automaton.
//
// After each round there are a few stages: two cards are at the same stage if and only if the same dice would complete
// the goal from either. "Run of 4" has about a hundred of them, "3 odd" a dozen. They are found like the states of a
// minimal acyclic automaton: enumerate all summaries forwards, then merge equivalent ones backwards from the full card.
// A new kind of condition needs nothing here.
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
  /// A stage after some number of rounds. From `kLost` no dice complete the goal.
  using Stage = std::uint16_t;
  static constexpr Stage kLost = 0;
  static constexpr Stage kMet = 1;  // after the last round

  /// Nothing if the conditions are too complex together, with too many summaries to enumerate.
  static std::optional<Progress> of(Conditions conditions);

  /// Whether any five dice complete a goal, with at most one colour die of each kind.
  enum class Feasibility : std::uint8_t { possible, impossible, too_complex };
  /// Several times faster than of(), which has to look at all combinations of five dice.
  static Feasibility feasibility(Conditions conditions);

  /// The stage of an empty scoring card.
  Stage start() const { return start_; }
  /// How many stages there are after `round` rounds.
  int stages(int round) const {
    return round == kRounds ? 2 : static_cast<int>(next_[static_cast<std::size_t>(round)].size() / effects_);
  }
  /// The stage of a card after a face is saved in the round after `round` rounds.
  Stage after(int round, Stage stage, int face) const {
    return next_[static_cast<std::size_t>(round)][stage * effects_ + effect_[static_cast<std::size_t>(face)]];
  }

  /// By round and stage, the sets of colour dice that may be on the card. Bit n means set n, whose bit k means kind k.
  using ColourSets = std::vector<std::uint64_t>;
  std::array<ColourSets, kRounds + 1> reachable() const;

 private:
  Progress() = default;

  std::array<std::uint8_t, kAllFaces> effect_{};  // by face; equal if the effect on every summary is the same
  std::size_t effects_ = 0;
  std::array<std::vector<Stage>, kRounds> next_;  // by round: the next stage, for each stage and effect
  Stage start_ = kLost;
};

}  // namespace alea::dualing_dice
