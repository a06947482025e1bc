#include "games/dualing_dice/story.h"

#include <algorithm>

#include "games/dualing_dice/notation.h"

namespace alea::dualing_dice {
namespace {

// A fact that names a player first is something to stop at, for that player. What all do one after another is told
// with the player last, so that everybody sees all of it at once.

Quote quote(Kind kind) { return {std::string(kind_name(kind))}; }

std::vector<Fact> names(Seats seats) {
  std::vector<Fact> list;
  for (const Seat seat : seats) list.push_back({"player", {{"who", seat}}});
  return list;
}

/// The goals of a discard, in the order of the hand.
std::vector<Fact> goal_names(const State& table, Seat seat, const Move& discard) {
  std::vector<Fact> list;
  for (const Card& card : table.player(seat).hand) {
    if (discard.discards(card.goal)) list.push_back({"goal_name", {{"goal", Quote{table.goal(card.goal).name}}}});
  }
  return list;
}

/// DU-5: what everybody sees of it.
void tell_redraw(const State& chosen, Facts& facts) {
  for (const Seat seat : Seats::all(chosen.players)) {
    const int discards = chosen.player(seat).chosen.number_of_discards();
    if (discards > 0) {
      facts.push_back({"discarded", {{"n", discards}, {"who", seat}}});
    } else {
      facts.push_back({"kept", {{"who", seat}}});
    }
  }
}

/// DU-7: for whom a pile had no die.
void tell_refused(const State& after, Facts& facts) {
  if (after.phase != Phase::choose_white) return;
  for (const Seat seat : after.choosing) {
    facts.push_back({"refused", {{"who", seat}, {"white", quote(after.player(seat).chosen.white_kind())}}});
  }
}

/// What follows when the last number is there.
void tell_order(const State& after, Facts& facts) {
  if (after.phase == Phase::select) facts.push_back({"goes_first", {{"who", after.lead}}});
  if (after.phase == Phase::tie) facts.push_back({"tied", {{"players", names(after.tied)}}});
}

/// DU-13 to DU-15
void tell_scoring(const State& before, const State& after, Facts& facts) {
  bool is_any = false;
  for (const Seat seat : Seats::all(after.players)) {
    after.player(seat).completed.each([&](int number) {
      if (before.player(seat).completed.has(number)) return;
      const Goal& goal = after.goal(number);
      facts.push_back({"completed", {{"who", seat}, {"goal", Quote{goal.name}}, {"n", goal.points}}});
      is_any = true;
    });
  }
  if (!is_any) facts.push_back({"none_completed", {{"n", int{before.set}}}});
  if (after.phase != Phase::over) {
    facts.push_back({"set", {{"n", int{after.set}}}});
    return;
  }
  const bool is_reached = std::any_of(after.everyone.begin(), after.everyone.end(),
                                      [](const Player& player) { return player.points >= kPointsToWin; });
  if (!is_reached) facts.push_back({"last_set", {{"n", kLastSet}}});  // DU-19
}

void tell_selection(const State& before, const State& after, Seat seat, const Move& move, Facts& facts) {
  if (move.verb() == Move::Verb::take_colour) {
    const Die die = before.player(seat).colour;
    facts.push_back({"saved_colour", {{"who", seat}, {"die", quote(die.kind)}, {"n", int{die.number}}}});
  } else {
    const Die die = move.white_die();
    facts.push_back({"saved_white", {{"who", seat}, {"die", quote(die.kind)}, {"n", int{die.number}}}});
  }
  if (after.set != before.set || after.phase == Phase::over) tell_scoring(before, after, facts);
}

void tell_deal(const State& before, const State& after, const Outcome& outcome, Viewer viewer, Facts& facts) {
  const Seat taker = outcome.seat;
  if (viewer.is(taker)) {
    const Goal& goal = before.goal(outcome.first);
    facts.push_back({"drew",
                     {{"goal", Quote{goal.name}},
                      {"n", goal.points},
                      {"what", std::vector<Fact>{goal.wording()}},
                      {"who", taker}}});
  } else if (before.phase == Phase::fill && after.player(taker).to_draw == 0) {
    facts.push_back({"filled", {{"who", taker}, {"n", int{after.player(taker).held}}}});
  }
}

}  // namespace

void Story::tell(const State& before, Seat seat, const Move& move, Viewer /*viewer*/, Facts& facts) {
  State after = before;
  Rules::play(after, seat, move);
  if (before.phase == Phase::select) {
    tell_selection(before, after, seat, move, facts);
  } else if (before.choosing != Seats(seat)) {
    return;
  } else if (before.phase == Phase::redraw) {
    State chosen = before;
    chosen.player(seat).chosen = move;
    tell_redraw(chosen, facts);
  } else {
    tell_refused(after, facts);
  }
}

void Story::tell(const State& before, const Outcome& outcome, Viewer viewer, Facts& facts) {
  State after = before;
  Rules::settle(after, outcome);
  const Player& player = before.player(outcome.seat);
  switch (outcome.type) {
    case Outcome::Type::deal: tell_deal(before, after, outcome, viewer, facts); return;
    case Outcome::Type::roll:
      facts.push_back({"rolled",
                       {{"n", int{outcome.first}},
                        {"colour", quote(player.colour.kind)},
                        {"m", int{outcome.second}},
                        {"white", quote(player.white.kind)},
                        {"who", outcome.seat}}});
      break;
    case Outcome::Type::reroll: {
      const bool is_white = player.chosen == Move::reroll_white();
      facts.push_back(
          {is_white ? "rerolled_white" : "rerolled_colour",
           {{"who", outcome.seat}, {"die", quote(Rules::rerolled(player).kind)}, {"n", int{outcome.first}}}});
    }
  }
  tell_order(after, facts);
}

Fact Story::choice(const View& view, const Move& move) {
  const State& table = view.table;
  const Seat seat = view.viewer.seat().value_or(table.actor);
  const Player& player = table.player(seat);
  switch (move.verb()) {
    case Move::Verb::none: break;
    case Move::Verb::discard:
      if (move == Move::keep()) return {"choice.keep", {}};
      return {"choice.discard", {{"what", goal_names(table, seat, move)}}};
    case Move::Verb::choose:
      return {"choice.choose", {{"colour", quote(move.colour_kind())}, {"white", quote(move.white_kind())}}};
    case Move::Verb::white: return {"choice.white", {{"white", quote(move.white_kind())}}};
    case Move::Verb::reroll_colour:
      return {"choice.reroll_colour", {{"die", quote(player.colour.kind)}, {"n", int{player.colour.number}}}};
    case Move::Verb::reroll_white:
      return {"choice.reroll_white", {{"die", quote(player.white.kind)}, {"n", int{player.white.number}}}};
    case Move::Verb::take_colour:
      return {"choice.take_colour", {{"die", quote(player.colour.kind)}, {"n", int{player.colour.number}}}};
    case Move::Verb::take_white: {
      const Die die = move.white_die();
      return {"choice.take_white", {{"die", quote(die.kind)}, {"n", int{die.number}}}};
    }
  }
  return {};
}

}  // namespace alea::dualing_dice
