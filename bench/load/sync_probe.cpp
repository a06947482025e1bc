#include "bench/load/sync_probe.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <utility>

namespace alea::bench {
namespace {

constexpr std::chrono::milliseconds kPause{20};
constexpr std::size_t kPage = 4'096;
constexpr int kPages = 256;  // overwritten cyclically, like the log of a database

}  // namespace

SyncProbe::SyncProbe(const std::string& folder) : thread_([this, path = folder + "/probe"] { run(path); }) {}

void SyncProbe::run(const std::string& path) {
  const int file = open(path.c_str(), O_CREAT | O_WRONLY | O_CLOEXEC, 0600);
  if (file < 0) return;
  const std::array<char, kPage> page{};
  for (int i = 0; i < kPages && write(file, page.data(), kPage) == static_cast<ssize_t>(kPage); ++i) {
  }
  fsync(file);
  for (int i = 0; !is_stopping_; ++i) {
    const auto begun = std::chrono::steady_clock::now();
    if (pwrite(file, page.data(), kPage, static_cast<off_t>(kPage) * (i % kPages)) < 0) break;
    fdatasync(file);
    seconds_.push_back(std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count());
    std::this_thread::sleep_for(kPause);
  }
  close(file);
}

std::vector<double> SyncProbe::stop() {
  is_stopping_ = true;
  if (thread_.joinable()) thread_.join();
  return std::exchange(seconds_, {});
}

}  // namespace alea::bench
