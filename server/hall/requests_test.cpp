#include <string>

#include "bots/bots.h"
#include "engine/text.h"
#include "games/registry.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/hall/hall_for_tests.h"

namespace alea::server {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

TEST(Requests, a_guest_has_a_name_a_cookie_and_on_request_a_token) {
  HallForTests hall;
  EXPECT_EQ(hall.request("GET", "/api/me").body, "{}");
  const Response welcome = hall.request("POST", "/api/me", R"({"name":" Ann "})");
  EXPECT_EQ(welcome.body, R"({"name":"Ann"})");
  ASSERT_EQ(welcome.headers.size(), 1U);
  EXPECT_EQ(welcome.headers[0].first, "Set-Cookie");
  EXPECT_THAT(welcome.headers[0].second, HasSubstr("; HttpOnly; SameSite=Lax; Path=/; Max-Age=31536000"));

  const std::string token = hall.guest("Bo");
  EXPECT_EQ(token.size(), 64U);
  EXPECT_EQ(hall.request("GET", "/api/me", {}, token).body, R"({"name":"Bo"})");
  EXPECT_EQ(hall.request("POST", "/api/me/name", R"({"name":"Bob"})", token).status, 200);
  EXPECT_EQ(hall.request("GET", "/api/me", {}, token).body, R"({"name":"Bob"})");
  hall.restart();
  EXPECT_EQ(hall.request("GET", "/api/me", {}, token).body, R"({"name":"Bob"})");
  EXPECT_EQ(hall.request("GET", "/api/me", {}, std::string(64, '0')).body, "{}");
}

TEST(Requests, a_cookie_given_over_tls_is_never_sent_without) {
  HallForTests hall;
  const auto cookie = [&](bool is_secure, const std::string& path, const std::string& body) {
    Request request = HallForTests::request_of("POST", path, body, {});
    request.is_secure = is_secure;
    const Response response = hall.answer(request);
    return response.headers.empty() ? response.body : response.headers[0].second;
  };
  const std::string name = R"({"name":"Ann"})";
  EXPECT_THAT(cookie(true, "/api/me", name), EndsWith("; Secure"));
  EXPECT_THAT(cookie(false, "/api/me", name), EndsWith("; Max-Age=31536000"));
  const std::string token = hall.guest("Bo");
  const std::string code = text_in(hall.request("POST", "/api/me/link", "{}", token).body, "code");
  EXPECT_THAT(cookie(true, "/api/me/claim", R"({"code":")" + code + "\"}"), EndsWith("; Secure"));
}

TEST(Requests, a_code_moves_a_guest_to_another_device_once) {
  HallForTests hall;
  const std::string token = hall.guest("Ann");
  const std::string code = text_in(hall.request("POST", "/api/me/link", "{}", token).body, "code");
  const std::string body = R"({"code":")" + code + "\"}";
  const Response claimed = hall.request("POST", "/api/me/claim", body);
  EXPECT_EQ(claimed.status, 200) << claimed.body;
  ASSERT_FALSE(claimed.headers.empty());
  const std::string other = claimed.headers[0].second.substr(5, 64);
  EXPECT_EQ(hall.request("GET", "/api/me", {}, other).body, R"({"name":"Ann"})");
  EXPECT_EQ(hall.request("POST", "/api/me/claim", body).status, 403) << "a second time";
  const std::string late = text_in(hall.request("POST", "/api/me/link", "{}", token).body, "code");
  hall.wires.time += 11 * 60 * 1000;
  EXPECT_EQ(hall.request("POST", "/api/me/claim", R"({"code":")" + late + "\"}").status, 403);
  EXPECT_EQ(hall.request("POST", "/api/me/claim", R"({"code":"guess"})").status, 403);
}

