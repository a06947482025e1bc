// The client end of a connection: a plain socket on which tests send what they like.
#pragma once

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace alea::server {

class TestClient {
 public:
  explicit TestClient(int port) : file_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    EXPECT_EQ(connect(file_, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
    const timeval patience{.tv_sec = 20, .tv_usec = 0};
    setsockopt(file_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  }
  ~TestClient() {
    if (file_ >= 0) ::close(file_);
  }
  TestClient(TestClient&& other) noexcept
      : file_(std::exchange(other.file_, -1)), received_(std::move(other.received_)) {}
  TestClient(const TestClient&) = delete;
  TestClient& operator=(const TestClient&) = delete;

  void say(std::string_view bytes) const {
    while (!bytes.empty()) {
      const ssize_t size = ::send(file_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
      if (size <= 0) return;  // the server has closed; what it sent before can still be read
      bytes.remove_prefix(static_cast<std::size_t>(size));
    }
  }
  /// This many bytes, or fewer if the connection ends.
  std::string hear(std::size_t size) {
    while (received_.size() < size && receive()) {
    }
    std::string heard = received_.substr(0, size);
    received_.erase(0, size);
    return heard;
  }
  /// Whether the connection ends here.
  bool is_at_end() { return hear(1).empty(); }

  // HTTP

  struct Answer {
    int status = 0;
    std::string head;
    std::string body;
  };
  Answer ask(std::string_view request) {
    say(request);
    return hear_answer();
  }
  Answer hear_answer(bool has_body = true) {
    std::size_t end = std::string::npos;
    while ((end = received_.find("\r\n\r\n")) == std::string::npos) {
      if (!receive()) return {};
    }
    Answer answer;
    answer.head = hear(end + 4);
    answer.status = std::stoi(answer.head.substr(9, 3));
    const std::size_t length = answer.head.find("Content-Length: ");
    if (has_body && length != std::string::npos) answer.body = hear(std::stoul(answer.head.substr(length + 16)));
    return answer;
  }

  // WebSocket

  enum Opcode : std::uint8_t { continued = 0, text = 1, binary = 2, goodbye = 8, ping = 9, pong = 10 };
  struct Frame {
    int opcode = -1;  // -1: the connection ended
    std::string payload;
    int code() const {  // of a close frame
      return payload.size() < 2 ? 0
                                : static_cast<std::uint8_t>(payload[0]) * 256 + static_cast<std::uint8_t>(payload[1]);
    }
    std::string reason() const { return payload.size() < 2 ? "" : payload.substr(2); }
  };

  static std::string upgrade_request(std::string_view path, std::string_view more_headers = "") {
    return "GET " + std::string(path) +
           " HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
           "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
           std::string(more_headers) + "\r\n";
  }
  Answer upgrade(std::string_view path = "/socket", std::string_view more_headers = "") {
    return ask(upgrade_request(path, more_headers));
  }
  void say_frame(Opcode opcode, std::string_view payload, bool is_last = true, bool is_masked = true) const {
    std::string bytes(1, static_cast<char>(opcode | (is_last ? 0x80 : 0)));
    const int mask_bit = is_masked ? 0x80 : 0;
    if (payload.size() < 126) {
      bytes += static_cast<char>(static_cast<int>(payload.size()) | mask_bit);
    } else {
      bytes += static_cast<char>(126 | mask_bit);
      bytes += static_cast<char>(payload.size() >> 8U);
      bytes += static_cast<char>(payload.size() & 0xffU);
    }
    if (is_masked) bytes += std::string(4, '\0');  // a mask that changes nothing
    say(bytes + std::string(payload));
  }
  void say_text(std::string_view payload) const { say_frame(text, payload); }
  Frame hear_frame() {
    const std::string start = hear(2);
    if (start.size() < 2) return {};
    std::size_t size = static_cast<std::uint8_t>(start[1]);
    if (size >= 126) {
      std::size_t wide = 0;
      for (const char one : hear(size == 126 ? 2 : 8)) wide = wide * 256 + static_cast<std::uint8_t>(one);
      size = wide;
    }
    return {.opcode = static_cast<std::uint8_t>(start[0]) & 0xf, .payload = hear(size)};
  }

 private:
  bool receive() {
    std::array<char, 65'536> bytes{};
    const ssize_t size = recv(file_, bytes.data(), bytes.size(), 0);
    if (size > 0) received_.append(bytes.data(), static_cast<std::size_t>(size));
    return size > 0;
  }

  int file_;
  std::string received_;
};

}  // namespace alea::server
