#include "games/dualing_dice/reasons.h"

#include <algorithm>

#include "games/dualing_dice/notation.h"
#include "games/dualing_dice/outlook.h"
#include "games/dualing_dice/plan.h"
#include "games/dualing_dice/selection.h"

namespace alea::dualing_dice {
namespace {

constexpr int kPercentWorthTelling = 2;

using Hand = std::vector<Outlook>;

Hand hand_of(const State& table, Seat seat) {
  const Player& player = table.player(seat);
  Hand hand;
  for (std::size_t at = 0; at < player.held; ++at) hand.emplace_back(table, seat, table.goal(player.hand[at].goal));
  return hand;
}

Fact name_of(const Goal& goal) { return {"goal_name", {{"goal", Quote{goal.name}}}}; }

void tell(std::string_view name, Facts what, Facts& facts) {
  if (!what.empty()) facts.push_back({name, {{"what", std::move(what)}}});
}

/// What a move means for a goal, beside the other moves, in percent.
struct Comparison {
  int chance;
  int best = 0;  // of all moves
  int worst = 100;
  int others = 0;  // the best of the other moves

  Comparison(const Outlook& goal, const Rules::Moves& moves, Move move) : chance(percent(goal.after(move))) {
    for (const Move one : moves) {
      const int here = percent(goal.after(one));
      best = std::max(best, here);
      worst = std::min(worst, here);
      if (one != move) others = std::max(others, here);
    }
  }
};

/// For which goals the move is the best one, and which goals it sets back.
void tell_chances(const Hand& hand, const Rules::Moves& moves, Move move, Facts& facts) {
  Facts good;
  Facts bad;
  for (const Outlook& outlook : hand) {
    const Quote goal{outlook.goal().name};
    const Comparison is(outlook, moves, move);
    if (is.best - is.chance >= kPercentWorthTelling) {
      bad.push_back({"reason.change", {{"goal", goal}, {"from", is.best}, {"to", is.chance}}});
    } else if (is.chance - is.others >= kPercentWorthTelling) {
      good.push_back({"reason.only", {{"goal", goal}, {"chance", is.chance}, {"others", is.others}}});
    } else if (is.chance - is.worst >= kPercentWorthTelling) {
      good.push_back({"reason.chance", {{"goal", goal}, {"chance", is.chance}}});
    }
  }
  if (good.empty() && bad.empty()) facts.push_back({"reason.little", {}});
  tell("reason.good", std::move(good), facts);
  tell("reason.bad", std::move(bad), facts);
}

/// DU-7
void tell_dice(const Hand& hand, const Rules::Moves& moves, Move move, Facts& facts) {
  tell_chances(hand, moves, move, facts);
  const bool is_large = move.verb() == Move::Verb::choose && move.colour_kind() == Kind::d20;
  if (is_large) facts.push_back({"reason.goes_first", {}});  // DU-8
}

/// DU-10: the white die that the next player would like most, if that matters to the viewer.
void tell_of_next_player(const View& view, Move move, Facts& facts) {
  constexpr double kCostWorthTelling = 0.01;
  const State& table = view.table;
  const Rules::Moves moves = Rules::moves(table, table.actor);
  const Thinking enough({.milliseconds = 0, .steps = kHandsToImagine});
  SimulationDice dice(0, 0);
  const std::vector<double> costs = costs_of_leaving(view, moves, enough, dice);
  const auto [least, most] = std::minmax_element(costs.begin(), costs.end());
  if (*most < kCostWorthTelling) return;
  const Move wanted = moves[static_cast<std::size_t>(least - costs.begin())];
  const auto at = static_cast<std::size_t>(std::find(moves.begin(), moves.end(), move) - moves.begin());
  const Seat next = left_of(table.actor, table.players);
  if (move == wanted) {
    facts.push_back({"reason.denies", {{"who", next}}});
  } else if (costs[at] >= kCostWorthTelling) {
    const Die die = wanted.white_die();
    const Quote kind{std::string(kind_name(die.kind))};
    facts.push_back({"reason.leaves", {{"who", next}, {"die", kind}, {"n", int{die.number}}}});
  }
}

/// DU-10: the last die of a set completes goals or not.
void tell_last_die(const Hand& hand, const Rules::Moves& moves, Move move, Facts& facts) {
  Facts completed;
  Facts missed;
  for (const Outlook& outlook : hand) {
    const Comparison is(outlook, moves, move);
    if (is.best > 0) (is.chance > 0 ? completed : missed).push_back(name_of(outlook.goal()));
  }
  if (completed.empty() && missed.empty()) facts.push_back({"reason.completes_nothing", {}});
  tell("reason.completes", std::move(completed), facts);
  tell("reason.misses", std::move(missed), facts);
}

/// The expected points of a hand in this set, by sampled lines of play.
class HandWorth {
 public:
  HandWorth(const State& table, const Player& player) : table_(table), player_(player) {
    for (std::size_t n = 0; n < points_.size(); ++n) points_[n] = static_cast<float>(n);
    player_.held = 0;
  }

