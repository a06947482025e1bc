// Tables with data files: read by a worker, so that the loop never waits for them.
#include <future>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "games/registry.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "json/json.h"
#include "server/hall/costs.h"
#include "server/hall/hall_for_tests.h"
#include "server/hall/worker.h"

namespace alea::server {
namespace {

using testing::HasSubstr;

std::string deck() { return std::string(find_game("dualing_dice")->texts().data); }

std::string table_with(const std::string& options) {
  return R"({"game":"dualing_dice","seats":["me","me:Bo"],"options":)" + options + "}";
}

std::string options_with(const std::string& file) {
  JsonWriter json;
  json.text("deck", file);
  return json.finish();
}

TEST(Worker, works_in_order_and_hands_results_back) {
  WiresForTests wires;
  Worker worker(wires, 10);
  std::vector<int> results;
  for (int i = 0; i < 3; ++i) {
    EXPECT_TRUE(worker.run([i] { return i; }, [&results](int result) { results.push_back(result); }));
  }
  wires.until([&] { return results.size() == 3; });
  EXPECT_THAT(results, testing::ElementsAre(0, 1, 2));
}

TEST(Worker, refuses_work_when_too_much_is_waiting) {
  WiresForTests wires;
  std::promise<void> may_end;
  Worker worker(wires, 2);
  int done = 0;
  const auto count = [&done](int) { ++done; };
  std::promise<void> has_begun;
  ASSERT_TRUE(worker.run(
      [&] {
        has_begun.set_value();
        may_end.get_future().wait();
        return 0;
      },
      count));
  has_begun.get_future().wait();
  EXPECT_TRUE(worker.run([] { return 0; }, count));
  EXPECT_TRUE(worker.run([] { return 0; }, count));
  EXPECT_FALSE(worker.run([] { return 0; }, count));
  may_end.set_value();
  wires.until([&] { return done == 3; });
}

TEST(Files, one_address_has_one_file_read_at_a_time) {
  HallForTests hall;
  const std::string ann = hall.guest("Ann");
  hall.request("GET", "/api/me", {}, ann);  // known from now on
  const std::string body = table_with(options_with(deck()));
  std::vector<int> statuses;
  const auto reply = [&](const Response& response) { statuses.push_back(response.status); };
  const auto ask = [&](const std::string& address, const std::string& text) {
    Request request = HallForTests::request_of("POST", "/api/tables", text, ann);
    request.address = address;
    hall.hall->answer(request, reply);
  };
  ask("10.0.0.1", body);
  ask("10.0.0.1", body);
  ask("10.0.0.1", table_with("{}"));
  ask("10.0.0.2", body);
  hall.wires.until_posted(4);  // all have been looked up before any is opened
  hall.wires.until([&] { return statuses.size() == 4; });
  EXPECT_THAT(statuses, testing::UnorderedElementsAre(200, 429, 200, 200));
  ask("10.0.0.1", body);
  hall.wires.until([&] { return statuses.size() == 5; });
  EXPECT_EQ(statuses.back(), 200);
}

TEST(Files, an_option_that_is_given_twice_or_too_long_is_refused) {
  HallForTests hall;
  const std::string ann = hall.guest("Ann");
  const auto reason = [&](const std::string& options) {
    return HallForTests::reason(hall.request("POST", "/api/tables", table_with(options), ann));
  };
  const std::string file = options_with(deck());
  EXPECT_THAT(reason(file.substr(0, file.size() - 1) + "," + file.substr(1)), HasSubstr("\"deck\" is given twice"));
  EXPECT_THAT(reason(options_with(deck() + std::string(64'000, '\n'))), HasSubstr("at most 64 kB"));
}

TEST(Files, a_rematch_and_a_restart_keep_the_deck) {
  HallForTests hall;
  const std::string ann = hall.guest("Ann");
  std::string file = deck();
  file.replace(file.find("Small Change"), 12, "Pocket Money");
  const std::string table = hall.table(ann, R"("me","me:Bo")", "", options_with(file), "dualing_dice");
  hall.restart();
  ConnectionId id = hall.join(table, ann);
  hall.begin(id, "AB");
  hall.ask(id, "e", R"("do":"end")");
  const std::string next = text_in(hall.ask(id, "r", R"("do":"rematch")"), "rematch");
  ASSERT_NE(next, "");
  const auto end_and_record = [&](const std::string& at) {
    const ConnectionId there = hall.join(at, ann);
    hall.begin(there, "AB");
    hall.ask(there, "e", R"("do":"end")");
    return hall.request("GET", "/api/tables/" + at + "/record").body;
  };
  EXPECT_THAT(hall.request("GET", "/api/tables/" + table + "/record").body, HasSubstr("Pocket Money"));
  EXPECT_THAT(end_and_record(next), HasSubstr("Pocket Money"));
}

TEST(Costs, expensive_requests_and_messages_cost_more) {
  const auto request = [](const std::string& method, const std::string& path, std::size_t bytes) {
    return Costs::of(HallForTests::request_of(method, path, std::string(bytes, 'x'), {}));
  };
  EXPECT_EQ(request("GET", "/health", 0), 1);
  EXPECT_EQ(request("GET", "/api/tables", 0), 2);
  EXPECT_EQ(request("GET", "/api/tables/0123456789abcdef/socket", 0), 2);
  EXPECT_EQ(request("GET", "/api/tables/0123456789abcdef/record", 0), 5);
  EXPECT_EQ(request("POST", "/api/tables", 100), 5);
  EXPECT_EQ(request("POST", "/api/tables", 65'536), 21);
  EXPECT_EQ(request("POST", "/api/me", 65'536), 17);

  HallForTests hall;
  const std::string ann = hall.guest("Ann");
  const ConnectionId id = hall.join(hall.table(ann, R"("me","me:Bo")"), ann);
  EXPECT_EQ(hall.hall->receive(id, R"({"do":"hello","key":"h"})"), 4);
  EXPECT_EQ(hall.hall->receive(id, R"({"do":"hint","key":"i","seat":"A"})"), 4);
  EXPECT_EQ(hall.hall->receive(id, R"({"do":"say","key":"s","text":"x"})"), 1);
  EXPECT_EQ(hall.hall->receive(id, std::string(5'000, 'x')), 5);
}

}  // namespace
}  // namespace alea::server
