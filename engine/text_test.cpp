#include "engine/text.h"

#include "gtest/gtest.h"

namespace alea {
namespace {

TEST(Text, numbers_are_read_whole_or_not_at_all) {
  EXPECT_EQ(read_number("-12"), -12);
  for (const auto* text : {"", "1.5", " 1", "1 ", "+1", "0x1", "99999999999999999999"}) {
    EXPECT_FALSE(read_number(text)) << text;
  }
}

TEST(Text, is_split_and_joined) {
  EXPECT_EQ(split("a,b,,c", ','), (std::vector<std::string_view>{"a", "b", "", "c"}));
  EXPECT_TRUE(split("", ',').empty());
  EXPECT_EQ(joined(split("a,b", ',')), "a, b");
  EXPECT_EQ(trimmed(" \t a b \r\n"), "a b");
}

TEST(Text, harmless_has_nothing_that_a_terminal_would_obey) {
  EXPECT_EQ(harmless("Zo\u00EB \xC2\x9B \u5C71"), "Zo\u00EB ? \u5C71");
  EXPECT_EQ(in_quotes("caf\u00E9"), "\"caf\u00E9\"");
  EXPECT_EQ(in_quotes("a\x1B[2Jb\n"), "\"a?[2Jb?\"");
  EXPECT_EQ(in_quotes("a\xC2\x9B"
                      "2Jb"),
            "\"a?2Jb\"");
}

TEST(Text, in_quotes_cuts_long_texts_between_characters) {
  EXPECT_EQ(in_quotes(std::string(61, 'x')), "\"" + std::string(60, 'x') + "...\"");
  EXPECT_EQ(in_quotes(std::string(59, 'x') + "\u20AC" + "y"), "\"" + std::string(59, 'x') + "...\"");
}

TEST(Text, knows_utf8) {
  for (const auto* good : {"", "abc", "caf\xC3\xA9", "\xE2\x82\xAC", "\xF0\x9F\x8E\xB2"})
    EXPECT_TRUE(is_utf8(good)) << good;
  for (const auto* bad :
       {"\x80", "\xC3", "\xC0\x80", "\xE0\x80\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xE2\x82", "\xFF"}) {
    EXPECT_FALSE(is_utf8(bad));
  }
}

}  // namespace
}  // namespace alea