  HandWorth& with(int goal) {
    player_.hand[player_.held++].goal = static_cast<GoalNumber>(goal);
    return *this;
  }

  float now() const {
    SimulationDice dice(0, 0);
    float sum = 0;
    for (int i = 0; i < kLines; ++i) sum += line(player_, dice);
    return sum / kLines;
  }
  /// With a goal that the viewer has not seen, any of them.
  float with_new_goal() const {
    SimulationDice dice(0, 0);
    float sum = 0;
    for (int i = 0; i < kLines; ++i) {
      HandWorth more = *this;
      more.with(table_.unseen.nth(dice.pick(table_.unseen.size())));
      sum += line(more.player_, dice);
    }
    return sum / kLines;
  }

 private:
  static constexpr int kLines = 400;

  float line(const Player& player, SimulationDice& dice) const {
    const Plan plan(table_, player, points_);
    return plan.line(plan.card(player), dice);
  }

  const State& table_;
  Player player_;
  PointWorth points_{};
};

/// DU-5: whether the goals that a move discards, or might have, bring more beside the goals that stay than new ones.
void tell_discard(const State& table, const Player& player, const Hand& hand, Move move, Facts& facts) {
  if (table.unseen.is_empty()) return;
  constexpr float kClear = 0.2F;   // points
  constexpr float kSeldom = 0.2F;  // as a share of the points that the goal promises on its own
  const bool keeps_all = move == Move::keep();
  Facts better;
  Facts worse;
  Facts seldom;
  for (std::size_t at = 0; at < hand.size(); ++at) {
    if (!keeps_all && !move.discards(player.hand[at].goal)) continue;
    HandWorth rest(table, player);
    for (std::size_t other = 0; other < hand.size(); ++other) {
      const int goal = player.hand[other].goal;
      if (other != at && !move.discards(goal)) rest.with(goal);
    }
    const float without = rest.now();
    const float with = HandWorth(rest).with(player.hand[at].goal).now();
    const float gain = with - rest.with_new_goal();
    const Fact name = name_of(hand[at].goal());
    if (gain > kClear) better.push_back(name);
    if (gain < -kClear) worse.push_back(name);
    if (with - without < kSeldom * hand[at].promise()) seldom.push_back(name);
  }
  if (better.empty() && worse.empty()) facts.push_back({"reason.as_good", {}});
  tell("reason.new_is_worse", std::move(better), facts);
  tell("reason.new_is_better", std::move(worse), facts);
  if (!keeps_all) tell("reason.seldom", std::move(seldom), facts);
}

}  // namespace

void Reasons::reasons(const View& view, Move move, Facts& facts) {
  const State& table = view.table;
  const Seat seat = *view.viewer.seat();
  const Hand hand = hand_of(table, seat);
  if (hand.empty()) return;
  const Rules::Moves moves = Rules::moves(table, seat);
  switch (table.phase) {
    case Phase::redraw: return tell_discard(table, table.player(seat), hand, move, facts);
    case Phase::tie: return tell_chances(hand, moves, move, facts);
    case Phase::select:
      (table.round == kRounds ? tell_last_die : tell_chances)(hand, moves, move, facts);
      return tell_of_next_player(view, move, facts);
    default: return tell_dice(hand, moves, move, facts);
  }
}

}  // namespace alea::dualing_dice
