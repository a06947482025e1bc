#include "cli/layout.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace alea::cli {
namespace {

using testing::ElementsAre;

constexpr Look kColours{.width = 80, .height = 24, .colours = true};

TEST(VisibleWidth, counts_letters_not_bytes) {
  EXPECT_EQ(visible_width("Zoë"), 3);
  EXPECT_EQ(visible_width("Zoe\u0308"), 3);
  EXPECT_EQ(visible_width("山田"), 4);
  EXPECT_EQ(visible_width(""), 0);
}

TEST(VisibleWidth, leaves_colours_out) { EXPECT_EQ(visible_width(painted("red", Ink::red, kColours)), 3); }

TEST(VisibleWidth, survives_broken_text) {
  EXPECT_EQ(visible_width("\xE5\xB1"), 1);
  EXPECT_EQ(visible_width("\x1b[31"), 0);
  EXPECT_EQ(visible_width("\x80\xFF"), 2);
}

TEST(Wrapped, breaks_at_blanks_and_indents) {
  EXPECT_THAT(wrapped("one two three four", 9, 2), ElementsAre("one two", "  three", "  four"));
}

TEST(Wrapped, leaves_a_long_word_whole) {
  EXPECT_THAT(wrapped("a incomprehensible b", 5), ElementsAre("a", "incomprehensible", "b"));
}

TEST(InColumns, goes_down_before_across) {
  EXPECT_THAT(in_columns({"1", "2", "3", "4", "5"}, 9), ElementsAre("1   3   5", "2   4"));
}

TEST(InColumns, has_one_column_where_no_more_fit) {
  EXPECT_THAT(in_columns({"a long one", "b"}, 12), ElementsAre("a long one", "b"));
  EXPECT_TRUE(in_columns({}, 12).empty());
}

TEST(Painted, is_plain_without_colours) {
  EXPECT_EQ(painted("x", Ink::red, {}), "x");
  EXPECT_EQ(painted("x", Ink::red, kColours), "\x1b[31mx\x1b[0m");
}

}  // namespace
}  // namespace alea::cli
