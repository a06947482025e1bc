#include "cli/stop.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>

namespace alea::cli {
namespace {

static_assert(std::atomic<bool>::is_always_lock_free);  // or a signal handler must not touch it
std::atomic<bool> requested = false;

// Holds one byte for each signal: its number.
int read_end = -1;
int write_end = -1;

void on_signal(int signal) {
  const int error = errno;
  requested.store(true, std::memory_order_relaxed);
  const auto byte = static_cast<unsigned char>(signal);
  [[maybe_unused]] const ssize_t written = ::write(write_end, &byte, 1);  // a full pipe has woken everybody already
  errno = error;
}

void open_pipe() {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) std::abort();  // no descriptors left when the program has just begun
  read_end = ends[0];
  write_end = ends[1];
  fcntl(write_end, F_SETFL, O_NONBLOCK);
}

bool is_ignored(int signal) {
  struct sigaction current{};
  return sigaction(signal, nullptr, &current) == 0 && current.sa_handler == SIG_IGN;
}

}  // namespace

void catch_stop_signals() {
  if (read_end >= 0) return;
  open_pipe();
  struct sigaction action{};
  action.sa_handler = on_signal;
  action.sa_flags = SA_RESTART;  // whoever waits for input polls the pipe; nothing else is to be interrupted
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    if (signal != SIGHUP || !is_ignored(signal)) sigaction(signal, &action, nullptr);
  }
}

bool stop_requested() { return requested.load(std::memory_order_relaxed); }

int stopped(std::string_view when) {
  fmt::print(stderr, "alea: stopped {}\n", when);
  return EXIT_FAILURE;
}

const std::atomic<bool>* stop_flag() { return &requested; }

int stop_descriptor() { return read_end; }

int wait_for_stop_signal() {
  unsigned char signal = 0;
  while (::read(read_end, &signal, 1) < 0 && errno == EINTR) continue;
  return signal;
}

}  // namespace alea::cli
