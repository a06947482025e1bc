#include "cli/progress.h"

#include <gtest/gtest.h>

namespace alea::cli {
namespace {

TEST(ProgressLine, tells_how_much_is_done) {
  EXPECT_EQ(progress_line(0.5, "10 of 20 games", 80),
            "  [####################....................]  50 %  10 of 20 games");
  EXPECT_EQ(progress_line(1, "games", 28), "  [##########] 100 %  games");
  EXPECT_EQ(progress_line(2, "", 23), progress_line(1, "", 23));
}

TEST(ProgressLine, never_exceeds_the_width) {
  const std::string long_text = "999999999999 of 1000000000000 games, and then some more words about them";
  for (int width = 0; width < 120; ++width) {
    for (const double done : {0.0, 0.001, 0.37, 1.0}) {
      for (const std::string_view what : {std::string_view(), std::string_view("games"), std::string_view(long_text)}) {
        EXPECT_LE(progress_line(done, what, width).size(), static_cast<std::size_t>(width));
      }
    }
  }
}

}  // namespace
}  // namespace alea::cli
