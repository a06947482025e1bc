// Dracarys Dice, solved: what every position is worth to everyone, and what to choose.
//
// What players want, and so what worths are counted in, depends on the options:
//   Goal::win         the base game, with or without Trade and Fire: the chance to win
//   Goal::next_place  `play_on`: the chance to take the best place that is still free. Until somebody
//                     has finished that is the chance to win
//   Goal::points      `dragon_scales`: the points still to come in this round. Players want the largest
//                     lead over the mean of the others, which wins a few more matches than wanting the
//                     most points. The score of the match, and so the target, is left out: with it there
//                     would be a table for every score
//
// For its goal a table is complete: every position of a round, every decision. Its choices are an
// equilibrium up to `settled().regret`: that much, at most, a player could gain by another choice at one
// decision while everything else stays as it is. Where the best choice was taken everywhere (`is_exact`)
// that is no more than rounding. Worths are those of the choices in the table.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/by_seat.h"
#include "engine/checked.h"
#include "games/dracarys_dice/layer.h"
#include "games/dracarys_dice/numbering.h"

namespace alea::dracarys_dice {

enum class Goal : std::uint8_t { win, next_place, points };

constexpr Goal goal_of(const Options& options) {
  if (options.dragon_scales != 0) return Goal::points;
  return options.play_on != 0 ? Goal::next_place : Goal::win;
}

/// The options as a table has them: those that make no difference to it are the same in all tables. With
/// this target every round is the last, so that no new one hides how it ended.
constexpr Options of_one_round(Options options) {
  options.target = 1;
  if (options.dragon_scales != 0) options.play_on = 0;
  return options;
}

/// What everyone can expect.
using Prospects = BySeat<double, kMostPlayers>;

class Solution {
 public:
  /// Where so many players are still in; by the numbers of a Numbering.
  struct Level {
    std::vector<float> worths;         // of every position, roller first
    std::vector<std::uint16_t> gives;  // for every decision the way to give, of those of a Numbering
    std::vector<std::uint8_t> trades;  // for every position 0 to keep, or whom to trade with in the order
  };

  /// An empty table for 2 to 5 players, for solve() to fill.
  Solution(const Options& options, int players);

  const Options& options() const { return options_; }
  int players() const { return players_; }
  Goal goal() const { return goal_of(options_); }
  const Settled& settled() const { return settled_; }
  bool is_exact() const { return settled_.delta == 0; }
  bool has_decisions() const { return settled_.decisions > 0; }

  /// What a table for such games is called; games that share a table share its title.
  static std::string title(const Options& options, int players);
  /// Whether it is about games with these options. The others below are for such games only.
  Checked<Done> fits(const Options& options, int players) const;

  /// In any state. In one that waits for a choice, the choice in the table is taken.
  Prospects prospects(const State& state) const;
  Prospects prospects(const State& state, Move move) const;
  /// What a legal move is worth to who chooses: a chance, or a lead in points.
  double value(const State& state, Move move) const;
  Move choice(const State& state) const;

  /// As bytes that are the same everywhere.
  std::string save() const;
  static Checked<Solution> load(std::string_view bytes);

  // For who fills it
  int least_in() const { return goal() == Goal::win ? players_ : 2; }
  int dice() const { return dice_; }
  double envy() const { return goal() == Goal::points ? 1.0 / (players_ - 1) : 0.0; }
  Numbering numbering(int in) const { return {options_, in}; }
  Level& level(int in) { return levels_[static_cast<std::size_t>(in)]; }
  const Level& level(int in) const { return levels_[static_cast<std::size_t>(in)]; }
  void add(const Settled& layer) { settled_.add(layer); }
  /// After a turn in which somebody finished.
  Prospects finished(const State& before, const State& after) const;

 private:
  Prospects looked_up(const State& state) const;

  Options options_;
  int players_;
  int dice_;  // in play at the start
  std::array<Level, kMostPlayers + 1> levels_;
  Settled settled_;
};

}  // namespace alea::dracarys_dice
