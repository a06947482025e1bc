#include "games/dualing_dice/reasons.h"

#include <algorithm>
#include <cstdlib>

#include "games/dualing_dice/chances.h"
#include "games/dualing_dice/notation.h"
#include "games/dualing_dice/plan.h"
#include "games/dualing_dice/selection.h"

namespace alea::dualing_dice {
namespace {

constexpr int kPercentWorthTelling = 2;

/// A goal in the viewer's hand, and how far their scoring card has come with it.
struct Held {
  const Goal* goal;
  const Chances* chances;
  Chances::Standing card;

  float now() const { return chances->at(card); }
  float after(SavedDie die) const { return chances->at(chances->after(card, face_of(die))); }
  FaceWorth after_faces() const {
    FaceWorth worth;
    for (int face = 0; face < kAllFaces; ++face) {
      worth[static_cast<std::size_t>(face)] = chances->at(chances->after(card, face));
    }
    return worth;
  }
  /// The expected points if nothing else is pursued.
  float promise() const { return static_cast<float>(goal->points) * now(); }

  Fact chance(float chance) const {
    return {"reason.chance", {{"goal", Quote{goal->name}}, {"chance", percent(chance)}}};
  }
  Fact change_to(float chance) const {
    return {"reason.change", {{"goal", Quote{goal->name}}, {"from", percent(now())}, {"to", percent(chance)}}};
  }
  Fact name() const { return {"goal_name", {{"goal", Quote{goal->name}}}}; }
};
using Hand = FixedList<Held, kHandSize>;

Hand hand_of(const State& table, const Player& player) {
  Hand hand;
  for (std::size_t at = 0; at < player.held; ++at) {
    const Goal& goal = table.goal(player.hand[at].goal);
    const Chances& chances = goal.chances(table.players);
    hand.push_back({.goal = &goal, .chances = &chances, .card = chances.standing(player.card())});
  }
  return hand;
}

void tell(std::string_view name, Facts what, Facts& facts) {
  if (!what.empty()) facts.push_back({name, {{"what", std::move(what)}}});
}

/// Which goals gain or lose compared with the board; chance(held) is the chance after the move.
template <class Chance>
void tell_changes(const Hand& hand, Chance chance, Facts& facts) {
  Facts good;
  Facts bad;
  for (const Held& held : hand) {
    const float then = chance(held);
    const int change = percent(then) - percent(held.now());
    if (std::abs(change) >= kPercentWorthTelling) (change > 0 ? good : bad).push_back(held.change_to(then));
  }
  if (good.empty() && bad.empty()) facts.push_back({"reason.little", {}});
  tell("reason.good", std::move(good), facts);
  tell("reason.bad", std::move(bad), facts);
}

/// DU-7: the board shows the chance with the best dice for each goal, so no dice can improve it.
void tell_dice(const State& table, Seat seat, const Hand& hand, Move move, Facts& facts) {
  const Player& player = table.player(seat);
  Facts best;
  Facts bad;
  for (const Held& held : hand) {
    const PairWorth pairs = held.chances->with_pairs(held.card);
    const auto with = [&](Move one) { return pairs.of(colour_chosen(player, one), one.white_kind()); };
    float least = 1;
    for (const Move other : Rules::moves(table, seat)) least = std::min(least, with(other));
    const int now = percent(held.now());
    if (now - percent(with(move)) >= kPercentWorthTelling) {
      bad.push_back(held.change_to(with(move)));
    } else if (now - percent(least) >= kPercentWorthTelling) {
      best.push_back(held.chance(held.now()));
    }
  }
  tell("reason.best_dice", std::move(best), facts);
  tell("reason.bad", std::move(bad), facts);
  const bool is_large = move.verb() == Move::Verb::choose && move.colour_kind() == Kind::d20;
  if (is_large) facts.push_back({"reason.goes_first", {}});  // DU-8
}

/// DU-9
void tell_reroll(const Player& player, const Hand& hand, Move move, Facts& facts) {
  SavedDie rerolled = die_taken(player, Move::take_colour());
  SavedDie kept = die_taken(player, Move::take_white(player.white));
  if (move.verb() == Move::Verb::reroll_white) std::swap(rerolled, kept);
  tell_changes(hand, [&](const Held& held) { return worth_of_reroll(held.after_faces(), rerolled, kept); }, facts);
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

/// DU-10
void tell_selection(const View& view, const Player& player, const Hand& hand, Move move, Facts& facts) {
  const SavedDie die = die_taken(player, move);
  if (view.table.round == kRounds) {
    Facts completed;
    for (const Held& held : hand) {
      if (held.after(die) == 1) completed.push_back(held.name());
    }
    facts.push_back({"reason.completes", {{"what", std::move(completed)}}});
  } else {
    tell_changes(hand, [&](const Held& held) { return held.after(die); }, facts);
  }
  tell_of_next_player(view, move, facts);
}

/// The expected points in this set from the goals in the player's hand for which is_kept(goal).
template <class Wanted>
float expected_points(const State& table, const Player& player, Wanted is_kept) {
  constexpr int kLines = 200;
  PointWorth points{};
  for (std::size_t n = 0; n < points.size(); ++n) points[n] = static_cast<float>(n);
  Player holding = player;
  const auto end = std::remove_if(holding.hand.begin(), holding.hand.begin() + player.held,
                                  [&](const Card& card) { return !is_kept(card.goal); });
  holding.held = static_cast<std::uint8_t>(end - holding.hand.begin());
  const Plan plan(table, holding, points);
  SimulationDice dice(0, 0);
  float sum = 0;
  for (int i = 0; i < kLines; ++i) sum += plan.line(plan.card(holding), dice);
  return sum / kLines;
}

/// How many of the goals that the viewer has not seen promise more than this one at the start of a set.
Fact promise_of(const State& table, const Held& held) {
  int better = 0;
  table.unseen.each([&](int number) {
    const Goal& other = table.goal(number);
    const float promise = static_cast<float>(other.points) * other.chances(table.players).from_start();
    better += promise > held.promise() ? 1 : 0;
  });
  return {"reason.promises", {{"goal", Quote{held.goal->name}}, {"better", better}, {"all", table.unseen.size()}}};
}

/// DU-5: what the discarded goals promise, and which of them conflict with the rest; if all are kept, what the weakest
/// goal promises.
void tell_discard(const State& table, const Player& player, const Hand& hand, Move move, Facts& facts) {
  if (table.unseen.is_empty()) return;
  if (move == Move::keep()) {
    facts.push_back(promise_of(table, *std::min_element(hand.begin(), hand.end(), [](const Held& a, const Held& b) {
                                 return a.promise() < b.promise();
                               })));
    return;
  }
  constexpr float kSeldom = 0.2F;  // as a share of the goal's promise on its own
  const auto stays = [&](int goal) { return !move.discards(goal); };
  const float without = expected_points(table, player, stays);
  Facts seldom;
  for (std::size_t at = 0; at < hand.size(); ++at) {
    const int number = player.hand[at].goal;
    if (stays(number)) continue;
    facts.push_back(promise_of(table, hand[at]));
    const float with = expected_points(table, player, [&](int goal) { return stays(goal) || goal == number; });
    if (with - without < kSeldom * hand[at].promise()) seldom.push_back(hand[at].name());
  }
  tell("reason.seldom", std::move(seldom), facts);
}

}  // namespace

void Reasons::reasons(const View& view, Move move, Facts& facts) {
  const State& table = view.table;
  const Seat seat = *view.viewer.seat();
  const Player& player = table.player(seat);
  const Hand hand = hand_of(table, player);
  if (hand.empty()) return;
  switch (table.phase) {
    case Phase::redraw: return tell_discard(table, player, hand, move, facts);
    case Phase::tie: return tell_reroll(player, hand, move, facts);
    case Phase::select: return tell_selection(view, player, hand, move, facts);
    default: return tell_dice(table, seat, hand, move, facts);
  }
}

}  // namespace alea::dualing_dice
