#include "engine/options.h"

#include <array>

#include "gtest/gtest.h"

namespace alea {
namespace {

struct Words {
  std::string first;
  bool operator==(const Words&) const = default;
};
Checked<Words> read_words(std::string_view text) {
  if (text.empty()) return Error{"line 1: a word is missing"};
  return Words{std::string(text)};
}

struct Options {
  Shared<Words> words;
  OptionValue quick = 0;
  OptionValue rounds = 3;
  OptionValue colour = 1;
};
constexpr std::array<std::string_view, 3> kColours{"red", "green", "blue"};
constexpr auto kColour = word("colour", &Options::colour, kColours);
constexpr auto kQuick = flag("quick", &Options::quick);
constexpr auto kWords = data<&Options::words, read_words>("words");
constexpr auto kRounds = number("rounds", &Options::rounds, 1, 9);

TEST(Options, a_flag_is_on_or_off) {
  for (const auto* yes : {"on", "true", "1"}) EXPECT_EQ(*kQuick.read(yes), 1) << yes;
  for (const auto* no : {"off", "false", "0"}) EXPECT_EQ(*kQuick.read(no), 0) << no;
  EXPECT_EQ(kQuick.write(1), "on");
  EXPECT_EQ(kQuick.read("perhaps").error().reason, "option quick is on or off, not \"perhaps\"");
}

TEST(Options, a_number_keeps_to_its_range) {
  EXPECT_EQ(*kRounds.read("9"), 9);
  for (const auto* bad : {"0", "10", "-1", "3.5", "", " 3", "3x"}) EXPECT_FALSE(kRounds.read(bad)) << bad;
  EXPECT_EQ(kRounds.read("10").error().reason, "option rounds is a whole number from 1 to 9, not \"10\"");
}

TEST(Options, a_word_is_one_of_those_listed) {
  EXPECT_EQ(*kColour.read("blue"), 2);
  EXPECT_EQ(kColour.write(0), "red");
  EXPECT_EQ(kColour.read("2").error().reason, "option colour is one of red, green, blue, not \"2\"");
}

TEST(Options, data_is_shared_by_all_who_copy_the_options) {
  Options options;
  EXPECT_FALSE(options.words);
  const auto kept = kWords.load("hello", options);
  ASSERT_TRUE(kept);
  const Options copy = options;
  EXPECT_EQ(&*copy.words, &*options.words);
  EXPECT_EQ(copy.words->first, "hello");
}

TEST(Options, data_is_equal_where_its_content_is) {
  Options one;
  Options two;
  Options other;
  const std::array kept{kWords.load("hello", one), kWords.load("hello", two), kWords.load("bye", other)};
  EXPECT_EQ(one.words, two.words);
  EXPECT_NE(one.words, other.words);
  EXPECT_NE(one.words, Shared<Words>());
}

TEST(Options, data_that_is_refused_changes_nothing) {
  Options options;
  EXPECT_EQ(kWords.load("", options).error().reason, "line 1: a word is missing");
  EXPECT_FALSE(options.words);
}

}  // namespace
}  // namespace alea
