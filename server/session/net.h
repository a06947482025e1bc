// HTTP and WebSocket: connections, limits and timers. Knows nothing about games and tables.
//
//   Network network(limits, site);
//   const Checked<Endpoint> endpoint = network.listen("127.0.0.1", 8080);
//   network.run();  // until stop()
//
// One thread calls run(). The site is called on that thread, and everything except post() and stop() must be called on
// it, or before it runs.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/checked.h"
#include "server/session/ip_address.h"

namespace alea::server {

struct Limits {
  int connections = 30'000;
  int connections_per_address = 200;
  int requests_per_second = 50;  // HTTP, per address; an expensive one counts as several
  int request_burst = 200;
  int messages_per_second = 20;  // WebSocket, per connection; the same
  int message_burst = 60;
  std::size_t head_bytes = 16'384;
  std::size_t body_bytes = 524'288;
  std::size_t message_bytes = 16'384;
  std::size_t waiting_bytes = 262'144;             // queued for a slow reader
  std::chrono::milliseconds request_time{10'000};  // to receive a whole request, and to send its response
  std::chrono::milliseconds idle_time{60'000};     // between requests; a WebSocket is pinged halfway
  std::chrono::milliseconds close_time{3'000};     // for the peer to answer a close frame
};

struct Request {
  std::string method;
  std::string path;                            // starts with a slash; decoded, without ".." or control characters
  std::map<std::string, std::string> query;    // decoded
  std::map<std::string, std::string> headers;  // names in lower case
  std::string body;
  std::string address;     // the client's; for IPv6 its /64 network
  bool is_secure = false;  // the client connected with TLS, to a proxy that says so

  /// The header's value, or an empty text. The name must be in lower case.
  std::string_view header(const std::string& name) const;
};

struct Response {
  int status = 200;
  std::string content_type = "application/json";
  std::string body;
  std::vector<std::pair<std::string, std::string>> headers;  // in addition to the standard ones
};

/// {"error":{"kind":…,"reason":…}}: the body of every refusal.
Response refusal(int status, std::string_view kind, std::string_view reason);

/// To be called once, immediately or later.
using Reply = std::function<void(Response)>;

/// Admits a WebSocket, or refuses it with a response. To be called once, immediately or later.
using Admit = std::function<void(std::optional<Response> refusal)>;

/// Never reused.
enum class ConnectionId : std::uint64_t {};

/// What is behind the network: gives requests and messages their meaning.
class Site {
 public:
  virtual ~Site() = default;
  /// What answering the request costs, in requests (Limits::requests_per_second).
  virtual int cost(const Request& request) const = 0;
  virtual void answer(const Request& request, Reply reply) = 0;
  /// A client asks to upgrade to a WebSocket. Once admitted, messages can be sent to it, and closed() follows.
  virtual void open(ConnectionId id, const Request& request, Admit admit) = 0;
  /// Returns what the message costs, in messages (Limits::messages_per_second).
  virtual int receive(ConnectionId id, std::string_view text) = 0;
  /// The last call for this connection, whichever side ended it.
  virtual void closed(ConnectionId id) = 0;
};

/// The proxies in front of the server.
struct Proxies {
  std::vector<AddressRange> trusted;  // say on whose behalf they connect, and are believed
  /// Called with what is wrong when one of them sends a malformed PROXY header.
  std::function<void(const IpAddress& proxy, const std::string& reason)> report = [](const auto&, const auto&) {};
};

/// What a port is for.
struct Purpose {
  std::vector<std::string> hosts;  // the names that it answers to (see hosts.h); if empty, the usual ones
  /// Whether it answers requests for this path.
  std::function<bool(std::string_view path)> serves = [](std::string_view) { return true; };
};

struct Endpoint {
  std::string address;
  int port = 0;
};

/// Totals since the start, and current numbers.
struct NetworkCounters {
  std::uint64_t sockets = 0;  // open WebSockets
  std::uint64_t requests = 0;
  std::uint64_t messages_in = 0;
  std::uint64_t messages_out = 0;
  std::uint64_t bytes_in = 0;   // of messages
  std::uint64_t bytes_out = 0;  // of messages
  std::uint64_t refused = 0;    // connections, requests and messages over a limit
  // Of the loop, in CPU time (task_clock.h)
  std::uint64_t longest_task_us = 0;
  std::uint64_t long_tasks = 0;  // more than 20 ms
};

class NetworkLoop;

class Network {
 public:
  Network(const Limits& limits, Site& site, Proxies proxies = {});
  ~Network();
  Network(const Network&) = delete;
  Network& operator=(const Network&) = delete;

  /// Port 0 picks a free port; the result says which. Several ports can have different purposes.
  Checked<Endpoint> listen(const std::string& host, int port, Purpose purpose = {});
  /// Serves until stop(), then sends what is queued, for a few seconds at most.
  void run();
  /// May be called from any thread. WebSockets are closed with code 1001.
  void stop();

  /// Does nothing if the connection is gone.
  void send(ConnectionId id, std::shared_ptr<const std::string> text);

  /// Runs the work on the loop's thread, in the order of posting. May be called from any thread.
  void post(std::function<void()> work);
  void after(std::chrono::milliseconds delay, std::function<void()> work);

  const NetworkCounters& counters() const;

 private:
  std::unique_ptr<NetworkLoop> loop_;
};

}  // namespace alea::server
