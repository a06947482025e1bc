#include "server/session/net.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <future>
#include <thread>

#include "server/session/client_for_tests.h"

namespace alea::server {
namespace {

using std::chrono::milliseconds;
using testing::HasSubstr;
using testing::Not;

std::shared_ptr<const std::string> shared(std::string text) {
  return std::make_shared<const std::string>(std::move(text));
}

/// Says what it is asked, and does what it is told.
class EchoSite final : public Site {
 public:
  Network* network = nullptr;
  std::atomic<int> open_sockets = 0;

  void answer(const Request& request, Reply reply) override {
    Response response;
    response.content_type = "text/plain";
    response.body = request.method + " " + request.path + " " + request.body;
    if (request.path != "/later") return reply(std::move(response));
    network->after(milliseconds(20), [reply = std::move(reply), response] { reply(response); });
  }
  std::optional<Response> open(ConnectionId id, const Request& request) override {
    if (request.path != "/socket") return refusal(404, "gone", "there is no such table");
    ++open_sockets;
    if (request.query.contains("greet")) {
      network->post([this, id] { network->send(id, shared("welcome")); });
    }
    return std::nullopt;
  }
  void receive(ConnectionId id, std::string_view text) override {
    if (text == "bye") {
      for (const char* const last : {"1", "2", "3"}) network->send(id, shared(last));
      network->close(id, 4000, "as you like");
    } else if (text == "much") {
      const auto long_text = shared(std::string(10'000, 'm'));
      for (int i = 0; i < 1'000; ++i) network->send(id, long_text);
    } else {
      network->send(id, shared(std::string(text)));
    }
  }
  void closed(ConnectionId) override { --open_sockets; }
};

class Served {
 public:
  explicit Served(Limits limits = {}) : network_(quick(limits), site_) {
    site_.network = &network_;
    const auto endpoint = network_.listen("127.0.0.1", 0);
    EXPECT_TRUE(endpoint);
    port_ = endpoint->port;
    thread_ = std::thread([this] { network_.run(); });
  }
  ~Served() { stop(); }
  Served(const Served&) = delete;
  Served& operator=(const Served&) = delete;

  void stop() {
    if (!thread_.joinable()) return;
    network_.stop();
    thread_.join();
  }
  void ask_to_stop() { network_.stop(); }
  TestClient client() const { return TestClient(port_); }
  TestClient socket() const {
    TestClient client(port_);
    EXPECT_EQ(client.upgrade().status, 101);
    return client;
  }
  /// When all is done that the network was at.
  int open_sockets() {
    if (thread_.joinable()) {
      std::promise<void> done;
      network_.post([&] { done.set_value(); });
      done.get_future().wait();
    }
    return site_.open_sockets;
  }

 private:
  static Limits quick(Limits limits) {
    limits.close_time = milliseconds(300);
    return limits;
  }

  EchoSite site_;
  Network network_;
  int port_ = 0;
  std::thread thread_;
};

std::string get(std::string_view path) { return "GET " + std::string(path) + " HTTP/1.1\r\nHost: here\r\n\r\n"; }
std::string post(std::string_view body, std::string_view more_headers = "") {
  return "POST /x HTTP/1.1\r\nHost: here\r\n" + std::string(more_headers) +
         "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + std::string(body);
}

// HTTP

TEST(Http, one_connection_asks_many_times) {
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

TEST(Http, a_head_comes_without_its_body) {
  const Served served;
  TestClient client = served.client();
  client.say("HEAD /a HTTP/1.1\r\nHost: here\r\n\r\n");
  EXPECT_THAT(client.hear_answer(false).head, HasSubstr("Content-Length: 7\r\n"));
  EXPECT_EQ(client.ask(get("/b")).body, "GET /b ");
}

TEST(Http, every_answer_tells_browsers_what_they_may_not_do) {
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

TEST(Http, what_is_too_long_is_refused) {
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

TEST(Http, an_address_has_so_many_connections_and_no_more) {
  const Served served({.connections_per_address = 3});
  TestClient first = served.client();
  const TestClient second = served.client();
  const TestClient third = served.client();
  EXPECT_EQ(first.ask(get("/a")).status, 200);
  TestClient fourth = served.client();
  EXPECT_EQ(fourth.hear_answer().status, 429);
  EXPECT_TRUE(fourth.is_at_end());
}

TEST(Http, the_server_has_so_many_connections_and_no_more) {
  const Served served({.connections = 1});
  TestClient first = served.client();
  EXPECT_EQ(first.ask(get("/a")).status, 200);
  EXPECT_EQ(served.client().hear_answer().status, 503);
}

TEST(Http, a_request_that_does_not_come_in_time_is_refused) {
  const Served served({.request_time = milliseconds(100)});
  TestClient client = served.client();
  client.say("GET / HTTP/1.1\r\nHost:");
  EXPECT_EQ(client.hear_answer().status, 408);
  EXPECT_TRUE(client.is_at_end());
}

TEST(Http, a_connection_that_asks_nothing_more_is_ended) {
  const Served served({.idle_time = milliseconds(100)});
  TestClient client = served.client();
  EXPECT_EQ(client.ask(get("/a")).status, 200);
  EXPECT_TRUE(client.is_at_end());
}

TEST(Http, a_port_that_is_taken_is_said_to_be) {
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

// WebSocket

TEST(WebSocket, messages_go_both_ways_short_and_long) {
  const Served served;
  TestClient client = served.socket();
  for (const std::size_t size : {0, 1, 127, 128, 129, 1'600, 16'384}) {
    client.say_text(std::string(size, 'x'));
    const auto frame = client.hear_frame();
    EXPECT_EQ(frame.opcode, TestClient::text);
    EXPECT_EQ(frame.payload.size(), size);
  }
}

TEST(WebSocket, a_message_may_come_in_parts_with_a_ping_between) {
  const Served served;
  TestClient client = served.socket();
  client.say_frame(TestClient::text, "one ", false);
  client.say_frame(TestClient::ping, "?");
  client.say_frame(TestClient::continued, "two ", false);
  client.say_frame(TestClient::continued, "three");
  const auto answer = client.hear_frame();
  EXPECT_EQ(answer.opcode, TestClient::pong);
  EXPECT_EQ(answer.payload, "?");
  EXPECT_EQ(client.hear_frame().payload, "one two three");
}

TEST(WebSocket, what_is_sent_before_the_handshake_is_done_comes_after_it) {
  const Served served;
  TestClient client = served.client();
  EXPECT_EQ(client.upgrade("/socket?greet").status, 101);
  EXPECT_EQ(client.hear_frame().payload, "welcome");
}

TEST(WebSocket, is_refused_where_the_site_does_not_want_it) {
  const Served served;
  TestClient client = served.client();
  const auto answer = client.upgrade("/elsewhere");
  EXPECT_EQ(answer.status, 404);
  EXPECT_THAT(answer.body, HasSubstr("gone"));
  EXPECT_EQ(client.ask(get("/a")).status, 200) << "the connection goes on";
}

TEST(WebSocket, a_page_of_another_site_may_not_open_one) {
  const Served served;
  EXPECT_EQ(served.client().upgrade("/socket", "Origin: http://elsewhere\r\n").status, 403);
  EXPECT_EQ(served.client().upgrade("/socket", "Origin: http://here\r\n").status, 101);
}

TEST(WebSocket, the_last_words_come_before_the_goodbye) {
  const Served served;
  TestClient client = served.socket();
  client.say_text("bye");
  for (const char* const last : {"1", "2", "3"}) EXPECT_EQ(client.hear_frame().payload, last);
  const auto goodbye = client.hear_frame();
  EXPECT_EQ(goodbye.opcode, TestClient::goodbye);
  EXPECT_EQ(goodbye.code(), 4000);
  EXPECT_EQ(goodbye.reason(), "as you like");
  client.say_frame(TestClient::goodbye, "\x0f\xa0");
  EXPECT_TRUE(client.is_at_end());
}

/// What ends a connection: the goodbye that the client hears after it has said something wrong.
TestClient::Frame goodbye_after(TestClient client) {
  TestClient::Frame frame = client.hear_frame();
  while (frame.opcode != TestClient::goodbye && frame.opcode >= 0) frame = client.hear_frame();
  return frame;
}

TEST(WebSocket, what_is_wrong_ends_the_connection_with_a_reason) {
  const std::string endless_frame("\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0", 14);
  const std::string unknown_opcode("\x83\x80\0\0\0\0", 6);
  const Served served;
  const auto code_after = [&](auto say) {
    TestClient client = served.socket();
    say(client);
    return goodbye_after(std::move(client)).code();
  };
  EXPECT_EQ(code_after([](TestClient& client) { client.say_frame(TestClient::binary, "x"); }), 1003);
  EXPECT_EQ(code_after([](TestClient& client) { client.say_text("\xff"); }), 1007);
  EXPECT_EQ(code_after([](TestClient& client) { client.say_text(std::string(16'385, 'x')); }), 1009);
  EXPECT_EQ(code_after([&](TestClient& client) { client.say(endless_frame + std::string(16'385, 'x')); }), 1009);
  EXPECT_EQ(code_after([](TestClient& client) { client.say_frame(TestClient::text, "x", true, false); }), 1002);
  EXPECT_EQ(code_after([](TestClient& client) { client.say_frame(TestClient::continued, "x"); }), 1002);
  EXPECT_EQ(code_after([&](TestClient& client) { client.say(unknown_opcode); }), 1002);
  EXPECT_EQ(code_after([](TestClient& client) { client.say_frame(TestClient::ping, std::string(126, 'x')); }), 1002);
  TestClient other = served.socket();
  other.say_text("still here");
  EXPECT_EQ(other.hear_frame().payload, "still here");
}

TEST(WebSocket, a_flood_of_messages_ends_the_connection) {
  const Served served({.messages_per_second = 1, .message_burst = 10});
  TestClient client = served.socket();
  for (int i = 0; i < 11; ++i) client.say_text("x");
  for (int i = 0; i < 10; ++i) EXPECT_EQ(client.hear_frame().payload, "x");
  const auto goodbye = client.hear_frame();
  EXPECT_EQ(goodbye.code(), 1008);
  EXPECT_EQ(goodbye.reason(), "too many messages");
}

TEST(WebSocket, a_slow_reader_is_let_go_and_others_do_not_notice) {
  const Served served;
  TestClient slow = served.socket();
  TestClient other = served.socket();
  slow.say_text("much");
  other.say_text("x");
  EXPECT_EQ(other.hear_frame().payload, "x");
  const auto goodbye = goodbye_after(std::move(slow));
  EXPECT_EQ(goodbye.code(), 1008);
  EXPECT_EQ(goodbye.reason(), "too slow a reader");
}

TEST(WebSocket, who_gives_no_sign_of_life_is_let_go) {
  Served served({.idle_time = milliseconds(900)});
  TestClient silent = served.socket();
  TestClient alive = served.socket();
  EXPECT_EQ(silent.hear_frame().opcode, TestClient::ping);
  EXPECT_EQ(alive.hear_frame().opcode, TestClient::ping);
  alive.say_frame(TestClient::pong, "");
  while (silent.hear_frame().opcode == TestClient::ping) {
  }
  EXPECT_TRUE(silent.is_at_end());
  EXPECT_EQ(alive.hear_frame().opcode, TestClient::ping);
  EXPECT_EQ(served.open_sockets(), 1);
}

TEST(WebSocket, the_site_hears_of_every_end) {
  Served served;
  {
    const TestClient one = served.socket();
    const TestClient two = served.socket();
    EXPECT_EQ(served.open_sockets(), 2);
  }
  TestClient three = served.socket();
  three.say_frame(TestClient::goodbye, "\x03\xe8");
  EXPECT_EQ(three.hear_frame().opcode, TestClient::goodbye);
  EXPECT_TRUE(three.is_at_end());
  served.stop();
  EXPECT_EQ(served.open_sockets(), 0);
}

TEST(WebSocket, hundreds_that_say_nothing_disturb_nobody) {
  const Served served({.connections_per_address = 1'000, .request_burst = 1'000});
  std::vector<TestClient> idle;
  for (int i = 0; i < 500; ++i) idle.push_back(served.socket());
  TestClient client = served.socket();
  client.say_text("x");
  EXPECT_EQ(client.hear_frame().payload, "x");
  idle.back().say_text("y");
  EXPECT_EQ(idle.back().hear_frame().payload, "y");
}

// The end

TEST(Network, says_goodbye_when_it_stops) {
  Served served;
  TestClient client = served.socket();
  TestClient idle = served.client();
  EXPECT_EQ(idle.ask(get("/a")).status, 200);
  TestClient waiting = served.client();
  EXPECT_EQ(waiting.ask(get("/a")).status, 200);
  waiting.say(get("/later"));
  client.say_text("bye");
  EXPECT_EQ(client.hear_frame().payload, "1");
  served.ask_to_stop();
  EXPECT_TRUE(idle.is_at_end());
  while (client.hear_frame().opcode != TestClient::goodbye) {
  }
  client.say_frame(TestClient::goodbye, "\x03\xe9");
  served.stop();
  EXPECT_EQ(served.open_sockets(), 0);
}

TEST(Network, what_is_being_answered_when_it_stops_is_answered) {
  Served served;
  TestClient socket = served.socket();
  TestClient client = served.client();
  client.say(get("/later"));
  socket.say_text("x");
  EXPECT_EQ(socket.hear_frame().payload, "x");  // so the request has come, too
  served.ask_to_stop();
  EXPECT_EQ(client.hear_answer().body, "GET /later ");
  EXPECT_TRUE(client.is_at_end());
  const auto goodbye = socket.hear_frame();
  EXPECT_EQ(goodbye.code(), 1001);
  EXPECT_EQ(goodbye.reason(), "the server stops");
}

TEST(Network, stops_although_somebody_does_not_answer) {
  Served served;
  const TestClient silent = served.socket();
  served.stop();
  EXPECT_EQ(served.open_sockets(), 0);
}

}  // namespace
}  // namespace alea::server
