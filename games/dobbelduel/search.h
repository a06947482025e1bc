// Looks ahead in a match of Dobbelduel from the breaker's point of view.
//
// This is expectimax: the average over all rolls and marks, the maximum over all placements, and the estimate of
// prospects.h at the leaves. As there, a value is the expected gain over a wrong solution.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "games/dobbelduel/allowance.h"
#include "games/dobbelduel/code_set.h"
#include "games/dobbelduel/prospects.h"

namespace alea::dobbelduel {

class Search {
 public:
  /// For a position with these possible codes, efforts made and white dice left. Each code must be equally likely.
  Search(const Prospects& prospects, std::span<const Row> codes, int efforts, int white_dice, Allowance& allowance);

  /// The value of another effort: the average over all rolls, each placed in the best way. A ply is one effort. Returns
  /// nothing if the allowance runs out.
  std::optional<float> effort_in_one_ply();
  std::optional<float> effort_in_two_plies();
  /// The value of a placement, with the next effort searched in full. Returns nothing if the allowance runs out.
  std::optional<float> placement(Row row);

 private:
  /// The estimates after a future effort, multiplied by the number of codes, so that the sum over the parts of a split
  /// needs no multiplication. Indexed by white dice, then by codes.
  class Leaves {
   public:
    Leaves(const Prospects& prospects, int efforts, int least_dice, int most_dice, int codes);
    const float* operator[](int white_dice) const {
      return totals_.data() + static_cast<std::size_t>(white_dice - least_dice_) * row_;
    }

   private:
    int least_dice_;
    std::size_t row_;
    std::vector<float> totals_;
  };

  std::optional<float> effort(const CodeSet& codes, int white_dice, const Leaves& leaves);
  std::optional<float> best(std::span<const Row> codes, int white_dice);

  const Prospects& prospects_;
  std::span<const Row> codes_;
  int efforts_;
  int white_dice_;
  Allowance& allowance_;
  std::optional<Leaves> after_next_;  // after the effort that follows the one being valued; made when first needed
};

}  // namespace alea::dobbelduel
