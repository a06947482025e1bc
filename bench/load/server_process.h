// A server process with an empty data folder, and the resources it uses.
#pragma once

#include <sys/types.h>

#include <cstddef>
#include <string>
#include <vector>

#include "engine/checked.h"

namespace alea::bench {

class ServerProcess {
 public:
  /// Starts `alea serve` with these flags on a free port.
  static Checked<ServerProcess> start(const std::string& program, const std::vector<std::string>& flags);
  ServerProcess(ServerProcess&& other) noexcept;
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;
  /// Kills the process and removes its folder.
  ~ServerProcess();

  int port() const { return port_; }
  const std::string& folder() const { return folder_; }

  /// CPU time used so far by all threads.
  double cpu_seconds() const;
  /// Resident memory, including shared pages.
  std::size_t memory_bytes() const;

 private:
  ServerProcess() = default;

  pid_t process_ = -1;
  int port_ = 0;
  std::string folder_;
};

}  // namespace alea::bench
