// Behind a proxy: the limits of each client, the names that the server answers to, and ports with a purpose.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <mutex>
#include <string>
#include <vector>

#include "server/session/served_for_tests.h"

namespace alea::server {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

Proxies trust(std::string_view range) {
  Proxies proxies;
  proxies.trusted = {*read_range(range)};
  return proxies;
}
const std::string kHere = "127.0.0.1";

std::string get_for(std::string_view client, std::string_view path = "/who", std::string_view more = "") {
  return "GET " + std::string(path) + " HTTP/1.1\r\nHost: here\r\nX-Forwarded-For: " + std::string(client) + "\r\n" +
         std::string(more) + "\r\n";
}
std::string upgrade_for(const std::string& client) {
  return TestClient::upgrade_request("/socket", "X-Forwarded-For: " + client + "\r\n");
}
std::string proxy_line(const std::string& client) { return "PROXY TCP4 " + client + " 10.0.0.1 1000 80\r\n"; }

TEST(Proxy, one_connection_serves_many_clients) {
  const Served served({.requests_per_second = 1, .request_burst = 2}, trust(kHere));
  TestClient proxy = served.client();
  EXPECT_EQ(proxy.ask(get_for("1.1.1.1")).body, "1.1.1.1");
  EXPECT_EQ(proxy.ask(get_for("1.1.1.1", "/who", "X-Forwarded-Proto: https\r\n")).body, "1.1.1.1 secure");
  EXPECT_EQ(proxy.ask(get_for("1.1.1.1")).status, 429) << "each with its own limit";
  EXPECT_EQ(proxy.ask(get_for("9.9.9.9, 2.2.2.2")).body, "2.2.2.2");
  EXPECT_EQ(proxy.ask(get_for("9.9.9.9\r\nX-Forwarded-For: 2.2.2.2")).body, "2.2.2.2") << "two headers are one list";
  EXPECT_EQ(proxy.ask(get_for("2001:db8::1")).body, "2001:db8::");
  EXPECT_EQ(proxy.ask(get("/who")).body, kHere) << "the proxy itself";
}

TEST(Proxy, is_believed_only_if_it_is_trusted) {
  const Served served({}, trust("10.0.0.0/8"));
  EXPECT_EQ(served.client().ask(get_for("1.1.1.1", "/who", "X-Forwarded-Proto: https\r\n")).body, kHere);
  EXPECT_EQ(served.client().ask(proxy_line("1.1.1.1") + get("/who")).status, 400);
}

TEST(Proxy, may_have_many_connections) {
  const Served served({.connections_per_address = 2}, trust(kHere));
  std::vector<TestClient> proxies;
  for (int i = 0; i < 5; ++i) proxies.push_back(served.client());
  for (TestClient& proxy : proxies) EXPECT_EQ(proxy.ask(get_for("1.1.1.1")).status, 200) << "one after another";
}

TEST(Proxy, a_websocket_counts_for_its_client_until_it_ends) {
  Served served({.connections_per_address = 1}, trust(kHere));
  TestClient second = served.client();
  {
    TestClient first = served.client();
    EXPECT_EQ(first.ask(upgrade_for("1.1.1.1")).status, 101);
    EXPECT_EQ(second.ask(upgrade_for("2.2.2.2")).status, 101);
    EXPECT_EQ(served.client().ask(upgrade_for("1.1.1.1")).status, 429);
    EXPECT_EQ(served.client().ask(get_for("1.1.1.1")).status, 429);
    first.say_frame(TestClient::goodbye, "\x03\xe8");
    EXPECT_EQ(first.hear_frame().opcode, TestClient::goodbye);
    EXPECT_TRUE(first.is_at_end());
  }
  EXPECT_EQ(served.client().ask(get_for("1.1.1.1")).status, 200);
}

TEST(Proxy, a_request_counts_for_its_client_until_it_is_answered) {
  const Served served({.connections_per_address = 1}, trust(kHere));
  TestClient slow = served.client();
  slow.say("POST /x HTTP/1.1\r\nHost: here\r\nX-Forwarded-For: 1.1.1.1\r\nContent-Length: 2\r\n\r\nx");
  EXPECT_EQ(served.client().ask(get_for("2.2.2.2")).status, 200);  // so the slow request has arrived as well
  EXPECT_EQ(served.client().ask(get_for("1.1.1.1")).status, 429);
  slow.say("y");
  EXPECT_EQ(slow.hear_answer().body, "POST /x xy");
  EXPECT_EQ(slow.ask(get_for("1.1.1.1")).status, 200);
}

TEST(ProxyProtocol, a_connection_belongs_to_the_client_in_its_header) {
  const Served served({.connections_per_address = 1}, trust(kHere));
  TestClient first = served.client();
  EXPECT_EQ(first.ask(proxy_line("1.1.1.1") + get("/who")).body, "1.1.1.1");
  EXPECT_EQ(first.ask(get_for("9.9.9.9", "/who", "X-Forwarded-Proto: https\r\n")).body, "1.1.1.1") << "a mere claim";
  TestClient second = served.client();
  EXPECT_EQ(second.ask(proxy_line("1.1.1.1")).status, 429) << "before it has asked for anything";
  EXPECT_TRUE(second.is_at_end());
  EXPECT_EQ(served.client().ask(proxy_line("2.2.2.2") + get("/who")).body, "2.2.2.2");
}

TEST(ProxyProtocol, a_header_may_come_in_parts_and_name_another_proxy) {
  const Served served({}, trust("127.0.0.0/8"));
  TestClient client = served.client();
  client.say("PROX");
  client.say("Y TCP4 127.0.0.9 10.0.0.1 10");
  client.say("00 80\r\nGET /who HTTP/1.1\r\n");
  client.say("Host: here\r\nX-Forwarded-For: 1.1.1.1\r\n\r\n");
  EXPECT_EQ(client.hear_answer().body, "1.1.1.1");
  EXPECT_EQ(served.client().ask("PROXY UNKNOWN\r\n" + get("/who")).body, kHere);
}

TEST(ProxyProtocol, version_2_says_whether_the_client_uses_tls) {
  const Served served({}, trust(kHere));
  const std::string header("\r\n\r\n\0\r\nQUIT\n\x21\x11\0\x14\1\1\1\1\2\2\2\2\0\1\0\2\x20\0\5\1\0\0\0\0", 36);
  EXPECT_EQ(served.client().ask(header + get("/who")).body, "1.1.1.1 secure");
}

TEST(ProxyProtocol, a_malformed_header_is_reported_and_closes_the_connection) {
  std::mutex mutex;
  std::vector<std::string> reports;
  Proxies proxies = trust(kHere);
  proxies.report = [&](const IpAddress& proxy, const std::string& reason) {
    const std::lock_guard lock(mutex);
    reports.push_back(proxy.text() + ": " + reason);
  };
  const Served served({}, std::move(proxies));
  TestClient client = served.client();
  client.say("PROXY TCP4 nonsense\r\n" + get("/who"));
  EXPECT_TRUE(client.is_at_end());
  const std::lock_guard lock(mutex);
  EXPECT_THAT(reports, ElementsAre(HasSubstr("127.0.0.1: a PROXY header must be like")));
}

TEST(Host, a_request_for_another_name_is_refused) {
  const Served served;
  const auto status = [&](std::string request) {
    request.replace(request.find("Host: here"), 10, "Host: evil.example");
    return served.client().ask(request).status;
  };
  EXPECT_EQ(status(get("/a")), 421);
  EXPECT_EQ(status(post("x", "Origin: http://evil.example\r\n")), 421);
  EXPECT_EQ(status(TestClient::upgrade_request("/socket", "Origin: http://evil.example\r\n")), 421);
  EXPECT_EQ(served.client().ask("GET / HTTP/1.1\r\nHost: here\r\nHost: evil.example\r\n\r\n").status, 400);
}

TEST(Ports, serve_what_they_are_for) {
  EchoSite site;
  Network network({}, site);
  site.network = &network;
  Purpose purpose;
  purpose.serves = [](std::string_view path) { return path == "/metrics"; };
  const auto endpoint = network.listen("127.0.0.1", 0, purpose);
  ASSERT_TRUE(endpoint);
  std::thread thread([&] { network.run(); });
  const auto at_port = [&](std::string request) {
    request.replace(request.find("Host: here"), 10, "Host: localhost");
    return TestClient(endpoint->port).ask(request).status;
  };
  EXPECT_EQ(at_port(get("/metrics")), 200);
  EXPECT_EQ(at_port(get("/health")), 404);
  EXPECT_EQ(at_port(TestClient::upgrade_request("/socket")), 404);
  network.stop();
  thread.join();
}

}  // namespace
}  // namespace alea::server
