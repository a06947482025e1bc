#include "web/engine/replay.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidjson/document.h>

#include <string>
#include <string_view>
#include <vector>

namespace alea::web {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

rapidjson::Document parsed(const std::string& text) {
  rapidjson::Document document;
  document.Parse(text.c_str());
  EXPECT_TRUE(document.IsObject()) << text;
  return document;
}

// The game of docs/fair-dice.md
const std::string kGame =
    "alea 1\n"
    "game dracarys_dice\n"
    "seat A person\n"
    "seat B person\n"
    "seat C random\n"
    "fair 0779f99d08deba0bb6009994a9f9fd33 de53cf01f16c4e4b5b8ad330a906c58084ece9fbdaed9f01b37b39db5b4eb863\n"
    "share A 6849b64e1383905c0e9642dea2b7738aa622d490fd51423c2fbaeb5a3bda1edd "
    "a745026e002f992ac3c88d2d6c898c9064c03ff237531091acbd27417e87dc9f\n"
    "share B e620040d5d8905d18edf3074edcf01049778c3fb7c0a7023cb39e18acc301794 -\n"
    "* lot B\n"
    "* roll DD....\n"
    "B give C C\n"
    "* roll DDDDFFKK\n"
    "C give A B B B\n"
    "result 2 2 1\n"
    "seed 6842bd189e1e210d1fde682d72c15e0912f9f26aec9b9e4575bc4994abc4c60b\n";

std::string with(std::string game, std::string_view old, std::string_view other) {
  return game.replace(game.find(old), old.size(), other);
}

TEST(Replay, has_the_start_and_every_event_with_facts_view_and_turn) {
  const auto played = parsed(replay(kGame));
  EXPECT_STREQ(played["game"].GetString(), "dracarys_dice");
  EXPECT_STREQ(played["seats"][0]["kind"].GetString(), "person");
  EXPECT_STREQ(played["seats"][2]["level"].GetString(), "random");
  const auto& steps = played["steps"];
  ASSERT_EQ(steps.Size(), 6U);
  EXPECT_EQ(steps[0]["facts"].Size(), 0U);
  EXPECT_STREQ(steps[2]["facts"][0][0].GetString(), "rolled");
  EXPECT_STREQ(steps[2]["turn"].GetString(), "B");
  EXPECT_STREQ(steps[2]["view"]["rolled"].GetString(), "DD....");
  EXPECT_EQ(steps[5]["view"]["dice"][2].GetInt(), 0);
  EXPECT_EQ(played["result"]["places"][2].GetInt(), 1);
}

// The same, ended by agreement before the last choice
const std::string kEnded = with(kGame, "C give A B B B\nresult 2 2 1\n", "ended agreement\n");

TEST(Replay, tells_that_the_players_ended_the_game) {
  const auto played = parsed(replay(kEnded));
  EXPECT_EQ(played["steps"].Size(), 5U);
  EXPECT_TRUE(played["ended"].GetBool());
  EXPECT_FALSE(played.HasMember("result"));
  EXPECT_FALSE(parsed(replay(kGame)).HasMember("ended"));
}

/// The names of the findings with this verdict, without "verify."
std::vector<std::string> found(const std::string& record, std::string_view verdict) {
  const auto verified = parsed(verify(record));
  std::vector<std::string> names;
  for (const auto& finding : verified["findings"].GetArray()) {
    if (finding["verdict"].GetString() != verdict) continue;
    names.emplace_back(std::string_view(finding["fact"][0].GetString()).substr(std::string_view("verify.").size()));
  }
  return names;
}

TEST(Verify, checks_the_dice_of_a_game_that_was_ended_by_agreement) {
  EXPECT_THAT(found(kEnded, "wrong"), IsEmpty());
  EXPECT_THAT(found(kEnded, "right"), Contains("dice"));
  EXPECT_THAT(found(with(kEnded, "roll DDDDFFKK", "roll DDDDFFK."), "wrong"), ElementsAre("dice_wrong"));
}

TEST(Replay, stops_at_the_first_illegal_event) {
  EXPECT_EQ(parsed(replay(with(kGame, "B give C C", "B give B B")))["steps"].Size(), 3U);
}

TEST(Replay, refuses_what_is_not_a_record_with_a_reason) {
  EXPECT_TRUE(parsed(replay("no record")).HasMember("error"));
  EXPECT_TRUE(parsed(replay(with(kGame, "dracarys_dice", "chess"))).HasMember("error"));
  EXPECT_TRUE(parsed(verify("")).HasMember("error"));
}

TEST(Verify, has_a_verdict_for_every_finding) {
  EXPECT_THAT(found(kGame, "right"), ElementsAre("events", "result", "seed", "share", "dice"));
  EXPECT_THAT(found(kGame, "note"), ElementsAre("share_missing"));
  EXPECT_THAT(found(kGame, "wrong"), IsEmpty());
}

TEST(Verify, finds_a_changed_roll) {
  EXPECT_THAT(found(with(kGame, "roll DDDDFFKK", "roll DDDDFFK."), "wrong"), Contains("dice_wrong"));
}

TEST(Verify, names_a_person_whose_share_is_not_in_the_record) {
  const std::string line = "share B e620040d5d8905d18edf3074edcf01049778c3fb7c0a7023cb39e18acc301794 -\n";
  EXPECT_THAT(found(with(kGame, line, ""), "note"), ElementsAre("share_none"));
}

}  // namespace
}  // namespace alea::web
