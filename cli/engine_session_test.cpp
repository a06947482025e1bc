#include "cli/engine_session.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidjson/document.h>

#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "bots/solutions.h"
#include "cli/solutions.h"
#include "games/registry.h"

namespace alea::cli {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

constexpr std::string_view kNew = R"({"cmd":"new","game":"dracarys_dice","players":3})";

/// A session in which seat B has rolled two Dragons.
EngineSession with_choice() {
  EngineSession session;
  session.answer(kNew);
  session.answer(R"({"cmd":"chance","outcome":"lot B"})");
  session.answer(R"({"cmd":"chance","outcome":"roll DDF..."})");
  return session;
}

auto is_error(const std::string& reason) { return AllOf(StartsWith(R"({"error":)"), HasSubstr(reason)); }

TEST(EngineSession, plays_what_it_is_told) {
  EngineSession session = with_choice();
  EXPECT_EQ(session.answer(R"({"cmd":"waiting"})"), R"({"waiting":["B"]})");
  EXPECT_EQ(session.answer(R"({"cmd":"moves"})"), R"({"seat":"B","moves":["give A A","give A C","give C C"]})");
  EXPECT_EQ(session.answer(R"({"cmd":"move","move":"give A C"})"), R"({"ok":true,"waiting":"chance"})");
  EXPECT_THAT(session.answer(R"({"cmd":"state"})"), HasSubstr(R"("dice":[7,3,7])"));
  EXPECT_THAT(session.answer(R"({"cmd":"view","seat":"A"})"), HasSubstr(R"("dice":[7,3,7])"));
}

TEST(EngineSession, plays_to_the_end_and_tells_the_result) {
  EngineSession session;
  std::string answer = session.answer(kNew);
  for (int step = 0; step < 10'000 && answer.find("over") == std::string::npos; ++step) {
    if (answer.find(R"("chance")") != std::string::npos) {
      answer = session.answer(R"({"cmd":"chance"})");
      continue;
    }
    rapidjson::Document moves;
    moves.Parse(session.answer(R"({"cmd":"moves"})").c_str());
    answer = session.answer(std::string(R"({"cmd":"move","move":")") + moves["moves"][0].GetString() + "\"}");
  }
  EXPECT_THAT(answer, HasSubstr(R"("waiting":"over","result":{"places":[)"));
  EXPECT_THAT(session.answer(R"({"cmd":"record"})"), HasSubstr("result"));
  EXPECT_THAT(session.answer(R"({"cmd":"chance"})"), is_error("the game is over"));
  EXPECT_THAT(session.answer(R"({"cmd":"moves"})"), is_error("the game is over"));
  EXPECT_THAT(session.answer(R"({"cmd":"undo"})"), HasSubstr(R"("ok":true)"));
  EXPECT_THAT(session.answer(R"({"cmd":"record"})"), Not(HasSubstr("result")));
}

TEST(EngineSession, reads_the_solution_of_a_game_once) {
  namespace fs = std::filesystem;
  std::string folder = testing::TempDir() + "alea_XXXXXX";
  ASSERT_NE(mkdtemp(folder.data()), nullptr);
  ASSERT_EQ(setenv("XDG_DATA_HOME", folder.c_str(), 1), 0);
  ASSERT_TRUE(
      bots::learn_solution(*find_game("dracarys_dice"), {}, 3, solutions_folder(), [](double) { return true; }));
  const fs::path file = fs::directory_iterator(solutions_folder())->path();
  constexpr std::uintmax_t kDamaged = 20;
  fs::resize_file(file, kDamaged);  // whoever read it would solve the game again and store that
  EXPECT_THAT(with_choice().answer(R"({"cmd":"hint"})"), HasSubstr(R"("move":"give )"));
  EXPECT_EQ(fs::file_size(file), kDamaged);
  fs::remove_all(folder);
}

TEST(EngineSession, a_hint_that_was_sampled_has_a_margin_and_can_be_repeated) {
  EngineSession session;
  session.answer(R"({"cmd":"new","game":"nine_cards","players":2})");
  while (session.answer(R"({"cmd":"waiting"})") == R"({"waiting":"chance"})") session.answer(R"({"cmd":"chance"})");
  const auto hint = [&] { return session.answer(R"({"cmd":"hint","seat":"A","steps":50})"); };
  EXPECT_THAT(hint(),
              AllOf(HasSubstr(R"("margin":0.)"), Not(HasSubstr(R"("margin":0.0,)")), HasSubstr(R"("equal":true)")));
  EXPECT_EQ(hint(), hint());
}

TEST(EngineSession, rolls_the_same_for_the_same_seed) {
  const auto rolls = [](int seed) {
    EngineSession session;
    session.answer(R"({"cmd":"new","game":"dracarys_dice","players":2,"seed":)" + std::to_string(seed) + "}");
    std::string all;
    for (int roll = 0; roll < 8; ++roll) {
      all += session.answer(R"({"cmd":"chance"})");
      session.answer(R"({"cmd":"undo"})");
    }
    return all;
  };
  EXPECT_EQ(rolls(5), rolls(5));
  EXPECT_NE(rolls(5), rolls(6));
}

TEST(EngineSession, undo_takes_back_choices_and_chance_until_the_start) {
  EngineSession session = with_choice();
  const std::string before = session.answer(R"({"cmd":"record"})");
  session.answer(R"({"cmd":"move","move":"give A C"})");
  EXPECT_EQ(session.answer(R"({"cmd":"undo"})"), R"({"ok":true,"waiting":["B"]})");
  EXPECT_EQ(session.answer(R"({"cmd":"record"})"), before);
  session.answer(R"({"cmd":"undo"})");
  session.answer(R"({"cmd":"undo"})");
  EXPECT_THAT(session.answer(R"({"cmd":"undo"})"), is_error("nothing to undo"));
}

TEST(EngineSession, takes_options_as_text_booleans_and_numbers_and_records_them_alike) {
  for (const std::string value : {R"("on")", R"("true")", "true", "1"}) {
    EngineSession session;
    session.answer(R"({"cmd":"new","game":"dracarys_dice","players":2,"options":{"play_on":)" + value +
                   R"(,"target":"30"}})");
    EXPECT_EQ(
        session.answer(R"({"cmd":"record"})"),
        R"({"record":"alea 1\ngame dracarys_dice\nedition 1\nseat A person\nseat B person\noption play_on on\n"})");
  }
}

TEST(EngineSession, loads_what_it_recorded) {
  EngineSession session;
  session.answer(R"({"cmd":"new","game":"dracarys_dice","players":2,"names":["Zoë"," Bo "],"options":{"target":9}})");
  session.answer(R"({"cmd":"chance","outcome":"lot A"})");
  session.answer(R"({"cmd":"chance","outcome":"roll D....."})");
  const std::string recorded = session.answer(R"({"cmd":"record"})");
  EXPECT_THAT(recorded, HasSubstr(R"(seat A person Zoë\nseat B person Bo\n)"));

  EngineSession other;
  EXPECT_EQ(other.answer(R"({"cmd":"load",)" + recorded.substr(1)), R"({"ok":true,"waiting":["A"]})");
  EXPECT_EQ(other.answer(R"({"cmd":"record"})"), recorded);
  EXPECT_EQ(other.answer(R"({"cmd":"state"})"), session.answer(R"({"cmd":"state"})"));
  EXPECT_THAT(other.answer(R"({"cmd":"undo"})"), HasSubstr("chance"));
}

TEST(EngineSession, lets_seats_that_choose_at_the_same_time_move_in_any_order) {
  EngineSession session;
  session.answer(R"({"cmd":"new","game":"nine_cards","players":2})");
  session.answer(R"({"cmd":"chance","outcome":"card 4"})");
  EXPECT_THAT(session.answer(R"({"cmd":"chance","outcome":"card 3"})"), HasSubstr(R"("waiting":["A","B"])"));
  EXPECT_THAT(session.answer(R"({"cmd":"moves"})"), is_error(R"(name one of them in \"seat\": A, B)"));
  EXPECT_EQ(session.answer(R"({"cmd":"moves","seat":"B"})"), R"({"seat":"B","moves":["stay","raise"]})");
  EXPECT_EQ(session.answer(R"({"cmd":"move","seat":"B","move":"stay"})"), R"({"ok":true,"waiting":["A"]})");
  EXPECT_THAT(session.answer(R"({"cmd":"state"})"), HasSubstr(R"("choice":"stay")"));
  EXPECT_THAT(session.answer(R"({"cmd":"view","seat":"A"})"), Not(HasSubstr(R"("choice":"stay")")));
}

TEST(EngineSession, echoes_the_id_in_every_answer) {
  EngineSession session;
  EXPECT_THAT(session.answer(R"({"cmd":"games","id":18446744073709551615})"),
              StartsWith(R"({"id":18446744073709551615,)"));
  EXPECT_THAT(session.answer(R"({"cmd":"state","id":"a\n"})"), StartsWith(R"({"id":"a\n","error":)"));
  EXPECT_THAT(session.answer(R"({"cmd":"games","id":[1]})"), is_error("number or a string"));
  EXPECT_THAT(session.answer(R"({"cmd":"games","id":99e308})"), is_error("number or a string"));
}

TEST(EngineSession, takes_a_number_however_it_is_written) {
  EngineSession session;
  for (const std::size_t zeros : {1U, 30U, 340U, 100'000U}) {
    const std::string id = "0." + std::string(zeros, '0') + "20582562053846";
    EXPECT_THAT(session.answer(R"({"cmd":"games","id":)" + id + "}"), HasSubstr("\"games\":["));
  }
  EXPECT_THAT(session.answer(R"({"cmd":"quit","id":1.1})"), HasSubstr("\"id\":1.1,"));
}

TEST(EngineSession, quits) {
  EngineSession session;
  EXPECT_FALSE(session.has_quit());
  EXPECT_EQ(session.answer(R"({"cmd":"quit"})"), R"({"ok":true})");
  EXPECT_TRUE(session.has_quit());
}

struct Refused {
  std::string line;
  std::string reason;
};

/// Each is refused with its reason, and changes nothing.
void expect_refused(const std::vector<Refused>& all) {
  EngineSession session = with_choice();
  const std::string record = session.answer(R"({"cmd":"record"})");
  const std::string state = session.answer(R"({"cmd":"state"})");
  for (const auto& [line, reason] : all) {
    SCOPED_TRACE(line.substr(0, 100));
    const std::string answer = session.answer(line);
    EXPECT_THAT(answer, is_error(reason));
    EXPECT_THAT(answer, Not(HasSubstr("\n")));
    EXPECT_EQ(session.answer(R"({"cmd":"record"})"), record);
    EXPECT_EQ(session.answer(R"({"cmd":"state"})"), state);
  }
}

TEST(EngineSession, refuses_what_is_no_command) {
  expect_refused({{"", "not JSON"},
                  {"roll the dice", "not JSON"},
                  {"[]", "not an object"},
                  {"{}", R"(\"cmd\" is missing)"},
                  {R"({"cmd":7})", R"(\"cmd\" must be a string)"},
                  {R"({"cmd":"roll"})", "the commands are: games, new, state"},
                  {R"({"cmd":"undo"} {"cmd":"undo"})", "not JSON"},
                  {R"({"cmd":"undo","times":2})", "allowed are: cmd, id"},
                  {R"({"cmd":"undo","cmd":"undo"})", "twice"},
                  {"{\"cmd\":\"\xFF\"}", "encoding"},
                  {R"({"cmd":"\ud800"})", "surrogate"},
                  {R"({"cmd":"undo","id":"\ud83d\ude00\ude00"})", "half of a character"},
                  {std::string("{\"cmd\":\"undo\"}\0", 15), "NUL"},
                  {std::string(EngineSession::kLongestLine, '['), "not JSON"},
                  {std::string(EngineSession::kLongestLine + 1, ' '), "too long"}});
}

TEST(EngineSession, refuses_wrong_fields) {
  expect_refused({{R"({"cmd":"new","players":2})", R"(\"game\" is missing)"},
                  {R"({"cmd":"new","game":"chess","players":2})", "the games are: "},
                  {R"({"cmd":"new","game":"dracarys_dice"})", "from 2 to 5"},
                  {R"({"cmd":"new","game":"dracarys_dice","players":6})", "from 2 to 5"},
                  {R"({"cmd":"new","game":"dracarys_dice","players":2.5})", "whole number"},
                  {R"({"cmd":"new","game":"dracarys_dice","players":2,"seed":-1})", "seed"},
                  {R"({"cmd":"new","game":"dracarys_dice","players":2,"options":[]})", "options"},
                  {R"({"cmd":"new","game":"dracarys_dice","players":2,"options":{"x":1}})", "there are: play_on"},
                  {R"({"cmd":"new","game":"dracarys_dice","players":2,"options":{"target":{}}})", "target"},
                  {R"({"cmd":"new","game":"dracarys_dice","players":2,"options":{"target":0}})", "1 to 999"},
                  {R"({"cmd":"new","game":"dracarys_dice","players":2,"names":["A"]})", "2 names"},
                  {R"({"cmd":"new","game":"dracarys_dice","players":2,"names":["A","B\n* lot A"]})", "one line"},
                  {R"({"cmd":"view","seat":"D"})", "A to C"},
                  {R"({"cmd":"view","seat":1})", "string"},
                  {R"({"cmd":"moves","seat":"b"})", "A to C"},
                  {R"({"cmd":"load","record":7})", "string"}});
}

TEST(EngineSession, refuses_what_is_not_allowed_now) {
  expect_refused({{R"({"cmd":"moves","seat":"A"})", "not the turn of seat A but of B"},
                  {R"({"cmd":"move"})", R"(\"move\" is missing)"},
                  {R"({"cmd":"move","move":"give B"})", "legal are: give A A"},
                  {R"({"cmd":"move","move":"give A A\nB keep"})", "one line"},
                  {R"({"cmd":"move","seat":"C","move":"give A A"})", "not the turn"},
                  {R"({"cmd":"chance"})", "waiting for a move of B, not for chance"},
                  {R"({"cmd":"chance","outcome":"roll DD"})", "waiting for a move of B, not for chance"},
                  {R"({"cmd":"outcomes"})", "waiting for a move of B, not for chance"},
                  {R"({"cmd":"load","record":"nonsense"})", "alea 1"},
                  {R"({"cmd":"load","record":"alea 1\ngame chess\nseat A person\n"})", "unknown game"},
                  {R"({"cmd":"load","record":"alea 1\ngame dracarys_dice\nseat A person\nseat B person\n* lot C\n"})",
                   "event 1"}});
}

TEST(EngineSession, refuses_to_go_on_without_a_game) {
  for (const std::string name : {"state", "view", "waiting", "moves", "move", "chance", "outcomes", "undo", "record"}) {
    EngineSession session;
    EXPECT_THAT(session.answer(R"({"cmd":")" + name + "\"}"), is_error("no game yet")) << name;
  }
}

TEST(EngineSession, answers_in_utf8_where_a_reason_is_cut) {
  EngineSession session;
  for (int blanks = 0; blanks < 4; ++blanks) {
    std::string name(static_cast<std::size_t>(blanks), ' ');
    for (int i = 0; i < 40; ++i) name += "🎲";
    const std::string answer = session.answer(R"({"cmd":")" + name + "\"}");
    rapidjson::Document document;
    document.Parse<rapidjson::kParseValidateEncodingFlag>(answer.c_str());
    EXPECT_FALSE(document.HasParseError()) << answer;
  }
}

}  // namespace
}  // namespace alea::cli
