#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/session/served_for_tests.h"

namespace alea::server {
namespace {

using std::chrono::milliseconds;
using testing::HasSubstr;
using testing::Not;

TEST(Http, one_connection_sends_many_requests) {
  const Served served;
  TestClient client = served.client();
  for (int i = 0; i < 3; ++i) EXPECT_EQ(client.ask(get("/a")).body, "GET /a ");
  EXPECT_EQ(client.ask(post("hello")).body, "POST /x hello");
  client.say(get("/1") + get("/later") + get("/3"));
  for (const char* const path : {"/1", "/later", "/3"}) {
    EXPECT_EQ(client.hear_answer().body, "GET " + std::string(path) + " ");
  }
}

TEST(Http, a_connection_ends_when_the_client_says_so) {
  const Served served;
  TestClient client = served.client();
  EXPECT_EQ(client.ask("GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n").status, 200);
  EXPECT_TRUE(client.is_at_end());
  TestClient old = served.client();
  EXPECT_EQ(old.ask("GET / HTTP/1.0\r\n\r\n").status, 200);
  EXPECT_TRUE(old.is_at_end());
}

TEST(Http, a_response_to_head_has_no_body) {
  const Served served;
  TestClient client = served.client();
  client.say("HEAD /a HTTP/1.1\r\nHost: here\r\n\r\n");
  EXPECT_THAT(client.hear_answer(false).head, HasSubstr("Content-Length: 7\r\n"));
  EXPECT_EQ(client.ask(get("/b")).body, "GET /b ");
}

TEST(Http, every_response_has_the_security_headers) {
  const Served served;
  for (const std::string& request : {get("/a"), get("/../a")}) {
    const std::string head = served.client().ask(request).head;
    EXPECT_THAT(head, HasSubstr("Content-Security-Policy: default-src 'self'; "));
    EXPECT_THAT(head, HasSubstr("frame-ancestors 'none'"));
    EXPECT_THAT(head, HasSubstr("X-Content-Type-Options: nosniff\r\n"));
    EXPECT_THAT(head, HasSubstr("Referrer-Policy: no-referrer\r\n"));
    EXPECT_THAT(head, Not(HasSubstr("Access-Control")));
  }
}

TEST(Http, long_requests_are_refused) {
  const Served served({.head_bytes = 1'000, .body_bytes = 2'000});
  const auto head = served.client().ask("GET /" + std::string(2'000, 'a') + " HTTP/1.1\r\nHost: here\r\n\r\n");
  EXPECT_EQ(head.status, 431);
  EXPECT_THAT(head.body, HasSubstr(R"({"error":{"kind":"too_long",)"));
  const auto body = served.client().ask(post(std::string(100'000, 'b')));
  EXPECT_EQ(body.status, 413);
  EXPECT_THAT(body.body, HasSubstr(R"({"error":{"kind":"too_long",)"));
  EXPECT_EQ(served.client().ask(post(std::string(2'000, 'b'))).status, 200);
}

TEST(Http, what_is_not_http_is_refused) {
  const Served served;
  for (const char* const text :
       {"hello\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET  HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nno colon\r\n\r\n",
        "\x16\x03\x01\x02\x01\x03\x03\r\n\r\n", "POST / HTTP/1.1\r\nContent-Length: many\r\n\r\n"}) {
    const auto answer = served.client().ask(text);
    EXPECT_EQ(answer.status, 400) << text;
    EXPECT_THAT(answer.body, HasSubstr(R"({"error":{"kind":"bad_message",)"));
  }
}

TEST(Http, tricks_with_paths_are_refused) {
  const Served served;
  for (const char* const path : {"/../a", "/%2e%2e/a", "/a%00", "//other/", "http://other/", "/%ff"}) {
    EXPECT_EQ(served.client().ask(get(path)).status, 400) << path;
  }
}

TEST(Http, a_page_of_another_site_may_not_post) {
  const Served served;
  for (const char* const origin : {"http://elsewhere", "https://here.elsewhere", "null", "http://here:81"}) {
    const auto answer = served.client().ask(post("x", "Origin: " + std::string(origin) + "\r\n"));
    EXPECT_EQ(answer.status, 403) << origin;
    EXPECT_THAT(answer.body, HasSubstr("not_allowed"));
  }
  EXPECT_EQ(served.client().ask(post("x", "Origin: http://here\r\n")).status, 200);
  EXPECT_EQ(served.client().ask(post("x", "Origin: https://here\r\n")).status, 200);
}

TEST(Http, a_flood_of_requests_is_slowed_down) {
  const Served served({.requests_per_second = 1, .request_burst = 5});
  TestClient client = served.client();
  for (int i = 0; i < 5; ++i) EXPECT_EQ(client.ask(get("/a")).status, 200);
  const auto refused = client.ask(get("/a"));
  EXPECT_EQ(refused.status, 429);
  EXPECT_THAT(refused.head, HasSubstr("Retry-After: 1\r\n"));
  EXPECT_EQ(served.client().ask(get("/a")).status, 429) << "also on another connection";
}

TEST(Http, the_connections_of_an_address_are_limited) {
  const Served served({.connections_per_address = 3});
  TestClient first = served.client();
  const TestClient second = served.client();
  const TestClient third = served.client();
  EXPECT_EQ(first.ask(get("/a")).status, 200);
  TestClient fourth = served.client();
  EXPECT_EQ(fourth.hear_answer().status, 429);
  EXPECT_TRUE(fourth.is_at_end());
}

TEST(Http, the_connections_of_the_server_are_limited) {
  const Served served({.connections = 1});
  TestClient first = served.client();
  EXPECT_EQ(first.ask(get("/a")).status, 200);
  EXPECT_EQ(served.client().hear_answer().status, 503);
}

TEST(Http, a_slow_request_is_refused) {
  const Served served({.request_time = milliseconds(100)});
  TestClient client = served.client();
  client.say("GET / HTTP/1.1\r\nHost:");
  EXPECT_EQ(client.hear_answer().status, 408);
  EXPECT_TRUE(client.is_at_end());
}

TEST(Http, an_idle_connection_is_closed) {
  const Served served({.idle_time = milliseconds(100)});
  TestClient client = served.client();
  EXPECT_EQ(client.ask(get("/a")).status, 200);
  EXPECT_TRUE(client.is_at_end());
}

TEST(Http, a_port_in_use_is_reported) {
  EchoSite site;
  Network network({}, site);
  const auto endpoint = network.listen("127.0.0.1", 0);
  ASSERT_TRUE(endpoint);
  Network other({}, site);
  const auto refused = other.listen("127.0.0.1", endpoint->port);
  ASSERT_FALSE(refused);
  EXPECT_THAT(refused.error().reason, HasSubstr("Address already in use"));
  EXPECT_FALSE(other.listen("nowhere.invalid", 0));
}

}  // namespace
}  // namespace alea::server
