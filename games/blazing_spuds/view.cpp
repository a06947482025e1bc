#include "games/blazing_spuds/view.h"

#include "games/blazing_spuds/notation.h"
#include "games/blazing_spuds/rules.h"

namespace alea::blazing_spuds {
namespace {

std::optional<Seat> seat_if(bool is_known, Seat seat) { return is_known ? std::optional(seat) : std::nullopt; }

bool has_begun(const View& view) { return view.table.phase != Phase::lot; }

std::string unrolled_text(const State& state, Seat seat) {
  if (Rules::is_unrolled(state, seat)) return loose_text(Rules::starting_dice(state, seat));
  return seat == state.chooser ? loose_text(state.loose) : "";
}

ShownCard shown(const Kitchen& kitchen, Card card) {
  return {.side = {static_cast<std::size_t>(kitchen.side(card))},
          .dice = dice_text(kitchen.on(card)),
          .ready = kitchen.is_ready(card)};
}

ShownKitchen shown(const State& state, Seat seat) {
  const Kitchen& kitchen = state.kitchen(seat);
  ShownKitchen shown_kitchen{.colour = {static_cast<std::size_t>(colour_of(seat))},
                             .dice = state.held[seat],
                             .cards = {},
                             .hand = dice_text(kitchen.hand),
                             .unrolled = unrolled_text(state, seat)};
  for (const Card card : kAllCards) shown_kitchen.cards[static_cast<std::size_t>(card)] = shown(kitchen, card);
  return shown_kitchen;
}

Choice choice_to_deal(const State& state, Die die) {
  const DiceSet dice(die);
  if (state.receiver == state.player) return ChooseCompost{dice};
  if (Rules::bounces(die, state.receiver)) return ChooseBounce{.dice = dice, .whom = state.receiver};
  return ChooseDeal{.dice = dice, .whom = state.receiver};
}

}  // namespace

OneOf<kPhaseNames> Shown::phase(const View& view) { return {static_cast<std::size_t>(view.table.phase)}; }

OneOf<kBacksNames> Shown::backs(const View& view) { return {static_cast<std::size_t>(view.table.options.backs)}; }

std::optional<Seat> Shown::first(const View& view) { return seat_if(has_begun(view), view.table.first); }

std::optional<Seat> Shown::player(const View& view) { return seat_if(has_begun(view), view.table.player); }

std::optional<Seat> Shown::chooser(const View& view) { return seat_if(has_begun(view), view.table.chooser); }

std::optional<Seat> Shown::receiver(const View& view) {
  return seat_if(view.table.phase == Phase::deal, view.table.receiver);
}

std::vector<ShownKitchen> Shown::kitchens(const View& view) {
  std::vector<ShownKitchen> list;
  for (const Seat seat : Seats::all(view.table.players)) list.push_back(shown(view.table, seat));
  return list;
}

Choice Views::choice(const View& view, const Move& move) {
  const State& state = view.table;
  const Kitchen& kitchen = state.kitchen(state.chooser);
  const Card card = move.card();
  const Side side = kitchen.side(card);
  switch (move.kind()) {
    case Move::Kind::reroll_card: return ChooseRerollCard{.side = side, .dice = kitchen.on(card)};
    case Move::Kind::reroll_colour: return ChooseRerollColour{move.colour()};
    case Move::Kind::place:
      return ChoosePlace{.dice = DiceSet(move.die(), kitchen.dice_to_place(move.die(), card)), .side = side};
    case Move::Kind::activate: return ChooseActivate{.side = side, .dice = kitchen.on(card)};
    case Move::Kind::pass: return ChoosePass{};
    case Move::Kind::deal: return choice_to_deal(state, move.die());
    case Move::Kind::give: return ChooseGive{.dice = kitchen.hand, .whom = move.seat()};
    case Move::Kind::lift: return ChooseLift{.dice = DiceSet(move.die()), .side = side};
    case Move::Kind::set: return ChooseSet{DiceSet(move.die())};
    case Move::Kind::done: break;
  }
  return ChooseDone{};
}

}  // namespace alea::blazing_spuds
