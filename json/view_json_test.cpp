// How the field lists of engine/fields.h become JSON.
#include <array>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "engine/fields.h"
#include "gtest/gtest.h"
#include "json/json.h"

namespace alea {
namespace {

constexpr std::array<std::string_view, 2> kPhases{"roll", "give"};

struct Card {
  std::string name;
  std::optional<int> value;
  static constexpr auto kFields = std::tuple{field("name", &Card::name), field("value", &Card::value)};
  bool operator==(const Card&) const = default;
};

struct View {
  OneOf<kPhases> phase{};
  std::vector<int> dice{};
  int pile = 1;
  std::optional<std::string> rolled{};
  std::vector<Card> hand{};
  Seats in{};
  std::vector<std::pair<Seat, int>> strength{};
  bool is_over = false;
  bool operator==(const View&) const = default;
};

constexpr std::tuple kView{field("phase", &View::phase),       field("dice", &View::dice),   field("pile", &View::pile),
                           field("rolled", &View::rolled),     field("hand", &View::hand),   field("in", &View::in),
                           field("strength", &View::strength), field("over", &View::is_over)};

std::string whole(const View& view) {
  JsonWriter json;
  describe_fields(kView, view, json);
  return json.finish();
}

std::string changes(const View& before, const View& now) {
  JsonWriter json;
  const bool any = describe_changes(kView, before, now, json);
  const std::string text = json.finish();
  EXPECT_EQ(any, text != "{}");
  return text;
}

TEST(ViewJson, every_kind_of_field_has_its_form_and_an_empty_optional_is_left_out) {
  EXPECT_EQ(whole({}), R"({"phase":"roll","dice":[],"pile":1,"hand":[],"in":[],"strength":{},"over":false})");
  View view{.phase = {1}, .dice = {2, 3}, .rolled = "a \"quote\", {brace}", .hand = {{"Fox", 3}, {"Owl", {}}}};
  view.in = Seats(seat(0)).with(seat(2));
  view.strength = {{seat(1), 4}};
  view.is_over = true;
  EXPECT_EQ(whole(view),
            R"({"phase":"give","dice":[2,3],"pile":1,"rolled":"a \"quote\", {brace}",)"
            R"("hand":[{"name":"Fox","value":3},{"name":"Owl"}],"in":["A","C"],"strength":{"B":4},"over":true})");
}

TEST(ViewJson, only_what_differs_is_a_change) {
  const View before{.dice = {2, 3}, .hand = {{"Fox", 3}}};
  EXPECT_EQ(changes(before, before), "{}");
  View now = before;
  now.pile = 2;
  EXPECT_EQ(changes(before, now), R"({"pile":2})");
  now.dice = {2, 4};
  now.hand.front().value.reset();
  EXPECT_EQ(changes(before, now), R"({"dice":[2,4],"pile":2,"hand":[{"name":"Fox"}]})");
}

TEST(ViewJson, of_a_list_of_objects_only_the_elements_that_differ_are_written) {
  const View before{.hand = {{"Fox", 3}, {"Owl", {}}, {"Elk", 1}}};
  View now = before;
  now.hand[1].value = 2;
  EXPECT_EQ(changes(before, now), R"({"hand":{"1":{"value":2}}})");
  EXPECT_EQ(changes(now, before), R"({"hand":{"1":{"value":null}}})");
  now = before;
  now.hand.push_back({"Bat", 4});
  EXPECT_EQ(changes(before, now), R"({"hand":{"3":{"name":"Bat","value":4}}})") << "at the end";
  EXPECT_EQ(changes(now, before), R"({"hand":[{"name":"Fox","value":3},{"name":"Owl"},{"name":"Elk","value":1}]})")
      << "a list that is shorter";
  now.hand[0].name = "Cat";
  now.hand[1].name = "Dog";
  EXPECT_EQ(changes(before, now).substr(0, 10), R"({"hand":[{)") << "most of it has changed";
}

TEST(ViewJson, a_field_that_is_no_longer_there_becomes_null_and_a_new_one_is_written) {
  const View few;
  const View many{.rolled = "DF"};
  EXPECT_EQ(changes(many, few), R"({"rolled":null})");
  EXPECT_EQ(changes(few, many), R"({"rolled":"DF"})");
}

}  // namespace
}  // namespace alea