TEST(Requests, bad_names_and_bodies_are_refused_with_a_sentence) {
  HallForTests hall;
  for (const std::string body : {"", "[]", "{}", R"({"name":""})", R"({"name":1})", R"({"name":"x","admin":true})",
                                 R"({"name":"a\u0007b"})", R"({"name":"1234567890123456789012345"})"}) {
    const Response response = hall.request("POST", "/api/me", body);
    EXPECT_EQ(response.status, 400) << body;
    EXPECT_EQ(HallForTests::kind(response), "bad_message");
    EXPECT_FALSE(HallForTests::reason(response).empty());
  }
}

TEST(Requests, a_table_that_cannot_be_set_up_is_refused_with_what_is_allowed) {
  HallForTests hall;
  const std::string ann = hall.guest("Ann");
  const auto reason = [&](const std::string& body) {
    const Response response = hall.request("POST", "/api/tables", body, ann);
    EXPECT_EQ(response.status, 400) << body;
    return HallForTests::reason(response);
  };
  EXPECT_EQ(hall.request("POST", "/api/tables", "{}").status, 401);
  EXPECT_THAT(reason("{}"), HasSubstr("\"game\" is missing"));
  EXPECT_THAT(reason(R"({"game":"chess","seats":["me"]})"), HasSubstr("unknown game \"chess\""));
  EXPECT_THAT(reason(R"({"game":"dracarys_dice"})"), HasSubstr("\"seats\" is a list"));
  EXPECT_THAT(reason(R"({"game":"dracarys_dice","seats":["you"]})"), HasSubstr("a seat is \"me\""));
  EXPECT_THAT(reason(R"({"game":"dracarys_dice","seats":["me","bot:genius"]})"),
              HasSubstr("levels: " + joined(bots::level_names(*find_game("dracarys_dice")))));
  EXPECT_THAT(reason(R"({"game":"dracarys_dice","seats":["open","open"]})"), HasSubstr("must be \"me\""));
  EXPECT_THAT(reason(R"({"game":"dracarys_dice","seats":["me"]})"), HasSubstr("2 to 5 players"));
  EXPECT_THAT(reason(R"({"game":"dracarys_dice","seats":["me","open"],"options":{"fly":1}})"), HasSubstr("fly"));
  EXPECT_THAT(reason(R"({"game":"dracarys_dice","seats":["me","open"],"clock":{"seconds":1}})"),
              HasSubstr("\"clock\""));
  EXPECT_THAT(reason(R"({"game":"dracarys_dice","seats":["me","open"],"hints":1})"), HasSubstr("\"hints\""));
  EXPECT_THAT(reason(R"({"game":"dracarys_dice","seats":["me","open"],"x":1})"), HasSubstr("no field \"x\""));
}

TEST(Requests, open_tables_are_listed_and_private_ones_only_for_their_players) {
  HallForTests hall;
  const std::string ann = hall.guest("Ann");
  const std::string open = hall.table(ann, R"("open","me")");
  const std::string hidden = hall.table(ann, R"("me","invite")", R"(,"private":true)");
  const std::string listed = hall.request("GET", "/api/tables").body;
  EXPECT_THAT(listed, HasSubstr(open));
  EXPECT_THAT(listed, Not(HasSubstr(hidden)));
  EXPECT_THAT(listed, Not(HasSubstr("\"you\"")));
  const std::string mine = hall.request("GET", "/api/tables?mine", {}, ann).body;
  EXPECT_THAT(mine, HasSubstr(open));
  EXPECT_THAT(mine, HasSubstr(hidden));
  EXPECT_THAT(mine, HasSubstr(R"("you":"B")"));
  EXPECT_EQ(hall.request("GET", "/api/tables?mine").status, 401);
  EXPECT_EQ(hall.request("GET", "/api/tables?mine", {}, hall.guest("Bo")).body, R"({"tables":[]})");
}

