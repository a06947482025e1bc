#include "server/protocol/server_message.h"

#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "json/facts.h"

namespace alea::server {
namespace {

std::string written(const Fact& fact) {
  JsonWriter json;
  write_fact("fact", fact, json);
  return json.finish();
}

TEST(Facts, every_kind_of_value_has_a_form_of_its_own) {
  EXPECT_EQ(written({"done", {}}), R"({"fact":["done"]})");
  EXPECT_EQ(written({"x", {{"place", Word{"place.1"}}, {"card", Quote{"The \"Fox\""}}}}),
            R"({"fact":["x",{"place":{"word":"place.1"},"card":{"quote":"The \"Fox\""}}]})");
  EXPECT_EQ(written({"rolled", {{"dice", std::vector<Thing>{{"dragon", 2}, {"blank", 4}}}}}),
            R"({"fact":["rolled",{"dice":[2,"dragon",4,"blank"]}]})");
  EXPECT_EQ(written({"gave", {{"all", std::vector<Portion>{{seat(1), {"dragon", 1}}, {seat(2), {"dragon", 3}}}}}}),
            R"({"fact":["gave",{"all":["B",1,"dragon","C",3,"dragon"]}]})");
  EXPECT_EQ(written({"did", {{"all", Facts{{"a", {}}, {"b", {{"n", 1}}}}}}}),
            R"({"fact":["did",{"all":[["a"],["b",1]]}]})");
}

TEST(Facts, names_that_are_usual_for_their_values_go_without_saying) {
  EXPECT_EQ(written({"handed", {{"who", seat(0)}, {"whom", seat(1)}, {"n", 3}}}), R"({"fact":["handed","A","B",3]})");
  EXPECT_EQ(written({"gave", {{"who", seat(0)}, {"shares", std::vector<Portion>{{seat(1), {"dragon", 1}}}}}}),
            R"({"fact":["gave","A",["B",1,"dragon"]]})");
  EXPECT_EQ(written({"rolled", {{"what", std::vector<Thing>{{"dragon", 2}}}}}), R"({"fact":["rolled",[2,"dragon"]]})");
}

TEST(Facts, names_that_could_be_mistaken_are_written) {
  EXPECT_EQ(written({"took", {{"whom", seat(0)}, {"own", 2}, {"n", 3}}}),
            R"({"fact":["took",3,{"whom":"A","own":2}]})");
  EXPECT_EQ(written({"rolled", {{"what", std::vector<Thing>()}}}), R"({"fact":["rolled",{"what":[]}]})");
  EXPECT_EQ(written({"did", {{"what", Facts{{"a", {}}}}}}), R"({"fact":["did",{"what":[["a"]]}]})");
}

TEST(ServerMessage, an_update_is_addressed_with_the_key_and_the_choices_of_its_reader) {
  const std::vector<Offer> choices{{.seat = seat(1), .moves = {{"keep", {"choice.keep", {}}}}}};
  EXPECT_EQ(addressed(R"({"u":7})", "k2", {}), R"({"u":7,"k":"k2"})");
  EXPECT_EQ(addressed(R"({"u":8,"t":"BC"})", "k1", {}), R"({"u":8,"k":"k1","t":"BC"})");
  EXPECT_EQ(addressed(R"({"u":7})", "", choices), R"({"u":7,"c":{"B":[["keep",["choice.keep"]]]}})");
}

TEST(ServerMessage, a_refusal_has_a_kind_and_a_sentence) {
  EXPECT_EQ(write(Refused{.key = "k", .refusal = {.kind = Refusal::Kind::stale, .reason = "Too late."}}),
            R"({"is":"refused","key":"k","kind":"stale","reason":"Too late."})");
  EXPECT_EQ(write(Refused{.key = "", .refusal = {.kind = Refusal::Kind::bad_message, .reason = "No."}}),
            R"({"is":"refused","kind":"bad_message","reason":"No."})");
}

}  // namespace
}  // namespace alea::server
