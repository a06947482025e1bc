// A non-blocking connection to a local server: HTTP first, then WebSocket.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace alea::bench {

class Wire {
 public:
  explicit Wire(int port);
  ~Wire();
  Wire(const Wire&) = delete;
  Wire& operator=(const Wire&) = delete;

  int file() const { return file_; }
  /// False if the connection could not be opened.
  bool is_open() const { return file_ >= 0; }

  void post(std::string_view path, std::string_view token, std::string_view body);
  void upgrade(std::string_view path, std::string_view token);
  void say(std::string_view text);

  /// Reads what has arrived. Returns false if the connection is closed.
  bool receive();
  /// The body of the next complete response; empty for an upgrade.
  std::optional<std::string> next_response();
  /// The text of the next complete message.
  std::optional<std::string> next_message();

  std::uint64_t bytes_received() const { return bytes_received_; }

 private:
  void send(std::string_view bytes);
  void flush();

  int file_;
  std::string received_;
  std::size_t read_ = 0;  // the number of bytes already processed
  std::string unsent_;
  std::uint64_t bytes_received_ = 0;
};

}  // namespace alea::bench