TEST(Requests, the_number_of_open_tables_per_guest_is_limited) {
  HallForTests hall;
  const std::string ann = hall.guest("Ann");
  for (int i = 0; i < hall.settings.open_tables_per_guest; ++i) hall.table(ann, R"("me","open")");
  const Response full = hall.request("POST", "/api/tables", R"({"game":"dracarys_dice","seats":["me","open"]})", ann);
  EXPECT_EQ(full.status, 409);
  EXPECT_EQ(HallForTests::kind(full), "full");
}

TEST(Requests, a_new_name_is_used_everywhere_at_once) {
  HallForTests hall;
  const std::string token = hall.guest("Ann");
  const std::string table = hall.table(hall.guest("Host"), R"("me","open")");
  hall.restart();
  const ConnectionId id = hall.join(table, token);
  EXPECT_EQ(hall.request("POST", "/api/me/name", R"({"name":"Anna"})", token).status, 200);
  EXPECT_THAT(hall.ask(id, "s", R"("do":"sit","seat":"B")"), HasSubstr(R"("name":"Anna")"));
}

TEST(Requests, requests_are_refused_as_busy_when_too_many_reads_are_waiting) {
  HallForTests hall;
  const std::string ann = hall.guest("Ann");
  const std::string table = hall.table(ann, R"("me","open")");
  hall.most_waiting_reads = 0;
  hall.restart();
  for (const std::string path : {"/api/tables", "/api/tables?mine", "/api/me"}) {
    const Response response = hall.request("GET", path, {}, ann);
    EXPECT_EQ(response.status, 429) << path;
    EXPECT_EQ(HallForTests::kind(response), "too_fast") << path;
  }
  EXPECT_EQ(hall.refused(table, ann)->status, 429);
  EXPECT_EQ(hall.request("GET", "/health").status, 200);
}

TEST(Requests, games_rules_and_texts_can_be_read) {
  HallForTests hall;
  const std::string games = hall.request("GET", "/api/games").body;
  EXPECT_THAT(games, HasSubstr(R"("id":"dracarys_dice")"));
  EXPECT_THAT(games,
              HasSubstr("\"bots\":[\"" + joined(bots::level_names(*find_game("dracarys_dice")), "\",\"") + "\"]"));
  EXPECT_EQ(hall.request("GET", "/api/games/dracarys_dice/rules").content_type, "text/markdown; charset=utf-8");
  EXPECT_THAT(hall.request("GET", "/api/games/dracarys_dice/text").body, HasSubstr("\"rolled\""));
}

TEST(Requests, unknown_addresses_are_gone_and_wrong_methods_are_refused) {
  HallForTests hall;
  for (const std::string path : {"/nothing.js", "/api", "/api/games/chess/rules", "/api/games/dracarys_dice/secrets",
                                 "/api/mexico", "/api/me/money", "/api/tables/1/record", "/api/tables/x",
                                 "/api/tables/ffffffffffffffff/record", "/api/tables/0000000000000001/record"}) {
    const Response response = hall.request("GET", path);
    EXPECT_EQ(response.status, 404) << path;
    EXPECT_EQ(HallForTests::kind(response), "gone") << path;
  }
  EXPECT_EQ(hall.request("DELETE", "/api/tables").status, 405);
  EXPECT_EQ(hall.request("POST", "/api/games").status, 405);
  EXPECT_EQ(hall.request("GET", "/api/me/link").status, 405);
  EXPECT_EQ(hall.request("GET", "/api/tables/0000000000000001/socket").status, 426);
}

TEST(Requests, health_and_metrics_are_available) {
  HallForTests hall;
  EXPECT_EQ(hall.request("GET", "/health").body, R"({"ok":true})");
  EXPECT_THAT(hall.request("GET", "/metrics").body, HasSubstr("\nalea_tables_in_memory 0\n"));
}

TEST(Requests, every_page_address_is_answered) {
  HallForTests hall;
  for (const std::string path : {"/", "/table/1", "/settings"})
    EXPECT_EQ(hall.request("GET", path).status, 200) << path;
}

}  // namespace
}  // namespace alea::server
