// An HTTP connection: one request after another. Part of net.cpp.
#pragma once

#include <array>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <cctype>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "engine/text.h"
#include "server/session/forwarded.h"
#include "server/session/loop.h"
#include "server/session/proxy_header.h"
#include "server/session/responses.h"
#include "server/session/socket_connection.h"
#include "server/session/target.h"

namespace alea::server {

namespace http = boost::beast::http;

class HttpConnection final : public Connection, public std::enable_shared_from_this<HttpConnection> {
 public:
  /// `address` is empty if the peer is a trusted proxy, which counts only for the clients that it serves.
  HttpConnection(NetworkLoop& loop, ConnectionId id, Socket socket, const Listener& listener, const IpAddress& peer,
                 std::string address)
      : loop_(loop),
        id_(id),
        socket_(std::move(socket)),
        listener_(listener),
        peer_{.address = peer, .is_secure = false},
        is_proxied_(address.empty()),
        address_(std::move(address)) {}

  void begin() {
    if (!is_proxied_) return start();
    enter(Phase::reading, loop_.limits.request_time);
    read_proxy_header();
  }

  void send(std::shared_ptr<const std::string>) override {}

  void look_at_clock(SteadyClock::time_point now) override {
    if (now < deadline_) return;
    if (phase_ == Phase::reading) {
      error_code ignored;
      const Response late = refusal(408, "not_now", "the request took too long to arrive");
      socket_.write_some(asio::buffer(last_words(late)), ignored);
    }
    end();
  }

  void finish() override {
    if (phase_ == Phase::waiting) end();
  }

 private:
  enum class Phase : std::uint8_t { waiting, reading, answering, writing, leaving, ended };
  static constexpr std::chrono::seconds kAnswerTime{60};
  static constexpr std::chrono::seconds kLeaveTime{2};

  static Response stopping() { return refusal(503, "not_now", "the server is stopping"); }

  void enter(Phase phase, std::chrono::milliseconds time) {
    phase_ = phase;
    deadline_ = SteadyClock::now() + time;
  }

  void start() {
    enter(Phase::reading, loop_.limits.request_time);
    read();
  }

  void read_proxy_header() {
    socket_.async_read_some(buffer_.prepare(kLongestProxyHeader),
                            [self = shared_from_this()](error_code error, std::size_t size) {
                              if (self->phase_ == Phase::ended) return;
                              if (error) return self->end();
                              self->buffer_.commit(size);
                              self->hear_proxy_header();
                            });
  }

  void hear_proxy_header() {
    const auto bytes = buffer_.data();
    const auto found = server::read_proxy_header({static_cast<const char*>(bytes.data()), bytes.size()});
    if (!found) {
      loop_.proxies.report(peer_.address, found.error().reason);
      return end();
    }
    if (!*found) return read_proxy_header();
    const ProxyHeader& header = **found;
    buffer_.consume(header.size);
    if (!header.client) return start();
    peer_ = *header.client;
    is_proxied_ = is_in(loop_.proxies.trusted, peer_.address);
    if (is_proxied_ || count_for(peer_)) start();
  }

  /// Counts this connection for the client. If it has too many already, refuses it and returns false.
  bool count_for(const Client& client) {
    std::string address = client.address.limited_part();
    if (loop_.addresses.arrive(address, SteadyClock::now())) {
      address_ = std::move(address);
      return true;
    }
    ++loop_.counters.refused;
    enter(Phase::answering, kAnswerTime);
    is_last_ = true;
    respond(too_many_connections());
    return false;
  }

  /// A proxy uses the connection for another client next.
  void stop_counting() {
    if (!is_proxied_ || address_.empty()) return;
    loop_.addresses.leave(address_);
    address_.clear();
  }

  /// Between requests only the socket is kept.
  void wait() {
    stop_counting();
    if (loop_.is_stopping()) return end();
    if (buffer_.size() > 0) return start();
    buffer_ = {};
    enter(Phase::waiting, loop_.limits.idle_time);
    socket_.async_wait(Socket::wait_read, [self = shared_from_this()](error_code error) {
      if (error) return self->end();
      self->start();
    });
  }

  void read() {
    parser_.emplace();
    parser_->header_limit(static_cast<std::uint32_t>(loop_.limits.head_bytes));
    parser_->body_limit(loop_.limits.body_bytes);
    http::async_read_header(socket_, buffer_, *parser_, [self = shared_from_this()](error_code error, std::size_t) {
      if (self->phase_ == Phase::ended) return;
      if (error) return self->refuse(error);
      self->hear_header();
    });
  }

  /// The client is known before its body arrives, so that a slow body counts as one of its connections.
  void hear_header() {
    is_head_ = parser_->get().method() == http::verb::head;
    client_ = peer_;
    if (is_proxied_) {
      const std::string forwarded = header_list("Forwarded");
      const std::string addresses = header_list("X-Forwarded-For");
      const std::string protocols = header_list("X-Forwarded-Proto");
      client_ = read_forwarded(peer_, {forwarded, addresses, protocols}, loop_.proxies.trusted);
      if (!count_for(client_)) return;
    }
    http::async_read(socket_, buffer_, *parser_, [self = shared_from_this()](error_code error, std::size_t) {
      if (self->phase_ == Phase::ended) return;
      if (error) return self->refuse(error);
      self->enter(Phase::answering, kAnswerTime);
      self->answer();
    });
  }

  /// A header that occurs several times is one list.
  std::string header_list(std::string_view name) const {
    std::string value;
    const auto [first, last] = parser_->get().equal_range(boost::beast::string_view(name.data(), name.size()));
    for (auto field = first; field != last; ++field) {
      if (field != first) value += ", ";
      value += field->value();
    }
    return value;
  }

