#include "server/session/net.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/post.hpp>
#include <utility>

#include "engine/text.h"
#include "server/session/http_connection.h"
#include "server/session/loop.h"
#include "server/session/responses.h"
#include "server/session/task_clock.h"

namespace alea::server {
namespace {

using asio::ip::tcp;

constexpr std::chrono::seconds kStopTime{5};
constexpr std::chrono::milliseconds kLongestPause{1'000};  // between two checks of deadlines
constexpr std::chrono::milliseconds kPauseWithoutFiles{100};

IpAddress as_value(const asio::ip::address& address) {
  return address.is_v4() ? IpAddress(address.to_v4().to_bytes()) : IpAddress(address.to_v6().to_bytes());
}

}  // namespace

NetworkLoop::NetworkLoop(const Limits& all_limits, Site& served, Proxies trusted_proxies)
    : limits(all_limits),
      messages{.per_second = all_limits.messages_per_second, .burst = all_limits.message_burst},
      proxies(std::move(trusted_proxies)),
      site(served),
      addresses(all_limits.connections_per_address,
                {.per_second = all_limits.requests_per_second, .burst = all_limits.request_burst}) {}

Checked<Endpoint> NetworkLoop::listen(const std::string& host, int port, Purpose purpose) {
  error_code error;
  tcp::resolver resolver(context_);
  const auto found = resolver.resolve(host, std::to_string(port), tcp::resolver::passive, error);
  if (error) return Error{fmt::format("cannot resolve {}: {}", in_quotes(host), error.message())};
  const tcp::endpoint wanted = *found.begin();
  Acceptor acceptor(context_);
  acceptor.open(wanted.protocol(), error);
  if (!error) acceptor.set_option(asio::socket_base::reuse_address(true), error);
  if (!error && wanted.address().is_v6()) acceptor.set_option(asio::ip::v6_only(false), error);
  if (!error) acceptor.bind(wanted, error);
  if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
  if (error) return Error{fmt::format("cannot listen on {} port {}: {}", host, port, error.message())};
  const tcp::endpoint bound = acceptor.local_endpoint();
  Hosts hosts(std::move(purpose.hosts), host, as_value(bound.address()));
  listeners_.push_back(std::make_unique<Listener>(std::move(acceptor), std::move(hosts), std::move(purpose.serves)));
  accept(*listeners_.back());
  return Endpoint{.address = bound.address().to_string(), .port = bound.port()};
}

void NetworkLoop::accept(Listener& listener) {
  listener.acceptor.async_accept([this, &listener](error_code error, Socket socket) {
    if (is_stopping_) return;
    if (error == asio::error::no_descriptors || error == asio::error::no_memory) {
      return after(kPauseWithoutFiles, [this, &listener] {
        if (!is_stopping_) accept(listener);
      });
    }
    if (!error) welcome(std::move(socket), listener);
    accept(listener);
  });
}

void NetworkLoop::welcome(Socket socket, const Listener& listener) {
  error_code error;
  const tcp::endpoint endpoint = socket.remote_endpoint(error);
  if (error) return;
  const IpAddress peer = as_value(endpoint.address());
  const bool is_proxy = is_in(proxies.trusted, peer);
  std::string address = is_proxy ? "" : peer.limited_part();
  const bool is_full = connections_.size() >= static_cast<std::size_t>(limits.connections);
  if (is_full || (!is_proxy && !addresses.arrive(address, SteadyClock::now()))) {
    ++counters.refused;
    const Response refused =
        is_full ? refusal(503, "full", "the server has reached its connection limit") : too_many_connections();
    socket.write_some(asio::buffer(last_words(refused)), error);
    return;
  }
  socket.set_option(tcp::no_delay(true), error);
  const ConnectionId id{++last_id_};
  const auto connection =
      std::make_shared<HttpConnection>(*this, id, std::move(socket), listener, peer, std::move(address));
  begin(id, connection);
  connection->begin();
}

void NetworkLoop::end(ConnectionId id, const std::string& address) {
  connections_.erase(id);
  if (!address.empty()) addresses.leave(address);
  if (is_stopping_ && connections_.empty()) context_.stop();
}

Connection* NetworkLoop::find(ConnectionId id) {
  const auto found = connections_.find(id);
  return found == connections_.end() ? nullptr : found->second.get();
}

void NetworkLoop::watch_clock() {
  const std::chrono::milliseconds shortest = std::min({limits.request_time, limits.idle_time, limits.close_time});
  clock_.expires_after(std::min(shortest / 3, kLongestPause));
  clock_.async_wait([this](error_code error) {
    if (error) return;
    const auto now = SteadyClock::now();
    for (const auto& connection : all_connections()) connection->look_at_clock(now);
    addresses.forget_absent(now);
    watch_clock();
  });
}

/// A copy, because connections may end while they are visited.
std::vector<std::shared_ptr<Connection>> NetworkLoop::all_connections() const {
  std::vector<std::shared_ptr<Connection>> all;
  all.reserve(connections_.size());
  for (const auto& [id, connection] : connections_) all.push_back(connection);
  return all;
}

void NetworkLoop::run() {
  watch_clock();
  TaskClock clock(counters);
  while (context_.run_one() > 0) clock.next();
}

void NetworkLoop::stop() {
  post([this] {
    if (std::exchange(is_stopping_, true)) return;
    for (const auto& listener : listeners_) listener->acceptor.close();
    for (const auto& connection : all_connections()) connection->finish();
    if (connections_.empty()) context_.stop();
    after(kStopTime, [this] { context_.stop(); });
  });
}

void NetworkLoop::post(std::function<void()> work) { asio::post(context_, std::move(work)); }

void NetworkLoop::after(std::chrono::milliseconds delay, std::function<void()> work) {
  const auto timer = std::make_shared<Timer>(context_, delay);
  timer->async_wait([timer, work = std::move(work)](error_code error) {
    if (!error) work();
  });
}

Network::Network(const Limits& limits, Site& site, Proxies proxies)
    : loop_(std::make_unique<NetworkLoop>(limits, site, std::move(proxies))) {}
Network::~Network() = default;

Checked<Endpoint> Network::listen(const std::string& host, int port, Purpose purpose) {
  return loop_->listen(host, port, std::move(purpose));
}
void Network::run() { loop_->run(); }
void Network::stop() { loop_->stop(); }
void Network::post(std::function<void()> work) { loop_->post(std::move(work)); }
void Network::after(std::chrono::milliseconds delay, std::function<void()> work) {
  loop_->after(delay, std::move(work));
}

void Network::send(ConnectionId id, std::shared_ptr<const std::string> text) {
  if (Connection* connection = loop_->find(id)) connection->send(std::move(text));
}

const NetworkCounters& Network::counters() const { return loop_->counters; }

}  // namespace alea::server
