#include "games/blazing_spuds/greedy.h"

#include <algorithm>

#include "engine/best_of.h"
#include "games/blazing_spuds/plan.h"

namespace alea::blazing_spuds {
namespace {

Layout layout_of(const State& state, Seat seat) { return {state.kitchen(seat), state.held[seat]}; }

/// BS-8: tries every reroll with a few simulated rolls.
Move choose_reroll(const State& state, const Rules::Moves& moves, SimulationDice& dice) {
  constexpr int kRolls = 2;
  return best_of(moves, dice, [&](Move move) {
    Kitchen kept = state.kitchen(state.player);
    int rolled = 0;
    if (move.kind() == Move::Kind::reroll_card) {
      rolled = kept.on(move.card()).size();
      kept.on(move.card()) = {};
    } else {
      for (const Card card : kAllCards) {
        rolled += kept.on(card).of(move.colour()).size();
        kept.on(card) = kept.on(card).without(move.colour());
      }
    }
    const Layout layout(kept, state.held[state.player]);
    float sum = 0;
    for (int roll = 0; roll < kRolls; ++roll) {
      sum += plan(layout, dice.roll<kSixFaces>(rolled), Then::activate, state.options).outlook;
    }
    return sum;
  });
}

/// How readily a seat gives dice of this colour away, 0 first: its own, which can never come back (BS-12), then those
/// of the others clockwise. Counted from the seat, so that no colour is better off than another.
int reluctance(const State& state, Seat seat, Colour colour) {
  const int owner = static_cast<int>(colour);
  return owner < state.players ? (owner - index(seat) + state.players) % state.players : state.players;
}

/// The dice of this value in hand that the seat would rather give away than this one.
int dice_before(const State& state, Seat seat, Die die) {
  int dice = 0;
  for (const Colour colour : kAllColours) {
    const bool is_before = reluctance(state, seat, colour) < reluctance(state, seat, die.colour());
    if (is_before) dice += state.kitchen(seat).hand.count(Die(colour, die.value()));
  }
  return dice;
}

/// The next die goes on a card for which the plan for the whole hand has its value, otherwise on the Stove. The plan
/// does not know colours: the dice that the seat would rather give away come first.
Move choose_place(const State& state, const Rules::Moves& moves) {
  const Seat seat = state.chooser;
  const Plan best = plan(layout_of(state, seat), state.kitchen(seat).hand.faces(), after_placing(state), state.options);
  const Die die = moves[0].die();
  int taken = dice_before(state, seat, die);
  const auto is_for_this_die = [&](Move move) {
    taken -= best.placed[static_cast<std::size_t>(move.card())].spread()[die.value() - 1];
    return taken < 0;
  };
  return *std::find_if(moves.begin(), moves.end() - 1, is_for_this_die);  // the Stove comes last
}

Move choose_activation(const State& state) {
  const Card card = layout_of(state, state.player).best_activation(state.options).card;
  return card == Card::stove ? Move::pass() : Move::activate(card);
}

/// How much better off the seat is with the die on one of its cards than on the Stove.
float welcome(const State& state, Seat seat, Die die) {
  Layout layout = layout_of(state, seat);
  layout.receive();
  const float on_stove = layout.outlook();
  float best = on_stove;
  each_card(state.kitchen(seat).places(die), [&](Card card) {
    if (card == Card::stove) return;
    Layout after = layout;
    after.place(static_cast<std::size_t>(card), ValueCounts::of(die.value(), 1));
    best = std::max(best, after.outlook());
  });
  return best - on_stove;
}

/// Whether the die could bounce off a later receiver (BS-12) and so burden nobody.
bool bounces_later(const State& state, Die die) {
  const Seats later = Seats::all(state.players).without(state.player).without(state.receiver);
  return std::any_of(later.begin(), later.end(), [&](Seat seat) { return Rules::bounces(die, seat); });
}

/// BS-11: receivers get what they can use least, the Compost what the next receiver could use best. Dice that would
/// bounce later go first.
Move choose_deal(const State& state, const Rules::Moves& moves, SimulationDice& dice) {
  constexpr float kBounce = 10;
  const bool to_compost = state.receiver == state.player;
  const Seat next = to_compost ? left_of(state.player, state.players) : state.receiver;
  return best_of(moves, dice, [&](Move move) {
    const float use = welcome(state, next, move.die());
    return (to_compost ? use : -use) + (bounces_later(state, move.die()) ? kBounce : 0.0F);
  });
}

/// BS-13: both dice go to the player with the best outlook.
Move choose_give(const State& state, const Rules::Moves& moves, SimulationDice& dice) {
  return best_of(moves, dice, [&](Move move) { return layout_of(state, move.seat()).outlook(); });
}

/// BS-14: lifts everything off the Stove and leaves the other cards alone.
Move choose_lift(const Rules::Moves& moves) {
  const auto* found = std::find_if(moves.begin(), moves.end(), [](Move move) {
    return move.kind() == Move::Kind::lift && move.card() == Card::stove;
  });
  return found == moves.end() ? Move::done() : *found;
}

/// BS-14: the value that helps the rest of the hand most.
Move choose_set(const State& state, const Rules::Moves& moves, SimulationDice& dice) {
  const Layout layout = layout_of(state, state.player);
  const FaceCounts hand = state.kitchen(state.player).hand.faces();
  return best_of(moves, dice, [&](Move move) {
    FaceCounts with = hand;
    with.add(move.die().value() - 1);
    return plan(layout, with, Then::nothing, state.options).outlook;
  });
}

}  // namespace

Move Greedy::greedy(const View& view, const Rules::Moves& moves, SimulationDice& dice) {
  const State& state = view.table;
  switch (state.phase) {
    case Phase::reroll: return choose_reroll(state, moves, dice);
    case Phase::place:
    case Phase::rearrange:
    case Phase::receive: return choose_place(state, moves);
    case Phase::activate: return choose_activation(state);
    case Phase::deal: return choose_deal(state, moves, dice);
    case Phase::give: return choose_give(state, moves, dice);
    case Phase::lift: return choose_lift(moves);
    case Phase::set: return choose_set(state, moves, dice);
    default: return moves[0];  // nobody chooses
  }
}

}  // namespace alea::blazing_spuds
