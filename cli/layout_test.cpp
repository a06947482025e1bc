#include "cli/layout.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace alea::cli {
namespace {

using testing::ElementsAre;

constexpr Look kColours{.width = 80, .height = 24, .colours = true};

TEST(VisibleWidth, CountsLettersNotBytes) {
  EXPECT_EQ(visible_width("Zoë"), 3);
  EXPECT_EQ(visible_width("Zoe\u0308"), 3);
  EXPECT_EQ(visible_width("山田"), 4);
  EXPECT_EQ(visible_width(""), 0);
}

TEST(VisibleWidth, LeavesColoursOut) { EXPECT_EQ(visible_width(painted("red", Ink::red, kColours)), 3); }

TEST(VisibleWidth, SurvivesBrokenText) {
  EXPECT_EQ(visible_width("\xE5\xB1"), 1);
  EXPECT_EQ(visible_width("\x1b[31"), 0);
  EXPECT_EQ(visible_width("\x80\xFF"), 2);
}

TEST(Wrapped, BreaksAtBlanksAndIndents) {
  EXPECT_THAT(wrapped("one two three four", 9, 2), ElementsAre("one two", "  three", "  four"));
}

TEST(Wrapped, LeavesALongWordWhole) {
  EXPECT_THAT(wrapped("a incomprehensible b", 5), ElementsAre("a", "incomprehensible", "b"));
}

TEST(InColumns, GoesDownBeforeAcross) {
  EXPECT_THAT(in_columns({"1", "2", "3", "4", "5"}, 9), ElementsAre("1   3   5", "2   4"));
}

TEST(InColumns, HasOneColumnWhereNoMoreFit) {
  EXPECT_THAT(in_columns({"a long one", "b"}, 12), ElementsAre("a long one", "b"));
  EXPECT_TRUE(in_columns({}, 12).empty());
}

TEST(Painted, IsPlainWithoutColours) {
  EXPECT_EQ(painted("x", Ink::red, {}), "x");
  EXPECT_EQ(painted("x", Ink::red, kColours), "\x1b[31mx\x1b[0m");
}

}  // namespace
}  // namespace alea::cli
