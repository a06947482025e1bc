#include "cli/progress.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>

#include "cli/terminal.h"

namespace alea::cli {

std::string progress_line(double done, std::string_view what, int width) {
  constexpr int kWidest = 40;
  constexpr int kFixed = 13;  // "  [", "] 100 %  "
  const int bar = std::clamp(width - kFixed - static_cast<int>(what.size()), 0, kWidest);
  const int full = static_cast<int>(std::clamp(done, 0.0, 1.0) * bar);
  std::string line =
      fmt::format("  [{:#<{}}{:.<{}}] {:3.0f} %  {}", "", full, "", bar - full, std::clamp(done, 0.0, 1.0) * 100, what);
  if (line.size() > static_cast<std::size_t>(std::max(0, width)))
    line.resize(static_cast<std::size_t>(std::max(0, width)));
  return line;
}

ProgressBar::ProgressBar() : is_watched_(isatty(STDERR_FILENO) != 0) {}

ProgressBar::~ProgressBar() {
  if (is_shown_) fmt::print(stderr, "\r\x1b[K");
}

void ProgressBar::show(std::uint64_t done, std::uint64_t of, std::string_view what) const {
  show(static_cast<double>(done) / static_cast<double>(of), fmt::format("{} of {} {}", done, of, what));
}

void ProgressBar::show(double done, std::string_view what) const {
  constexpr std::chrono::milliseconds kAWhile(300);
  if (!is_watched_ || Clock::now() - begin_ < kAWhile) return;
  is_shown_ = true;
  // The last column stays free: some terminals go to the next line when it is used.
  fmt::print(stderr, "\r{}\x1b[K", progress_line(done, what, terminal_size(STDERR_FILENO).width - 1));
  std::fflush(stderr);
}

}  // namespace alea::cli
