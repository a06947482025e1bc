#include "cli/hint_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/registry.h"

namespace alea::cli {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

bots::Advice move_worth(double value, double margin, bool is_equal, Worth worth = Worth::chance) {
  return {.ranked = {.move = "m", .value = value, .weight = is_equal ? 1.0 : 0.0, .worth = worth, .margin = margin},
          .fact = {},
          .reasons = {},
          .is_equal = is_equal};
}

class HintText : public testing::Test {
 protected:
  std::string line(const std::vector<bots::Advice>& moves, std::size_t at = 0) const {
    return hint_line(moves, at, "Stand", catalogue);
  }
  std::vector<std::string> remarks(const std::vector<bots::Advice>& moves) const {
    return hint_remarks(moves, 1, catalogue);
  }

  const Catalogue catalogue{*all_games().front()};
};

TEST_F(HintText, shows_the_margin_of_a_value_that_was_sampled) {
  EXPECT_EQ(line({move_worth(0.618, 0.043, true)}), "Best: Stand — 62 ± 4 % to win");
  EXPECT_EQ(line({move_worth(12.25, 1.5, true, Worth::points)}), "Best: Stand — 12.2 ± 1.5 points expected");
}

TEST_F(HintText, shows_no_margin_if_the_value_was_computed) {
  EXPECT_EQ(line({move_worth(0.35, 0, true)}), "Best: Stand — 35 % to win");
}

TEST_F(HintText, says_which_moves_are_equally_good) {
  const std::vector<bots::Advice> moves{move_worth(0.6, 0.1, true), move_worth(0.61, 0.1, true),
                                        move_worth(0.3, 0.1, false)};
  EXPECT_EQ(line(moves, 1), "Equally good: Stand — 61 ± 10 % to win");
  EXPECT_EQ(line(moves, 2), "Then: Stand — 30 ± 10 % to win");
  EXPECT_THAT(remarks(moves), ElementsAre("Choices that are also equally good: 1"));
}

TEST_F(HintText, calls_a_difference_little_only_where_it_is_known_to_be) {
  EXPECT_THAT(remarks({move_worth(0.6, 0, true), move_worth(0.595, 0, false)}),
              ElementsAre("It makes little difference."));
  EXPECT_THAT(remarks({move_worth(0.6, 0.1, true), move_worth(0.595, 0.1, false)}), IsEmpty());
}

}  // namespace
}  // namespace alea::cli