  void refuse(const error_code& error) {
    enter(Phase::answering, kAnswerTime);
    is_last_ = true;
    if (error == http::error::header_limit) {
      respond(refusal(431, "too_long", "the request header is too long"));
    } else if (error == http::error::body_limit) {
      respond(refusal(413, "too_long", "the request body is too long"));
    } else if (error.category() == make_error_code(http::error::bad_version).category() &&
               error != http::error::end_of_stream && error != http::error::partial_message) {
      respond(refusal(400, "bad_message", "this is not HTTP: " + error.message()));
    } else {
      end();
    }
  }

  void answer() {
    ++loop_.counters.requests;
    const auto& message = parser_->get();
    is_last_ = !message.keep_alive();
    if (const auto now = SteadyClock::now(); !loop_.addresses.may_ask(address_, now)) {
      ++loop_.counters.refused;
      return respond(too_many_requests(loop_.addresses.seconds_to_wait(address_, now)));
    }
    auto target = read_target({message.target().data(), message.target().size()});
    if (!target) return respond(refusal(400, "bad_message", target.error().reason));
    const Request request = read_request(*std::move(target));
    loop_.addresses.charge(address_, loop_.site.cost(request) - 1);
    if (message.count(http::field::host) > 1) return respond(refusal(400, "bad_message", "a request has one Host"));
    if (!listener_.hosts.accept(request.header("host"))) return respond(wrong_host(request.header("host")));
    if (!listener_.serves(request.path)) return respond(refusal(404, "gone", "this is not served on this port"));
    const bool is_upgrade = websocket::is_upgrade(message);
    const bool is_plain = request.method == "GET" && !is_upgrade;
    if (!is_plain && !is_own_origin(request.header("origin"), request.header("host"))) {
      return respond(refusal(403, "not_allowed", "pages of other sites may not send this"));
    }
    if (is_upgrade) return ask_to_upgrade(request);
    loop_.site.answer(request, [self = weak_from_this()](Response response) {
      if (const auto connection = self.lock()) connection->respond(std::move(response));
    });
  }

  Request read_request(Target target) {
    auto& message = parser_->get();
    Request request{.method = is_head_ ? "GET" : std::string(message.method_string()),
                    .path = std::move(target.path),
                    .query = std::move(target.query),
                    .headers = {},
                    .body = std::move(message.body()),
                    .address = address_,
                    .is_secure = client_.is_secure};
    for (const auto& field : message) {
      std::string name(field.name_string());
      for (char& one : name) one = static_cast<char>(std::tolower(static_cast<unsigned char>(one)));
      request.headers.insert_or_assign(std::move(name), std::string(field.value()));
    }
    return request;
  }

  void ask_to_upgrade(const Request& request) {
    if (loop_.is_stopping()) return respond(stopping());
    loop_.site.open(id_, request, [&loop = loop_, id = id_, self = weak_from_this()](std::optional<Response> refused) {
      const auto connection = self.lock();
      if (connection && refused) return connection->respond(*std::move(refused));
      if (refused) return;
      if (connection && connection->phase_ == Phase::answering && !loop.is_stopping()) return connection->upgrade();
      // The client left, or the server began to stop, while the site was deciding.
      loop.site.closed(id);
      if (connection) connection->respond(stopping());
    });
  }

  void upgrade() {
    auto connection = std::make_shared<SocketConnection>(loop_, id_, std::move(socket_), address_);
    phase_ = Phase::ended;
    const auto message = parser_->release();
    loop_.begin(id_, connection);
    connection->start(message);
  }

  void respond(Response response) {
    if (phase_ != Phase::answering) return;
    add_standard_headers(response);
    is_last_ = is_last_ || loop_.is_stopping();
    auto& message = message_.emplace();
    message.result(static_cast<unsigned>(response.status));
    for (const auto& [name, value] : response.headers) message.insert(name, value);
    message.set(http::field::content_type, response.content_type);
    message.keep_alive(!is_last_);
    message.content_length(response.body.size());
    if (!is_head_) message.body() = std::move(response.body);
    parser_.reset();
    enter(Phase::writing, loop_.limits.request_time);
    http::async_write(socket_, *message_, [self = shared_from_this()](error_code error, std::size_t) {
      self->message_.reset();
      if (error) return self->end();
      if (self->is_last_) return self->leave();
      self->wait();
    });
  }

  /// Closing while the client still sends would make it lose our last response.
  void leave() {
    if (phase_ == Phase::ended) return;
    enter(Phase::leaving, kLeaveTime);
    error_code ignored;
    socket_.shutdown(Socket::shutdown_send, ignored);
    read_rest();
  }

  void read_rest() {
    buffer_.clear();
    socket_.async_read_some(buffer_.prepare(kRest), [self = shared_from_this()](error_code error, std::size_t) {
      if (error) return self->end();
      self->read_rest();
    });
  }
  static constexpr std::size_t kRest = 4'096;

  void end() {
    if (phase_ == Phase::ended) return;
    phase_ = Phase::ended;
    error_code ignored;
    socket_.close(ignored);
    loop_.end(id_, address_);
  }

  NetworkLoop& loop_;
  ConnectionId id_;
  Socket socket_;
  const Listener& listener_;
  Client peer_;          // or whoever it says it connects for, in a PROXY header
  bool is_proxied_;      // the peer is a trusted proxy: each request has its own client
  Client client_;        // of this request
  std::string address_;  // that this connection counts for; empty between the requests of a proxy
  Phase phase_ = Phase::reading;
  SteadyClock::time_point deadline_;
  boost::beast::flat_buffer buffer_;
  std::optional<http::request_parser<http::string_body>> parser_;
  std::optional<http::response<http::string_body>> message_;
  bool is_last_ = false;  // request on this connection
  bool is_head_ = false;  // respond without a body
};

}  // namespace alea::server
