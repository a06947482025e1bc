#include "games/dracarys_dice/story.h"

#include <array>

#include "games/dracarys_dice/rules.h"

namespace alea::dracarys_dice {
namespace {

constexpr std::array<std::string_view, kMostPlayers + 1> kPlaces{"",        "place.1", "place.2",
                                                                 "place.3", "place.4", "place.5"};

std::vector<Thing> dice_shown(const Roll& roll) {
  std::vector<Thing> shown;
  const auto add = [&](std::string_view noun, int count) {
    if (count > 0) shown.push_back({.noun = noun, .count = count});
  };
  add("dragon", roll.dragons);
  add("fireball", roll.fireballs);
  add("knight", roll.knights);
  add("blank", roll.blanks);
  return shown;
}

std::vector<Share> shares(const SeatCounts& dragons) {
  std::vector<Share> given;
  for (const Seat seat : Seats::all(kMostPlayers)) {
    if (dragons[seat] > 0) given.push_back({seat, {.noun = "dragon", .count = dragons[seat]}});
  }
  return given;
}

void tell_fire(const State& before, Facts& facts) {
  if (before.options.trial_by_fire == 0) {
    if (before.rolled.fireballs == 0 && before.pile > 0) {
      facts.push_back({"burned", {{"who", before.roller}, {"n", before.pile}}});
    }
  } else if (const int handed = Rules::owed(before); handed > 0) {
    facts.push_back({"handed", {{"who", before.challenger}, {"whom", before.roller}, {"n", handed}}});
  }
}

void tell_finish(const State& at_end, Seat seat, int place, Facts& facts) {
  facts.push_back({"finished", {{"who", seat}, {"place", Word{kPlaces[static_cast<std::size_t>(place)]}}}});
  if (at_end.options.dragon_scales != 0) {
    facts.push_back({"scored", {{"who", seat}, {"n", at_end.dice_in_play() - at_end.dice[seat]}}});
  }
}

/// What the end of a turn brings. `before` is the state when only that is still to come.
void tell_end_of_turn(const State& before, Facts& facts) {
  tell_fire(before, facts);
  State at_end = before;
  Rules::burn(at_end);
  for (const Seat seat : at_end.in) {
    if (at_end.dice[seat] > 0) continue;
    const int still_in = at_end.in.size();
    tell_finish(at_end, seat, before.players - still_in + 1, facts);
    if (still_in == 2 && before.options.plays_on())
      tell_finish(at_end, at_end.in.without(seat).front(), before.players, facts);
  }
}

void tell_new_round(const State& before, const State& after, Facts& facts) {
  if (after.round > before.round) facts.push_back({"round", {{"n", int{after.round}}, {"who", after.roller}}});
}

}  // namespace

void Story::tell(const State& before, Seat seat, const Move& move, Viewer /*viewer*/, Facts& facts) {
  switch (move.kind()) {
    case Move::Kind::give: facts.push_back({"gave", {{"who", seat}, {"shares", shares(move.dragons())}}}); break;
    case Move::Kind::trade: facts.push_back({"traded", {{"who", seat}, {"whom", move.with()}}}); break;
    case Move::Kind::keep: facts.push_back({"kept", {{"who", seat}}}); break;
  }
  State carried_out = before;
  Rules::carry_out(carried_out, seat, move);
  tell_end_of_turn(carried_out, facts);
  State after = before;
  Rules::play(after, seat, move);
  tell_new_round(before, after, facts);
}

void Story::tell(const State& before, const Outcome& outcome, Viewer /*viewer*/, Facts& facts) {
  if (outcome.kind == Outcome::Kind::lot) {
    facts.push_back({"begins", {{"who", outcome.first}}});
    return;
  }
  facts.push_back({"rolled", {{"who", before.roller}, {"what", dice_shown(outcome.roll)}}});
  State after = before;
  Rules::settle(after, outcome);
  if (after.phase == Phase::give || after.phase == Phase::trade) return;
  State rolled = before;
  rolled.rolled = outcome.roll;
  rolled.dice.add(before.roller, -outcome.roll.knights);
  tell_end_of_turn(rolled, facts);
  tell_new_round(before, after, facts);
}

Fact Story::choice(const View& /*view*/, const Move& move) {
  switch (move.kind()) {
    case Move::Kind::give: return {"choice.give", {{"shares", shares(move.dragons())}}};
    case Move::Kind::trade: return {"choice.trade", {{"whom", move.with()}}};
    case Move::Kind::keep: break;
  }
  return {"choice.keep", {}};
}

}  // namespace alea::dracarys_dice
