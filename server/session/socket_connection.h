// A WebSocket connection. Part of net.cpp.
//
// An idle connection is small: a buffer for short messages only, no timer, nothing queued.
#pragma once

#include <fmt/format.h>

#include <array>
#include <boost/beast/websocket/rfc6455.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/session/loop.h"
#include "server/session/token_bucket.h"

namespace alea::server {

namespace websocket = boost::beast::websocket;

class SocketConnection final : public Connection, public std::enable_shared_from_this<SocketConnection> {
 public:
  SocketConnection(NetworkLoop& loop, ConnectionId id, Socket socket, std::string address)
      : loop_(loop),
        id_(id),
        address_(std::move(address)),
        stream_(std::move(socket)),
        heard_at_(SteadyClock::now()),
        tokens_(loop.messages, heard_at_) {
    ++loop_.counters.sockets;
    error_code ignored;
    // What a slow reader has not read yet waits here, where it is counted, not in the kernel.
    stream_.next_layer().set_option(asio::socket_base::send_buffer_size(kSendBuffer), ignored);
    stream_.read_message_max(0);  // checked in hear(), which can say why
    stream_.auto_fragment(false);
    stream_.text(true);
    stream_.control_callback([this](websocket::frame_type, auto) { heard_at_ = SteadyClock::now(); });
  }

  /// Completes the upgrade, then reads messages.
  template <class HttpRequest>
  void start(const HttpRequest& request) {
    stream_.async_accept(request, [self = shared_from_this()](error_code error) {
      if (error) return self->end();
      self->is_open_ = true;
      self->read();
      self->write();
    });
  }

  void send(std::shared_ptr<const std::string> text) override {
    if (is_ended_ || closing_) return;
    waiting_bytes_ += text->size();
    queue_.push_back(std::move(text));
    if (waiting_bytes_ > loop_.limits.waiting_bytes) return refuse(websocket::policy_error, "reading too slowly");
    write();
  }

  void look_at_clock(SteadyClock::time_point now) override {
    const auto silence = now - heard_at_;
    const bool is_late =
        closing_ ? now > close_by_ : silence > (is_open_ ? loop_.limits.idle_time : loop_.limits.request_time);
    if (is_late) return end();
    if (!is_open_ || is_pinging_ || closing_ || silence < loop_.limits.idle_time / 2) return;
    is_pinging_ = true;
    stream_.async_ping({}, [self = shared_from_this()](error_code) { self->is_pinging_ = false; });
  }

  void finish() override { close(websocket::going_away, "the server is stopping"); }

 private:
  static constexpr int kSendBuffer = 32 * 1024;
  static constexpr std::size_t kShortMessage = 128;

  void read() {
    stream_.async_read_some(asio::buffer(short_), [self = shared_from_this()](error_code error, std::size_t size) {
      if (error) return self->end();
      self->hear({self->short_.data(), size});
    });
  }

  /// Handles a part of a message, or a whole one.
  void hear(std::string_view part) {
    heard_at_ = SteadyClock::now();
    if (closing_) return read();  // waiting for the peer's close frame
    const bool is_whole = long_.empty() && stream_.is_message_done();
    if (!is_whole) long_ += part;
    if (!stream_.got_text()) {
      refuse(websocket::unknown_data, "only text messages are accepted");
    } else if (long_.size() > loop_.limits.message_bytes) {
      refuse(websocket::too_big, "message too long");
    } else if (stream_.is_message_done()) {
      receive(is_whole ? part : long_);
    }
    if (stream_.is_message_done() || closing_) long_ = std::string();
    if (!is_ended_) read();
  }

  void receive(std::string_view text) {
    if (!tokens_.take(loop_.messages, heard_at_)) {
      const int seconds = tokens_.seconds_to_wait(loop_.messages, heard_at_);
      return refuse(websocket::policy_error, fmt::format("too many messages; wait {} s", seconds));
    }
    ++loop_.counters.messages_in;
    loop_.counters.bytes_in += text.size();
    tokens_.charge(loop_.site.receive(id_, text) - 1);
  }

  /// Sends a close frame after everything that is queued.
  void close(websocket::close_code code, std::string_view reason) {
    if (is_ended_ || closing_) return;
    closing_.emplace(code, boost::beast::string_view(reason.data(), reason.size()));
    close_by_ = SteadyClock::now() + loop_.limits.close_time;
    write();
  }

  void refuse(websocket::close_code code, std::string_view reason) {
    ++loop_.counters.refused;
    queue_.clear();
    close(code, reason);
  }

  /// Sends the next message; the close frame comes last.
  void write() {
    if (!is_open_ || writing_ || is_ended_) return;
    if (!queue_.empty()) {
      write_first();
    } else if (closing_ && !is_goodbye_said_) {
      is_goodbye_said_ = true;
      stream_.async_close(*closing_, [self = shared_from_this()](error_code) { self->end(); });
    }
  }

  void write_first() {
    writing_ = std::move(queue_.front());
    queue_.erase(queue_.begin());
    stream_.async_write(asio::buffer(*writing_), [self = shared_from_this()](error_code error, std::size_t size) {
      if (error) return self->end();
      ++self->loop_.counters.messages_out;
      self->loop_.counters.bytes_out += size;
      self->waiting_bytes_ -= size;
      self->writing_.reset();
      self->write();
    });
  }

  void end() {
    if (std::exchange(is_ended_, true)) return;
    --loop_.counters.sockets;
    error_code ignored;
    stream_.next_layer().close(ignored);
    loop_.end(id_, address_);
    loop_.site.closed(id_);
  }

  NetworkLoop& loop_;
  ConnectionId id_;
  std::string address_;
  websocket::stream<Socket, false> stream_;
  SteadyClock::time_point heard_at_;
  TokenBucket tokens_;

  // Reading
  std::array<char, kShortMessage> short_{};
  std::string long_;  // a message that does not fit there, as far as it has arrived

  // Writing
  std::shared_ptr<const std::string> writing_;
  std::vector<std::shared_ptr<const std::string>> queue_;
  std::size_t waiting_bytes_ = 0;

  std::optional<websocket::close_reason> closing_;
  SteadyClock::time_point close_by_;
  bool is_open_ = false;
  bool is_pinging_ = false;
  bool is_goodbye_said_ = false;
  bool is_ended_ = false;
};

}  // namespace alea::server
