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

/// Who else has the fewest dice; there may be several.
Seats nearest_to_finishing(const State& state) {
  Seats nearest;
  int fewest = state.dice_in_play();
  for (const Seat seat : state.in.without(state.roller)) {
    const int dice = state.dice[seat];
    if (dice < fewest) nearest = {};
    if (dice <= fewest) nearest = nearest.with(seat);
    fewest = std::min(fewest, dice);
  }
  return nearest;
}

/// Everybody's chance after the move, by the table.
Fact chances_after(const Solution& solution, const State& state, Move move) {
  const Prospects prospects = solution.prospects(state, move);
  Facts chances;
  for (const Seat seat : state.in) {
    const double chance = prospects[seat];
    chances.push_back({"reason.chance", {{"who", seat}, {"n", static_cast<int>(std::lround(chance * 100))}}});
  }
  return {"reason.chances", {{"chances", chances}}};
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
                      .worth = solution->goal() == Goal::points ? Worth::points : Worth::chance});
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
    case Move::Kind::give: {
      const Seats nearest = nearest_to_finishing(state);
      for (const Seat seat : state.in) {
        if (move.dragons()[seat] > 0 && nearest.has(seat)) {
          facts.push_back({"reason.nearest", {{"who", seat}, {"n", state.dice[seat]}}});
        }
      }
      break;
    }
    case Move::Kind::trade:
      facts.push_back({"reason.gets", {{"n", state.dice[move.with()]}, {"own", state.dice[state.roller]}}});
      break;
    case Move::Kind::keep: break;
  }
  const Solution* solution = known(state.options, state.players);
  if (solution != nullptr && solution->goal() != Goal::points) facts.push_back(chances_after(*solution, state, move));
}

}  // namespace alea::dracarys_dice
