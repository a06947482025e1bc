// One connection to a server on this computer: HTTP first, then WebSocket. It never blocks.
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
  /// False where the system had no connection to give.
  bool is_open() const { return file_ >= 0; }

  void post(std::string_view path, std::string_view token, std::string_view body);
  void upgrade(std::string_view path, std::string_view token);
  void say(std::string_view text);

  /// Takes in what has come; false where the connection has ended.
  bool receive();
  /// The body of the next response that has come as a whole; of an upgrade it is empty.
  std::optional<std::string> next_response();
  /// The text of the next message that has come as a whole.
  std::optional<std::string> next_message();

  std::uint64_t bytes_received() const { return bytes_received_; }

 private:
  void send(std::string_view bytes);
  void flush();

  int file_;
  std::string received_;
  std::size_t read_ = 0;  // so many of those are dealt with
  std::string unsent_;
  std::uint64_t bytes_received_ = 0;
};

}  // namespace alea::bench
