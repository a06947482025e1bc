#include "bench/load/server_process.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <utility>

#include "engine/text.h"

namespace alea::bench {
namespace {

/// In the child process: executes the server, with its output going to the pipe.
[[noreturn]] void become(std::vector<std::string> words, int output) {
  dup2(output, STDOUT_FILENO);
  if (const int nowhere = open("/dev/null", O_WRONLY); nowhere >= 0) dup2(nowhere, STDERR_FILENO);
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  execv(arguments[0], arguments.data());
  _exit(127);
}

std::string read_line(int file) {
  std::string line;
  char one = 0;
  while (read(file, &one, 1) == 1 && one != '\n') line += one;
  return line;
}

}  // namespace

Checked<ServerProcess> ServerProcess::start(const std::string& program, const std::vector<std::string>& flags) {
  ServerProcess server;
  std::string pattern = std::filesystem::temp_directory_path() / "alea_load_XXXXXX";
  if (mkdtemp(pattern.data()) == nullptr) return Error{fmt::format("cannot create a temporary folder {}", pattern)};
  server.folder_ = pattern;
  std::vector<std::string> words{program, "serve", "--port", "0", "--data", server.folder_};
  words.insert(words.end(), flags.begin(), flags.end());
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) return Error{"cannot create a pipe"};
  server.process_ = fork();
  if (server.process_ == 0) become(words, ends[1]);
  close(ends[1]);
  const std::string line = read_line(ends[0]);
  close(ends[0]);
  const std::string_view before = "127.0.0.1:";
  const std::size_t at = line.find(before);
  if (at == std::string::npos) return Error{fmt::format("{} serve did not start", in_quotes(program))};
  server.port_ = std::atoi(line.c_str() + at + before.size());
  return server;
}

ServerProcess::ServerProcess(ServerProcess&& other) noexcept
    : process_(std::exchange(other.process_, -1)), port_(other.port_), folder_(std::exchange(other.folder_, {})) {}

ServerProcess::~ServerProcess() {
  if (process_ > 0) {
    kill(process_, SIGKILL);
    waitpid(process_, nullptr, 0);
  }
  std::error_code ignored;
  if (!folder_.empty()) std::filesystem::remove_all(folder_, ignored);
}

double ServerProcess::cpu_seconds() const {
  clockid_t clock{};
  timespec time{};
  if (clock_getcpuclockid(process_, &clock) != 0 || clock_gettime(clock, &time) != 0) return 0;
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

std::size_t ServerProcess::memory_bytes() const {
  std::ifstream file(fmt::format("/proc/{}/statm", process_));
  std::size_t size = 0;
  std::size_t resident = 0;
  file >> size >> resident;
  return resident * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

}  // namespace alea::bench
