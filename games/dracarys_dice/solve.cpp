#include "games/dracarys_dice/solve.h"

#include <algorithm>

#include "games/dracarys_dice/rules.h"

namespace alea::dracarys_dice {
namespace {

using Worths = std::array<float, kMostPlayers>;

struct LikelyRoll {
  Outcome outcome;
  double probability;
};

std::vector<LikelyRoll> rolls_of(int dice) {
  std::vector<LikelyRoll> rolls;
  visit_rolls(kDie, dice, [&](FaceCounts counts, double probability) {
    rolls.push_back({{.kind = Outcome::Kind::roll, .first = {}, .roll = Roll::from(counts)}, probability});
  });
  return rolls;
}

/// Fills one level of a table, layer by layer, from the fewest dice up.
class LevelSolver {
 public:
  LevelSolver(Solution& solution, int in);

  bool solve(int dice, const std::function<bool()>& go_on);

 private:
  void add_position(const State& before, Layer& layer);
  Layer::Decision give(const State& before, Rank number, Layer& layer);
  Layer::Decision trade(const State& before, Rank position, Layer& layer);
  Layer::Target target(const State& before, const State& after, Layer& layer);
  void keep(const Layer& layer);

  /// Of a turn that ended: everyone's worth, who rolled last.
  Worths known(const State& before, const State& after) const;
  std::span<const float> row(const std::vector<float>& table, Rank number) const {
    return {table.data() + number * players_, players_};
  }

  Solution& solution_;
  Solution::Level& level_;
  Numbering numbers_;
  std::size_t players_;
  std::vector<std::vector<LikelyRoll>> rolls_;
  std::vector<float> after_;  // of every decision: everyone's worth after the choice, who chose last

