// Solutions of Dracarys Dice, and games played by them, for tests.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "games/dracarys_dice/solve.h"
#include "games/dracarys_dice/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::dracarys_dice {

inline Solution solved(const Options& options, int players) {
  return *solve(options, players, [](double /*done*/) { return true; });
}

/// Every combination of variants that is a game of its own.
inline std::vector<Options> all_variants() {
  std::vector<Options> all;
  constexpr std::array<OptionValue, 2> kOffAndOn{0, 1};
  for (const OptionValue trade : kOffAndOn) {
    for (const OptionValue fire : kOffAndOn) {
      all.push_back({.tyrannical_trade = trade, .trial_by_fire = fire});
      all.push_back({.play_on = 1, .tyrannical_trade = trade, .trial_by_fire = fire});
      all.push_back({.tyrannical_trade = trade, .dragon_scales = 1, .trial_by_fire = fire});
    }
  }
  return all;
}

/// One more event of a game; who has to choose asks `choose`.
template <class Choose>
void go_on(State& state, SimulationDice& dice, Choose choose) {
  if (Game::turn(state).is_chance()) {
    Game::settle(state, Game::draw(state, dice));
  } else {
    Game::play(state, state.roller, choose(state));
  }
}

inline Move random_move(const State& state, SimulationDice& dice) {
  const auto moves = Game::moves(state, state.roller);
  return moves[static_cast<std::size_t>(dice.pick(static_cast<int>(moves.size())))];
}

/// The share of the wins of one player who plays by the table among others who play at random. They take
/// turns in the seats.
inline double share_among_random(const Solution& solution, const Options& options, int games) {
  double wins = 0;
  for (int number = 0; number < games; ++number) {
    SimulationDice dice(1, static_cast<std::uint64_t>(number));
    State state = Game::start(options, solution.players());
    const Seat expert = seat(number % solution.players());
    while (!Game::turn(state).is_over()) {
      go_on(state, dice,
            [&](const State& now) { return now.roller == expert ? solution.choice(now) : random_move(now, dice); });
    }
    const Seats winners = Game::result(state).winners();
    if (winners.has(expert)) wins += 1.0 / winners.size();
  }
  return wins / games;
}

/// What everyone can expect after a turn: what it brought, and what the table says of the next.
inline Prospects after_turn(const Solution& solution, const State& before, const State& after) {
  if (after.in == before.in) return solution.prospects(after);
  Prospects prospects{};
  const bool for_points = solution.goal() == Goal::points;
  if (for_points && !Game::turn(after).is_over()) prospects = solution.prospects(after);
  for (const Seat seat : before.in) {
    prospects[seat] += for_points ? after.points[seat] - before.points[seat] : static_cast<int>(!after.in.has(seat));
  }
  return prospects;
}

/// What a seat wants: the most for itself, or in points the largest lead over the mean of the others.
inline double wish(const Solution& solution, const Prospects& prospects, Seat seat) {
  const double mine = prospects[seat];
  if (solution.goal() != Goal::points) return mine;
  double all = 0;
  for (const double one : prospects) all += one;
  return mine - (all - mine) / (solution.players() - 1);
}

/// What the table says of a state where a turn begins, worked out anew with the rules alone.
struct Recomputed {
  double off = 0;     // the most by which a prospect differs from what follows
  double regret = 0;  // the most that another choice would bring
};

inline Recomputed recompute(const Solution& solution, const State& state) {
  Recomputed found;
  Prospects sum{};
  Game::outcomes(state, [&](const Outcome& roll, double probability) {
    State rolled = state;
    Game::settle(rolled, roll);
    State after = rolled;
    if (!Game::turn(rolled).seats().empty()) {
      Game::play(after, rolled.roller, solution.choice(rolled));
      const double taken = wish(solution, after_turn(solution, state, after), rolled.roller);
      for (const Move& move : Game::moves(rolled, rolled.roller)) {
        State other = rolled;
        Game::play(other, rolled.roller, move);
        const double value = wish(solution, after_turn(solution, state, other), rolled.roller);
        EXPECT_NEAR(value, solution.value(rolled, move), 1e-9);
        found.regret = std::max(found.regret, value - taken);
      }
    }
    const Prospects prospects = after_turn(solution, state, after);
    for (std::size_t at = 0; at < sum.size(); ++at) sum[at] += probability * prospects[at];
  });
  const Prospects told = solution.prospects(state);
  for (std::size_t at = 0; at < sum.size(); ++at) found.off = std::max(found.off, std::abs(sum[at] - told[at]));
  return found;
}

}  // namespace alea::dracarys_dice
