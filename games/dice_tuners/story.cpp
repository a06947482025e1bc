#include "games/dice_tuners/story.h"

#include <array>

#include "games/dice_tuners/duel_story.h"
#include "games/dice_tuners/phrases.h"
#include "games/dice_tuners/rules.h"

namespace alea::dice_tuners {
namespace {

Facts card_of(const State& state, Card card) { return {phrase(state.content(), card)}; }

/// Where a die would stand, and against whom and what.
Fact choice_to_deploy(const View& view, RolledDie die, Side side) {
  const State& table = view.table;
  const Seat seat = table.chooser;
  const Fact::Value what = Facts{phrase(die)};
  if (side == Side::front && table.players == 3) return {"choice.deploy_three", {{"die", what}}};
  const Seat opponent = facing(table, seat, side);
  const RolledDie other = table.player(opponent).at(facing_side(side));
  if (other.is_none()) return {"choice.deploy", {{"die", what}, {"side", word_of(side)}, {"whom", opponent}}};
  return {"choice.deploy_against",
          {{"die", what}, {"side", word_of(side)}, {"whom", opponent}, {"other", Facts{phrase(other)}}}};
}

/// With the card for whoever may know it, and without for all others.
Fact secretly(std::string_view openly, std::string_view hidden, const State& state, Seat seat, Card card,
              Viewer viewer) {
  if (viewer.is(seat)) return {openly, {{"who", seat}, {"card", card_of(state, card)}}};
  return {hidden, {{"who", seat}}};
}

Facts colours_aside(const State& state) {
  Facts list;
  for (const Colour colour : kAllColours) {
    if ((state.aside.colours() >> static_cast<unsigned>(colour) & 1U) != 0)
      list.push_back({"colour", {{"colour", word_of(colour)}}});
  }
  return list;
}

std::vector<Thing> extra_dice(const ColourCounts& dice) {
  constexpr std::array<std::string_view, kColours> kNouns{"extra.red", "extra.green", "extra.blue"};
  std::vector<Thing> things;
  for (const Colour colour : kAllColours) {
    if (dice[colour] > 0) things.push_back({kNouns[static_cast<std::size_t>(colour)], dice[colour]});
  }
  return things;
}

Facts hiring_order(const State& state) {
  Facts list;
  for (std::size_t i = 0; i < state.players; ++i) list.push_back(phrase(state.hiring[i]));
  return list;
}

const Effect& effect_of(const State& state, Card card) { return state.content().cards[index(card)].effect; }

void tell_draft(const State& before, const State& after, Seat seat, RolledDie die, Facts& facts) {
  facts.push_back({"drafted", {{"who", seat}, {"die", Facts{phrase(die)}}}});
  if (after.phase != Phase::next_roll) return;
  DiceSet row = before.row;
  row.remove(die);
  facts.push_back({"put_aside", {{"die", Facts{phrase(row.first())}}}});
  if (after.roll == kRolls) facts.push_back({"colours_settled", {{"colours", colours_aside(after)}}});
}

void tell_play(const State& before, Seat seat, Card card, Viewer viewer, Facts& facts) {
  if (viewer.is(seat) && card == kNoCard) {
    facts.push_back({"nothing_to_play", {{"who", seat}}});
  } else {
    facts.push_back(secretly("played", "played_hidden", before, seat, card, viewer));
  }
}

void tell_retreat(const State& before, const State& after, Seat seat, Facts& facts) {
  facts.push_back({"retreated", {{"who", seat}, {"card", card_of(before, before.player(seat).card)}}});
  if (after.duellists.size() == 1) facts.push_back({"retreat.null", {}});
}

void tell_use(const State& before, Seat seat, Facts& facts) {
  const Card card = before.player(seat).card;
  facts.push_back({"used",
                   {{"who", seat},
                    {"name", name_of(before.content(), card)},
                    {"effect", Facts{wording(effect_of(before, card))}}}});
}

void tell_enough(const State& before, Seat seat, Facts& facts) {
  const bool can_pay = before.player(seat).paid >= Rules::cheapest(before);
  facts.push_back({can_pay ? "enough" : "too_poor", {{"who", seat}}});
}

/// The move itself, without what follows. `after` is what it made of `before`.
void tell_move(const State& before, const State& after, Seat seat, const Move& move, Viewer viewer, Facts& facts) {
  const auto tell_card = [&](std::string_view name, Card card) {
    facts.push_back({name, {{"who", seat}, {"card", card_of(before, card)}}});
  };
  const auto tell_plainly = [&](std::string_view name) { facts.push_back({name, {{"who", seat}}}); };
  switch (move.kind()) {
    case Move::Kind::spend:
      if (before.phase == Phase::bid) {
        facts.push_back(secretly("bid", "bid_hidden", before, seat, move.card(), viewer));
      } else {
        tell_card("spent", move.card());
      }
      break;
    case Move::Kind::add: tell_card("added", move.card()); break;
    case Move::Kind::enough: tell_enough(before, seat, facts); break;
    case Move::Kind::hire:
      facts.push_back(
          {"hired",
           {{"who", seat}, {"hero", name_of(before.content(), move.hero())}, {"n", before.cost(move.hero())}}});
      break;
    case Move::Kind::extra:
      facts.push_back({"took_extra", {{"who", seat}, {"dice", extra_dice(move.colours())}}});
      break;
    case Move::Kind::draft: tell_draft(before, after, seat, move.die(), facts); break;
    case Move::Kind::deploy:
      facts.push_back(
          {"deployed", {{"who", seat}, {"die", Facts{phrase(move.die())}}, {"side", word_of(move.side())}}});
      break;
    case Move::Kind::play: tell_play(before, seat, move.card(), viewer, facts); break;
    case Move::Kind::fight: tell_plainly("fights"); break;
    case Move::Kind::retreat: tell_retreat(before, after, seat, facts); break;
    case Move::Kind::use: tell_use(before, seat, facts); break;
    case Move::Kind::skip: tell_plainly("skipped"); break;
    case Move::Kind::take: tell_card("took_card", before.player(before.duel_result().winner).card); break;
    case Move::Kind::leave: tell_plainly("left_card"); break;
    case Move::Kind::discard: tell_card("discarded", move.card()); break;
  }
}

void tell_hands(const State& before, const State& after, Facts& facts) {
  if (after.discards.is_empty() && !before.discards.is_empty()) facts.push_back({"reshuffled", {}});
  if (before.top == kNoCard || after.top != kNoCard) return;
  facts.push_back({"drew_top", {{"who", after.chooser}, {"card", card_of(before, before.top)}}});
}

void tell_bids(const State& before, const State& after, Facts& facts) {
  for (const Seat seat : Seats::all(before.players)) {
    facts.push_back({"bid_shown", {{"who", seat}, {"card", card_of(before, before.player(seat).card)}}});
  }
  facts.push_back({"hiring_order", {{"order", hiring_order(after)}}});
}

void tell_next_duel(const State& before, const State& after, Facts& facts) {
  if (after.round == before.round) return;
  facts.push_back({"round", {{"who", after.first}, {"n", int{after.round}}}});
  facts.push_back({"hiring_order", {{"order", hiring_order(after)}}});
}

Facts dealt_cards(const State& after, Seat seat) {
  CardSet cards = after.player(seat).hand;
  cards.remove(kBluff);
  return phrases(after.content(), cards);
}

void tell_card_outcome(const State& before, const State& after, Card card, Viewer viewer, Facts& facts) {
  const Seat seat = before.chooser;
  if (before.phase == Phase::draw) {
    facts.push_back(secretly("drew", "drew_unseen", before, seat, card, viewer));
  } else if (after.phase != Phase::deal || after.chooser != seat) {  // that was the last of four
    if (viewer.is(seat)) {
      facts.push_back({"dealt", {{"who", seat}, {"cards", dealt_cards(after, seat)}}});
    } else {
      facts.push_back({"dealt_unseen", {{"who", seat}, {"n", kDealt}}});
    }
  }
}

void tell_outcome(const State& before, const State& after, const Outcome& outcome, Viewer viewer, Facts& facts) {
  switch (outcome.kind) {
    case Outcome::Kind::lot: facts.push_back({"lot", {{"who", outcome.seat()}}}); return;
    case Outcome::Kind::card: return tell_card_outcome(before, after, outcome.card(), viewer, facts);
    case Outcome::Kind::top: facts.push_back({"new_top", {{"card", card_of(before, outcome.card())}}}); return;
    case Outcome::Kind::hero:
      facts.push_back(
          {"new_hero", {{"hero", name_of(before.content(), outcome.hero())}, {"n", before.cost(outcome.hero())}}});
      return;
    case Outcome::Kind::roll:
      if (!after.loose.is_empty()) return;  // told when the last die lies
      facts.push_back({"rolled", {{"who", before.chooser}, {"dice", phrases(after.row)}}});
      return;
  }
}

void tell_step(const State& before, const State& after, Viewer viewer, Facts& facts) {
  switch (before.phase) {
    case Phase::hands: return tell_hands(before, after, facts);
    case Phase::show_bids: return tell_bids(before, after, facts);
    case Phase::duel: return tell_duel(before, after, facts);
    case Phase::reveal: return tell_reveal(before, after, viewer, facts);
    case Phase::compare: return tell_compare(before, after, facts);
    case Phase::result: return tell_result(before, after, facts);
    case Phase::clear_up: return tell_clear_up(before, facts);
    case Phase::next_duel: return tell_next_duel(before, after, facts);
    default: return;
  }
}

Fact choice_of_card(std::string_view name, const State& table, Card card) {
  return {name, {{"card", card_of(table, card)}}};
}

Fact choice_to_play(const State& table, Card card) {
  if (card == kNoCard) return {"choice.play_none", {}};
  if (card == kBluff) return {"choice.play_bluff", {}};
  return {"choice.play", {{"card", card_of(table, card)}, {"effect", Facts{wording(effect_of(table, card))}}}};
}

}  // namespace

void Story::tell_steps(State state, Viewer viewer, Facts& facts) {
  while (is_step(state.phase)) {
    const State before = state;
    Rules::step(state);
    tell_step(before, state, viewer, facts);
  }
}

void Story::tell(const State& before, Seat seat, const Move& move, Viewer viewer, Facts& facts) {
  State after = before;
  Rules::choose(after, seat, move);
  tell_move(before, after, seat, move, viewer, facts);
  tell_steps(after, viewer, facts);
}

void Story::tell(const State& before, const Outcome& outcome, Viewer viewer, Facts& facts) {
  State after = before;
  Rules::happen(after, outcome);
  tell_outcome(before, after, outcome, viewer, facts);
  tell_steps(after, viewer, facts);
}

Fact Story::choice(const View& view, const Move& move) {
  const State& table = view.table;
  switch (move.kind()) {
    case Move::Kind::spend: return choice_of_card("choice.spend", table, move.card());
    case Move::Kind::add: return choice_of_card("choice.add", table, move.card());
    case Move::Kind::enough: return {"choice.enough", {}};
    case Move::Kind::hire:
      return {"choice.hire", {{"hero", name_of(table.content(), move.hero())}, {"n", table.cost(move.hero())}}};
    case Move::Kind::extra: return {"choice.extra", {{"dice", extra_dice(move.colours())}}};
    case Move::Kind::draft: return {"choice.draft", {{"die", Facts{phrase(move.die())}}}};
    case Move::Kind::deploy: return choice_to_deploy(view, move.die(), move.side());
    case Move::Kind::play: return choice_to_play(table, move.card());
    case Move::Kind::fight: return {"choice.fight", {}};
    case Move::Kind::retreat: return {"choice.retreat", {}};
    case Move::Kind::use:
    case Move::Kind::skip: {
      const Card card = table.player(table.chooser).card;
      return {move.kind() == Move::Kind::use ? "choice.use" : "choice.skip",
              {{"name", name_of(table.content(), card)}, {"effect", Facts{wording(effect_of(table, card))}}}};
    }
    case Move::Kind::take: return choice_of_card("choice.take", table, table.player(table.duel_result().winner).card);
    case Move::Kind::leave: return choice_of_card("choice.leave", table, table.player(table.duel_result().winner).card);
    case Move::Kind::discard: return choice_of_card("choice.discard", table, move.card());
  }
  return {};
}

}  // namespace alea::dice_tuners
