// Tables in memory: read when needed, woken by their deadlines, forgotten when idle.
#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/hall/hall_for_tests.h"

namespace alea::server {
namespace {

using testing::HasSubstr;

TEST(Tables, a_seat_past_its_time_is_held_and_the_time_of_an_outage_is_given_back) {
  HallForTests hall;
  const std::string ann = hall.guest("Ann");
  const std::string table = hall.table(ann, R"("me","me:Bo","me:Cy")", R"(,"clock":{"seconds":60})");
  ConnectionId id = hall.join(table, ann);
  hall.begin(id, "ABC");
  hall.wires.pass(50'000);
  hall.restart(1'000'000);
  id = hall.join(table, ann);
  EXPECT_THAT(hall.wires.sent[id].front(), testing::Not(HasSubstr("\"held\"")));
  hall.wires.pass(5'000);
  EXPECT_THAT(hall.wires.sent[id], testing::Each(testing::Not(HasSubstr("\"held\""))));
  hall.wires.pass(20'000);
  hall.wires.until([&] {
    const std::vector<std::string>& all = hall.wires.sent[id];
    return std::any_of(all.begin(), all.end(),
                       [](const std::string& text) { return text.find("\"held\":true") != std::string::npos; });
  });
}

TEST(Tables, two_outages_in_a_row_cost_nobody_any_time) {
  constexpr int kTables = 60;  // more than are resumed at once
  HallForTests hall;
  const std::string ann = hall.guest("Ann");
  std::vector<std::string> tables;
  for (int i = 0; i < kTables; ++i) {
    tables.push_back(hall.table(ann, R"("me","me:Bo","me:Cy")", R"(,"clock":{"seconds":60})"));
    hall.begin(hall.join(tables.back(), ann), "ABC");
  }
  hall.restart(1'000'000);
  hall.restart(1'000'000);
  for (const std::string& table : tables) {
    EXPECT_THAT(hall.wires.sent[hall.join(table, ann)].front(), testing::Not(HasSubstr("\"held\"")));
  }
}

TEST(Tables, tables_meet_deadlines_without_connections_and_leave_memory_when_idle) {
  HallForTests hall;
  const std::string ann = hall.guest("Ann");
  const std::string table = hall.table(ann, R"("me","me:Bo","me:Cy")", R"(,"clock":{"days":1})");
  const ConnectionId id = hall.join(table, ann);
  hall.begin(id, "ABC");
  const std::string seat = hall.turn(id);
  hall.hall->closed(id);
  hall.until_written();
  EXPECT_EQ(hall.tables_in_memory(), "1");
  hall.pass(hall.settings.idle_ms + 2000);
  EXPECT_EQ(hall.tables_in_memory(), "0");
  EXPECT_THAT(hall.request("GET", "/api/tables?mine", {}, ann).body, HasSubstr(R"("turn":")" + seat));
  hall.pass(24 * 3600 * 1000);
  EXPECT_EQ(hall.tables_in_memory(), "1");
  const ConnectionId later = hall.join(table, ann);
  EXPECT_THAT(hall.wires.sent[later].front(), HasSubstr("\"held\":true"));
}

TEST(Tables, a_damaged_table_is_set_aside_with_a_report_and_the_others_go_on) {
  HallForTests hall;
  const std::string ann = hall.guest("Ann");
  const std::string good = hall.table(ann, R"("me","open")");
  const std::string bad = hall.table(ann, R"("me","open")");
  hall.store->write(
      EntryAdded{
          .table = *read_table_id(bad), .entry = {.number = 2, .at_ms = 1, .events = "moved A - k fly\n"}, .row = {}},
      [] {});
  hall.restart();
  const auto no = hall.refused(bad, ann);
  ASSERT_TRUE(no);
  EXPECT_EQ(HallForTests::kind(*no), "damaged");
  ASSERT_EQ(hall.wires.reports.size(), 1U);
  EXPECT_THAT(hall.wires.reports[0], HasSubstr(bad));
  hall.until_written();
  EXPECT_EQ(HallForTests::kind(*hall.refused(bad, ann)), "damaged");
  EXPECT_EQ(hall.wires.reports.size(), 1U) << "it is told once";
  hall.join(good, ann);
}

TEST(Tables, a_table_is_read_once_however_many_ask_for_it_and_they_all_get_it) {
  HallForTests hall;
  const std::string ann = hall.guest("Ann");
  const std::string table = hall.table(ann, R"("me","open")");
  hall.restart();
  int admitted = 0;
  for (std::uint64_t i = 1; i <= 3; ++i) {
    hall.hall->open(ConnectionId{i}, HallForTests::request_of("GET", "/api/tables/" + table + "/socket", {}, ann),
                    [&](const std::optional<Response>& refused) {
                      EXPECT_FALSE(refused) << refused->body;
                      ++admitted;
                    });
  }
  EXPECT_EQ(admitted, 0) << "nothing waits for the disk";
  hall.wires.until([&] { return admitted == 3; });
  for (std::uint64_t i = 1; i <= 3; ++i) hall.say(ConnectionId{i}, R"({"do":"hello","key":"h"})");
  EXPECT_EQ(hall.wires.sent[ConnectionId{1}].back(), R"({"is":"here","seats":"A","watching":0})");
  EXPECT_EQ(hall.tables_in_memory(), "1");
}

}  // namespace
}  // namespace alea::server
