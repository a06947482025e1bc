#include "games/blazing_spuds/reasons.h"

namespace alea::blazing_spuds {
namespace {

int dice_of_colour(const Kitchen& kitchen, Colour colour) {
  int dice = 0;
  for (const Card card : kAllCards) dice += kitchen.on(card).of(colour).size();
  return dice;
}

}  // namespace

void Reasons::reasons(const View& view, Move move, Facts& facts) {
  const State& state = view.table;
  const Kitchen& own = state.kitchen(state.chooser);
  const auto tell_of = [&](Seat seat) { facts.push_back({"reason.holds", {{"who", seat}, {"n", state.held[seat]}}}); };
  switch (move.kind()) {
    case Move::Kind::reroll_card: facts.push_back({"reason.rerolls", {{"n", own.on(move.card()).size()}}}); break;
    case Move::Kind::reroll_colour:
      facts.push_back({"reason.rerolls", {{"n", dice_of_colour(own, move.colour())}}});
      break;
    case Move::Kind::place:
      if (move.card() == Card::stove) {
        facts.push_back({"reason.stove", {}});
      } else {
        facts.push_back({"reason.on_card", {{"n", own.on(move.card()).size() + 1}}});
      }
      break;
    case Move::Kind::activate: facts.push_back({"reason.frees", {{"n", own.on(move.card()).size()}}}); break;
    case Move::Kind::give: tell_of(move.seat()); break;
    case Move::Kind::deal:
      if (state.receiver != state.player) tell_of(state.receiver);
      break;
    default: break;
  }
}

}  // namespace alea::blazing_spuds
