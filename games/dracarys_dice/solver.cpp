#include "games/dracarys_dice/solver.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <memory>

#include "games/dracarys_dice/rules.h"
#include "games/dracarys_dice/solve.h"

namespace alea::dracarys_dice {
namespace {

constexpr int kVariants = 4;
using Known = std::array<std::atomic<const Solution*>, (kMostPlayers + 1) << kVariants>;

/// A place for every table there can be. What has been read there stays until the program ends.
std::atomic<const Solution*>& place(const Options& options, int players) {
  static Known known{};
  const Options one_round = of_one_round(options);
  int number = players;
  for (const OptionValue flag :
       {one_round.play_on, one_round.tyrannical_trade, one_round.dragon_scales, one_round.trial_by_fire}) {
    number = number * 2 + (flag != 0 ? 1 : 0);
  }
  return known[static_cast<std::size_t>(number)];
}

/// Who of the roller's opponents has the fewest dice; there may be several.
Seats nearest_to_finishing(const State& state, const SeatCounts& dice) {
  const Seats others = state.in.without(state.roller);
  int fewest = dice[others.front()];
  for (const Seat seat : others) fewest = std::min(fewest, dice[seat]);
  Seats nearest;
  for (const Seat seat : others) {
    if (dice[seat] == fewest) nearest = nearest.with(seat);
  }
  return nearest;
}

/// Whom a division of Dragons slows down, and who is nearest to finishing after it.
void add_reasons_to_give(const State& state, const SeatCounts& dragons, Facts& facts) {
  const SeatCounts after = state.dice + dragons;
  for (const Seat seat : nearest_to_finishing(state, state.dice)) {
    if (dragons[seat] == 0) continue;
    facts.push_back({"reason.slows", {{"who", seat}, {"before", state.dice[seat]}, {"n", after[seat]}}});
  }
  const bool wins = state.in.size() == state.players && state.options.dragon_scales == 0;
  for (const Seat seat : nearest_to_finishing(state, after)) {
    if (dragons[seat] > 0) continue;
    facts.push_back({wins ? "reason.leaves_win" : "reason.leaves", {{"who", seat}, {"n", after[seat]}}});
  }
}

/// What values are counted in. `play_on` counts the chance of the next place, which at first is that of winning.
Worth worth_of(Goal goal, const State& state) {
  if (goal == Goal::points) return Worth::lead;
  return state.in.size() < state.players ? Worth::next_place : Worth::chance;
}

/// One decimal place.
Quote rounded(double points) {
  const auto tenths = std::lround(points * 10);
  return {std::to_string(tenths / 10) + "." + std::to_string(tenths % 10)};
}

/// What everybody can expect after the move, by the table.
Fact expected_after(const Solution& solution, const State& state, Move move) {
  const Prospects prospects = solution.prospects(state, move);
  const Worth worth = worth_of(solution.goal(), state);
  Facts all;
  for (const Seat seat : state.in) {
    const double expected = prospects[seat];
    if (worth == Worth::lead) {
      all.push_back({"reason.point", {{"who", seat}, {"n", rounded(expected)}}});
    } else {
      all.push_back({"reason.chance", {{"who", seat}, {"n", static_cast<int>(std::lround(expected * 100))}}});
    }
  }
  if (worth == Worth::lead) return {"reason.points", {{"points", all}}};
  return {worth == Worth::chance ? "reason.chances" : "reason.next_place", {{"chances", all}}};
}

}  // namespace

std::optional<Solution> Solver::solve(const Options& options, int players,
                                      const std::function<bool(double done)>& go_on) {
  return dracarys_dice::solve(options, players, go_on);
}

void Solver::know(Solution solution) {
  auto& here = place(solution.options(), solution.players());
  auto kept = std::make_unique<const Solution>(std::move(solution));
  const Solution* none = nullptr;
  if (here.compare_exchange_strong(none, kept.get())) {
    [[maybe_unused]] const Solution* const stays = kept.release();
  }
}

const Solution* Solver::known(const Options& options, int players) { return place(options, players).load(); }

std::vector<Ranked<Move>> Solver::rank(const View& view, const Budget& /*budget*/, SimulationDice& /*dice*/) {
  const State& state = view.table;
  const Solution* solution = known(state.options, state.players);
  if (solution == nullptr) return {};
  const Move best = solution->choice(state);
  std::vector<Ranked<Move>> ranked;
  for (const Move move : Rules::moves(state, state.roller)) {
    ranked.push_back({.move = move,
                      .value = solution->value(state, move),
                      .weight = move == best ? 1.0 : 0.0,
                      .worth = worth_of(solution->goal(), state)});
  }
  // The table's own choice leads even where another is better by less than what settled it.
  std::stable_sort(ranked.begin(), ranked.end(), [](const auto& one, const auto& other) {
    return std::pair(one.weight, one.value) > std::pair(other.weight, other.value);
  });
  return ranked;
}

void Solver::reasons(const View& view, Move move, Facts& facts) {
  const State& state = view.table;
  switch (move.kind()) {
    case Move::Kind::give: add_reasons_to_give(state, move.dragons(), facts); break;
    case Move::Kind::trade:
      facts.push_back({"reason.gets", {{"n", state.dice[move.with()]}, {"own", state.dice[state.roller]}}});
      break;
    case Move::Kind::keep: facts.push_back({"reason.keeps", {{"n", state.dice[state.roller]}}}); break;
  }
  const Solution* solution = known(state.options, state.players);
  if (solution != nullptr) facts.push_back(expected_after(*solution, state, move));
}

}  // namespace alea::dracarys_dice
