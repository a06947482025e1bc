#include "games/dracarys_dice/solution.h"

#include "games/dracarys_dice/rules.h"

namespace alea::dracarys_dice {

Solution::Solution(const Options& options, int players)
    : options_(of_one_round(options)), players_(players), dice_(Rules::start(options, players).dice_in_play()) {
  for (int in = least_in(); in <= players; ++in) {
    const Numbering numbers = numbering(in);
    const std::size_t positions = numbers.first_position(dice_ + 1);
    level(in).worths.resize(positions * static_cast<std::size_t>(in));
    level(in).gives.resize(numbers.first_decision(dice_ + 1));
    if (options.tyrannical_trade != 0) level(in).trades.resize(positions);
  }
}

Prospects Solution::prospects(const State& state) const {
  switch (state.phase) {
    case Phase::roll: return looked_up(state);
    case Phase::give:
    case Phase::trade: return prospects(state, choice(state));
    case Phase::lot: {
      Prospects mean{};
      Rules::outcomes(state, [&](const Outcome& lot, double probability) {
        State begun = state;
        Rules::settle(begun, lot);
        const Prospects one = looked_up(begun);
        for (const Seat seat : state.in) mean[seat] += probability * one[seat];
      });
      return mean;
    }
    case Phase::over: break;
  }
  Prospects ends{};
  if (goal() == Goal::points) return ends;
  for (const Seat seat : Rules::result(state).winners()) ends[seat] = 1;
  return ends;
}

Prospects Solution::prospects(const State& state, Move move) const {
  State before = state;
  before.options = options_;
  State after = before;
  Rules::play(after, after.roller, move);
  return after.in == before.in ? looked_up(after) : finished(before, after);
}

Prospects Solution::finished(const State& before, const State& after) const {
  Prospects prospects{};
  if (goal() == Goal::points) {
    if (after.phase != Phase::over) prospects = looked_up(after);
    for (const Seat seat : Seats::all(kMostPlayers)) prospects[seat] += after.points[seat] - before.points[seat];
  } else {
    for (const Seat seat : before.in) prospects[seat] = after.in.has(seat) ? 0 : 1;
  }
  return prospects;
}

Prospects Solution::looked_up(const State& state) const {
  const Order order(state);
  const Rank position = numbering(order.size()).position(state);
  const auto first = position * static_cast<std::size_t>(order.size());
  Prospects prospects{};
  for (int next = 0; next < order.size(); ++next) {
    prospects[order[next]] = level(order.size()).worths[first + static_cast<std::size_t>(next)];
  }
  return prospects;
}

double Solution::value(const State& state, Move move) const {
  const Prospects all = prospects(state, move);
  double others = 0;
  for (const Seat seat : state.in.without(state.roller)) others += all[seat];
  return all[state.roller] - envy() * others;
}

Move Solution::choice(const State& state) const {
  const Order order(state);
  const Numbering numbers = numbering(order.size());
  if (state.phase == Phase::trade) {
    const int with = level(order.size()).trades[numbers.position(state)];
    return with == 0 ? Move::keep() : Move::trade(order[with]);
  }
  return numbers.give(order, state.rolled.dragons, level(order.size()).gives[numbers.decision(state)]);
}

}  // namespace alea::dracarys_dice
