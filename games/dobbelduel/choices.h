// All lists of moves that Dobbelduel can offer, made once.
//
// The possible placements depend only on the roll, and there are 209 rolls. A list of moves is therefore a span of a
// list that already exists, which keeps simulation fast.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "games/dobbelduel/types.h"

namespace alea::dobbelduel {

class Choices {
 public:
  /// DO-5: every way to place one die or more of the roll, fewer dice first.
  static std::span<const Move> placements(FaceCounts roll) {
    return kChoices.list(kChoices.placements_[number_of(roll)]);
  }
  /// DO-7: make an effort or solve.
  static std::span<const Move> decisions() { return kChoices.list(kDecisions); }
  /// DO-9: the values of one column of the solution.
  static std::span<const Move> values(Column column) {
    return kChoices.list(kValues + static_cast<std::size_t>(column));
  }
  /// DO-12: all marks that add up to this many dice, right or wrong.
  static std::span<const Move> marks(int dice) { return kChoices.list(kMarks + static_cast<std::size_t>(dice)); }

 private:
  // The order of the lists: decisions, values of each column, marks of 0 to 4 dice, placements.
  static constexpr std::size_t kDecisions = 0;
  static constexpr std::size_t kValues = 1;
  static constexpr std::size_t kMarks = kValues + kColumns.size();

  // A roll of at most four dice as a unique number: its counts are the digits in base 5.
  static constexpr std::array<unsigned, kPips> kWeights{1, 5, 25, 125, 625, 3125};
  static constexpr std::size_t kRollNumbers = kDiceToRoll * std::size_t{kWeights.back()} + 1;
  static constexpr std::size_t number_of(FaceCounts roll) {
    unsigned number = 0;
    for (int face = 0; face < kPips; ++face) {
      number += static_cast<unsigned>(roll[face]) * kWeights[static_cast<std::size_t>(face)];
    }
    return number;
  }

  static const Choices kChoices;
  Choices();
  void end_list() { starts_.push_back(static_cast<std::uint32_t>(moves_.size())); }
  void add_rolls(int pips, int dice, FaceCounts roll);

  std::span<const Move> list(std::size_t at) const {
    return {moves_.data() + starts_[at], moves_.data() + starts_[at + 1]};
  }

  std::vector<Move> moves_;                              // all lists, one after the other
  std::vector<std::uint32_t> starts_;                    // where each begins, and the end of the last
  std::array<std::uint8_t, kRollNumbers> placements_{};  // the list for each roll
};

}  // namespace alea::dobbelduel
