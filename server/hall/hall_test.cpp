#include "server/hall/hall.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/record.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/hall/hall_for_tests.h"

namespace alea::server {
namespace {

using testing::HasSubstr;

TEST(Hall, a_table_that_does_not_exist_is_gone_and_is_not_created) {
  HallForTests hall;
  for (const std::string table : {"0000000000000001", "nonsense", "", "../..", "ffffffffffffffff"}) {
    const auto no = hall.refused(table, {});
    ASSERT_TRUE(no) << table;
    EXPECT_EQ(no->status, 404) << table;
    EXPECT_EQ(HallForTests::kind(*no), "gone");
  }
  EXPECT_EQ(hall.tables_in_memory(), "0");
}

TEST(Hall, the_first_message_is_hello_and_is_answered_by_the_table) {
  HallForTests hall;
  const std::string ann = hall.guest("Ann");
  const std::string table = hall.table(ann, R"("me","open")");
  const ConnectionId id = hall.connect(table, ann);
  EXPECT_EQ(text_in(hall.ask(id, "k", R"("do":"start")"), "kind"), "not_now");
  const std::string snapshot = hall.ask(id, "h", R"("do":"hello")");
  EXPECT_EQ(text_in(snapshot, "is"), "table");
  EXPECT_EQ(text_in(snapshot, "you"), "A");
  EXPECT_EQ(text_in(hall.wires.sent[id].back(), "is"), "here");
}

TEST(Hall, bad_messages_get_a_typed_refusal_with_their_key_and_the_connection_goes_on) {
  HallForTests hall;
  const std::string ann = hall.guest("Ann");
  const ConnectionId id = hall.join(hall.table(ann, R"("me","open")"), ann);
  for (const std::string text : {"", "nonsense", "[1,2]", R"({"do":"fly"})", R"({"do":"move","key":"k"})"}) {
    hall.say(id, text);
    EXPECT_EQ(text_in(hall.wires.sent[id].back(), "kind"), "bad_message") << text;
  }
  hall.say(id, std::string(20'000, 'x'));
  EXPECT_EQ(text_in(hall.wires.sent[id].back(), "kind"), "too_long");
  EXPECT_EQ(text_in(hall.ask(id, "k9", R"("do":"fly")"), "kind"), "bad_message");
  EXPECT_THAT(hall.ask(id, "k", R"("do":"say","text":"still here")"), HasSubstr("still here"));
}

TEST(Hall, nothing_is_sent_before_it_is_durable) {
  HallForTests hall;
  const std::string ann = hall.guest("Ann");
  const std::string table = hall.table(ann, R"("me","open")");
  const ConnectionId speaker = hall.join(table, ann);
  const ConnectionId watcher = hall.join(table);
  const std::size_t before = hall.wires.sent[watcher].size();
  hall.say(speaker, R"({"do":"say","key":"s","text":"first"})");
  hall.say(speaker, R"({"do":"nonsense","key":"n"})");
  EXPECT_EQ(hall.wires.sent[watcher].size(), before);
  EXPECT_THAT(hall.wires.sent[speaker].back(), testing::Not(HasSubstr("refused"))) << "answers keep their order";
  hall.wires.until([&] { return text_in(hall.wires.sent[speaker].back(), "is") == "refused"; });
  EXPECT_THAT(hall.wires.sent[watcher].back(), HasSubstr("first"));
}

TEST(Hall, presence_follows_people_who_sit_down_and_stand_up) {
  HallForTests hall;
  const std::string table = hall.table(hall.guest("Ann"), R"("me","open")");
  const ConnectionId bo = hall.join(table, hall.guest("Bo"));
  EXPECT_EQ(hall.wires.sent[bo].back(), R"({"is":"here","seats":"","watching":1})");
  hall.ask(bo, "sit", R"("do":"sit","seat":"B")");
  EXPECT_EQ(hall.wires.sent[bo].back(), R"({"is":"here","seats":"B","watching":0})");
  hall.ask(bo, "stand", R"("do":"stand","seat":"B")");
  EXPECT_EQ(hall.wires.sent[bo].back(), R"({"is":"here","seats":"","watching":1})");
}

TEST(Hall, people_play_a_whole_game_and_can_read_its_record_when_it_is_over) {
  HallForTests hall;
  const std::string ann = hall.guest("Ann");
  const std::string bo = hall.guest("Bo");
  const std::string table = hall.table(ann, R"("me","open","me:Cleo")", "", "{}");
  const ConnectionId first = hall.join(table, ann);
  const ConnectionId second = hall.join(table, bo);
  const ConnectionId watcher = hall.join(table);
  EXPECT_EQ(text_in(hall.ask(second, "sit", R"("do":"sit","seat":"B")"), "you"), "B");
  hall.begin(first, "AC");
  EXPECT_EQ(hall.request("GET", "/api/tables/" + table + "/record").status, 403);
  hall.ask(second, "commit", R"("do":"commit","seat":"B","hash":null)");
  std::string turn = hall.turn(second);
  for (int i = 0; i < 500 && !turn.empty(); ++i) {
    hall.move(turn[0] == 'B' ? second : first, turn[0]);
    turn = hall.turn(turn[0] == 'B' ? second : first);
  }
  EXPECT_THAT(hall.wires.sent[watcher].back(), HasSubstr(R"("status":"over")"));
  const Response record = hall.request("GET", "/api/tables/" + table + "/record");
  EXPECT_EQ(record.status, 200);
  const auto read = read_record(record.body);
  ASSERT_TRUE(read) << read.error().reason << record.body;
  EXPECT_TRUE(read->fair && read->fair->seed && read->result);
}

/// Whether the last message says that the game is over.
bool is_over(HallForTests& hall, ConnectionId id) {
  return hall.wires.sent[id].back().find(R"("status":"over")") != std::string::npos;
}

TEST(Hall, bots_fill_seats_and_play_by_themselves) {
  HallForTests hall;
  const std::string ann = hall.guest("Ann");
  const std::string table = hall.table(ann, R"("me","bot:easy","bot:medium")", "", "{}");
  const ConnectionId id = hall.join(table, ann);
  hall.begin(id, "A");
  for (int i = 0; i < 500; ++i) {
    hall.wires.until([&] { return hall.turn(id) == "A" || is_over(hall, id); });
    if (hall.turn(id) != "A") break;
    hall.move(id, 'A');
  }
  EXPECT_THAT(hall.wires.sent[id].back(), HasSubstr(R"("status":"over")"));
}

// Some choices of a code breaker need no thinking, such as writing down the solution.
TEST(Hall, a_bot_takes_all_of_its_time_in_a_game_with_secrets_even_if_it_has_nothing_to_think_about) {
  HallForTests hall;
  hall.settings.bot_milliseconds = 40;
  hall.restart();
  const std::string ann = hall.guest("Ann");
  const std::string table = hall.table(ann, R"("bot:strong","me")", "", "{}", "dobbelduel");
  const ConnectionId id = hall.join(table, ann);
  const auto begin = std::chrono::steady_clock::now();
  hall.begin(id, "B");
  while (!is_over(hall, id)) {
    if (hall.turn(id) == "B") {
      hall.move(id, 'B');
    } else {
      const std::size_t told = hall.wires.sent[id].size();
      hall.wires.until([&] { return hall.wires.sent[id].size() > told; });
    }
  }
  const std::int64_t choices = hall.metric("bot_choices_total");
  EXPECT_GT(choices, 5);
  EXPECT_EQ(hall.metric("thinking_milliseconds_total"), 40 * choices);
  EXPECT_EQ(hall.metric("thoughts"), 0);
  EXPECT_GE(std::chrono::steady_clock::now() - begin, std::chrono::milliseconds(40) * choices);
}

TEST(Hall, bots_that_are_refused_because_too_many_of_a_guest_are_waiting_are_asked_again) {
  constexpr int kMostTables = 60;
  constexpr int kBots = 3;  // all of them choose at the same time
  HallForTests hall;
  hall.settings.thinking_threads = 1;
  hall.settings.bot_milliseconds = 1000;  // for the first one; meanwhile the others wait
  hall.restart();
  const std::string ann = hall.guest("Ann");
  int tables = 0;
  for (; tables < kMostTables && hall.metric("thoughts_refused_total") == 0; ++tables) {
    const std::string seats = R"("me","bot:strong","bot:strong","bot:strong")";
    hall.begin(hall.join(hall.table(ann, seats, "", "{}", "nine_cards"), ann), "A");
  }
  EXPECT_GT(hall.metric("thoughts_refused_total"), 0);
  const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(1);
  while (hall.metric("bot_choices_total") < tables * kBots && std::chrono::steady_clock::now() < end) {
    hall.wires.pass(200);
    hall.until_written();
  }
  EXPECT_GE(hall.metric("bot_choices_total"), tables * kBots);
}

TEST(Hall, one_guest_cannot_wait_for_many_hints_at_once) {
  constexpr int kTables = 8;
  HallForTests hall;
  hall.settings.thinking_threads = 1;
  hall.settings.hint_steps = 1'000'000'000;  // until it is told to stop
  hall.restart();
  const std::string ann = hall.guest("Ann");
  int refused = 0;
  for (int i = 0; i < kTables; ++i) {
    const ConnectionId id = hall.join(hall.table(ann, R"("me","me:Bo","me:Cy")", R"(,"hints":true)"), ann);
    hall.begin(id, "ABC");
    hall.say(id, R"({"do":"hint","key":"h","seat":")" + hall.turn(id) + "\"}");
    hall.until_written();
    refused += hall.wires.sent[id].back().find("waiting for hints at other tables") != std::string::npos ? 1 : 0;
  }
  EXPECT_GE(refused, kTables - 4);  // three wait, and one may be under way
  EXPECT_LE(refused, kTables - 3);
  EXPECT_EQ(hall.metric("thoughts_refused_total"), refused);
}

TEST(Hall, hints_rank_the_moves_if_the_table_allows_hints) {
  HallForTests hall;
  const std::string ann = hall.guest("Ann");
  const ConnectionId without = hall.join(hall.table(ann, R"("me","me:Bo","me:Cy")"), ann);
  hall.begin(without, "ABC");
  EXPECT_EQ(text_in(hall.ask(without, "h1", R"("do":"hint","seat":"A")"), "kind"), "not_allowed");
  const ConnectionId with = hall.join(hall.table(ann, R"("me","me:Bo","me:Cy")", R"(,"hints":true)"), ann);
  hall.begin(with, "ABC");
  const std::string seat = hall.turn(with);
  const std::string hint = hall.ask(with, "h2", R"("do":"hint","seat":")" + seat + "\"");
  EXPECT_EQ(text_in(hint, "is"), "hint");
  const rapidjson::Document given = parsed(hint);
  ASSERT_GT(given["moves"].Size(), 0U) << "all that there was time for";
  EXPECT_STREQ(given["moves"][0]["fact"][0].GetString(), "choice.give");
}

TEST(Hall, a_command_counts_once_even_across_a_restart_and_the_game_goes_on) {
  HallForTests hall;
  const std::string ann = hall.guest("Ann");
  const std::string table = hall.table(ann, R"("me","me:Bo","me:Cy")");
  ConnectionId id = hall.join(table, ann);
  hall.begin(id, "ABC");
  const std::string told = hall.move(id, hall.turn(id)[0]);
  const std::int64_t number = parsed(told)["u"].GetInt64();
  const std::string last = hall.wires.sent[id].back();
  hall.restart();
  id = hall.connect(table, ann);
  hall.say(id, R"({"do":"hello","key":"h","seen":)" + std::to_string(number) + "}");
  ASSERT_FALSE(hall.wires.sent[id].empty()) << "nothing is read to answer hello";
  EXPECT_EQ(text_in(hall.wires.sent[id].front(), "is") == "table", false) << "only what was missed";
  EXPECT_EQ(std::count(hall.wires.sent[id].begin(), hall.wires.sent[id].end(), last),
            parsed(last)["u"].GetInt64() == number ? 0 : 1);
  const std::string again = hall.ask(id, "m1", hall.last_move);
  EXPECT_EQ(text_in(again, "is"), "ack");
  EXPECT_EQ(parsed(again)["n"].GetInt64(), number);
}

TEST(Hall, a_rematch_is_a_new_table_with_the_same_people) {
  HallForTests hall;
  const std::string ann = hall.guest("Ann");
  const std::string table = hall.table(ann, R"("me","bot:easy","me:Cy")");
  const ConnectionId id = hall.join(table, ann);
  hall.begin(id, "AC");
  EXPECT_EQ(text_in(hall.ask(id, "r0", R"("do":"rematch")"), "kind"), "not_now");
  hall.ask(id, "end", R"("do":"end")");
  const std::string told = hall.ask(id, "r1", R"("do":"rematch")");
  const std::string next = text_in(told, "rematch");
  ASSERT_EQ(next.size(), 16U) << told;
  EXPECT_EQ(text_in(hall.ask(id, "r1", R"("do":"rematch")"), "is"), "ack") << "the same key counts once";
  EXPECT_EQ(text_in(hall.ask(id, "r2", R"("do":"rematch")"), "kind"), "not_now");
  const ConnectionId there = hall.join(next, ann);
  EXPECT_EQ(text_in(hall.wires.sent[there].front(), "you"), "AC");
  EXPECT_EQ(text_in(hall.wires.sent[there].front(), "status"), "open");
}

TEST(Hall, an_invitation_code_lets_a_guest_sit_down) {
  HallForTests hall;
  const std::string ann = hall.guest("Ann");
  const Response opened =
      hall.request("POST", "/api/tables", R"({"game":"dracarys_dice","seats":["me","invite"]})", ann);
  const ConnectionId id = hall.join(text_in(opened.body, "table"), hall.guest("Bo"));
  EXPECT_EQ(text_in(hall.ask(id, "s1", R"("do":"sit","seat":"B")"), "kind"), "not_allowed");
  const std::string code = text_in(opened.body, "invite");
  const std::string seated = hall.ask(id, "s2", R"("do":"sit","seat":"B","code":")" + code + "\"");
  EXPECT_EQ(text_in(seated, "you"), "B");
  EXPECT_THAT(seated, HasSubstr(R"("name":"Bo")"));
}

TEST(Hall, a_table_has_room_for_so_many_spectators_and_always_for_its_players) {
  HallForTests hall;
  hall.settings.connections_per_table = 2;
  hall.restart();
  const std::string ann = hall.guest("Ann");
  const std::string table = hall.table(ann, R"("me","open")");
  const ConnectionId first = hall.join(table);
  hall.join(table);
  const auto refused = hall.refused(table, hall.guest("Bo"));
  ASSERT_TRUE(refused);
  EXPECT_EQ(HallForTests::kind(*refused), "full");
  hall.join(table, ann);
  hall.join(table, ann);
  EXPECT_TRUE(hall.refused(table, ""));
  hall.hall->closed(first);
  EXPECT_TRUE(hall.refused(table, "")) << "the players count too";
}

TEST(Hall, watchers_see_who_comes_and_goes) {
  HallForTests hall;
  const std::string ann = hall.guest("Ann");
  const std::string table = hall.table(ann, R"("me","open")");
  const ConnectionId first = hall.join(table, ann);
  const ConnectionId second = hall.join(table);
  EXPECT_EQ(hall.wires.sent[first].back(), R"({"is":"here","seats":"A","watching":1})");
  hall.hall->closed(second);
  EXPECT_EQ(hall.wires.sent[first].back(), R"({"is":"here","seats":"A","watching":0})");
}

}  // namespace
}  // namespace alea::server
