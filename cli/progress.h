// Progress of what takes a while, shown on the last line of the terminal.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace alea::cli {

/// A bar for what is done, from 0 to 1, the percentage and a few words: at most `width` columns. On a narrow terminal
/// the bar becomes shorter, then the words are cut off.
std::string progress_line(double done, std::string_view what, int width);

/// Shows a line while it exists, and wipes it out at the end. Shows nothing if stderr is not a terminal, or if it is
/// all over in a moment.
class ProgressBar {
 public:
  ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  ~ProgressBar();

  void show(std::uint64_t done, std::uint64_t of, std::string_view what) const;
  /// How much is done, from 0 to 1.
  void show(double done, std::string_view what) const;

 private:
  using Clock = std::chrono::steady_clock;

  bool is_watched_;
  Clock::time_point begin_ = Clock::now();
  mutable bool is_shown_ = false;
};

}  // namespace alea::cli
