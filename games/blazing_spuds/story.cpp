#include "games/blazing_spuds/story.h"

#include <array>

#include "games/blazing_spuds/rules.h"

namespace alea::blazing_spuds {
namespace {

Word word_of(Side side) {
  constexpr std::array<std::string_view, 7> kKeys{"label.run",      "label.kind",   "label.pair", "label.different",
                                                  "label.reassign", "label.target", "side.stove"};
  return {kKeys[static_cast<std::size_t>(side)]};
}

Word word_of(Colour colour) {
  constexpr std::array<std::string_view, kColours> kKeys{"label.red", "label.yellow", "label.white", "label.green"};
  return {kKeys[static_cast<std::size_t>(colour)]};
}

std::string_view noun_of(Die die) {
  constexpr std::array<std::array<std::string_view, kValues>, kColours> kKeys{{
      {"die.R1", "die.R2", "die.R3", "die.R4", "die.R5", "die.R6"},
      {"die.Y1", "die.Y2", "die.Y3", "die.Y4", "die.Y5", "die.Y6"},
      {"die.W1", "die.W2", "die.W3", "die.W4", "die.W5", "die.W6"},
      {"die.G1", "die.G2", "die.G3", "die.G4", "die.G5", "die.G6"},
  }};
  return kKeys[static_cast<std::size_t>(die.colour())][static_cast<std::size_t>(die.value() - 1)];
}

std::vector<Thing> things(Die die, int count = 1) { return {{.noun = noun_of(die), .count = count}}; }

std::vector<Thing> things(const DiceSet& dice) {
  std::vector<Thing> list;
  dice.each_kind([&](Die die) { list.push_back({.noun = noun_of(die), .count = dice.count(die)}); });
  return list;
}

/// The alike dice that a place takes: all of them on the Stove.
std::vector<Thing> placed(const State& state, const Move& move) {
  const int alike = state.kitchen(state.chooser).hand.count(move.die());
  return things(move.die(), move.card() == Card::stove ? alike : 1);
}

void tell_deal(const State& before, Seat seat, Die die, Facts& facts) {
  if (before.receiver == before.player) {
    facts.push_back({"composted", {{"who", seat}, {"what", things(die)}}});
  } else if (Rules::bounces(die, before.receiver)) {
    facts.push_back({"bounced", {{"what", things(die)}, {"whom", before.receiver}}});
  } else {
    facts.push_back({"dealt", {{"who", seat}, {"what", things(die)}, {"whom", before.receiver}}});
  }
}

void tell_give(const State& before, Seat seat, Seat to, Facts& facts) {
  const DiceSet& hand = before.kitchen(seat).hand;
  const DiceSet given = hand.without(colour_of(to));
  DiceSet bounced;
  bounced.add(colour_of(to), hand.of(colour_of(to)));
  if (!given.is_empty()) facts.push_back({"dealt", {{"who", seat}, {"what", things(given)}, {"whom", to}}});
  if (!bounced.is_empty()) facts.push_back({"bounced", {{"what", things(bounced)}, {"whom", to}}});
}

void tell_end(const State& after, Facts& facts) {
  if (after.phase != Phase::over) return;
  if (after.held[after.player] == 0) {
    facts.push_back({"won", {{"who", after.player}}});
  } else if (Rules::is_dead(after)) {
    facts.push_back({"drawn_dead", {}});
  } else {
    facts.push_back({"drawn_long", {{"n", Rules::kLastTurn}}});
  }
}

void tell_move(const State& before, const State& after, Seat seat, const Move& move, Facts& facts) {
  const auto side = [&](const State& state) { return word_of(state.kitchen(seat).side(move.card())); };
  switch (move.kind()) {
    case Move::Kind::reroll_card: facts.push_back({"rerolls_card", {{"who", seat}, {"where", side(before)}}}); break;
    case Move::Kind::reroll_colour:
      facts.push_back({"rerolls_colour", {{"who", seat}, {"colour", word_of(move.colour())}}});
      break;
    case Move::Kind::place:
      facts.push_back({"placed", {{"who", seat}, {"what", placed(before, move)}, {"where", side(before)}}});
      break;
    case Move::Kind::activate:
      facts.push_back({"activated", {{"who", seat}, {"side", side(before)}, {"back", side(after)}}});
      break;
    case Move::Kind::pass: facts.push_back({"passed", {{"who", seat}}}); break;
    case Move::Kind::deal: tell_deal(before, seat, move.die(), facts); break;
    case Move::Kind::give: tell_give(before, seat, move.seat(), facts); break;
    case Move::Kind::lift:
      facts.push_back({"lifted", {{"who", seat}, {"what", things(move.die())}, {"where", side(before)}}});
      break;
    case Move::Kind::done: break;
    case Move::Kind::set: facts.push_back({"set", {{"who", seat}, {"what", things(move.die())}}}); break;
  }
}

Fact choice_to_deal(const State& table, Die die) {
  if (table.receiver == table.player) return {"choice.compost", {{"what", things(die)}}};
  const bool bounces = Rules::bounces(die, table.receiver);
  return {bounces ? "choice.bounce" : "choice.deal", {{"what", things(die)}, {"whom", table.receiver}}};
}

}  // namespace

void Story::tell(const State& before, Seat seat, const Move& move, Viewer /*viewer*/, Facts& facts) {
  State after = before;
  Rules::play(after, seat, move);
  tell_move(before, after, seat, move, facts);
  tell_end(after, facts);
}

void Story::tell(const State& before, const Outcome& outcome, Viewer /*viewer*/, Facts& facts) {
  if (outcome.kind == Outcome::Kind::lot) {
    facts.push_back({"begins", {{"who", outcome.first}}});
    return;
  }
  DiceSet rolled;
  rolled.add(outcome.colour, ValueCounts::from(outcome.values));
  facts.push_back({"rolled", {{"who", before.chooser}, {"what", things(rolled)}}});
}

Fact Story::choice(const View& view, const Move& move) {
  const State& table = view.table;
  const Kitchen& kitchen = table.kitchen(table.chooser);
  const Word side = word_of(kitchen.side(move.card()));
  switch (move.kind()) {
    case Move::Kind::reroll_card:
      return {"choice.reroll_card", {{"where", side}, {"what", things(kitchen.on(move.card()))}}};
    case Move::Kind::reroll_colour: return {"choice.reroll_colour", {{"colour", word_of(move.colour())}}};
    case Move::Kind::place: return {"choice.place", {{"what", placed(table, move)}, {"where", side}}};
    case Move::Kind::activate: return {"choice.activate", {{"side", side}, {"what", things(kitchen.on(move.card()))}}};
    case Move::Kind::pass: return {"choice.pass", {}};
    case Move::Kind::deal: return choice_to_deal(table, move.die());
    case Move::Kind::give: return {"choice.give", {{"what", things(kitchen.hand)}, {"whom", move.seat()}}};
    case Move::Kind::lift: return {"choice.lift", {{"what", things(move.die())}, {"where", side}}};
    case Move::Kind::done: return {"choice.done", {}};
    case Move::Kind::set: return {"choice.set", {{"what", things(move.die())}}};
  }
  return {};
}

}  // namespace alea::blazing_spuds
