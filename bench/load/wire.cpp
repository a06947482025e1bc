#include "bench/load/wire.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <charconv>

namespace alea::bench {
namespace {

constexpr unsigned char kText = 0x81;

std::string frame(std::string_view text) {
  std::string bytes(1, static_cast<char>(kText));
  if (text.size() < 126) {
    bytes += static_cast<char>(0x80U | text.size());
  } else {
    bytes += static_cast<char>(0x80U | 126U);
    bytes += static_cast<char>(text.size() >> 8U);
    bytes += static_cast<char>(text.size() & 0xffU);
  }
  return bytes.append(4, '\0').append(text);  // a mask of zeros, which changes nothing
}

std::size_t number_after(std::string_view text, std::string_view name) {
  std::size_t number = 0;
  const std::size_t at = text.find(name);
  if (at != std::string_view::npos) std::from_chars(text.data() + at + name.size(), text.data() + text.size(), number);
  return number;
}

}  // namespace

Wire::Wire(int port) : file_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (file_ < 0 || connect(file_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
    if (file_ >= 0) close(file_);
    file_ = -1;
    return;
  }
  const int on = 1;
  setsockopt(file_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  fcntl(file_, F_SETFL, O_NONBLOCK);
}

Wire::~Wire() {
  if (file_ >= 0) close(file_);
}

void Wire::post(std::string_view path, std::string_view token, std::string_view body) {
  send(fmt::format("POST {} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {}\r\nContent-Length: {}\r\n\r\n{}",
                   path, token, body.size(), body));
}

void Wire::upgrade(std::string_view path, std::string_view token) {
  send(
      fmt::format("GET {} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {}\r\nConnection: Upgrade\r\n"
                  "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                  "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
                  path, token));
}

void Wire::say(std::string_view text) { send(frame(text)); }

void Wire::send(std::string_view bytes) {
  unsent_ += bytes;
  flush();
}

void Wire::flush() {
  while (!unsent_.empty()) {
    const ssize_t size = ::send(file_, unsent_.data(), unsent_.size(), MSG_NOSIGNAL);
    if (size <= 0) return;
    unsent_.erase(0, static_cast<std::size_t>(size));
  }
}

bool Wire::receive() {
  flush();
  received_.erase(0, read_);
  read_ = 0;
  std::array<char, 16'384> bytes;  // NOLINT(cppcoreguidelines-pro-type-member-init): filled by recv
  const ssize_t size = recv(file_, bytes.data(), bytes.size(), 0);
  if (size <= 0) return size < 0 && errno == EAGAIN;
  bytes_received_ += static_cast<std::uint64_t>(size);
  received_.append(bytes.data(), static_cast<std::size_t>(size));
  return true;
}

std::optional<std::string> Wire::next_response() {
  const std::string_view rest = std::string_view(received_).substr(read_);
  const std::size_t end = rest.find("\r\n\r\n");
  if (end == std::string_view::npos) return std::nullopt;
  const std::size_t size = number_after(rest.substr(0, end), "Content-Length: ");
  if (rest.size() < end + 4 + size) return std::nullopt;
  read_ += end + 4 + size;
  return std::string(rest.substr(end + 4, size));
}

std::optional<std::string> Wire::next_message() {
  const std::string_view rest = std::string_view(received_).substr(read_);
  const auto byte = [&](std::size_t at) { return static_cast<std::size_t>(static_cast<unsigned char>(rest[at])); };
  if (rest.size() < 2) return std::nullopt;
  const bool is_long = byte(1) == 126;
  const std::size_t head = is_long ? 4 : 2;
  if (rest.size() < head) return std::nullopt;
  const std::size_t size = is_long ? byte(2) * 256 + byte(3) : byte(1);
  if (rest.size() < head + size) return std::nullopt;
  read_ += head + size;
  return byte(0) == kText ? std::string(rest.substr(head, size)) : std::string("{}");  // a ping or close frame
}

}  // namespace alea::bench
