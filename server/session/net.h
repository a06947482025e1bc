// HTTP and WebSocket: sockets, limits and timers. Knows no game and no table.
//
//   Network network(limits, site);
//   const Checked<Endpoint> endpoint = network.listen("127.0.0.1", 8080);
//   network.run();  // until stop()
//
// One thread calls run(); the site is called, and everything but post() and stop() is to be called, on that thread
// (or before it runs).
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

namespace alea::server {

struct Limits {
  int connections = 30'000;
  int connections_per_address = 200;
  int requests_per_second = 50;  // of HTTP, for each address
  int request_burst = 200;
  int messages_per_second = 20;  // of WebSocket, for each connection
  int message_burst = 60;
  std::size_t head_bytes = 16'384;
  std::size_t body_bytes = 524'288;
  std::size_t message_bytes = 16'384;
  std::size_t waiting_bytes = 262'144;             // for a reader who is slow
  std::chrono::milliseconds request_time{10'000};  // for a whole request to come, and its answer to be taken
  std::chrono::milliseconds idle_time{60'000};     // between requests; a WebSocket is asked for a sign of life halfway
  std::chrono::milliseconds close_time{3'000};     // for a goodbye to be answered
};

struct Request {
  std::string method;
  std::string path;                            // begins with a slash; decoded, without "..", controls or NUL
  std::map<std::string, std::string> query;    // decoded
  std::map<std::string, std::string> headers;  // names in lower case
  std::string body;
  std::string address;  // of who asks

  /// The header's value, or nothing. The name is in lower case.
  std::string_view header(const std::string& name) const;
};

struct Response {
  int status = 200;
  std::string content_type = "application/json";
  std::string body;
  std::vector<std::pair<std::string, std::string>> headers;  // further ones
};

/// {"error":{"kind":…,"reason":…}}: how every refusal is told.
Response refusal(int status, std::string_view kind, std::string_view reason);

/// To be called once, at once or later.
using Reply = std::function<void(Response)>;

/// Never used again.
enum class ConnectionId : std::uint64_t {};

/// What is behind the network: what requests and messages mean.
class Site {
 public:
  virtual ~Site() = default;
  virtual void answer(const Request& request, Reply reply) = 0;
  /// A WebSocket is wanted: nothing where it is welcome, and from then on can be sent to; or the refusal.
  virtual std::optional<Response> open(ConnectionId id, const Request& request) = 0;
  virtual void receive(ConnectionId id, std::string_view text) = 0;
  /// The last that is heard of this connection, whoever ended it.
  virtual void closed(ConnectionId id) = 0;
};

struct Endpoint {
  std::string address;
  int port = 0;
};

/// What happened since the start, and how many there are now.
struct NetworkCounters {
  std::uint64_t sockets = 0;  // now, WebSockets
  std::uint64_t requests = 0;
  std::uint64_t messages_in = 0;
  std::uint64_t messages_out = 0;
  std::uint64_t bytes_in = 0;   // of messages
  std::uint64_t bytes_out = 0;  // of messages
  std::uint64_t refused = 0;    // connections, requests and messages beyond a limit
};

class NetworkLoop;

class Network {
 public:
  Network(const Limits& limits, Site& site);
  ~Network();
  Network(const Network&) = delete;
  Network& operator=(const Network&) = delete;

  /// Port 0 is any that is free; the answer says which.
  Checked<Endpoint> listen(const std::string& host, int port);
  /// Serves until stop(), and then until what was to be sent is sent, for a few seconds at most.
  void run();
  /// From any thread. WebSockets are closed with 1001 and a reason.
  void stop();

  /// To a connection that is no more, nothing is sent.
  void send(ConnectionId id, std::shared_ptr<const std::string> text);
  /// After what is to be sent.
  void close(ConnectionId id, int code, std::string_view reason);

  /// Called on the loop's thread, in the order in which they are posted. From any thread.
  void post(std::function<void()> work);
  void after(std::chrono::milliseconds delay, std::function<void()> work);

  const NetworkCounters& counters() const;

 private:
  std::unique_ptr<NetworkLoop> loop_;
};

}  // namespace alea::server
