#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/session/served_for_tests.h"

namespace alea::server {
namespace {

using std::chrono::milliseconds;
using testing::HasSubstr;

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

TEST(WebSocket, messages_sent_during_the_handshake_arrive_after_it) {
  const Served served;
  TestClient client = served.client();
  EXPECT_EQ(client.upgrade("/socket?greet").status, 101);
  EXPECT_EQ(client.hear_frame().payload, "welcome");
}

TEST(WebSocket, is_refused_when_the_site_refuses_it) {
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

TEST(WebSocket, queued_messages_arrive_before_the_close_frame) {
  const Served served;
  TestClient client = served.socket();
  client.say_text("stop");
  for (const char* const last : {"1", "2", "3"}) EXPECT_EQ(client.hear_frame().payload, last);
  const auto goodbye = client.hear_frame();
  EXPECT_EQ(goodbye.opcode, TestClient::goodbye);
  EXPECT_EQ(goodbye.code(), 1001);
  client.say_frame(TestClient::goodbye, "\x03\xe9");
  EXPECT_TRUE(client.is_at_end());
}

TEST(WebSocket, is_admitted_when_the_site_has_decided) {
  Served served;
  TestClient client = served.client();
  client.say(TestClient::upgrade_request("/later"));
  served.admit(served.undecided());
  EXPECT_EQ(client.hear_answer().status, 101);
  client.say_text("x");
  EXPECT_EQ(client.hear_frame().payload, "x");
  EXPECT_EQ(served.open_sockets(), 1);
}

TEST(WebSocket, a_site_that_admits_too_late_hears_of_the_end_at_once) {
  Served served;
  TestClient client = served.client();
  client.say(TestClient::upgrade_request("/later"));
  const Admit admit = served.undecided();
  served.ask_to_stop();
  served.admit(admit);
  EXPECT_EQ(client.hear_answer().status, 503);
  served.stop();
  EXPECT_EQ(served.open_sockets(), 0);
}

/// The close frame that the client gets after it has sent something wrong.
TestClient::Frame goodbye_after(TestClient client) {
  TestClient::Frame frame = client.hear_frame();
  while (frame.opcode != TestClient::goodbye && frame.opcode >= 0) frame = client.hear_frame();
  return frame;
}

TEST(WebSocket, protocol_errors_close_the_connection_with_a_reason) {
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
  EXPECT_EQ(goodbye.reason(), "too many messages; wait 1 s");
}

TEST(WebSocket, a_slow_reader_is_disconnected_and_others_do_not_notice) {
  const Served served;
  TestClient slow = served.socket();
  TestClient other = served.socket();
  slow.say_text("much");
  other.say_text("x");
  EXPECT_EQ(other.hear_frame().payload, "x");
  const auto goodbye = goodbye_after(std::move(slow));
  EXPECT_EQ(goodbye.code(), 1008);
  EXPECT_EQ(goodbye.reason(), "reading too slowly");
}

TEST(WebSocket, a_silent_client_is_disconnected) {
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

TEST(WebSocket, hundreds_of_idle_connections_disturb_nobody) {
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
  client.say_text("1");
  EXPECT_EQ(client.hear_frame().payload, "1");
  served.ask_to_stop();
  EXPECT_TRUE(idle.is_at_end());
  while (client.hear_frame().opcode != TestClient::goodbye) {
  }
  client.say_frame(TestClient::goodbye, "\x03\xe9");
  served.stop();
  EXPECT_EQ(served.open_sockets(), 0);
}

TEST(Network, answers_requests_under_way_when_it_stops) {
  Served served;
  TestClient socket = served.socket();
  TestClient client = served.client();
  client.say(get("/later"));
  socket.say_text("x");
  EXPECT_EQ(socket.hear_frame().payload, "x");  // so the request has arrived as well
  served.ask_to_stop();
  EXPECT_EQ(client.hear_answer().body, "GET /later ");
  EXPECT_TRUE(client.is_at_end());
  const auto goodbye = socket.hear_frame();
  EXPECT_EQ(goodbye.code(), 1001);
  EXPECT_EQ(goodbye.reason(), "the server is stopping");
}

TEST(Network, stops_even_if_a_client_does_not_answer) {
  Served served;
  const TestClient silent = served.socket();
  served.stop();
  EXPECT_EQ(served.open_sockets(), 0);
}

}  // namespace
}  // namespace alea::server
