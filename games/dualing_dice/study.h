// What the designer of a deck wants to know: how hard each goal is, how often it is kept, and how long games take.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/report.h"
#include "engine/simulation_dice.h"
#include "games/dualing_dice/rules.h"

namespace alea::dualing_dice {

/// A range of shares of sets.
struct Band {
  double least;
  double most;
  constexpr bool has(double share) const { return share >= least && share <= most; }
};
/// DU-17: for goals of 1 to 5 points, the exact chance that a player alone completes them.
inline constexpr std::array<Band, 5> kBandsAlone{{{0.73, 1}, {0.48, 0.71}, {0.29, 0.44}, {0.17, 0.27}, {0.02, 0.15}}};
/// And how often one of four `greedy` players completes them by pursuing nothing else.
inline constexpr std::array<Band, 5> kBandsAtTable{{{0.89, 1}, {0.65, 0.88}, {0.47, 0.64}, {0.30, 0.46}, {0.08, 0.29}}};

constexpr Band band_alone(int points) { return kBandsAlone[static_cast<std::size_t>(points) - 1]; }
constexpr Band band_at_table(int points) { return kBandsAtTable[static_cast<std::size_t>(points) - 1]; }

class Study {
 public:
  Study(const Options& options, int players);

  // The games
  void watch(const State& before, Seat seat, const Move& move);
  void watch(const State& before, const Outcome& outcome);
  void watch(const State& end);

  /// One for each goal: its chance for a player alone, and how often one of four `greedy` players completes it by
  /// pursuing nothing else.
  int tasks() const { return static_cast<int>(goals_.size()); }
  void task(int number, SimulationDice& dice);

  void add(const Study& other);
  void report(Report& report) const;

 private:
  struct GoalTally {
    std::optional<float> alone;  // set by the one thread that did the task
    std::uint64_t table_sets = 0;
    std::uint64_t table_completed = 0;
    std::uint64_t drawn = 0;
    std::uint64_t offered = 0;  // times it was in a hand when goals could be discarded
    std::uint64_t discarded = 0;
    std::uint64_t pursued = 0;  // sets in which it was in a hand
    std::uint64_t completed = 0;
  };

  const Goal& goal(std::size_t number) const { return deck_->goals[number]; }
  static Report::Cell alone(const GoalTally& tally);
  static Report::Cell in_bands(int points, const GoalTally& tally);
  Report::Table goals_table() const;
  Report::Table points_table() const;
  Report::Table games_table() const;
  Report::Table lengths_table() const;
  Report::Table order_table() const;

  Shared<Deck> deck_;
  int players_;
  std::vector<GoalTally> goals_;
  std::uint64_t games_ = 0;
  std::uint64_t points_ = 0;      // of all players, at the end of each game
  std::uint64_t shared_ = 0;      // games with several winners
  std::uint64_t several_ = 0;     // games in which several players had enough points (DU-15)
  std::uint64_t unfinished_ = 0;  // games in which nobody did (DU-19)
  std::array<std::uint64_t, kLastSet + 1> lengths_{};
  std::array<std::uint64_t, kMostPlayers> wins_by_order_{};  // in units of 1/kWin
};

}  // namespace alea::dualing_dice
