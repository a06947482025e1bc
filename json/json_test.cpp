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

TEST(JsonWriter, takes_back_what_was_written_after_a_mark) {
  JsonWriter json;
  json.begin_list("list");
  const auto empty = json.mark();
  json.number({}, 1);
  json.back_to(empty);
  json.number({}, 2);
  const auto not_empty = json.mark();
  json.begin_object({});
  json.number("a", 3);
  json.end_object();
  json.back_to(not_empty);
  json.number({}, 4);
  json.end_list();
  EXPECT_EQ(json.finish(), R"({"list":[2,4]})");
}

TEST(JsonWriter, writes_objects_of_any_length) {
  JsonWriter json;
  std::string expected = "{";
  for (int i = 0; i < 300; ++i) {
    const std::string name = "field" + std::to_string(i);
    json.text(name, std::string(static_cast<std::size_t>(i), 'x'));
    expected += (i == 0 ? "\"" : ",\"") + name + "\":\"" + std::string(static_cast<std::size_t>(i), 'x') + "\"";
  }
  json.text("quoted", std::string(5'000, '"'));
  expected += ",\"quoted\":\"";
  for (int i = 0; i < 5'000; ++i) expected += "\\\"";
  EXPECT_EQ(json.finish(), expected + "\"}");
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
