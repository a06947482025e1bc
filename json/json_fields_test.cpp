#include "json/json_fields.h"

#include <array>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace alea {
namespace {

using testing::HasSubstr;

std::string reason(std::string_view text) {
  rapidjson::Document document;
  const auto read = read_object(text, "write {}", document);
  return read ? "" : read.error().reason;
}

TEST(JsonFields, are_read_from_objects_only) {
  EXPECT_EQ(reason("{}"), "");
  EXPECT_EQ(reason("[]"), "this JSON is not an object; write {}");
  EXPECT_THAT(reason("{"), HasSubstr("At byte 2.); write {}"));
  EXPECT_THAT(reason(std::string_view("{}\0x", 4)), HasSubstr("NUL"));
  EXPECT_THAT(reason(R"({"a":"\ude00"})"), HasSubstr("half of a character"));
  EXPECT_NE(reason(std::string(1'000'000, '[')), "");
}

TEST(JsonFields, say_what_they_must_be) {
  rapidjson::Document document;
  ASSERT_TRUE(read_object(R"({"n":7,"s":"a\nb","b":true,"seat":"Z"})", "", document));
  const JsonFields fields(document);
  EXPECT_EQ(*fields.number("n", 0, 7), 7);
  EXPECT_EQ(fields.number("n", 0, 6).error().reason, R"("n" must be a whole number from 0 to 6)");
  EXPECT_EQ(fields.number("m", 0, 6).error().reason, R"("m" is missing; it must be a whole number from 0 to 6)");
  EXPECT_EQ(*fields.number("m", 0, 6, 5), 5);
  EXPECT_EQ(*fields.text("s"), "a\nb");
  EXPECT_EQ(fields.text("n").error().reason, R"("n" must be a string)");
  EXPECT_EQ(fields.line("s").error().reason, R"("s" must be one line without control characters)");
  EXPECT_EQ(fields.flag("n", false).error().reason, R"("n" must be true or false)");
  EXPECT_EQ(fields.seat("seat").error().reason, R"("seat" must be a seat, one letter from A to H)");
}

TEST(JsonFields, are_rejected_when_unknown_or_repeated) {
  constexpr std::array<std::string_view, 2> kAllowed{"a", "b"};
  rapidjson::Document document;
  ASSERT_TRUE(read_object(R"({"a":1,"a":2})", "", document));
  EXPECT_EQ(JsonFields(document).check("it", kAllowed).error().reason, R"("a" is given twice)");
  ASSERT_TRUE(read_object(R"({"c":1})", "", document));
  EXPECT_EQ(JsonFields(document).check("it", kAllowed).error().reason, R"(it has no field "c"; allowed are: a, b)");
}

}  // namespace
}  // namespace alea