  // Of the layer at work
  struct Slot {
    Layer::Decision decision;
    Rank number;
    bool is_trade;
  };
  static constexpr Layer::Decision kNone = ~Layer::Decision{0};
  int dice_ = 0;
  std::vector<Layer::Decision> decisions_;  // of each number of a give
  std::vector<Slot> slots_;
  std::array<Layer::Target, kMostPlayers> wins_{};  // the end in which a player wins
  std::vector<Layer::Target> choices_;
};

LevelSolver::LevelSolver(Solution& solution, int in)
    : solution_(solution),
      level_(solution.level(in)),
      numbers_(solution.numbering(in)),
      players_(static_cast<std::size_t>(in)),
      after_(level_.gives.size() * players_) {
  for (int dice = 0; dice <= solution.dice(); ++dice) rolls_.push_back(rolls_of(dice));
}

bool LevelSolver::solve(int dice, const std::function<bool()>& go_on) {
  dice_ = dice;
  const Rank first = numbers_.first_position(dice);
  const Rank end = numbers_.first_position(dice + 1);
  Layer layer(numbers_.players_in(), end - first, solution_.envy());
  decisions_.assign(numbers_.first_decision(dice + 1) - numbers_.first_decision(dice), kNone);
  slots_.clear();
  wins_.fill(kNone);
  for (Rank position = first; position < end; ++position) {
    if (const std::optional<State> before = numbers_.state(position)) add_position(*before, layer);
    layer.end_position();
  }
  if (!layer.settle(go_on)) return false;
  keep(layer);
  return true;
}

void LevelSolver::add_position(const State& before, Layer& layer) {
  for (const auto& [outcome, probability] : rolls_[static_cast<std::size_t>(before.dice[before.roller])]) {
    State after = before;
    Rules::settle(after, outcome);
    const bool fewer_dice = outcome.roll.knights > 0;
    if (after.phase == Phase::give) {
      const Rank number = numbers_.decision(after);
      if (fewer_dice) {
        layer.add_known(probability, row(after_, number));
      } else {
        layer.add_roll(probability, give(after, number, layer));
      }
    } else if (after.phase == Phase::trade) {
      layer.add_roll(probability, trade(after, numbers_.position(before), layer));
    } else if (fewer_dice) {
      const Worths worths = known(before, after);
      layer.add_known(probability, std::span(worths).first(players_));
    } else {
      choices_.assign(1, target(before, after, layer));
      layer.add_roll(probability, layer.add_decision(choices_));
    }
  }
}

Layer::Decision LevelSolver::give(const State& before, Rank number, Layer& layer) {
  Layer::Decision& decision = decisions_[number - numbers_.first_decision(dice_)];
  if (decision != kNone) return decision;
  const Order order(before);
  const int dragons = before.rolled.dragons;
  choices_.clear();
  for (Rank way = 0; way < numbers_.ways(dragons); ++way) {
    State after = before;
    Rules::play(after, before.roller, numbers_.give(order, dragons, way));
    choices_.push_back(target(before, after, layer));
  }
  decision = layer.add_decision(choices_);
  slots_.push_back({decision, number, false});
  return decision;
}

Layer::Decision LevelSolver::trade(const State& before, Rank position, Layer& layer) {
  const Order order(before);
  choices_.clear();
  for (int with = 0; with < order.size(); ++with) {
    State after = before;
    Rules::play(after, before.roller, with == 0 ? Move::keep() : Move::trade(order[with]));
    choices_.push_back(target(before, after, layer));
  }
  const Layer::Decision decision = layer.add_decision(choices_);
  slots_.push_back({decision, position, true});
  return decision;
}

Layer::Target LevelSolver::target(const State& before, const State& after, Layer& layer) {
  if (after.in == before.in) return numbers_.position(after) - numbers_.first_position(dice_);
  const Worths worths = known(before, after);
  const std::span<const float> all = std::span(worths).first(players_);
  if (solution_.goal() == Goal::points) return layer.add_end(all);
  const auto winner = static_cast<std::size_t>(std::max_element(all.begin(), all.end()) - all.begin());
  if (wins_[winner] == kNone) wins_[winner] = layer.add_end(all);
  return wins_[winner];
}

Worths LevelSolver::known(const State& before, const State& after) const {
  Worths worths{};
  if (after.in == before.in) {
    std::ranges::copy(row(level_.worths, numbers_.position(after)), worths.begin());
    return worths;
  }
  const Prospects prospects = solution_.finished(before, after);
  for (std::size_t next = 0; next < players_; ++next)
    worths[next] = static_cast<float>(prospects[(next + 1) % players_]);
  return worths;
}

void LevelSolver::keep(const Layer& layer) {
  const Rank first = numbers_.first_position(dice_);
  for (Rank position = first; position < numbers_.first_position(dice_ + 1); ++position) {
    std::ranges::transform(layer.worths(position - first),
                           level_.worths.begin() + static_cast<std::ptrdiff_t>(position * players_),
                           [](double worth) { return static_cast<float>(worth); });
  }
  for (const auto& [decision, number, is_trade] : slots_) {
    if (is_trade) {
      level_.trades[number] = static_cast<std::uint8_t>(layer.choice(decision));
      continue;
    }
    level_.gives[number] = static_cast<std::uint16_t>(layer.choice(decision));
    std::ranges::transform(layer.worths(layer.chosen(decision)),
                           after_.begin() + static_cast<std::ptrdiff_t>(number * players_),
                           [](double worth) { return static_cast<float>(worth); });
  }
  solution_.add(layer.settled());
}

/// About how much work a layer is: how many choices it has.
double work(int in, int dice) { return binomial(dice + in - 1, 2 * in - 1); }

}  // namespace

std::optional<Solution> solve(const Options& options, int players, const std::function<bool(double done)>& go_on) {
  Solution solution(options, players);
  double all = 0;
  for (int in = solution.least_in(); in <= players; ++in) {
    for (int dice = in; dice <= solution.dice(); ++dice) all += work(in, dice);
  }
  double done = 0;
  for (int in = solution.least_in(); in <= players; ++in) {
    LevelSolver level(solution, in);
    for (int dice = in; dice <= solution.dice(); ++dice) {
      if (!level.solve(dice, [&] { return go_on(done / all); })) return std::nullopt;
      done += work(in, dice);
    }
  }
  return solution;
}

}  // namespace alea::dracarys_dice
