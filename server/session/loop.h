// What the parts of the network share. They form one translation unit, net.cpp, because Boost is slow to compile.
#pragma once

#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/session/address_book.h"
#include "server/session/hosts.h"
#include "server/session/net.h"

namespace alea::server {

namespace asio = boost::asio;
using boost::system::error_code;
using SteadyClock = std::chrono::steady_clock;
using Socket = asio::basic_stream_socket<asio::ip::tcp, asio::io_context::executor_type>;
using Acceptor = asio::basic_socket_acceptor<asio::ip::tcp, asio::io_context::executor_type>;
using Timer = asio::basic_waitable_timer<SteadyClock, asio::wait_traits<SteadyClock>, asio::io_context::executor_type>;

/// One client: HTTP at first, later possibly WebSocket.
class Connection {
 public:
  Connection() = default;
  virtual ~Connection() = default;
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  /// For WebSockets only.
  virtual void send(std::shared_ptr<const std::string> text) = 0;

  /// Called at least once a second.
  virtual void look_at_clock(SteadyClock::time_point now) = 0;
  /// The server is stopping: ends as soon as nothing would be lost.
  virtual void finish() = 0;
};

/// A port that is open. It exists as long as the loop.
struct Listener {
  Acceptor acceptor;
  Hosts hosts;
  std::function<bool(std::string_view path)> serves;
};

/// All connections, and the listeners for new ones.
class NetworkLoop {
 public:
  NetworkLoop(const Limits& all_limits, Site& served, Proxies trusted_proxies);

  Checked<Endpoint> listen(const std::string& host, int port, Purpose purpose);
  void run();
  void stop();
  void post(std::function<void()> work);
  void after(std::chrono::milliseconds delay, std::function<void()> work);
  Connection* find(ConnectionId id);

  // Called by connections
  void begin(ConnectionId id, std::shared_ptr<Connection> connection) { connections_[id] = std::move(connection); }
  /// `address` is the one that the connection counts for; empty if none.
  void end(ConnectionId id, const std::string& address);
  bool is_stopping() const { return is_stopping_; }

  const Limits limits;
  const Rate messages;
  const Proxies proxies;
  Site& site;
  AddressBook addresses;
  NetworkCounters counters;

 private:
  void accept(Listener& listener);
  void welcome(Socket socket, const Listener& listener);
  void watch_clock();
  std::vector<std::shared_ptr<Connection>> all_connections() const;

  asio::io_context context_{1};  // run by one thread
  std::vector<std::unique_ptr<Listener>> listeners_;
  Timer clock_{context_};
  std::unordered_map<ConnectionId, std::shared_ptr<Connection>> connections_;
  std::uint64_t last_id_ = 0;
  bool is_stopping_ = false;
};

}  // namespace alea::server
