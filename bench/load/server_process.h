// A server of our own on this computer, with an empty data folder, and what it uses.
#pragma once

#include <sys/types.h>

#include <cstddef>
#include <string>
#include <vector>

#include "engine/checked.h"

namespace alea::bench {

class ServerProcess {
 public:
  /// `alea serve` with these flags and any free port.
  static Checked<ServerProcess> start(const std::string& program, const std::vector<std::string>& flags);
  ServerProcess(ServerProcess&& other) noexcept;
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;
  /// Ends it and removes its folder.
  ~ServerProcess();

  int port() const { return port_; }
  const std::string& folder() const { return folder_; }

  /// Of the processor, by all its threads so far.
  double cpu_seconds() const;
  /// In memory now, what it shares with other programs included.
  std::size_t memory_bytes() const;

 private:
  ServerProcess() = default;

  pid_t process_ = -1;
  int port_ = 0;
  std::string folder_;
};

}  // namespace alea::bench
