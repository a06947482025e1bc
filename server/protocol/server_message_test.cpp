#include "server/protocol/server_message.h"

#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/protocol/facts.h"

namespace alea::server {
namespace {

std::string written(const Fact& fact) {
  JsonWriter json;
  write_fact("fact", fact, json);
  return json.finish();
}

TEST(Facts, every_kind_of_value_has_a_form_of_its_own) {
  EXPECT_EQ(written({"kept", {{"who", seat(2)}}}), R"({"fact":["kept",{"who":"C"}]})");
  EXPECT_EQ(written({"done", {}}), R"({"fact":["done"]})");
  EXPECT_EQ(written({"x", {{"n", 3}, {"place", Word{"place.1"}}, {"card", Quote{"The \"Fox\""}}}}),
            R"({"fact":["x",{"n":3,"place":{"word":"place.1"},"card":{"quote":"The \"Fox\""}}]})");
  EXPECT_EQ(written({"rolled", {{"what", std::vector<Thing>{{"dragon", 2}, {"blank", 4}}}}}),
            R"({"fact":["rolled",{"what":[[2,"dragon"],[4,"blank"]]}]})");
  EXPECT_EQ(written({"gave", {{"shares", std::vector<Share>{{seat(1), {"dragon", 1}}}}}}),
            R"({"fact":["gave",{"shares":[["B",1,"dragon"]]}]})");
  EXPECT_EQ(written({"did", {{"all", Facts{{"a", {}}, {"b", {{"n", 1}}}}}}}),
            R"({"fact":["did",{"all":[["a"],["b",{"n":1}]]}]})");
}

TEST(ServerMessage, an_update_has_only_what_it_tells) {
  EXPECT_EQ(write(Update{.number = 7}), R"({"u":7})");
  Update update{.number = 8, .key = "k1", .facts = {{"kept", {{"who", seat(0)}}}}};
  update.changes.push_back({seat(0), R"({"pile":2})"});
  update.turn = Seats(seat(1)).with(seat(2));
  const std::string text = R"({"u":8,"k":"k1","f":[["kept",{"who":"A"}]],"v":{"pile":2},"t":"BC"})";
  EXPECT_EQ(write(update), text);
  update.key.clear();
  EXPECT_EQ(with_key(write(update), "k1"), text);
  EXPECT_EQ(with_key(write(Update{.number = 7}), "k2"), R"({"u":7,"k":"k2"})");
  update.earlier.push_back({.facts = {{"begins", {}}}, .changes = {{seat(0), R"({"pile":1})"}}});
  EXPECT_THAT(write(update), testing::StartsWith(R"({"u":8,"s":[{"f":[["begins"]],"v":{"pile":1}}],"f":)"));
}

TEST(ServerMessage, several_seats_of_one_reader_have_a_view_each) {
  Update update{.number = 8};
  update.changes.push_back({seat(0), R"({"pile":2})"});
  update.changes.push_back({seat(2), R"({"pile":3})"});
  EXPECT_EQ(write(update), R"({"u":8,"vs":{"A":{"pile":2},"C":{"pile":3}}})");
}

TEST(ServerMessage, a_refusal_has_a_kind_and_a_sentence) {
  EXPECT_EQ(write(Refused{.key = "k", .refusal = {.kind = Refusal::Kind::stale, .reason = "Too late."}}),
            R"({"is":"refused","key":"k","kind":"stale","reason":"Too late."})");
  EXPECT_EQ(write(Refused{.key = "", .refusal = {.kind = Refusal::Kind::bad_message, .reason = "No."}}),
            R"({"is":"refused","kind":"bad_message","reason":"No."})");
}

}  // namespace
}  // namespace alea::server
