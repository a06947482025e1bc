// Looking ahead in a match of Dobbelduel, with the breaker's eyes.
//
// Values are what is to be expected above the worth of a wrong solution, as in prospects.h.
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
  /// With these codes possible, so many efforts made and so many white dice left.
  Search(const Prospects& prospects, std::span<const Row> codes, int efforts, int white_dice, Allowance& allowance);

  /// The value of another effort: over all rolls, each placed in the best way. Looks one ply ahead, or two; nothing if
  /// the allowance does not suffice.
  std::optional<float> effort_in_one_ply();
  std::optional<float> effort_in_two_plies();
  /// The value of a placement, with the effort after it in full; nothing if the allowance does not suffice.
  std::optional<float> placement(Row row);

 private:
  /// What is left after an effort to come, times the number of codes: for each number of white dice, then by codes.
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
  std::optional<Leaves> after_next_;  // what the effort after the one in question leaves
};

}  // namespace alea::dobbelduel
