// A network on its own thread, with a site that echoes; and requests to send to it.
#pragma once

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <future>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

#include "server/session/client_for_tests.h"
#include "server/session/net.h"

namespace alea::server {

inline std::shared_ptr<const std::string> shared_text(std::string text) {
  return std::make_shared<const std::string>(std::move(text));
}

/// Echoes requests and messages, and obeys a few commands.
class EchoSite final : public Site {
 public:
  Network* network = nullptr;
  std::atomic<int> open_sockets = 0;
  std::promise<Admit> undecided;  // set by the one WebSocket request for /later

  int cost(const Request& request) const override { return request.path == "/costly" ? 10 : 1; }
  void answer(const Request& request, Reply reply) override {
    Response response;
    response.content_type = "text/plain";
    response.body = request.method + " " + request.path + " " + request.body;
    if (request.path == "/who") response.body = request.address + (request.is_secure ? " secure" : "");
    if (request.path != "/later") return reply(std::move(response));
    network->after(std::chrono::milliseconds(20), [reply = std::move(reply), response] { reply(response); });
  }
  void open(ConnectionId id, const Request& request, Admit admit) override {
    if (request.path == "/later") return undecided.set_value(std::move(admit));
    if (request.path != "/socket") return admit(refusal(404, "gone", "there is no such table"));
    ++open_sockets;
    if (request.query.contains("greet")) {
      network->post([this, id] { network->send(id, shared_text("welcome")); });
    }
    admit({});
  }
  int receive(ConnectionId id, std::string_view text) override {
    if (text == "stop") {
      for (const char* const last : {"1", "2", "3"}) network->send(id, shared_text(last));
      network->stop();
    } else if (text == "much") {
      const auto long_text = shared_text(std::string(10'000, 'm'));
      for (int i = 0; i < 1'000; ++i) network->send(id, long_text);
    } else {
      network->send(id, shared_text(std::string(text)));
    }
    return text == "costly" ? 10 : 1;
  }
  void closed(ConnectionId) override { --open_sockets; }
};

class Served {
 public:
  explicit Served(Limits limits = {}, Proxies proxies = {}) : network_(quick(limits), site_, std::move(proxies)) {
    site_.network = &network_;
    const auto endpoint = network_.listen("127.0.0.1", 0, {.hosts = {"here"}});
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
  /// Waits until the site has been asked to open /later.
  Admit undecided() { return site_.undecided.get_future().get(); }
  void admit(Admit undecided) {
    network_.post([this, admit = std::move(undecided)] {
      ++site_.open_sockets;
      admit({});
    });
  }
  /// Counts after everything that is already queued in the loop.
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
    limits.close_time = std::chrono::milliseconds(300);
    return limits;
  }

  EchoSite site_;
  Network network_;
  int port_ = 0;
  std::thread thread_;
};

inline std::string get(std::string_view path) { return "GET " + std::string(path) + " HTTP/1.1\r\nHost: here\r\n\r\n"; }
inline std::string post(std::string_view body, std::string_view more_headers = "") {
  return "POST /x HTTP/1.1\r\nHost: here\r\n" + std::string(more_headers) +
         "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + std::string(body);
}

}  // namespace alea::server
