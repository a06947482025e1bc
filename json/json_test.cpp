#include "json/json.h"

#include <cstdint>
#include <string>

#include "gtest/gtest.h"

namespace alea {
namespace {

TEST(JsonWriter, puts_commas_between_neighbours) {
  JsonWriter json;
  json.begin_list("empty");
  json.end_list();
  json.begin_object("inner");
  json.number("a", 1);
  json.numbers("b", std::vector<int>{2, 3});
  json.end_object();
  json.flag("yes", true);
  json.nothing("none");
  json.written("view", R"({"pile":4})");
  EXPECT_EQ(json.finish(), R"({"empty":[],"inner":{"a":1,"b":[2,3]},"yes":true,"none":null,"view":{"pile":4}})");
  EXPECT_EQ(JsonWriter().finish(), "{}");
}

TEST(JsonWriter, writes_the_smallest_and_the_largest_number) {
  JsonWriter json;
  json.number("least", INT64_MIN);
  json.number("most", INT64_MAX);
  json.real("half", 0.5);
  json.real("whole", 1);
  EXPECT_EQ(json.finish(), R"({"least":-9223372036854775808,"most":9223372036854775807,"half":0.5,"whole":1.0})");
}

TEST(JsonWriter, writes_valid_json_whatever_the_text) {
  JsonWriter json;
  json.text("quoted", "say \"yes\" \\ no");
  json.text("control", std::string("a\nb\0c", 5));
  json.text("utf8", "\xc3\xa9");
  json.text("broken", "x\xffy\xc3");
  json.text("a\"b", "");
  EXPECT_EQ(json.finish(),
            "{\"quoted\":\"say \\\"yes\\\" \\\\ no\",\"control\":\"a\\nb\\u0000c\",\"utf8\":\"\xc3\xa9\","
            "\"broken\":\"x\xef\xbf\xbdy\xef\xbf\xbd\",\"a\\\"b\":\"\"}");
}

}  // namespace
}  // namespace alea
