// What the commands that play many games share: their flags, the progress they show, and how they are stopped.
#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>
#include <vector>

#include "cli/command.h"
#include "lab/interval.h"
#include "lab/plan.h"
#include "server/protocol/json.h"

namespace alea::cli {

inline constexpr Flag kPlayersFlag{"players", "N", "how many play (the fewest the game allows)"};
inline constexpr Flag kSeedFlag{"seed", "S", "the seed of the dice (1)"};
inline constexpr Flag kThreadsFlag{"threads", "T", "how many threads (one for each core)"};
inline constexpr Flag kTimeFlag{"ms", "T[,…]",
                                "how long bots that search may think about a choice: all, or each (100)"};
inline constexpr Flag kJsonFlag{"json", "", "print a JSON object instead of a table"};

/// The plan that the arguments ask for; without `--games` and `--bots` it has these.
Checked<lab::Plan> read_plan(const AnyGame& game, const Arguments& arguments, std::int64_t games, std::string_view bot);

void write(const lab::Plan& plan, JsonWriter& json);
void write_share(std::string_view name, const lab::Share& share, JsonWriter& json);

/// From now on Ctrl-C and SIGTERM only ask to stop.
void stop_on_signal();
bool is_stop_wanted();

/// A bar on the last line of the terminal, for what takes a while; nothing where nobody looks. Wiped out at the end.
class ProgressBar {
 public:
  ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  ~ProgressBar();

  void show(std::uint64_t done, std::uint64_t of, std::string_view what) const;
  /// How much is done, from 0 to 1.
  void show(double part, std::string_view what) const;

 private:
  using Clock = std::chrono::steady_clock;

  bool is_watched_;
  Clock::time_point begin_ = Clock::now();
  mutable bool is_shown_ = false;
};

}  // namespace alea::cli
