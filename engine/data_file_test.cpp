#include "engine/data_file.h"

#include "gtest/gtest.h"

namespace alea {
namespace {

std::string refusal(std::string_view text) {
  const auto read = read_data_file(text);
  return read ? "nothing" : read.error().reason;
}

TEST(DataFile, has_entries_with_fields_in_the_order_of_the_file) {
  const auto read = read_data_file(
      "# ours\n"
      "title = \"A \\\"small\\\" deck\"  # with a comment\r\n"
      "\n"
      "[[goal]]\n"
      "  name = \"Five Alive\"\n"
      "points=5\n"
      "when = [\"a\", # the first\n"
      "  \"b\",\n"
      "]\n"
      "[[goal]]\n");
  ASSERT_TRUE(read) << read.error().reason;
  ASSERT_EQ(read->size(), 3);
  EXPECT_EQ(*(*read)[0].text("title"), "A \"small\" deck");
  const DataEntry& goal = (*read)[1];
  EXPECT_EQ(goal.kind, "goal");
  EXPECT_EQ(goal.line, 4);
  EXPECT_EQ(*goal.text("name"), "Five Alive");
  EXPECT_EQ(*goal.number("points", 1, 5), 5);
  EXPECT_EQ(*goal.texts("when"), (DataField::Texts{"a", "b"}));
  EXPECT_EQ(*goal.texts("name"), DataField::Texts{"Five Alive"});
  EXPECT_TRUE((*read)[2].fields.empty());
  EXPECT_EQ((*read)[2].line, 10);
}

TEST(DataFile, is_refused_with_the_line_and_the_reason) {
  EXPECT_EQ(refusal("[goal]"), "line 1: an entry begins with a line such as [[goal]], not \"[goal]\"");
  EXPECT_EQ(refusal("\n[[goal]] x"), "line 2: nothing may follow on this line, but here is \"x\"");
  EXPECT_EQ(refusal("name \"x\""), "line 1: expected a field such as name = \"Text\", not \"name \"x\"\"");
  EXPECT_EQ(refusal("a = 1\nb = 2\na = 3"), "line 3: a appears twice in this entry");
  EXPECT_EQ(refusal("a = 1.5"),
            "line 1: a value is a text in quotes, a whole number or a list of texts in [ ], not \"1.5\"");
  EXPECT_EQ(refusal("a = \"open\nb = 1"), "line 1: a text has no closing quote");
  EXPECT_EQ(refusal("a = \"\\q\""), "line 1: after \\ in a text comes \" or \\");
  EXPECT_EQ(refusal("a = \"\x1b[2J\""), "line 1: a text may not contain control characters");
  EXPECT_EQ(refusal("a = [\n1]"), "line 2: a list consists of texts in quotes, separated by commas, and ends with ]");
  EXPECT_EQ(refusal("a = [\"x\""), "line 1: a list consists of texts in quotes, separated by commas, and ends with ]");
  EXPECT_EQ(refusal("a = \"\xff\""), "the file is not UTF-8 text");
}

TEST(DataFile, says_what_to_do_about_a_byte_order_mark_and_single_quotes) {
  EXPECT_EQ(refusal("\xEF\xBB\xBF[[goal]]\n"),
            "line 1: the file begins with a byte-order mark; save it as UTF-8 without one");
  EXPECT_EQ(refusal("[[goal]]\nname = 'x'"), "line 2: a text is written in double quotes, \"like this\", not \"'x'\"");
  EXPECT_EQ(refusal("a = [\n'x']"), "line 2: a text is written in double quotes, \"like this\", not \"'x']\"");
}

TEST(DataFile, an_entry_has_a_limited_number_of_fields) {
  std::string text = "[[goal]]\n";
  for (int field = 0; field < 64; ++field) text += "f" + std::to_string(field) + " = 1\n";
  EXPECT_TRUE(read_data_file(text));
  EXPECT_EQ(refusal(text + "more = 1\n"), "line 66: an entry has at most 64 fields");
}

TEST(DataFile, a_field_that_is_missing_or_wrong_names_what_is_allowed) {
  const auto read = read_data_file("[[goal]]\npoints = 7\nname = 3\n");
  const DataEntry& goal = (*read)[1];
  EXPECT_EQ(goal.number("points", 1, 5).error().reason, "line 2: points is a whole number from 1 to 5");
  EXPECT_EQ(goal.number("weight", 1, 5).error().reason, "line 1: weight is missing; it is a whole number from 1 to 5");
  EXPECT_EQ(goal.text("name").error().reason, "line 3: name is a text in quotes");
  EXPECT_EQ(goal.text("title").error().reason, "line 1: title is missing; it is a text in quotes");
  EXPECT_EQ(goal.texts("name").error().reason, "line 3: name is a list of texts in [ ]");
  EXPECT_TRUE(goal.check_names({"name", "points"}));
  EXPECT_EQ(goal.check_names({"name"}).error().reason, "line 2: no field is called \"points\" here; there are: name");
}

}  // namespace
}  // namespace alea
